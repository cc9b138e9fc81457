import { addingTemplate, changingTemplate, templateById, templatesInUse } from "#app/db/bookings/booking-thread.repo.server.ts";
import { checkTemplate, TEMPLATE_LIMITS } from "#app/domain/booking/office/message-template.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { withinLimit } from "#app/services/platform/within-limit.server.ts";

export interface TypedTemplate {
  /** Null for a new one. */
  id: string | null;
  /** Of the one that was read. */
  version: number;
  name: string;
  texts: Readonly<Record<Locale, string>>;
}

/**
 * Keeps a text that staff begin a message from. Throws `invalid_input` with an issue per field, `stale_version` when somebody has changed it since,
 * and `not_found` for who is not staff.
 */
export async function saveTemplate(context: ServiceContext, typed: TypedTemplate): Promise<{ id: string }> {
  const { db, clock } = context;
  const who = await administratorOf(context);
  const checked = checkTemplate(typed);
  if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
  const columns = { ...checked.template, updatedAt: clock().getTime(), updatedBy: who.id };
  if (typed.id === null) {
    const full = new AppError("invalid_input", { issues: [{ field: "name", code: "templates_too_many" }] });
    if ((await templatesInUse(db)).length >= TEMPLATE_LIMITS.templates) throw full;
    const id = newId();
    await withinLimit(addingTemplate(db, { id, version: 1, ...columns }), full);
    return { id };
  }
  const changed = await changingTemplate(db, { id: typed.id, version: typed.version }, columns);
  if (changed.length > 0) return { id: typed.id };
  const [present] = await templateById(db, typed.id);
  throw new AppError(present ? "stale_version" : "not_found", { detail: { version: present?.version ?? 0 } });
}
