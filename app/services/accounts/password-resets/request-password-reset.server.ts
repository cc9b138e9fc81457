import { knowsDevice } from "#app/db/accounts/known-devices.repo.server.ts";
import { addingReset } from "#app/db/accounts/password-resets.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";

const HOUR = 3_600_000;

/** Links that one account is sent within an hour, no matter who asks for them; and so many more that a device of its person asks for. */
const MOST = 3;
const MOST_OF_DEVICES = 2;

/**
 * Sends a link to who has this address; says nothing of whether anybody has. A device on which the person has signed in before is not
 * kept waiting by what others have asked for. Throws `too_many_requests`.
 */
export async function requestPasswordReset({ clock, db, devices, env, rateLimits }: AccountContext, typed: string): Promise<void> {
  const now = clock().getTime();
  const email = emailKeyOf(typed).slice(0, 254);
  const device = await devices.tokenHash();
  const isKnown = await knowsDevice(db, email, device, now);
  await (isKnown ? rateLimits.takeFor("forgotten_password", `device ${device}`) : rateLimits.take("forgotten_password"));
  const [id, nonce] = [newId(), newId()];
  const tokenHash = await hashOfToken(await tokenOf(authSecretOf(env), "password-reset", { id, nonce }));
  const most = MOST + (isKnown ? MOST_OF_DEVICES : 0);
  const reset = { id, nonce, tokenHash, now, expiresAt: now + HOUR, most, since: now - HOUR, isKnown };
  await db.batch([...addingReset(db, email, reset)]);
}
