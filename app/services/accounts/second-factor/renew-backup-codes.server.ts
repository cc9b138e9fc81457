import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { requireFactor } from "./require-factor.server.ts";
import { recordFactorChange } from "./second-factor.server.ts";

/**
 * New backup codes, to be shown once, for who has the password and the factor itself; the old ones are void. Throws `invalid_input` on
 * `password` or `code`, `conflict` while it is off.
 */
export async function renewBackupCodes(context: AccountContext, password: string, code: string): Promise<readonly string[]> {
  const { auth } = context;
  const who = await requireOwnerOrHeld(context);
  await requirePassword(context, who.id, password);
  await requireFactor(context, who.id, code);
  const answer = await auth.call<{ backupCodes: string[] }>("/two-factor/generate-backup-codes", { password }, { own: true });
  if (!answer.ok) throw new AppError("conflict");
  await recordFactorChange(context, "second_factor_codes_renewed", who.id);
  return answer.body.backupCodes;
}
