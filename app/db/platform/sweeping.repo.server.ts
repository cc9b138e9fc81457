/** Removes what is past its time: sessions, links of forgotten passwords, links that resume a draft, abandoned drafts, conversations with their messages, old keys and counts, guesses, devices of long ago, holds that released themselves. */
import { getTableName, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database, Statement } from "#app/db/client.server.ts";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { idempotencyKeys, rateLimits } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions, visitorSessions } from "#app/db/schema/drafts.ts";
import { keptNotes, keptWords } from "#app/db/schema/legal-holds.ts";
import { guesses, knownDevices, passwordResets, session, verification } from "#app/db/schema/people.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { sweepingHolds } from "#app/db/venues/visitor-holds.repo.server.ts";
import type { JobName } from "#app/domain/jobs.ts";

const DAY = 86_400_000;
const unheldChats = leavingHeld("held_conversations", sql`chat_sessions.id`);
/** A conversation is found by the drafts that it is or was about, as long as it is there: they say whom it names. */
const toldOfByNone = sql`NOT EXISTS (SELECT 1 FROM chat_sessions WHERE chat_sessions.draft_id = booking_drafts.id)
  AND NOT EXISTS (SELECT 1 FROM former_drafts WHERE former_drafts.draft_id = booking_drafts.id)`;
const KEPT_HOLDS = 90 * DAY;
/** Copies of what held drafts said, removed in one run once the hold has ended. */
const MOST_WORDS = 1000;

/** Conversations, or drafts, that one batch of a sweep removes: a flood of them is removed in pieces. */
export const SWEPT_AT_ONCE = 200;
/** The first of those that are past their time and not held, by their ids. */
const endedTalks = (now: number) => sql`SELECT id FROM chat_sessions WHERE expires_at < ${now} AND ${unheldChats}
  ORDER BY expires_at LIMIT ${SWEPT_AT_ONCE}`;

/** Rows of what strangers cause that one statement removes. */
const ROWS_AT_ONCE = 5000;
/** So many rows of a column's table that are before a moment (UTC milliseconds), found by the column's index. */
function firstBefore(column: SQLiteColumn, moment: number): SQL {
  const [table, name] = [getTableName(column.table), column.name].map((one) => sql.identifier(one));
  return sql`rowid IN (SELECT rowid FROM ${table} WHERE ${name} < ${moment} LIMIT ${ROWS_AT_ONCE})`;
}

/**
 * Each sweep by its name: the statements that go together. None waits for another (`workers/jobs/run-jobs.ts`). Where the last one removes
 * `SWEPT_AT_ONCE` rows or more, there may be more.
 */
export function sweepsOfExpired(db: Database, now: number): readonly (readonly [JobName, readonly [Statement, ...Statement[]]])[] {
  return [
    [
      "sweep_conversations",
      [
        db.delete(chatMessages).where(sql`${chatMessages.sessionId} IN (${endedTalks(now)})`),
        db.delete(chatSessions).where(sql`id IN (${endedTalks(now)})`),
      ],
    ],
    [
      "sweep_drafts",
      [
        db.delete(keptWords).where(
          sql`(draft_id, seq) IN (SELECT kept.draft_id, kept.seq FROM kept_words AS kept WHERE kept.kept_at > 0
            AND ${leavingHeld("held_drafts", sql`kept.draft_id`)} ORDER BY kept.kept_at LIMIT ${MOST_WORDS})`,
        ),
        db.delete(keptNotes).where(
          sql`(note_id, version) IN (SELECT kept.note_id, kept.version FROM kept_notes AS kept WHERE kept.kept_at > 0
            AND ${leavingHeld("held_notes", sql`kept.note_id`)} ORDER BY kept.kept_at LIMIT ${MOST_WORDS})`,
        ),
        db.delete(bookingDrafts).where(
          sql`id IN (SELECT booking_drafts.id FROM booking_drafts WHERE expires_at < ${now} AND booking_id IS NULL
            AND ${leavingHeld("held_drafts", sql`booking_drafts.id`)} AND ${toldOfByNone} ORDER BY expires_at LIMIT ${SWEPT_AT_ONCE})`,
        ),
      ],
    ],
    ["sweep_visitors", [db.delete(visitorSessions).where(firstBefore(visitorSessions.expiresAt, now))]],
    ["sweep_links", [db.delete(accessKeys).where(lt(accessKeys.expiresAt, now))]],
    ["sweep_keys", [db.delete(idempotencyKeys).where(firstBefore(idempotencyKeys.createdAt, now - DAY))]],
    ["sweep_sessions", [db.delete(session).where(lt(session.expiresAt, new Date(now)))]],
    ["sweep_codes", [db.delete(verification).where(lt(verification.expiresAt, new Date(now)))]],
    // A day longer than they open anything: how many were asked for is counted by them.
    ["sweep_resets", [db.delete(passwordResets).where(lt(passwordResets.expiresAt, now - DAY))]],
    ["sweep_limits", [db.delete(rateLimits).where(firstBefore(rateLimits.expiresAt, now))]],
    ["sweep_guesses", [db.delete(guesses).where(firstBefore(guesses.forgetAt, now))]],
    ["sweep_devices", [db.delete(knownDevices).where(lt(knownDevices.expiresAt, now))]],
    // Nobody sees them any more (`holdsBetween`); here only their rows go.
    // How a visitor's hold ended counts for seven days.
    ["sweep_holds", [db.delete(roomHolds).where(lt(roomHolds.expiresAt, now)), sweepingHolds(db, now - KEPT_HOLDS)]],
  ];
}
