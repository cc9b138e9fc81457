import type { ApiKeyRow } from "#app/db/accounts/api-keys.repo.server.ts";
import type { ApiKeyRecord } from "#app/domain/api-keys/api-key-record.ts";
import { type ApiKeyScope, isApiKeyScope } from "#app/domain/api-keys/scopes.ts";

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export const scopesOf = ({ scopes }: Pick<ApiKeyRow, "scopes">): ApiKeyScope[] => scopes.split(" ").filter(isApiKeyScope);

export const hasExpired = ({ expiresAt }: Pick<ApiKeyRow, "expiresAt">, now: number): boolean => expiresAt !== null && expiresAt <= now;

/** `now` in UTC milliseconds. */
export function toApiKeyRecord(row: ApiKeyRow, now: number): ApiKeyRecord {
  return {
    id: row.id,
    name: row.name,
    scopes: scopesOf(row),
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: moment(row.expiresAt),
    hasExpired: hasExpired(row, now),
    lastUsedAt: moment(row.lastUsedAt),
  };
}
