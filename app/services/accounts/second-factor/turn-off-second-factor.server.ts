import { holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { changingPerson, removingSecondFactor } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { requireFactor } from "./require-factor.server.ts";
import { isRequired, recordFactorChange } from "./second-factor.server.ts";

/**
 * Turns it off, for who has the password and the factor itself, and tells the owner by mail. Throws `invalid_input` on `password` or
 * `code`, `forbidden` where the role asks for it, `conflict` while it is off.
 */
export async function turnOffSecondFactor(context: AccountContext, password: string, code: string): Promise<void> {
  const { clock, db } = context;
  const who = await requireOwnerOrHeld(context);
  if (isRequired(context, who)) throw new AppError("forbidden");
  const access = await ownAccess(context);
  await requirePassword(context, who.id, password);
  await requireFactor(context, who.id, code);
  await recordFactorChange(context, "second_factor_turned_off", who.id, [
    holdingAccess(db, access),
    removingSecondFactor(db, who.id),
    changingPerson(db, who.id, { twoFactorEnabled: false }, clock().getTime()),
  ]);
}
