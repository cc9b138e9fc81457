import { holdingAccess, raisingAccess } from "#app/db/accounts/access.repo.server.ts";
import { endingSessionsOfPasskey, passkeysOf, removingPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import type { UserRow } from "#app/db/accounts/people.repo.server.ts";
import { movingDraftsOf } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { isFactorRequired } from "#app/services/accounts/required-factor.server.ts";
import { requireFactor, requireFreshPasskey } from "#app/services/accounts/second-factor/require-factor.server.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { recordPasskeyChange, refused } from "./passkeys.server.ts";

function isRequiredOf({ env }: AccountContext, row: UserRow): boolean {
  return isRole(row.role) && isFactorRequired(env, row.role);
}

/**
 * Takes one away and ends the sessions that it began, but for this one. Asks for what has signed in: the password, the code of a second
 * factor that is on, and of a session that a passkey began that it answered lately. Throws `invalid_input` on `password` or `code`, or on
 * `passkey` where one must sign in again and for the last second factor of whose role asks for one; `not_found`, `too_many_requests`.
 */
export async function removePasskey(context: AccountContext, id: string, password: string, code = ""): Promise<void> {
  const { auth, db } = context;
  const who = await requireOwnerOrHeld(context);
  if (!(await passkeysOf(db, who.id)).some((one) => one.id === id)) throw new AppError("not_found");
  const access = await ownAccess(context);
  await requirePassword(context, who.id, password);
  await requireFactor(context, who.id, code);
  await requireFreshPasskey(context, who.id);
  const current = await auth.sessionId();
  const browser = await renewingBrowser(context, who.id);
  await recordPasskeyChange(context, "passkey_removed", (row, passkeys) => {
    const found = passkeys.find((one) => one.id === id);
    if (!found) throw new AppError("not_found");
    if (isRequiredOf(context, row) && !row.twoFactorEnabled && passkeys.length === 1) throw refused("passkey", "passkey_last_factor");
    return {
      changes: { passkey: id, name: found.name },
      statements: [
        holdingAccess(db, access),
        raisingAccess(db, row.id),
        removingPasskey(db, row.id, id),
        endingSessionsOfPasskey(db, id, current),
        ...movingDraftsOf(db, row.id, browser.holder),
      ],
    };
  });
  await browser.goOn();
}
