import { apiKeyWith, markApiKeyUsed } from "#app/db/accounts/api-keys.repo.server.ts";
import { API_KEY_PREFIX, type ApiKeyScope } from "#app/domain/api-keys/scopes.ts";
import { isRole } from "#app/domain/people/roles.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { hasRequiredFactor } from "#app/services/accounts/required-factor.server.ts";
import { sha256Hex } from "#app/services/platform/secret-links.ts";
import { hasExpired, scopesOf } from "./key-records.ts";

const TOKEN = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`);
const HOUR = 3_600_000;

/**
 * Lets a request act as the person of an API key, and gives what the key may read. Null for a key that is unknown, revoked or expired, or
 * whose person may not sign in. Throws `too_many_requests` where the key is used too often, or too many unknown ones come from a network.
 */
export async function enterByApiKey(context: AccountContext, token: string): Promise<readonly ApiKeyScope[] | null> {
  const { clock, db, env, key: hold, rateLimits } = context;
  const found = TOKEN.test(token) ? await apiKeyWith(db, await sha256Hex(token)) : null;
  const now = clock().getTime();
  if (!found || hasExpired(found.key, now)) {
    await rateLimits.take("unknown_key");
    return null;
  }
  const { key, person } = found;
  const { role } = person;
  if (!isRole(role) || !(await hasRequiredFactor(env, db, { ...person, role }))) return null;
  await rateLimits.takeFor("api_key", key.id);
  if (key.lastUsedAt === null || now - key.lastUsedAt >= HOUR) await markApiKeyUsed(db, key.id, now);
  const { id, email, emailVerified, firstName, lastName, image, locale, timeZone } = person;
  hold.actor = { kind: "user", id, role, email, emailVerified, firstName, lastName, image, locale, timeZone };
  return scopesOf(key);
}
