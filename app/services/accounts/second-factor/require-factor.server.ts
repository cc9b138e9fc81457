import { passkeySession, passkeysOf } from "#app/db/accounts/passkeys.repo.server.ts";
import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { isFactorRequired } from "#app/services/accounts/required-factor.server.ts";
import { judgeCode } from "./judge-code.server.ts";
import { recordFactorChange, refused } from "./second-factor.server.ts";

/** So long a sign-in by passkey takes the place of a code: milliseconds. */
const FRESH = 600_000;

/**
 * Makes sure of the second factor where one is set up, after the password was: by the app's code, a backup code, or a passkey that has
 * signed in here within ten minutes. Throws `invalid_input` on `code`, `too_many_requests`.
 */
export async function requireFactor(context: AccountContext, userId: string, code: string): Promise<void> {
  const { db, guesses } = context;
  const [row] = await findPerson(db, userId);
  if (!row?.twoFactorEnabled || (await isByPasskey(context))) return;
  if (code.trim() === "") throw refused("code", "code_required");
  const judged = await guesses.judge(
    { at: "settings", userId },
    () => judgeCode(context, userId, code, { own: true }),
    ({ answer, usedBefore }) => answer.ok && !usedBefore,
  );
  if (!judged.answer.ok || judged.usedBefore) throw refused("code", "code_wrong");
  if (judged.by === "backup") await recordFactorChange(context, "second_factor_backup_code_used", userId);
}

/**
 * Makes sure, in a session that a passkey began or opened and where no code can be asked for, that it has answered within ten minutes: the
 * password alone is less than what signed in. One that was taken away since answers for nothing: another of the account is asked for. Throws `invalid_input` on `passkey`.
 */
export async function requireFreshPasskey(context: AccountContext, userId: string): Promise<void> {
  const { auth, db, env } = context;
  const sessionId = await auth.sessionId();
  const [[row], [found], passkeys] = await db.batch([findPerson(db, userId), passkeySession(db, sessionId ?? ""), passkeysOf(db, userId)]);
  // Of a passkey that was taken away since, another takes the place; where none is left the password is all there is.
  if (!row || row.twoFactorEnabled || !found || passkeys.length === 0) return;
  const isOpened = found.begunBy === "passkey" || (isRole(row.role) && isFactorRequired(env, row.role));
  if (!isOpened || (await isByPasskey(context))) return;
  throw refused("passkey", "passkey_again");
}

async function isByPasskey({ auth, clock, db }: AccountContext): Promise<boolean> {
  const sessionId = await auth.sessionId();
  const [found] = sessionId === null ? [] : await passkeySession(db, sessionId);
  return found?.passkey != null && clock().getTime() - found.createdAt.getTime() < FRESH;
}
