/**
 * The second factor of one's own account (RFC 6238, backup codes), by better-auth. Also for who is held back until they have
 * set one up; each answer's cookies replace the session's.
 */
import { personForChange, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Statement } from "#app/db/client.server.ts";
import { isAccessEnded, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import type { SecurityAct } from "#app/domain/mail/subject.ts";
import { type Actor, isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { isFactorRequired } from "#app/services/accounts/required-factor.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

/** What an authenticator app is given. */
export interface SecondFactorSetup {
  /** Base 32. */
  key: string;
  /** `otpauth://`, for the drawn code. */
  uri: string;
}

const TRIES = 5;

export function isRequired({ env }: AccountContext, who: Exclude<Actor, { kind: "visitor" }>): boolean {
  return isRole(who.role) && isFactorRequired(env, who.role);
}

/** A change with its entry in the account's history and the mail to its owner. Throws `unauthenticated` when `statements` hold an access that was ended. */
export async function recordFactorChange(
  { clock, db }: AccountContext,
  action: Extract<SecurityAct, `second_factor_${string}`>,
  userId: string,
  statements: readonly Statement[] = [],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await personForChange(db, userId);
    if (!found) return;
    const event = { subjectType: "person", subjectId: userId, action, changes: {} } as const;
    const now = clock().getTime();
    const audit = await nextAuditEntry(event, { kind: "user", id: userId, role: found.row.role }, now, found.last);
    try {
      await db.batch([writingEntry(db, audit), ...statements, securityNotice(db, found.row, action, now)]);
      return;
    } catch (error) {
      if (isAccessEnded(error)) throw new AppError("unauthenticated", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

export function refused(field: string, code: string): AppError {
  return new AppError("invalid_input", { issues: [{ field, code }] });
}
