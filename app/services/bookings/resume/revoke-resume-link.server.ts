import { droppingOwnResumeKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { ownUnsentDraft, type ResumeContext } from "./resume-links.server.ts";

/** Closes the link of the visitor's own draft. */
export async function revokeResumeLink(context: ResumeContext): Promise<void> {
  const draft = await ownUnsentDraft(context);
  if (draft) await droppingOwnResumeKey(context.db, draft);
}
