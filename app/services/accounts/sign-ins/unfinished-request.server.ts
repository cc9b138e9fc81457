/**
 * What becomes of an unfinished request and its conversation when somebody signs out or in: a machine may be shared. Signing out
 * ends the visitor's session, so that this browser no longer reaches either; signing in gives the person's own back. Both end
 * the session that was there, and move what goes on out of it: somebody else may have kept a copy of its cookie.
 */
import { findDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";

export type BrowserContext = Pick<AccountContext, "clock" | "db" | "visitor">;

export async function inBrowser({ clock, db, visitor }: BrowserContext) {
  const { draftId, chatSessionId, locale, holder } = await visitor.read();
  const draft = draftId ? await findDraft(db, draftId, clock().getTime()) : null;
  return { session: { draftId, chatSessionId, locale, holder }, held: draft && isHeldBy(draft, holder) ? draft : null };
}

/** True once somebody has given something: what rules and defaults fill in is nothing to keep. */
export function hasContent(values: Readonly<Record<string, { origin: string } | undefined>>): boolean {
  return Object.values(values).some((held) => held?.origin === "visitor" || held?.origin === "assistant");
}
