/**
 * Forgotten passwords: a link by mail that sets a new one, once, within the hour, and ends all sessions. Known and unknown
 * addresses get the same answer after the same work (quality, "Security").
 */

import { forgettingDevices } from "#app/db/accounts/known-devices.repo.server.ts";
import { addingReset, findReset, usingOtherResets, usingReset } from "#app/db/accounts/password-resets.repo.server.ts";
import { endingSessions, firstPassword, lastAuditOf, settingPassword, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { endingFirstSteps } from "#app/db/accounts/sign-ins.repo.server.ts";
import { isResetUsed, isVersionConflict } from "#app/db/errors.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkPerson, newPasswordSchema } from "#app/domain/people/person-fields.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";
import { refuseGuessable } from "./chosen-password.server.ts";
import type { Guesses } from "./guesses.server.ts";
import type { KnownDevices } from "./known-devices.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { securityNotice } from "./security-notices.ts";

const HOUR = 3_600_000;
/** Links that one account is sent within an hour. */
const MOST = 3;

export interface PasswordResets {
  /** Sends a link to who has this address; says nothing of whether anybody has. Throws `too_many_requests`. */
  ask(email: string): Promise<void>;
  /** Whose password a link sets: their e-mail; null when it opens nothing (any more). Changes nothing. */
  open(token: string): Promise<string | null>;
  /**
   * Sets the password, ends all sessions and forgets all devices but this one, whose cookie it gives (`Set-Cookie`): who
   * read the mail is the owner, and signs in here even while somebody else guesses. Throws `invalid_input` on `password`,
   * `conflict` when the link opens nothing (any more), `too_many_requests`.
   */
  use(token: string, password: string): Promise<string>;
}

export interface PasswordResetsOptions {
  rateLimits: RateLimits;
  guesses: Guesses;
  devices: KnownDevices;
}

export function createPasswordResets(
  { env, db, clock }: ServiceContext,
  { rateLimits, guesses, devices }: PasswordResetsOptions,
): PasswordResets {
  async function find(token: string) {
    const [found] = await findReset(db, { tokenHash: await hashOfToken(token) });
    return found?.active && found.usedAt === null && found.expiresAt > clock().getTime() ? found : null;
  }

  return {
    async ask(email) {
      await rateLimits.take("forgotten_password");
      const now = clock().getTime();
      const [id, nonce] = [newId(), newId()];
      const tokenHash = await hashOfToken(await tokenOf(env.AUTH_SECRET, "password-reset", { id, nonce }));
      const reset = { id, nonce, tokenHash, now, expiresAt: now + HOUR, most: MOST, since: now - HOUR };
      await db.batch([...addingReset(db, emailKeyOf(email).slice(0, 254), reset)]);
    },
    async open(token) {
      return (await find(token))?.email ?? null;
    },
    async use(token, password) {
      const found = await guesses.judge({ at: "link" }, () => find(token), Boolean);
      if (!found) throw new AppError("conflict");
      const check = checkPerson(newPasswordSchema, { password });
      if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
      await refuseGuessable(env, password, { firstName: found.personName, lastName: "", email: found.email });
      const { id, userId } = found;
      const now = clock().getTime();
      const hash = await hashPassword(password);
      const [last] = await lastAuditOf(db, "person", userId);
      const event = { subjectType: "person", subjectId: userId, action: "password_reset", changes: {} } as const;
      const audit = await nextAuditEntry(event, { kind: "visitor" }, now, last ?? null);
      const known = await devices.know(userId, null);
      try {
        await db.batch([
          usingReset(db, id, now),
          settingPassword(db, userId, hash, now),
          firstPassword(db, userId, { id: newId(), hash }, now),
          forgettingDevices(db, userId),
          endingSessions(db, userId),
          endingFirstSteps(db, userId),
          ...known.statements,
          writingEntry(db, audit),
          securityNotice(db, { id: userId, email: found.email, locale: found.locale }, "password_reset", now),
          usingOtherResets(db, userId, now),
        ]);
        return known.cookie;
      } catch (error) {
        if (isResetUsed(error) || isVersionConflict(error)) throw new AppError("conflict");
        throw error;
      }
    },
  };
}
