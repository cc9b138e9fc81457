import { type Access, endingAccess, holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { deviceOfSession, movingToDevice } from "#app/db/accounts/known-devices.repo.server.ts";
import { changingPerson, usingCode } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import type { AuthAnswer } from "#app/services/accounts/auth.server.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { CODE_LIVES, digits } from "./judge-code.server.ts";
import { requireFreshPasskey } from "./require-factor.server.ts";
import { recordFactorChange, refused } from "./second-factor.server.ts";

/**
 * Confirms with the app's first code, and ends all other sessions: they have proven the password alone. Gives the backup codes, to be
 * shown once. Throws `invalid_input` on `code` or `passkey`, `too_many_requests` after five wrong ones.
 */
export async function confirmSecondFactor(
  context: AccountContext,
  code: string,
): Promise<{ backupCodes: readonly string[]; headers: Headers }> {
  const { auth, clock, db, guesses, hold } = context;
  const who = await requireOwnerOrHeld(context);
  // It may have been begun before the account had a passkey.
  await requireFreshPasskey(context, who.id);
  const access = await ownAccess(context);
  const before = await auth.sessionId();
  const deviceId = before === null ? null : await deviceOfSession(db, before);
  // Read first: the code ends the session of before, and what its browser holds with it.
  const browser = await renewingBrowser(context, who.id);
  const answer = await guesses.judge(
    { at: "setup", userId: who.id },
    () => confirming(context, access, digits(code).slice(0, 20)),
    (said) => said.code !== "INVALID_CODE",
  );
  if (!answer.ok) throw answer.code === "INVALID_CODE" ? refused("code", "code_wrong") : new AppError("conflict");
  // The code has begun a session that takes the place of the one before; `access` is what is held.
  hold.released = true;
  const now = clock().getTime();
  const except = (await auth.begunSession(answer.headers)) ?? before;
  await recordFactorChange(context, "second_factor_set_up", who.id, [
    holdingAccess(db, access),
    ...(except === null ? [] : [movingToDevice(db, except, deviceId)]),
    ...endingAccess(db, who.id, { now, holder: browser.holder, except }),
    changingPerson(db, who.id, { twoFactorEnabled: true }, now),
  ]);
  await browser.goOn();
  return { backupCodes: await auth.backupCodes(who.id), headers: answer.headers };
}

/** Good once, here as at the door (RFC 6238, section 5.2): taken before it is judged, since judging a right one begins a session. */
async function confirming({ auth, clock, db }: AccountContext, access: Access, code: string): Promise<AuthAnswer<unknown>> {
  const [used] = await usingCode(db, access.userId, code, clock().getTime() + CODE_LIVES);
  if ((used?.count ?? 1) > 1) return { ok: false, status: 401, code: "INVALID_CODE", body: null, headers: new Headers() };
  return auth.call("/two-factor/verify-totp", { code }, { access, own: true });
}
