/** How much is kept of conversations and requests under way, and what of it goes first (migration 0380). */
import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { bookingDrafts, chatMessages, chatSessions, keptVolume } from "#app/db/schema/drafts.ts";

/** Conversations, or requests, that one batch removes. */
const PIECE = 200;

export const volumeKept = (db: Database) => db.select({ bytes: keptVolume.bytes }).from(keptVolume).where(eq(keptVolume.id, 1)).limit(1);

/** Literals as in the indexes (migrations 0380, 0383), so that these are taken. What can be no address or number reaches nobody. */
const EMPTY = sql.raw("chat_sessions.drafted = 0 AND chat_sessions.asked_at IS NULL AND chat_sessions.staff_version = 0");
const UNNAMED = sql.raw(`booking_drafts.booking_id IS NULL AND booking_drafts.owner_id IS NULL
  AND (coalesce(json_extract(booking_drafts.field_values, '$.contactEmail.value'), '') NOT GLOB '?*@?*.?*'
    OR json_extract(booking_drafts.field_values, '$.contactEmail.value') GLOB '*[ ,;<>]*')
  AND coalesce(json_extract(booking_drafts.field_values, '$.contactPhone.value'), '') NOT GLOB '*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*'`);
const UNHELD_TALK = leavingHeld("held_conversations", sql`chat_sessions.id`);
const UNHELD_DRAFT = leavingHeld("held_drafts", sql`booking_drafts.id`);

/** Nothing was sent in it, it is no account's, it was about no request before, and no call was promised in it. */
const OF_NOBODY = sql`NOT EXISTS (SELECT 1 FROM booking_drafts WHERE booking_drafts.id = chat_sessions.draft_id
    AND (booking_drafts.booking_id IS NOT NULL OR booking_drafts.owner_id IS NOT NULL))
  AND NOT EXISTS (SELECT 1 FROM former_drafts WHERE former_drafts.session_id = chat_sessions.id)
  AND NOT EXISTS (SELECT 1 FROM staff_tasks WHERE staff_tasks.chat_session_id = chat_sessions.id)`;

/**
 * Removes conversations without a word since `before` (UTC milliseconds) in which nothing was given, with their requests that hold nothing: a piece of
 * them, the oldest first. True when there may be more.
 */
export async function removeEmptyTalks(db: Database, before: number, piece = PIECE): Promise<boolean> {
  const found = await db
    .select({ id: chatSessions.id, draftId: chatSessions.draftId })
    .from(chatSessions)
    .where(and(EMPTY, lt(chatSessions.updatedAt, before), OF_NOBODY, UNHELD_TALK))
    .orderBy(chatSessions.updatedAt, chatSessions.id)
    .limit(piece);
  if (found.length === 0) return false;
  // Who has gone on meanwhile keeps theirs.
  const still = and(
    among(
      chatSessions.id,
      found.map(({ id }) => id),
    ),
    EMPTY,
    lt(chatSessions.updatedAt, before),
    UNHELD_TALK,
  );
  const its = among(
    bookingDrafts.id,
    found.map(({ draftId }) => draftId),
  );
  const isUntold = sql`NOT EXISTS (SELECT 1 FROM chat_sessions WHERE chat_sessions.draft_id = booking_drafts.id)
    AND NOT EXISTS (SELECT 1 FROM former_drafts WHERE former_drafts.draft_id = booking_drafts.id)`;
  await db.batch([
    db
      .delete(chatMessages)
      .where(sql`${chatMessages.sessionId} IN (${db.select({ id: chatSessions.id }).from(chatSessions).where(still)})`),
    db.delete(chatSessions).where(still),
    db
      .delete(bookingDrafts)
      .where(
        and(
          its,
          isNull(bookingDrafts.bookingId),
          isNull(bookingDrafts.ownerId),
          lt(bookingDrafts.updatedAt, before),
          isUntold,
          UNHELD_DRAFT,
        ),
      ),
  ]);
  return found.length === piece;
}

/**
 * Removes requests under way that nobody has touched since `before` and that say of nobody how to be reached, with their conversations, where nobody of
 * staff is or was: a piece of them, the oldest first. True when there may be more.
 */
export async function removeUnnamedDrafts(db: Database, before: number, piece = PIECE): Promise<boolean> {
  const lively = sql`EXISTS (SELECT 1 FROM chat_sessions WHERE chat_sessions.draft_id = booking_drafts.id
      AND (chat_sessions.updated_at >= ${before} OR chat_sessions.asked_at IS NOT NULL OR chat_sessions.staff_version > 0))
    OR EXISTS (SELECT 1 FROM former_drafts WHERE former_drafts.draft_id = booking_drafts.id)`;
  const found = await db
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .where(and(UNNAMED, lt(bookingDrafts.updatedAt, before), sql`NOT (${lively})`, UNHELD_DRAFT))
    .orderBy(bookingDrafts.updatedAt, bookingDrafts.id)
    .limit(piece);
  if (found.length === 0) return false;
  const still = and(
    among(
      bookingDrafts.id,
      found.map(({ id }) => id),
    ),
    UNNAMED,
    lt(bookingDrafts.updatedAt, before),
    sql`NOT (${lively})`,
    UNHELD_DRAFT,
  );
  const talks = and(sql`${chatSessions.draftId} IN (${db.select({ id: bookingDrafts.id }).from(bookingDrafts).where(still)})`, UNHELD_TALK);
  await db.batch([
    db
      .delete(chatMessages)
      .where(sql`${chatMessages.sessionId} IN (${db.select({ id: chatSessions.id }).from(chatSessions).where(talks)})`),
    db.delete(chatSessions).where(talks),
    db.delete(bookingDrafts).where(still),
  ]);
  return found.length === piece;
}

const among = (column: typeof chatSessions.id | typeof bookingDrafts.id, ids: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
