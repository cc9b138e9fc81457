/**
 * The keys of a booking: one for its confirmation page, one for changing it, one for its calendar file. Each is made for its
 * purpose and its booking alone; the booking's id is a name and opens nothing. They are kept as `secret-links.ts` says.
 */
import {
  type AccessKeyRow,
  BOOKING_PURPOSES,
  type BookingPurpose,
  keysOfBooking,
  type NewKey,
  replacingKey,
  replacingKeyOf,
} from "../db/access-keys.repo.server.ts";
import type { Database } from "../db/client.server.ts";
import { newId } from "./ids.ts";
import { hashOfToken, tokenOf } from "./secret-links.ts";

export type BookingTokens = Readonly<Record<BookingPurpose, string>>;

export interface KeyContext {
  db: Database;
  /** The Worker's `AUTH_SECRET`. */
  secret: string;
}

/** New keys of a booking, not yet stored. `now` in UTC milliseconds. */
export async function freshKeys(secret: string, bookingId: string, now: number): Promise<NewKey[]> {
  return Promise.all(BOOKING_PURPOSES.map((purpose) => freshKey(secret, purpose, bookingId, now)));
}

/** Statements of a batch that give a booking new keys: the ones before open nothing any more, and what was revoked is open again. */
export async function renewingKeys({ db, secret }: KeyContext, bookingId: string, now: number) {
  return (await freshKeys(secret, bookingId, now)).map((key) => replacingKey(db, key));
}

/**
 * The keys of a booking as they open it now, made where there are none: a booking of before they were kept, or a secret that
 * was changed since. Null once they were revoked, unless `askedAt` is later, when somebody entitled asked for new ones.
 */
export async function tokensOf(
  context: KeyContext,
  bookingId: string,
  now: number,
  askedAt: number | null = null,
): Promise<BookingTokens | null> {
  const held = await keysOfBooking(context.db, bookingId);
  const revokedAt = Math.max(...held.map((key) => key.revokedAt ?? 0), 0);
  if (revokedAt > 0 && (askedAt === null || revokedAt > askedAt)) return null;
  const tokens = await remade(context.secret, bookingId, held);
  if (tokens) return tokens;
  await replaceUseless(context, bookingId, held, now);
  return remade(context.secret, bookingId, await keysOfBooking(context.db, bookingId));
}

async function freshKey(secret: string, purpose: BookingPurpose, bookingId: string, now: number): Promise<NewKey> {
  const nonce = newId();
  const tokenHash = await hashOfToken(await tokenOf(secret, purpose, { id: bookingId, nonce }));
  return { purpose, subjectId: bookingId, tokenHash, nonce, createdAt: now, expiresAt: null };
}

/** A key's token, made again; null for one that is revoked, or that the present secret does not make. */
async function tokenOfKey(secret: string, purpose: BookingPurpose, bookingId: string, held: readonly AccessKeyRow[]) {
  const key = held.find((one) => one.purpose === purpose);
  if (!key?.nonce || key.revokedAt !== null) return null;
  const token = await tokenOf(secret, purpose, { id: bookingId, nonce: key.nonce });
  return (await hashOfToken(token)) === key.tokenHash ? token : null;
}

async function remade(secret: string, bookingId: string, held: readonly AccessKeyRow[]): Promise<BookingTokens | null> {
  const of = (purpose: BookingPurpose) => tokenOfKey(secret, purpose, bookingId, held);
  const [confirmation, manage, calendar] = await Promise.all([of("confirmation"), of("manage"), of("calendar")]);
  return confirmation && manage && calendar ? { confirmation, manage, calendar } : null;
}

/** Replaces the keys that cannot be written again; of two who do so at once the first one's stay. */
async function replaceUseless({ db, secret }: KeyContext, bookingId: string, held: readonly AccessKeyRow[], now: number): Promise<void> {
  for (const purpose of BOOKING_PURPOSES) {
    if (await tokenOfKey(secret, purpose, bookingId, held)) continue;
    const before = held.find((one) => one.purpose === purpose)?.tokenHash ?? null;
    await replacingKeyOf(db, await freshKey(secret, purpose, bookingId, now), before);
  }
}
