import { replaceResumeKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { hashOfToken, newToken } from "#app/services/platform/secret-links.ts";
import { ownUnsentDraft, type ResumeContext } from "./resume-links.server.ts";

/** Makes a link for the visitor's draft; an earlier one dies. Throws `not_found` without a draft, and `too_many_requests`. */
export async function makeResumeLink(context: ResumeContext): Promise<{ url: string; expiresAt: string }> {
  const { clock, db, origin, rateLimits } = context;
  await rateLimits.take("draft");
  const draft = await ownUnsentDraft(context);
  if (!draft) throw new AppError("not_found");
  const token = newToken();
  const key = { tokenHash: await hashOfToken(token), createdAt: clock().getTime(), expiresAt: draft.expiresAt };
  // Moved meanwhile: a link to it now would open what its taker gives.
  if (!(await replaceResumeKey(db, draft, key))) throw new AppError("not_found");
  return { url: `${origin}${localePath(draft.locale, `/resume/${token}`)}`, expiresAt: new Date(draft.expiresAt).toISOString() };
}
