/**
 * The keys of a booking: one for its confirmation page, one for changing it, one for its calendar file. Each is made for its
 * purpose and its booking alone; the booking's id is a name and opens nothing. They are kept as `secret-links.ts` says.
 */
import {
  type AccessKeyRow,
  BOOKING_PURPOSES,
  type BookingPurpose,
  keyOfBooking,
  type NewKey,
  replacingKey,
  replacingKeyOf,
} from "#app/db/bookings/access-keys.repo.server.ts";
import { droppingHoldKey, holdKeyOf } from "#app/db/bookings/hold-keys.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken, tokenOf } from "#app/services/platform/secret-links.ts";
import type { AuthSecrets } from "#app/services/platform/secrets/auth-secrets.ts";
import { openSeal } from "#app/services/platform/secrets/sealed-token.ts";

export type BookingTokens = Readonly<Record<BookingPurpose, string>>;

export interface KeyContext {
  db: Database;
  secrets: AuthSecrets;
}

/** New keys of a booking, not yet stored. `now` in UTC milliseconds. */
export async function freshKeys(secrets: AuthSecrets, bookingId: string, now: number): Promise<NewKey[]> {
  return Promise.all(BOOKING_PURPOSES.map((purpose) => freshKey(secrets, purpose, bookingId, now)));
}

/** Statements of a batch that give a booking new keys: the ones before open nothing any more, and what was revoked is open again. */
export async function renewingKeys({ db, secrets }: KeyContext, bookingId: string, now: number) {
  return [...(await freshKeys(secrets, bookingId, now)).map((key) => replacingKey(db, key)), droppingHoldKey(db, bookingId)];
}

/**
 * A key of a booking as it opens it now, made where there is none: a booking of before they were kept, or a secret that was
 * changed since. Null once it was revoked, unless `askedAt` is later, when somebody entitled asked for a new one. `read` is its present
 * key where that was read already.
 */
export async function tokenFor(
  { db, secrets }: KeyContext,
  purpose: BookingPurpose,
  bookingId: string,
  now: number,
  askedAt: number | null = null,
  read?: AccessKeyRow | null,
): Promise<string | null> {
  const held = read === undefined ? await keyOfBooking(db, purpose, bookingId) : read;
  if (held && held.revokedAt !== null && (askedAt === null || held.revokedAt > askedAt)) return null;
  const token = await remade(secrets, held);
  if (token) return token;
  // Of two who replace it at once the first one's stays.
  await replacingKeyOf(db, await freshKey(secrets, purpose, bookingId, now), held?.tokenHash ?? null);
  return remade(secrets, await keyOfBooking(db, purpose, bookingId));
}

/**
 * The key that a booking was made with; null for good once it was revoked, or another one took its place. `held` is its present key
 * where that was read with the booking.
 */
export async function firstToken(
  { db, secrets }: KeyContext,
  purpose: BookingPurpose,
  booking: { id: string; createdAt: number },
  held?: AccessKeyRow | null,
): Promise<string | null> {
  if (held === undefined) return firstToken({ db, secrets }, purpose, booking, await keyOfBooking(db, purpose, booking.id));
  return held?.createdAt === booking.createdAt ? remade(secrets, held) : null;
}

/** All of them, for a mail: null once they were revoked, as above. */
export async function tokensOf(
  context: KeyContext,
  bookingId: string,
  now: number,
  askedAt: number | null = null,
): Promise<BookingTokens | null> {
  const of = (purpose: BookingPurpose) => tokenFor(context, purpose, bookingId, now, askedAt);
  const [confirmation, manage, calendar] = await Promise.all([of("confirmation"), of("manage"), of("calendar")]);
  return confirmation && manage && calendar ? { confirmation, manage, calendar } : null;
}

/** A key that holds a booking's room, not yet stored; it opens until `expiresAt`. Instants in UTC milliseconds. */
export const freshHoldKey = (secrets: AuthSecrets, bookingId: string, now: number, expiresAt: number): Promise<NewKey> =>
  freshKey(secrets, "hold", bookingId, now, expiresAt);

/** The token of the key that holds a booking's room; null where none opens at `now`. */
export async function holdToken({ db, secrets }: KeyContext, bookingId: string, now: number): Promise<string | null> {
  return remade(secrets, await holdKeyOf(db, bookingId, now));
}

async function freshKey(
  secrets: AuthSecrets,
  purpose: BookingPurpose | "hold",
  bookingId: string,
  now: number,
  expiresAt: number | null = null,
): Promise<NewKey> {
  const nonce = newId();
  const tokenHash = await hashOfToken(await tokenOf(secrets.current, purpose, { id: bookingId, nonce }));
  const secretVersion = secrets.version;
  return { purpose, subjectId: bookingId, tokenHash, nonce, createdAt: now, expiresAt, secretVersion, sealedToken: null };
}

/** A key's token, made again; null for one that is revoked, or that none of the accepted secrets makes. */
export async function remade({ accepted }: AuthSecrets, key: AccessKeyRow | null): Promise<string | null> {
  if (!key?.nonce || key.revokedAt !== null || key.purpose === "resume") return null;
  const slot = accepted.find(({ version }) => version === key.secretVersion);
  if (!slot) return null;
  const token =
    key.sealedToken === null
      ? await tokenOf(slot.value, key.purpose, { id: key.subjectId, nonce: key.nonce })
      : await openSeal(slot.value, key.sealedToken, key);
  return token !== null && (await hashOfToken(token)) === key.tokenHash ? token : null;
}
