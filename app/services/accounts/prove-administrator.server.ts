import type { Access } from "#app/db/accounts/access.repo.server.ts";
import type { AccountContext } from "./account-context.ts";
import { ownAccess } from "./own-account/own-access.server.ts";
import { type Proof, requireProof } from "./own-account/require-proof.server.ts";
import { administratorOf } from "./require-administrator.server.ts";

/**
 * Makes sure that who acts is an administrator and who they have signed in as. Gives the access that the batch has to hold. Throws `unauthenticated`,
 * `not_found` for who is no administrator, and as `requireProof`.
 */
export async function proveAdministrator(context: AccountContext, proof: Proof): Promise<Access> {
  const { id } = await administratorOf(context);
  const access = await ownAccess(context);
  await requireProof(context, id, proof);
  return access;
}
