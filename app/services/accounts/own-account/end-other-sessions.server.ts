import { endingAccess } from "#app/db/accounts/access.repo.server.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { requireOwner } from "./require-owner.server.ts";

/** Ends all sessions of the caller but this one, and what else opens something of theirs. */
export async function endOtherSessions(context: AccountContext): Promise<void> {
  const { auth, clock, db } = context;
  const { id: userId } = await requireOwner(context);
  const except = await auth.sessionId();
  const browser = await renewingBrowser(context, userId);
  await db.batch([...endingAccess(db, userId, { now: clock().getTime(), holder: browser.holder, except })]);
  await browser.goOn();
}
