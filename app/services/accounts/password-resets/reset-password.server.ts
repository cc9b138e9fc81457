import { endingAccess } from "#app/db/accounts/access.repo.server.ts";
import { hasPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import { usingReset } from "#app/db/accounts/password-resets.repo.server.ts";
import { firstPassword, lastAuditOf, settingPassword, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import { isResetUsed, isVersionConflict } from "#app/db/errors.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkPerson, newPasswordSchema } from "#app/domain/people/person-fields.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { refuseGuessable, withOwnName } from "#app/services/accounts/chosen-password.server.ts";
import { hashPassword } from "#app/services/accounts/passwords.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { findOpenReset } from "./password-resets.server.ts";

/**
 * Sets the password, ends all sessions and forgets all devices but this one, whose cookie it gives (`Set-Cookie`): who
 * read the mail is the owner, and signs in here even while somebody else guesses. Passkeys stay, since a mail must not take the place of
 * a second factor; their owner is asked to review them. Throws `invalid_input` on `password`,
 * `conflict` when the link opens nothing (any more), `too_many_requests`.
 */
export async function resetPassword(context: AccountContext, token: string, password: string): Promise<string> {
  const { clock, db, devices, env, guesses, hold } = context;
  const found = await findOpenReset(context, token);
  if (!found) {
    await guesses.missLink();
    throw new AppError("conflict");
  }
  const check = checkPerson(newPasswordSchema, { password });
  if (!check.ok) throw new AppError("invalid_input", { issues: withOwnName(check.issues, password, found) });
  await refuseGuessable(env, password, found);
  const { id, userId } = found;
  const now = clock().getTime();
  const hash = await hashPassword(password);
  const [last] = await lastAuditOf(db, "person", userId);
  const event = { subjectType: "person", subjectId: userId, action: "password_reset", changes: {} } as const;
  const audit = await nextAuditEntry(event, { kind: "visitor" }, now, last ?? null);
  const act = (await hasPasskey(db, userId)) ? "password_reset_passkeys" : "password_reset";
  const known = await devices.know(userId, null);
  // The link lets them in, and it ends whatever session this browser had.
  hold.released = true;
  try {
    await db.batch([
      usingReset(db, id, now),
      settingPassword(db, userId, hash, now),
      firstPassword(db, userId, { id: newId(), hash }, now),
      ...endingAccess(db, userId, { now, holder: newId() }),
      ...known.statements,
      writingEntry(db, audit),
      securityNotice(db, { id: userId, email: found.email, locale: found.locale }, act, now),
    ]);
    return known.cookie;
  } catch (error) {
    if (isResetUsed(error) || isVersionConflict(error)) throw new AppError("conflict");
    throw error;
  }
}
