/** Who of staff is in a conversation: statements of the batches that change it, each on the version that was read. */
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { AuditRow } from "#app/db/bookings/bookings.repo.server.ts";
import { heldAs } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { leavingHeld } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { addingLine } from "./chat-messages.repo.server.ts";

/** A conversation as the person who changes it has read it. */
export interface Hand {
  id: string;
  staffVersion: number;
  staffId: string | null;
  staffName: string | null;
}

interface Person {
  id: string;
  name: string;
}

const unchanged = ({ staffVersion }: Hand) => eq(chatSessions.staffVersion, staffVersion);
const authorOf = ({ staffId, staffName }: Hand) => ({ id: staffId ?? "", name: staffName ?? "" });

/** Who is in a conversation, whether a person is awaited, and whose session it is in. `now` in UTC milliseconds. */
export function standingOf(db: Database, id: string, now: number) {
  const { staffId, staffName, staffAt, waitingSince, holder } = chatSessions;
  return db
    .select({ staffId, staffName, staffAt, waitingSince, holder })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), gt(chatSessions.expiresAt, now)))
    .limit(1);
}

/** Somebody joins, in place of the person who was in it. Gives rows where the version still stood. */
export function joining(db: Database, hand: Hand, who: Person, audit: AuditRow, now: number) {
  const line = (role: "joined" | "left", author: Person, only?: SQL) =>
    addingLine(db, { sessionId: hand.id, role, content: "", author, at: now }, and(unchanged(hand), only));
  return [
    line("left", authorOf(hand), isNotNull(chatSessions.staffId)),
    line("joined", who),
    recordingWhile(db, hand.id, audit, unchanged(hand)),
    db
      .update(chatSessions)
      .set({ staffId: who.id, staffName: who.name, staffAt: now, staffVersion: hand.staffVersion + 1, waitingSince: null, updatedAt: now })
      .where(and(eq(chatSessions.id, hand.id), unchanged(hand)))
      .returning({ id: chatSessions.id }),
  ] as const;
}

/** The person in it hands it back to the assistant. */
export function leaving(db: Database, hand: Hand, audit: AuditRow, now: number) {
  return [
    addingLine(db, { sessionId: hand.id, role: "left", content: "", author: authorOf(hand), at: now }, unchanged(hand)),
    recordingWhile(db, hand.id, audit, unchanged(hand)),
    db
      .update(chatSessions)
      .set({ ...NOBODY, staffVersion: hand.staffVersion + 1 })
      .where(and(eq(chatSessions.id, hand.id), unchanged(hand)))
      .returning({ id: chatSessions.id }),
  ] as const;
}

/** A message of the person who is in it. Gives rows where they still are. */
export function saying(db: Database, hand: Hand, who: Person, message: { content: string; originKey: string }, now: number) {
  const theirs = and(unchanged(hand), eq(chatSessions.staffId, who.id));
  return [
    addingLine(db, { sessionId: hand.id, role: "colleague", author: who, at: now, ...message }, theirs),
    db
      .update(chatSessions)
      .set({ staffAt: now, updatedAt: now })
      .where(and(eq(chatSessions.id, hand.id), theirs))
      .returning({ id: chatSessions.id }),
  ] as const;
}

const NOBODY = { staffId: null, staffName: null, staffAt: null } as const;

/** The assistant takes back the conversation of somebody who wrote nothing since `before` (UTC milliseconds). */
export function takingBack(db: Database, hand: Hand, before: number, now: number) {
  const silent = and(unchanged(hand), lt(chatSessions.staffAt, before));
  return [
    addingLine(db, { sessionId: hand.id, role: "left", content: "", author: authorOf(hand), at: now }, silent),
    db
      .update(chatSessions)
      .set({ ...NOBODY, staffVersion: hand.staffVersion + 1 })
      .where(and(eq(chatSessions.id, hand.id), silent))
      .returning({ id: chatSessions.id }),
  ] as const;
}

/** Conversations whose person wrote nothing since `before`. */
export function silentlyLeft(db: Database, before: number, now: number, limit: number) {
  return db
    .select({
      id: chatSessions.id,
      ref: chatSessions.ref,
      staffVersion: chatSessions.staffVersion,
      staffId: chatSessions.staffId,
      staffName: chatSessions.staffName,
    })
    .from(chatSessions)
    .where(and(isNotNull(chatSessions.staffId), lt(chatSessions.staffAt, before), notLeftAlone("chats", chatSessions.ref, now)))
    .limit(limit);
}

/** The transcript, the conversation and its drafts that are no booking, with the entry that says so, no matter who holds them. */
export function removingConversation(db: Database, id: string, drafts: readonly string[], audit: AuditRow) {
  return [
    recordingWhile(db, id, audit),
    db.delete(chatMessages).where(eq(chatMessages.sessionId, id)),
    db.delete(chatSessions).where(eq(chatSessions.id, id)),
    ...drafts.map((draft) => db.delete(bookingDrafts).where(and(eq(bookingDrafts.id, draft), isNull(bookingDrafts.bookingId)))),
  ] as const;
}

/**
 * The same for the visitor whose session has this `holder`: nothing of what has moved to another session. What a legal hold keeps is past its time from
 * `now` on and held by no session (`nobody`): it opens for nobody, and is removed once the hold is lifted. The statements are the same either
 * way, so that neither an answer nor its time tells of a hold.
 */
export function removingOwnConversation(
  db: Database,
  id: string,
  drafts: readonly string[],
  { audit, holder, nobody, now }: { audit: AuditRow; holder: string | null; nobody: string; now: number },
) {
  const theirs = (column: typeof chatSessions.holder | typeof bookingDrafts.holder) => or(isNull(column), heldAs(column, holder));
  const its = and(eq(chatSessions.id, id), theirs(chatSessions.holder));
  const unheld = and(its, leavingHeld("held_conversations", sql`chat_sessions.id`));
  const itsDrafts = and(inArray(bookingDrafts.id, [...drafts]), isNull(bookingDrafts.bookingId), theirs(bookingDrafts.holder));
  const kept = { holder: nobody, expiresAt: now };
  return [
    recordingWhile(db, id, audit, theirs(chatSessions.holder)),
    db.delete(chatMessages).where(inArray(chatMessages.sessionId, db.select({ id: chatSessions.id }).from(chatSessions).where(unheld))),
    db.delete(chatSessions).where(unheld),
    db.update(chatSessions).set(kept).where(its),
    db.delete(bookingDrafts).where(and(itsDrafts, leavingHeld("held_drafts", sql`booking_drafts.id`))),
    db.update(bookingDrafts).set(kept).where(itsDrafts),
  ] as const;
}

/** Writes an entry of the conversation's history while the conversation is there and meets `only`. */
export function recordingWhile(db: Database, id: string, audit: AuditRow, only?: SQL) {
  return db.insert(auditEntries).select(
    db
      .select({
        subjectType: sql<string>`${audit.subjectType}`.as("subject_type"),
        subjectId: sql<string>`${audit.subjectId}`.as("subject_id"),
        seq: sql<number>`${audit.seq}`.as("seq"),
        at: sql<number>`${audit.at}`.as("at"),
        actorId: sql<string | null>`${audit.actorId ?? null}`.as("actor_id"),
        actorKind: sql<string>`${audit.actorKind}`.as("actor_kind"),
        action: sql<string>`${audit.action}`.as("action"),
        changes: sql<Record<string, unknown>>`${JSON.stringify(audit.changes)}`.as("changes"),
        previousHash: sql<string>`${audit.previousHash}`.as("previous_hash"),
        hash: sql<string>`${audit.hash}`.as("hash"),
      })
      .from(chatSessions)
      .where(and(eq(chatSessions.id, id), only)),
  );
}
