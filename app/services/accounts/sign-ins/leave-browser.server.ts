import { ownDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hasContent, inBrowser } from "./unfinished-request.server.ts";

/** Takes draft and conversation out of this browser. Call while the person is still signed in. `kept`: a draft waits for them; `cookie`: by which its pages end. */
export async function leaveBrowser(context: AccountContext): Promise<{ kept: boolean; cookie: string }> {
  const { actor, db, pageMark, visitor } = context;
  const [who, { session, held }] = await Promise.all([actor(), inBrowser(context)]);
  const draft = held?.bookingId === null ? held : null;
  const owner = draft?.ownerId ?? (who.kind === "visitor" ? null : who.id);
  if (draft && owner !== draft.ownerId) await ownDraft(db, draft, owner);
  // No session names this holder: neither a copy of the cookie nor an id that another tab knows opens anything.
  await moveToHolder(db, session, newId());
  await visitor.end();
  return { kept: draft !== null && owner !== null && hasContent(draft.values), cookie: pageMark.leaving() };
}
