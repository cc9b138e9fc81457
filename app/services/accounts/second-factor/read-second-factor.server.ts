import { personForChange } from "#app/db/accounts/people.repo.server.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { isRequired } from "./second-factor.server.ts";

/** `backupCodes`: how many are left; null while it is off. */
export async function readSecondFactor(context: AccountContext): Promise<{ on: boolean; required: boolean; backupCodes: number | null }> {
  const { auth, db } = context;
  const who = await requireOwnerOrHeld(context);
  const found = await personForChange(db, who.id);
  const on = found?.row.twoFactorEnabled ?? false;
  return { on, required: isRequired(context, who), backupCodes: on ? (await auth.backupCodes(who.id)).length : null };
}
