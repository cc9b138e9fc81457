import { accessOf } from "#app/db/accounts/access.repo.server.ts";
import { endingSessionOfToken } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import type { AuthAnswer } from "#app/services/accounts/auth.server.ts";
import { beginSession, recordFailedSignIn } from "#app/services/accounts/sign-ins/sign-in-history.server.ts";
import { judgeCode } from "./judge-code.server.ts";
import { recordFactorChange, refused } from "./second-factor.server.ts";

/** What better-auth says when the first step is too long ago, and when too many codes were wrong. */
const OVER = ["INVALID_TWO_FACTOR_COOKIE", "TOTP_NOT_ENABLED"];

const TOO_MANY = "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE";

/**
 * The second step of signing in: the app's code or a backup code, each good once (RFC 6238, section 5.2). Throws
 * `invalid_input` on `code`, `too_many_requests`, and `conflict` when the first step is over.
 */
export async function signInByCode(context: AccountContext, code: string): Promise<Headers> {
  const { auth, db, guesses } = context;
  const first = await auth.firstStep();
  // Of nobody no code is judged: it would be counted for nobody.
  if (!first) throw new AppError("conflict");
  const { userId, cookie } = first;
  const as = { cookie, access: await accessOf(db, { userId }) };
  const guess = await guesses.take({ at: "code", userId });
  const wrong = async (error: AppError) => {
    await recordFailedSignIn(context, userId, "code");
    return error;
  };
  const { answer, by, usedBefore } = await judgeCode(context, userId, code, as);
  if (!answer.ok || !as.access) throw await wrong(failureOf(answer));
  const { token } = answer.body;
  if (usedBefore) {
    // The session that it began ends before anybody has it.
    await endingSessionOfToken(db, token);
    throw await wrong(refused("code", "code_wrong"));
  }
  if (by === "backup") await recordFactorChange(context, "second_factor_backup_code_used", userId);
  return beginSession(context, { access: as.access, token }, answer.headers, { by: "code", more: guess.right() });
}

function failureOf({ code }: AuthAnswer<unknown>): AppError {
  if (code === TOO_MANY) return new AppError("conflict", { detail: { tooMany: true } });
  if (code !== null && OVER.includes(code)) return new AppError("conflict");
  return refused("code", "code_wrong");
}
