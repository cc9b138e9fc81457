import { changingView } from "#app/db/platform/saved-views.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkView } from "#app/domain/views/check-view.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { seenView } from "./seen-view.server.ts";

export interface ChangedView {
  name: string;
  /** Heard only of who saved it: nobody takes a view out of another's sight. */
  shared: boolean;
  /** Of the one that was read. */
  version: number;
}

/**
 * Renames a view, one's own or a shared one; its owner also shares it or takes it back. Throws `invalid_input` with an issue per field,
 * `stale_version` when somebody has changed it since, and `not_found`.
 */
export async function changeView(context: ServiceContext, id: string, typed: ChangedView): Promise<void> {
  const who = await administratorOf(context);
  const { db, clock } = context;
  const view = await seenView(context, who.id, id);
  const shared = view.ownerId === who.id ? typed.shared : view.shared;
  const checked = checkView(view.list, { name: typed.name, query: view.query, shared });
  if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
  const changed = await changingView(db, { ...view, version: typed.version }, { ...checked.view, updatedAt: clock().getTime() });
  if (changed.length > 0) return;
  const now = await seenView(context, who.id, id);
  if (now.version !== typed.version) throw new AppError("stale_version", { detail: { version: now.version } });
  throw new AppError("invalid_input", { issues: [{ field: "name", code: "view_name_taken" }] });
}
