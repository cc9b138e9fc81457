import { type SavedViewRow, viewById } from "#app/db/platform/saved-views.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** A view that the administrator `me` sees: their own, or a shared one. Throws `not_found`. */
export async function seenView({ db }: ServiceContext, me: string, id: string): Promise<SavedViewRow> {
  const [view] = await viewById(db, id);
  if (!view || (view.ownerId !== me && !view.shared)) throw new AppError("not_found");
  return view;
}
