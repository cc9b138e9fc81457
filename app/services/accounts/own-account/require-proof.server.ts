import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireFactor, requireFreshPasskey } from "#app/services/accounts/second-factor/require-factor.server.ts";
import { refused } from "./own-account.server.ts";
import { requirePassword } from "./require-password.server.ts";

/** What somebody shows of themselves once more: an open screen alone is not enough. */
export interface Proof {
  password: string;
  /** Of their second factor; "" where they have none, or a passkey has just signed in. */
  code: string;
}

export const NO_PROOF: Proof = { password: "", code: "" };

/**
 * Makes sure that who acts is who has signed in: by the password, the factor where one is set up, or the passkey that signed in. Throws
 * `invalid_input` on `password`, `code` or `passkey`, `too_many_requests`.
 */
export async function requireProof(context: AccountContext, userId: string, { password, code }: Proof): Promise<void> {
  // What was not asked for yet is no guess.
  if (password === "") throw refused("password", "own_password_required");
  await requirePassword(context, userId, password);
  await requireFactor(context, userId, code);
  await requireFreshPasskey(context, userId);
}
