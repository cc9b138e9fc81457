import { holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { addingApiKey, apiKeysOf, MOST_API_KEYS } from "#app/db/accounts/api-keys.repo.server.ts";
import { isTooManyApiKeys } from "#app/db/errors.ts";
import { API_KEY_PREFIX } from "#app/domain/api-keys/scopes.ts";
import { AppError } from "#app/domain/errors.ts";
import { apiKeySchema, checkPerson } from "#app/domain/people/person-fields.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { recordOwnChange, refused } from "#app/services/accounts/own-account/own-account.server.ts";
import { requireOwner } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { requireFactor, requireFreshPasskey } from "#app/services/accounts/second-factor/require-factor.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { newId } from "#app/services/platform/ids.ts";
import { newToken, sha256Hex } from "#app/services/platform/secret-links.ts";

const DAY = 86_400_000;

export interface AskedApiKey {
  name: string;
  scopes: readonly string[];
  /** One of `API_KEY_DAYS`. */
  days: string;
  password: string;
  /** Of a second factor; "" where there is none. */
  code: string;
}

/**
 * Makes an API key of the caller, once they have shown their password and factor. Gives the key, which is never shown again. Enters it in
 * their history, without its name, and notifies them by mail. Throws `unauthenticated`, `invalid_input` on `name`, `scopes`, `days`, `password`, `code` or
 * `passkey`, `too_many_requests`.
 */
export async function makeApiKey(context: AccountContext, { name, scopes, days, password, code }: AskedApiKey): Promise<string> {
  const { clock, db } = context;
  const who = await requireOwner(context);
  const check = checkPerson(apiKeySchema, { name, scopes, days });
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  const access = await ownAccess(context);
  await requirePassword(context, who.id, password);
  await requireFactor(context, who.id, code);
  await requireFreshPasskey(context, who.id);
  if ((await apiKeysOf(db, who.id)).length >= MOST_API_KEYS) throw refused("name", "api_key_too_many");
  await context.rateLimits.takeFor("own_settings", who.id);
  const now = clock().getTime();
  const [id, token] = [newId(), API_KEY_PREFIX + newToken()];
  const given = check.value;
  const key = {
    id,
    userId: who.id,
    name: given.name,
    scopes: given.scopes.join(" "),
    tokenHash: await sha256Hex(token),
    createdAt: now,
    expiresAt: given.days === "never" ? null : now + Number(given.days) * DAY,
  };
  try {
    await recordOwnChange(context, "api_key_made", { key: id, scopes: key.scopes }, [
      holdingAccess(db, access),
      addingApiKey(db, key),
      securityNotice(db, who, "api_key_made", now),
    ]);
  } catch (error) {
    // Made in another window at the same moment.
    if (isTooManyApiKeys(error)) throw refused("name", "api_key_too_many");
    throw error;
  }
  return token;
}
