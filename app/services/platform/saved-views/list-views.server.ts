import { ownViews, type SavedViewRow, sharedViews } from "#app/db/platform/saved-views.repo.server.ts";
import type { SavedView, ViewList } from "#app/domain/views/saved-view.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** The views of a list that staff may choose: their own, then those that others share, each by name. Throws `not_found` for everybody else. */
export async function listViews(context: ServiceContext, list: ViewList): Promise<SavedView[]> {
  const { id } = await administratorOf(context);
  const { db } = context;
  const [own, shared] = await db.batch([ownViews(db, list, id), sharedViews(db, list, id)]);
  return [...own, ...shared].map((row) => toView(row, id));
}

function toView({ id, list, name, query, shared, ownerId, by, version }: SavedViewRow, me: string): SavedView {
  return { id, list, name, query, shared, own: ownerId === me, by: by ?? "", version };
}
