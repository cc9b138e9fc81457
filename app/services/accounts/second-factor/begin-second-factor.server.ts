import { removingUnusedFactor } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { requireFreshPasskey } from "./require-factor.server.ts";
import type { SecondFactorSetup } from "./second-factor.server.ts";

/**
 * Begins: a new key, good once it is confirmed. In a session that a passkey began or opened it is asked for again, since an app of one's own
 * answers everything that asks for it. Throws `invalid_input` on `password` or `passkey`, `conflict` when there is one already.
 */
export async function beginSecondFactor(context: AccountContext, password: string): Promise<SecondFactorSetup> {
  const { auth, db } = context;
  const { id: userId } = await requireOwnerOrHeld(context);
  await requirePassword(context, userId, password);
  await requireFreshPasskey(context, userId);
  await removingUnusedFactor(db, userId);
  const answer = await auth.call<{ totpURI: string }>("/two-factor/enable", { password }, { own: true });
  if (!answer.ok) throw new AppError("conflict");
  const uri = answer.body.totpURI;
  return { uri, key: new URL(uri).searchParams.get("secret") ?? "" };
}
