import { passkeysOf } from "#app/db/accounts/passkeys.repo.server.ts";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { toRecord } from "./passkeys.server.ts";

/** One's own, the first one first. Also for who is held back for want of a second factor. Throws `unauthenticated`. */
export async function listPasskeys(context: AccountContext): Promise<PasskeyRecord[]> {
  const { db } = context;
  return (await passkeysOf(db, (await requireOwnerOrHeld(context)).id)).map(toRecord);
}
