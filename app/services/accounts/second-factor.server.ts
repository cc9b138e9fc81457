/**
 * The second factor of one's own account (RFC 6238, backup codes), by better-auth. Also for who is held back until they have
 * set one up; each answer's cookies replace the session's.
 */
import { endingSessionOfToken, personForChange, usingCode, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SecurityAct } from "#app/domain/mail/subject.ts";
import { backupCodeTyped } from "#app/domain/people/backup-codes.ts";
import { type Actor, isRole, rolesNamed } from "#app/domain/people/roles.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import type { Auth, AuthAnswer } from "./auth.server.ts";
import type { Guesses } from "./guesses.server.ts";
import { securityNotice } from "./security-notices.ts";
import type { SignIns } from "./sign-ins.server.ts";

/** What an authenticator app is given. */
export interface SecondFactorSetup {
  /** Base 32. */
  key: string;
  /** `otpauth://`, for the drawn code. */
  uri: string;
}

export interface SecondFactorService {
  /** `backupCodes`: how many are left; null while it is off. */
  state(): Promise<{ on: boolean; required: boolean; backupCodes: number | null }>;
  /** Begins: a new key, good once it is confirmed. Throws `invalid_input` on `password`, `conflict` when there is one already. */
  begin(password: string): Promise<SecondFactorSetup>;
  /** The same key again, for a page that is shown anew after a wrong code. Null for what is no key. */
  again(key: string): Promise<SecondFactorSetup | null>;
  /** Confirms with the app's first code. Gives the backup codes, to be shown once. Throws `invalid_input` on `code`. */
  confirm(code: string): Promise<{ backupCodes: readonly string[]; headers: Headers }>;
  /** New backup codes, to be shown once; the old ones are void. Throws `invalid_input` on `password`, `conflict` while it is off. */
  renewCodes(password: string): Promise<readonly string[]>;
  /** Turns it off. Throws `invalid_input` on `password`, `forbidden` where the role asks for it. */
  turnOff(password: string): Promise<Headers>;
  /**
   * The second step of signing in: the app's code or a backup code, each good once (RFC 6238, section 5.2). Throws
   * `invalid_input` on `code`, `too_many_requests`, and `conflict` when the first step is over.
   */
  signIn(code: string): Promise<Headers>;
}

/** What better-auth says when the first step is too long ago, and when too many codes were wrong. */
const OVER = ["INVALID_TWO_FACTOR_COOKIE", "TOTP_NOT_ENABLED"];
const TOO_MANY = "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE";
/** Milliseconds in which an app's code may be right (RFC 6238: its own half minute, and one either side). */
const CODE_LIVES = 120_000;
/** What better-auth answers to a right code. */
interface Entered {
  token: string;
  user: { id: string };
}
const ISSUER = "Concord";
const TRIES = 5;

export function createSecondFactor(
  { env, db, actor, clock }: ServiceContext,
  { auth, guesses, signIns }: { auth: Auth; guesses: Guesses; signIns: SignIns },
): SecondFactorService {
  async function me() {
    const who = await actor();
    if (who.kind === "visitor" || (who.kind === "held" && who.why !== "second_factor")) throw new AppError("unauthenticated");
    return who;
  }

  function isRequired(who: Exclude<Actor, { kind: "visitor" }>): boolean {
    const { REQUIRE_SECOND_FACTOR }: { REQUIRE_SECOND_FACTOR?: string } = env;
    return isRole(who.role) && rolesNamed(REQUIRE_SECOND_FACTOR).includes(who.role);
  }

  /** better-auth has written; what happened is told in the account's history. */
  async function record(action: Extract<SecurityAct, `second_factor_${string}`>, userId: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await personForChange(db, userId);
      if (!found) return;
      const event = { subjectType: "person", subjectId: userId, action, changes: {} } as const;
      const now = clock().getTime();
      const audit = await nextAuditEntry(event, { kind: "user", id: userId, role: found.row.role }, now, found.last);
      try {
        await db.batch([writingEntry(db, audit), securityNotice(db, found.row, action, now)]);
        return;
      } catch (error) {
        if (!isVersionConflict(error) || attempt >= TRIES) throw error;
      }
    }
  }

  /** The code as better-auth holds it, however it was typed; what is none of them goes on as it is, to be counted as wrong. */
  async function backupCode(typed: string, userId: string): Promise<string> {
    const codes = await auth.backupCodes(userId).catch(() => []);
    return backupCodeTyped(typed, codes) ?? typed.trim();
  }

  return {
    async state() {
      const who = await me();
      const found = await personForChange(db, who.id);
      const on = found?.row.twoFactorEnabled ?? false;
      return { on, required: isRequired(who), backupCodes: on ? (await auth.backupCodes(who.id)).length : null };
    },
    async begin(password) {
      const { id: userId } = await me();
      const answer = await guesses.judge(
        { at: "settings", userId },
        () => auth.call<{ totpURI: string }>("/two-factor/enable", { password }),
        ({ code }) => code !== "INVALID_PASSWORD",
      );
      if (answer.code === "INVALID_PASSWORD") throw refused("password", "password_wrong");
      if (!answer.ok) throw new AppError("conflict");
      const uri = answer.body.totpURI;
      return { uri, key: new URL(uri).searchParams.get("secret") ?? "" };
    },
    async again(key) {
      const who = await me();
      if (!/^[A-Z2-7]{16,128}$/.test(key)) return null;
      const uri = `otpauth://totp/${ISSUER}:${encodeURIComponent(who.email)}?secret=${key}&issuer=${ISSUER}&digits=6&period=30`;
      return { key, uri };
    },
    async confirm(code) {
      const who = await me();
      const answer = await guesses.judge(
        { at: "settings", userId: who.id },
        () => auth.call("/two-factor/verify-totp", { code: digits(code) }),
        (said) => said.code !== "INVALID_CODE",
      );
      if (!answer.ok) throw answer.code === "INVALID_CODE" ? refused("code", "code_wrong") : new AppError("conflict");
      await record("second_factor_set_up", who.id);
      return { backupCodes: await auth.backupCodes(who.id), headers: answer.headers };
    },
    async renewCodes(password) {
      const who = await me();
      const answer = await guesses.judge(
        { at: "settings", userId: who.id },
        () => auth.call<{ backupCodes: string[] }>("/two-factor/generate-backup-codes", { password }),
        ({ code }) => code !== "INVALID_PASSWORD",
      );
      if (!answer.ok) throw answer.code === "INVALID_PASSWORD" ? refused("password", "password_wrong") : new AppError("conflict");
      await record("second_factor_codes_renewed", who.id);
      return answer.body.backupCodes;
    },
    async turnOff(password) {
      const who = await me();
      if (isRequired(who)) throw new AppError("forbidden");
      const answer = await guesses.judge(
        { at: "settings", userId: who.id },
        () => auth.call("/two-factor/disable", { password }),
        ({ code }) => code !== "INVALID_PASSWORD",
      );
      if (!answer.ok) throw answer.code === "INVALID_PASSWORD" ? refused("password", "password_wrong") : new AppError("conflict");
      await record("second_factor_turned_off", who.id);
      return answer.headers;
    },
    async signIn(code) {
      const first = await auth.firstStep();
      // Of nobody no code is judged: it would be counted for nobody.
      if (!first) throw new AppError("conflict");
      const { userId, cookie } = first;
      const guess = await guesses.take({ at: "code", userId });
      const wrong = async (error: AppError) => {
        await signIns.failed(userId, "code");
        return error;
      };
      const isAppCode = /^\s*\d{3}\s?\d{3}\s*$/.test(code);
      const answer = isAppCode
        ? await auth.call<Entered>("/two-factor/verify-totp", { code: digits(code) }, cookie)
        : await auth.call<Entered>("/two-factor/verify-backup-code", { code: await backupCode(code, userId) }, cookie);
      if (!answer.ok) throw await wrong(failureOf(answer));
      const { token, user } = answer.body;
      if (isAppCode) {
        const [used] = await usingCode(db, user.id, digits(code), clock().getTime() + CODE_LIVES);
        if ((used?.count ?? 1) > 1) {
          // Seen over a shoulder and typed a second time: the session that it began ends before anybody has it.
          await endingSessionOfToken(db, token);
          throw await wrong(refused("code", "code_wrong"));
        }
      }
      if (!isAppCode) await record("second_factor_backup_code_used", user.id);
      return signIns.began({ userId: user.id, token }, answer.headers, { by: "code", more: guess.right() });
    },
  };
}

/** Apps show a code in two groups of three. */
const digits = (code: string) => code.replace(/\s/g, "");

function failureOf({ code }: AuthAnswer<unknown>): AppError {
  if (code === TOO_MANY) return new AppError("conflict", { detail: { tooMany: true } });
  if (code !== null && OVER.includes(code)) return new AppError("conflict");
  return refused("code", "code_wrong");
}

function refused(field: string, code: string): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}
