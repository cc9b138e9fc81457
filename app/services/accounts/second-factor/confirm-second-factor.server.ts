import { endingAccess, holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { deviceOfSession, movingToDevice } from "#app/db/accounts/known-devices.repo.server.ts";
import { changingPerson } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { digits } from "./judge-code.server.ts";
import { recordFactorChange, refused } from "./second-factor.server.ts";

/**
 * Confirms with the app's first code, and ends all other sessions: they have proven the password alone. Gives the backup codes, to be
 * shown once. Throws `invalid_input` on `code`.
 */
export async function confirmSecondFactor(
  context: AccountContext,
  code: string,
): Promise<{ backupCodes: readonly string[]; headers: Headers }> {
  const { auth, clock, db, guesses } = context;
  const who = await requireOwnerOrHeld(context);
  const access = await ownAccess(context);
  const before = await auth.sessionId();
  const deviceId = before === null ? null : await deviceOfSession(db, before);
  const answer = await guesses.judge(
    { at: "settings", userId: who.id },
    () => auth.call("/two-factor/verify-totp", { code: digits(code) }, { access }),
    (said) => said.code !== "INVALID_CODE",
  );
  if (!answer.ok) throw answer.code === "INVALID_CODE" ? refused("code", "code_wrong") : new AppError("conflict");
  // The code has begun a session that takes the place of the one before.
  const now = clock().getTime();
  const except = (await auth.begunSession(answer.headers)) ?? before;
  const browser = await renewingBrowser(context, who.id);
  await recordFactorChange(context, "second_factor_set_up", who.id, [
    holdingAccess(db, access),
    ...(except === null ? [] : [movingToDevice(db, except, deviceId)]),
    ...endingAccess(db, who.id, { now, holder: browser.holder, except }),
    changingPerson(db, who.id, { twoFactorEnabled: true }, now),
  ]);
  await browser.goOn();
  return { backupCodes: await auth.backupCodes(who.id), headers: answer.headers };
}
