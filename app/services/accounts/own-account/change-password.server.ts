import { endingAccess, holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { settingPassword } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { checkPerson, newPasswordSchema } from "#app/domain/people/person-fields.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { refuseGuessable, withOwnName } from "#app/services/accounts/chosen-password.server.ts";
import { hashPassword } from "#app/services/accounts/passwords.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { renewingBrowser } from "#app/services/accounts/sign-ins/renew-browser.server.ts";
import { ownAccess } from "./own-access.server.ts";
import { recordOwnChange, refused } from "./own-account.server.ts";
import { requireOwner } from "./require-owner.server.ts";
import { requirePassword } from "./require-password.server.ts";

/** Sets a new password, ends all other sessions and forgets all other devices. Throws `invalid_input`, `too_many_requests`. */
export async function changePassword(context: AccountContext, present: string, next: string): Promise<void> {
  const { auth, clock, db, env } = context;
  const who = await requireOwner(context);
  const access = await ownAccess(context);
  await requirePassword(context, who.id, present, "present");
  const check = checkPerson(newPasswordSchema, { password: next });
  if (!check.ok) throw new AppError("invalid_input", { issues: withOwnName(check.issues, next, who) });
  if (present === next) throw refused("password", "password_same");
  await refuseGuessable(env, next, who);
  const now = clock().getTime();
  const hash = await hashPassword(next);
  const except = await auth.sessionId();
  const browser = await renewingBrowser(context, who.id);
  await recordOwnChange(context, "password_changed", {}, [
    // Of two who know the old one, and change it at once, the second has known nothing.
    holdingAccess(db, access),
    settingPassword(db, who.id, hash, now),
    ...endingAccess(db, who.id, { now, holder: browser.holder, except }),
    securityNotice(db, who, "password_changed", now),
  ]);
  await browser.goOn();
}
