/** The keys of a booking as its mails carry them, for tests that hold what was mailed. */
import { env } from "cloudflare:workers";
import { connect } from "#app/db/client.server.ts";
import { type BookingTokens, tokensOf } from "#app/services/bookings/access-keys.server.ts";
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
