/** Queries over the keys that open a booking or a draft. What a key is made of is decided in `services`. */
import { and, eq, exists, getTableColumns, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { holdingOwner } from "#app/db/held-binding.server.ts";
import { mailSourceOf } from "#app/db/mail-source.server.ts";
import { accessKeys, type KeyPurpose } from "#app/db/schema/access-keys.ts";
import { bookings, outbox } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatSessions } from "#app/db/schema/drafts.ts";
import type { BookingRow } from "./bookings.repo.server.ts";

export type AccessKeyRow = typeof accessKeys.$inferSelect;
export type NewKey = typeof accessKeys.$inferInsert;
/** What a booking has from the beginning, renewed and revoked together. */
export type BookingPurpose = Exclude<KeyPurpose, "resume" | "hold">;
export const BOOKING_PURPOSES: readonly BookingPurpose[] = ["confirmation", "manage", "calendar"];

/** A key as it opens something now. */
const opens = (purpose: KeyPurpose, tokenHash: string, now: number) =>
  and(
    eq(accessKeys.tokenHash, tokenHash),
    eq(accessKeys.purpose, purpose),
    isNull(accessKeys.revokedAt),
    or(isNull(accessKeys.expiresAt), gt(accessKeys.expiresAt, now)),
  );

/** Of a key of any purpose: staff have not revoked the links of its booking. */
export const linksInForce = sql`NOT EXISTS (SELECT 1 FROM access_keys revoked
  WHERE revoked.purpose = 'confirmation' AND revoked.subject_id = ${accessKeys.subjectId} AND revoked.revoked_at IS NOT NULL)`;

/** The booking that a key opens, unless it is hidden. */
export async function bookingOfKey(
  db: Database,
  purpose: BookingPurpose | "hold",
  tokenHash: string,
  now: number,
): Promise<BookingRow | null> {
  const [found] = await db
    .select(getTableColumns(bookings))
    .from(accessKeys)
    .innerJoin(bookings, eq(bookings.id, accessKeys.subjectId))
    .where(and(opens(purpose, tokenHash, now), isNull(bookings.deletedAt), purpose === "hold" ? linksInForce : undefined))
    .limit(1);
  return found ?? null;
}

/** Whether a contact's act by the mailed link has replaced the key that a booking's confirmation was made with, and no one has revoked its links since. */
export async function isConfirmationReplaced(db: Database, bookingId: string): Promise<boolean> {
  const [found] = await db
    .select({ is: sql<number>`1` })
    .from(accessKeys)
    .where(
      and(
        eq(accessKeys.purpose, "confirmation"),
        eq(accessKeys.subjectId, bookingId),
        isNull(accessKeys.revokedAt),
        isNotNull(accessKeys.formerHash),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * The booking whose confirmation a key opened until its contact acted by the mailed link; null also while its links are revoked. The key
 * opens nothing of it.
 */
export async function bookingOfFormerKey(db: Database, tokenHash: string): Promise<BookingRow | null> {
  const [found] = await db
    .select(getTableColumns(bookings))
    .from(accessKeys)
    .innerJoin(bookings, eq(bookings.id, accessKeys.subjectId))
    .where(
      and(
        eq(accessKeys.formerHash, tokenHash),
        eq(accessKeys.purpose, "confirmation"),
        isNull(accessKeys.revokedAt),
        isNull(bookings.deletedAt),
      ),
    )
    .limit(1);
  return found ?? null;
}

/** The draft that a key resumes, while it may still become a booking. */
export async function draftOfKey(db: Database, tokenHash: string, now: number) {
  const [found] = await db
    .select(getTableColumns(bookingDrafts))
    .from(accessKeys)
    .innerJoin(bookingDrafts, eq(bookingDrafts.id, accessKeys.subjectId))
    .where(and(opens("resume", tokenHash, now), isNull(bookingDrafts.bookingId), gt(bookingDrafts.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/** The draft that a key has resumed: it resumes nothing any more. */
export async function draftOfUsedKey(db: Database, tokenHash: string, now: number) {
  const [found] = await db
    .select(getTableColumns(bookingDrafts))
    .from(accessKeys)
    .innerJoin(bookingDrafts, eq(bookingDrafts.id, accessKeys.subjectId))
    .where(and(eq(accessKeys.tokenHash, tokenHash), eq(accessKeys.purpose, "resume"), gt(bookingDrafts.expiresAt, now)))
    .limit(1);
  return found ?? null;
}

/**
 * Moves a draft and its conversations to the session that names `holder`, and closes the key. From then on it is the taker's:
 * `ownerId`, null for who is not signed in. False when somebody else was faster with this key. Throws `unauthenticated` where the
 * taker's session has ended.
 */
export async function takeOverByKey(
  db: Database,
  { tokenHash, draftId }: { tokenHash: string; draftId: string },
  { holder, ownerId }: { holder: string; ownerId: string | null },
  now: number,
): Promise<boolean> {
  const open = exists(
    db
      .select({ id: accessKeys.subjectId })
      .from(accessKeys)
      .where(opens("resume", tokenHash, now)),
  );
  const [moved] = await db.batch([
    db
      .update(bookingDrafts)
      .set({ holder, ownerId })
      .where(and(eq(bookingDrafts.id, draftId), isNull(bookingDrafts.bookingId), open))
      .returning({ id: bookingDrafts.id }),
    db
      .update(chatSessions)
      .set({ holder, bound: true })
      .where(and(eq(chatSessions.draftId, draftId), open)),
    db
      .update(accessKeys)
      .set({ revokedAt: now })
      .where(opens("resume", tokenHash, now)),
    ...holdingOwner(db, { ownerId }),
  ]);
  return moved.length > 0;
}

export async function keyOfBooking(db: Database, purpose: BookingPurpose, bookingId: string): Promise<AccessKeyRow | null> {
  const [found] = await db
    .select()
    .from(accessKeys)
    .where(and(eq(accessKeys.purpose, purpose), eq(accessKeys.subjectId, bookingId)))
    .limit(1);
  return found ?? null;
}

/** The present calendar key of a booking, and whether the hash is of a key that opens its confirmation: by one look, so that both are of one contact. */
export async function calendarKeyFor(db: Database, bookingId: string, confirmationHash: string, now: number) {
  const [[held], [opened]] = await db.batch([
    db
      .select()
      .from(accessKeys)
      .where(and(eq(accessKeys.purpose, "calendar"), eq(accessKeys.subjectId, bookingId)))
      .limit(1),
    db
      .select({ subjectId: accessKeys.subjectId })
      .from(accessKeys)
      .where(opens("confirmation", confirmationHash, now))
      .limit(1),
  ]);
  return { held: held ?? null, isOpen: opened?.subjectId === bookingId };
}

/** Puts a key in the place of the one before, whatever that was. */
export const replacingKey = (db: Database, key: NewKey) =>
  db
    .insert(accessKeys)
    .values(key)
    .onConflictDoUpdate({ target: [accessKeys.purpose, accessKeys.subjectId], set: { ...key, revokedAt: null, formerHash: null } });

/** Gives a draft a new resume key while who held it holds it still; false once it has moved, or became a booking. */
export async function replaceResumeKey(
  db: Database,
  draft: { id: string; holder: string | null },
  key: Pick<NewKey, "tokenHash" | "createdAt" | "expiresAt">,
): Promise<boolean> {
  const row = { ...key, nonce: null, revokedAt: null };
  const written = await db
    .insert(accessKeys)
    .select(
      // In the order of the table's columns.
      db
        .select({
          purpose: sql<KeyPurpose>`'resume'`.as("purpose"),
          subjectId: bookingDrafts.id,
          tokenHash: sql<string>`${key.tokenHash}`.as("token_hash"),
          nonce: sql<string | null>`NULL`.as("nonce"),
          createdAt: sql<number>`cast(${key.createdAt} as integer)`.as("created_at"),
          expiresAt: sql<number | null>`cast(${key.expiresAt} as integer)`.as("expires_at"),
          revokedAt: sql<number | null>`NULL`.as("revoked_at"),
          secretVersion: sql<number>`0`.as("secret_version"),
          sealedToken: sql<string | null>`NULL`.as("sealed_token"),
          formerHash: sql<string | null>`NULL`.as("former_hash"),
        })
        .from(bookingDrafts)
        .where(heldOpen(draft)),
    )
    .onConflictDoUpdate({ target: [accessKeys.purpose, accessKeys.subjectId], set: row })
    .returning({ id: accessKeys.subjectId });
  return written.length > 0;
}

/** The draft of who held it when it was read, while it may still become a booking. */
const heldOpen = ({ id, holder }: { id: string; holder: string | null }) =>
  and(eq(bookingDrafts.id, id), sql`${bookingDrafts.holder} IS ${holder}`, isNull(bookingDrafts.bookingId));

/** The same, where the key before is still the one that was read; `before` null: where there was none. Of two writers one wins. */
export const replacingKeyOf = (db: Database, key: NewKey, before: string | null) =>
  db
    .insert(accessKeys)
    .values(key)
    .onConflictDoUpdate({
      target: [accessKeys.purpose, accessKeys.subjectId],
      set: { ...key, revokedAt: null, formerHash: null },
      setWhere: eq(accessKeys.tokenHash, before ?? ""),
    });

/** The same for a key that the booking was made with, and for no later one: what was shown on a screen gives way to what goes by mail alone. */
export const replacingFirstKey = (db: Database, { purpose, subjectId, tokenHash, nonce, secretVersion }: NewKey, now: number) =>
  db
    .update(accessKeys)
    .set({
      // Later than the booking itself also within one millisecond: by that its first keys are known.
      ...{ tokenHash, nonce, secretVersion, sealedToken: null, createdAt: sql`max(cast(${now} as integer), ${accessKeys.createdAt} + 1)` },
      formerHash: sql`${accessKeys.tokenHash}`,
    })
    .where(
      and(
        eq(accessKeys.purpose, purpose),
        eq(accessKeys.subjectId, subjectId),
        isNull(accessKeys.revokedAt),
        eq(accessKeys.createdAt, db.select({ at: bookings.createdAt }).from(bookings).where(eq(bookings.id, subjectId))),
      ),
    );

/** Closes everything that opens a booking; what was never opened is closed too, by the rows that are given. */
export const revokingKeys = (db: Database, keys: readonly NewKey[], now: number) =>
  keys.map((key) =>
    db
      .insert(accessKeys)
      .values({ ...key, revokedAt: now })
      .onConflictDoUpdate({ target: [accessKeys.purpose, accessKeys.subjectId], set: { revokedAt: now } }),
  );

/** Links in force that a later mail repeats, and that need another secret than the one of this version. */
export const keysOfFormerSecrets = (db: Database, version: number, most: number) =>
  db
    .select()
    .from(accessKeys)
    .where(and(isNotNull(accessKeys.nonce), isNull(accessKeys.revokedAt), lt(accessKeys.secretVersion, version)))
    .limit(most);

/** The same links under the secret of this version, by their hashes: one that was replaced meanwhile has another. */
export const resealingKeys = (db: Database, keys: readonly Pick<AccessKeyRow, "tokenHash" | "sealedToken">[], version: number) =>
  db.run(sql`UPDATE access_keys SET secret_version = cast(${version} as integer), sealed_token = renewed.value ->> 'sealedToken'
    FROM json_each(${JSON.stringify(keys)}) AS renewed
    WHERE access_keys.token_hash = renewed.value ->> 'tokenHash' AND access_keys.secret_version < cast(${version} as integer)`);

export const droppingResumeKey = (db: Database, draftId: string, only?: SQL) =>
  db.delete(accessKeys).where(and(eq(accessKeys.purpose, "resume"), eq(accessKeys.subjectId, draftId), only));

/** The same by who holds the draft; nothing once it has moved to another session. */
export const droppingOwnResumeKey = (db: Database, draft: { id: string; holder: string | null }) =>
  droppingResumeKey(db, draft.id, exists(db.select({ id: bookingDrafts.id }).from(bookingDrafts).where(heldOpen(draft))));

/** Whose links are asked for: a booking that is known, or what somebody says is one, with its address or by its number alone. */
export type AskedLinks = { bookingId: string } | { bookingNumber: string; emailKey?: string };

/**
 * Queues the mail of a booking's links, to its own address and in its language: once within half an hour for each network that asks, so
 * that one that waits for a stranger's network takes no other's place, and not where staff have revoked them; always with `always`, by
 * staff. The booking's first of the hour says so (`own`). Of what is no booking the same statement writes nothing.
 */
export function queueingLinks(db: Database, of: AskedLinks, now: number, always: string | null = null) {
  const address = "bookingId" in of || of.emailKey === undefined ? sql`` : sql`AND b.contact_email_key = ${of.emailKey}`;
  const asked = "bookingId" in of ? sql`b.id = ${of.bookingId}` : sql`b.booking_number = ${of.bookingNumber} ${address}`;
  const { sender, network, area } = mailSourceOf(db);
  const once = sql`b.booking_number || '.' || ${Math.floor(now / LINKS_ONCE_IN_MS)} || '.' || ${network ?? ""}`;
  // By the beginning of their ids, which the primary key finds: "/" comes after ".".
  const before = sql`SELECT 1 FROM outbox o WHERE o.id > 'links.' || b.booking_number || '.' AND o.id < 'links.' || b.booking_number || '/'
    AND o.created_at > ${now - HOUR_MS}`;
  const own = sql`json(CASE WHEN EXISTS (${before}) THEN 'false' ELSE 'true' END)`;
  const isRevoked = sql`EXISTS (SELECT 1 FROM access_keys k WHERE k.purpose = 'manage' AND k.subject_id = b.id AND k.revoked_at IS NOT NULL)`;
  const byAnybody = always === null ? sql`AND NOT ${isRevoked}` : sql``;
  // In the order of the table's columns.
  return db
    .insert(outbox)
    .select(sql`
      SELECT 'links.' || ${always ?? once}, 'booking_links', b.booking_contact_email, b.locale,
        json_object('bookingId', b.id, 'askedAt', cast(${now} as integer), 'own', ${own}), cast(${now} as integer), cast(${now} as integer), 0, NULL, 'waiting',
        NULL, NULL, NULL, ${sender}, ${network}, NULL, NULL, ${area}, NULL
      FROM bookings b WHERE ${asked} AND b.deleted_at IS NULL ${byAnybody}`)
    .onConflictDoNothing();
}

const LINKS_ONCE_IN_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
