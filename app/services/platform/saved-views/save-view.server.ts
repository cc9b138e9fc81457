import { addingView, ownViews } from "#app/db/platform/saved-views.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkView } from "#app/domain/views/check-view.ts";
import { type TypedView, VIEW_LIMITS, type ViewList } from "#app/domain/views/saved-view.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { withinLimit } from "#app/services/platform/within-limit.server.ts";

/** Keeps a list's filter under a name. Throws `invalid_input` with an issue per field, and `not_found` for who is not staff. */
export async function saveView(context: ServiceContext, list: ViewList, typed: TypedView): Promise<{ id: string; query: string }> {
  const who = await administratorOf(context);
  const { db, clock } = context;
  const checked = checkView(list, typed);
  if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
  const refused = (code: string) => new AppError("invalid_input", { issues: [{ field: "name", code }] });
  if ((await ownViews(db, list, who.id)).length >= VIEW_LIMITS.own) throw refused("views_too_many");
  const id = newId();
  const view = { id, list, ownerId: who.id, ...checked.view, version: 1, updatedAt: clock().getTime() };
  const added = await withinLimit(addingView(db, view), refused("views_too_many"));
  if (added.length === 0) throw refused("view_name_taken");
  return { id, query: checked.view.query };
}
