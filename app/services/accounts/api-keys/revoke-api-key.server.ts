import { apiKeysOf, removingApiKey } from "#app/db/accounts/api-keys.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { recordOwnChange } from "#app/services/accounts/own-account/own-account.server.ts";
import { requireOwner } from "#app/services/accounts/own-account/require-owner.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Revokes one of one's own API keys: it opens nothing from now on. Throws `unauthenticated`, and `not_found` for what is none of one's own. */
export async function revokeApiKey(context: ServiceContext, id: string): Promise<void> {
  const { db } = context;
  const who = await requireOwner(context);
  const found = (await apiKeysOf(db, who.id)).find((one) => one.id === id);
  if (!found) throw new AppError("not_found");
  await recordOwnChange(context, "api_key_revoked", { key: id, scopes: found.scopes }, [removingApiKey(db, who.id, id)]);
}
