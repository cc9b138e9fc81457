/** The keys of a booking as its mails carry them, for tests that hold what was mailed. */
import { env } from "cloudflare:workers";
import { connect } from "#app/db/client.server.ts";
import { type BookingTokens, tokensOf } from "#app/services/bookings/access-keys.server.ts";
import { tokenOf } from "#app/services/platform/secret-links.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";

/** Null once they were revoked. */
export const keysOf = (bookingId: string): Promise<BookingTokens | null> =>
  tokensOf({ db: connect(env.DB), secrets: authSecretsOf(env) }, bookingId, Date.now());

/** Throws where there is none. */
export async function keyOf(bookingId: string, purpose: keyof BookingTokens): Promise<string> {
  const tokens = await keysOf(bookingId);
  if (!tokens) throw new Error(`The keys of ${bookingId} were revoked.`);
  return tokens[purpose];
}

/** The key of the link that holds a booking's room, as it was mailed last. Throws where none was. */
export async function mailedHoldKeyOf(bookingId: string): Promise<string> {
  const row = await env.DB.prepare("SELECT nonce FROM access_keys WHERE purpose = 'hold' AND subject_id = ?")
    .bind(bookingId)
    .first<{ nonce: string }>();
  if (!row) throw new Error(`No link that holds a room was mailed for ${bookingId}.`);
  return tokenOf(authSecretsOf(env).current, "hold", { id: bookingId, nonce: row.nonce });
}
