import { removingUnusedFactor } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import type { SecondFactorSetup } from "./second-factor.server.ts";

/** Begins: a new key, good once it is confirmed. Throws `invalid_input` on `password`, `conflict` when there is one already. */
export async function beginSecondFactor(context: AccountContext, password: string): Promise<SecondFactorSetup> {
  const { auth, db } = context;
  const { id: userId } = await requireOwnerOrHeld(context);
  await requirePassword(context, userId, password);
  await removingUnusedFactor(db, userId);
  const answer = await auth.call<{ totpURI: string }>("/two-factor/enable", { password }, { own: true });
  if (!answer.ok) throw new AppError("conflict");
  const uri = answer.body.totpURI;
  return { uri, key: new URL(uri).searchParams.get("secret") ?? "" };
}
