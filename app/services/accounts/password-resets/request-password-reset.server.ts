import { addingReset } from "#app/db/accounts/password-resets.repo.server.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";

const HOUR = 3_600_000;

/** Links that one account is sent within an hour. */
const MOST = 3;

/** Sends a link to who has this address; says nothing of whether anybody has. Throws `too_many_requests`. */
export async function requestPasswordReset({ clock, db, env, rateLimits }: AccountContext, email: string): Promise<void> {
  await rateLimits.take("forgotten_password");
  const now = clock().getTime();
  const [id, nonce] = [newId(), newId()];
  const tokenHash = await hashOfToken(await tokenOf(env.AUTH_SECRET, "password-reset", { id, nonce }));
  const reset = { id, nonce, tokenHash, now, expiresAt: now + HOUR, most: MOST, since: now - HOUR };
  await db.batch([...addingReset(db, emailKeyOf(email).slice(0, 254), reset)]);
}
