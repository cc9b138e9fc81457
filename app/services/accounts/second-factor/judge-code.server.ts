import { usingCode } from "#app/db/accounts/people.repo.server.ts";
import { backupCodeTyped } from "#app/domain/people/backup-codes.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import type { AuthAnswer, CalledAs } from "#app/services/accounts/auth.server.ts";

/** Milliseconds in which an app's code may be right (RFC 6238: its own half minute, and one either side). */
export const CODE_LIVES = 120_000;

/** What better-auth answers to a right code. */
interface Entered {
  token: string;
}

export interface JudgedCode {
  answer: AuthAnswer<Entered>;
  by: "app" | "backup";
  /** Whether the app's code was right, and was taken before: seen over a shoulder and typed a second time. */
  usedBefore: boolean;
}

/** Apps show a code in two groups of three. */
export const digits = (code: string) => code.replace(/\s/g, "");

/** Has an app's code or a backup code judged, of the person `userId`; each is good once (RFC 6238, section 5.2). Counts no guess. */
export async function judgeCode(context: AccountContext, userId: string, typed: string, as?: CalledAs): Promise<JudgedCode> {
  const { auth, clock, db } = context;
  if (!/^\s*\d{3}\s?\d{3}\s*$/.test(typed)) {
    const code = await backupCode(context, typed, userId);
    return { answer: await auth.call<Entered>("/two-factor/verify-backup-code", { code }, as), by: "backup", usedBefore: false };
  }
  const answer = await auth.call<Entered>("/two-factor/verify-totp", { code: digits(typed) }, as);
  if (!answer.ok) return { answer, by: "app", usedBefore: false };
  const [used] = await usingCode(db, userId, digits(typed), clock().getTime() + CODE_LIVES);
  return { answer, by: "app", usedBefore: (used?.count ?? 1) > 1 };
}

/** The code as better-auth holds it, however it was typed; what is none of them goes on as it is, to be counted as wrong. */
async function backupCode({ auth }: AccountContext, typed: string, userId: string): Promise<string> {
  const codes = await auth.backupCodes(userId).catch(() => []);
  return backupCodeTyped(typed, codes) ?? typed.trim();
}
