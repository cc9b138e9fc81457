import { forgettingDeviceOf } from "#app/db/accounts/known-devices.repo.server.ts";
import { endingSession } from "#app/db/accounts/people.repo.server.ts";
import { movingDraftsOf } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { holdingSession } from "#app/db/held-binding.server.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { requireOwner } from "./require-owner.server.ts";

/** Ends one of one's own sessions and forgets its device, and no other browser holds their requests; nothing where it has no owner or another's. */
export async function endOwnSession(context: AccountContext, id: string): Promise<void> {
  const { db } = context;
  const { id: userId } = await requireOwner(context);
  const browser = await renewingBrowser(context, userId);
  await db.batch([
    holdingSession(db),
    forgettingDeviceOf(db, userId, id),
    endingSession(db, userId, id),
    ...movingDraftsOf(db, userId, browser.holder),
  ]);
  await browser.goOn();
}
