import { apiKeysOf } from "#app/db/accounts/api-keys.repo.server.ts";
import type { ApiKeyRecord } from "#app/domain/api-keys/api-key-record.ts";
import { requireOwner } from "#app/services/accounts/own-account/require-owner.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toApiKeyRecord } from "./key-records.ts";

/** One's own API keys, the first one first; expired ones too. Throws `unauthenticated`. */
export async function listApiKeys(context: ServiceContext): Promise<ApiKeyRecord[]> {
  const { id } = await requireOwner(context);
  const now = context.clock().getTime();
  return (await apiKeysOf(context.db, id)).map((row) => toApiKeyRecord(row, now));
}
