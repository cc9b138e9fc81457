/** Queries over notices: what each person was notified of, by which mail, and what they have opened. Whom an entry is shown to is decided in `services`. */
import { and, count, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseEntries, caseFeed, caseNotices, casePeople, cases } from "#app/db/schema/cases.ts";
import type { FeedPlace } from "#app/domain/case/feed-places.ts";
import { NOTIFIED_TYPES, type StoredAudience } from "#app/domain/case/vocabulary.ts";
import { shortBody } from "./cases.repo.server.ts";

/** What somebody is in the notice's case now; without them they are in it no more. The states as `case_people_once` has them, or it is not used. */
const place = { capacity: casePeople.capacity, side: casePeople.side, seat: casePeople.seat, state: casePeople.state };
const isIn = and(
  eq(casePeople.caseId, caseNotices.caseId),
  eq(casePeople.userId, caseNotices.userId),
  sql`${casePeople.state} in ('invited', 'active')`,
);
const entryOf = and(eq(caseEntries.caseId, caseNotices.caseId), eq(caseEntries.seq, caseNotices.seq));

/** A person's notices of others' acts that they may see now, newest first, from the moment of `after` on. */
export function noticesOf(db: Database, userId: string, limit: number, after: FeedPlace | null) {
  return db
    .select({
      caseId: caseFeed.caseId,
      at: caseFeed.at,
      unread: caseFeed.unread,
      type: caseFeed.type,
      actorName: caseFeed.actorName,
      caseNumber: caseFeed.caseNumber,
      details: caseFeed.details,
      title: cases.title,
    })
    .from(caseFeed)
    .innerJoin(cases, eq(cases.id, caseFeed.caseId))
    .where(
      and(
        eq(caseFeed.reader, userId),
        eq(caseFeed.own, false),
        after ? sql`(${caseFeed.at}, ${caseFeed.caseId}) <= (${after.at}, ${after.caseId})` : undefined,
      ),
    )
    .orderBy(desc(caseFeed.at), desc(caseFeed.caseId), desc(caseFeed.seq))
    .limit(limit);
}

/** What a person has not opened yet and may see now, at most `limit` of it. */
export function unreadOf(db: Database, userId: string, limit: number) {
  return (
    db
      .select({ caseId: caseFeed.caseId, seq: caseFeed.seq })
      .from(caseFeed)
      // As the index has it: a bound value would not use it.
      .where(and(eq(caseFeed.reader, userId), sql`${caseFeed.unread} = 1`))
      .limit(limit)
  );
}

/** Marks a person's notices of a case as read; those up to `seq` where it is given. */
export function readingCase(db: Database, userId: string, caseId: string, now: number, seq?: number) {
  return db
    .update(caseNotices)
    .set({ readAt: now })
    .where(
      and(
        eq(caseNotices.userId, userId),
        eq(caseNotices.caseId, caseId),
        isNull(caseNotices.readAt),
        seq === undefined ? undefined : lte(caseNotices.seq, seq),
      ),
    );
}
/** The notice at a place of the person's feed: its number in the case's own chain. */
const seqAt = (db: Database, userId: string, { at, caseId, nth }: FeedPlace) =>
  db
    .select({ seq: caseFeed.seq })
    .from(caseFeed)
    .where(and(eq(caseFeed.reader, userId), eq(caseFeed.own, false), eq(caseFeed.at, at), eq(caseFeed.caseId, caseId)))
    .orderBy(desc(caseFeed.seq))
    .limit(1)
    .offset(nth);

/** Marks the notice at a place of the person's feed as read. */
export function readingOne(db: Database, userId: string, place: FeedPlace, now: number) {
  const { caseId } = place;
  const one = seqAt(db, userId, place);
  return db
    .update(caseNotices)
    .set({ readAt: now })
    .where(and(eq(caseNotices.userId, userId), eq(caseNotices.caseId, caseId), eq(caseNotices.seq, one), isNull(caseNotices.readAt)));
}

/** The notice at a place of the person's feed with what it is of, unless it was opened before. */
export const unopenedAt = (db: Database, userId: string, place: FeedPlace) =>
  db
    .select({ seq: caseNotices.seq, at: caseEntries.at, type: caseEntries.type, audience: caseEntries.audience })
    .from(caseNotices)
    .innerJoin(caseEntries, entryOf)
    .where(
      and(
        eq(caseNotices.userId, userId),
        eq(caseNotices.caseId, place.caseId),
        eq(caseNotices.seq, seqAt(db, userId, place)),
        isNull(caseNotices.openedAt),
      ),
    )
    .limit(1);

/** That it was opened, and read at the latest then. */
export const openingNotice = (db: Database, of: { userId: string; caseId: string; seq: number }, now: number) =>
  db
    .update(caseNotices)
    .set({ openedAt: now, readAt: sql`ifnull(${caseNotices.readAt}, ${now})` })
    .where(and(eq(caseNotices.userId, of.userId), eq(caseNotices.caseId, of.caseId), eq(caseNotices.seq, of.seq)));
/** A piece of a person's unread ones that were there at `until` (UTC milliseconds), the newest first. Gives a row for each. */
export function readingPiece(db: Database, userId: string, until: number, now: number, most: number) {
  const unread = sql`SELECT user_id, case_id, seq FROM case_notices
    WHERE user_id = ${userId} AND read_at IS NULL AND at <= ${until} ORDER BY at DESC LIMIT ${most}`;
  return db.update(caseNotices).set({ readAt: now }).where(sql`(user_id, case_id, seq) IN (${unread})`).returning({ seq: caseNotices.seq });
}

/** Who reads the proof of notice: an administrator, or the arbitrator whose id it is. */
export type ProofReader = { kind: "administrator" } | { kind: "arbitrator"; userId: string };

/** What they may see, as `maySee` has it (app/domain/case/permissions.ts). */
const seenBy = (reader: ProofReader) =>
  reader.kind === "administrator"
    ? inArray(caseEntries.audience, ["everyone", "office"])
    : or(eq(caseEntries.audience, "everyone"), and(eq(caseEntries.audience, "arbitrator"), eq(caseEntries.actorId, reader.userId)));

/** The places in the case's own chain of all that a reader may see, the first of them first: the reader's number is its place here. */
export const seenNumbers = (db: Database, caseId: string, reader: ProofReader) =>
  db
    .select({ seq: caseEntries.seq })
    .from(caseEntries)
    .where(and(eq(caseEntries.caseId, caseId), seenBy(reader)))
    .orderBy(caseEntries.seq);

/** The latest entries of a case before `before` that the reader may see and of which somebody was notified, newest first. */
export function notifiedEntriesOf(db: Database, caseId: string, reader: ProofReader, before: number | null, limit: number) {
  return db
    .select({
      seq: caseEntries.seq,
      at: caseEntries.at,
      type: caseEntries.type,
      audience: caseEntries.audience,
      actorId: caseEntries.actorId,
      body: shortBody.as("short_body"),
    })
    .from(caseEntries)
    .where(
      and(
        eq(caseEntries.caseId, caseId),
        seenBy(reader),
        before === null ? undefined : sql`${caseEntries.seq} < ${before}`,
        sql`exists (select 1 from case_notices as told where told.case_id = ${caseEntries.caseId} and told.seq = ${caseEntries.seq}
          and told.user_id is not ${caseEntries.actorId})`,
      ),
    )
    .orderBy(desc(caseEntries.seq))
    .limit(limit);
}

/** Who was notified of the entries from `first` to `last`, at most `limit`; their names are the case's people's. */
export function givenNotices(db: Database, caseId: string, first: number, last: number, limit = 2500) {
  return db
    .select({
      seq: caseNotices.seq,
      userId: caseNotices.userId,
      readAt: caseNotices.readAt,
      openedAt: caseNotices.openedAt,
      mailId: caseNotices.mailId,
      mailState: caseNotices.mailState,
      mailAt: caseNotices.mailAt,
    })
    .from(caseNotices)
    .where(and(eq(caseNotices.caseId, caseId), sql`${caseNotices.seq} between ${first} and ${last}`))
    .orderBy(desc(caseNotices.seq))
    .limit(limit);
}

/** What a mail of notices is made of, as things stand when it is delivered: each with its place in its reader's feed, the oldest first. */
export function noticesOfMail(db: Database, mailId: string, userId: string) {
  const nth = sql<number>`(SELECT count(*) FROM case_feed AS later WHERE later.reader = ${userId} AND later.own = 0
    AND later.at = ${caseNotices.at} AND later.case_id = ${caseNotices.caseId} AND later.seq > ${caseNotices.seq})`;
  return db
    .select({
      caseId: caseNotices.caseId,
      seq: caseNotices.seq,
      at: caseNotices.at,
      nth: nth.as("nth"),
      type: caseEntries.type,
      audience: caseEntries.audience,
      actorId: caseEntries.actorId,
      body: shortBody.as("short_body"),
      caseNumber: cases.caseNumber,
      mailSays: cases.mailSays,
      place,
    })
    .from(caseNotices)
    .innerJoin(caseEntries, entryOf)
    .innerJoin(cases, eq(cases.id, caseNotices.caseId))
    .leftJoin(casePeople, isIn)
    .where(and(eq(caseNotices.mailId, mailId), eq(caseNotices.userId, userId)))
    .orderBy(caseNotices.caseId, caseNotices.seq)
    .limit(MOST_TOLD);
}

/** Most notices that one mail tells of; the portal has the rest. */
const MOST_TOLD = 200;

/** Entries of a case that somebody who comes in is given notice of: what they may see and have not done themselves. */
interface Earlier {
  caseId: string;
  userId: string;
  /** The last of them in the case's own chain. */
  until: number;
  audiences: readonly StoredAudience[];
}

const earlier = ({ caseId, userId, until, audiences }: Earlier) =>
  and(
    eq(caseEntries.caseId, caseId),
    lte(caseEntries.seq, until),
    inArray(caseEntries.audience, [...audiences]),
    inArray(caseEntries.type, [...NOTIFIED_TYPES]),
    sql`${caseEntries.actorId} IS NOT ${userId}`,
  );

/** How many notices `writingEarlierNotices` gives, at most `limit`. */
export const countEarlierNotices = (db: Database, of: Earlier, limit: number) => {
  const found = db.select({ seq: caseEntries.seq }).from(caseEntries).where(earlier(of)).limit(limit).as("found");
  return db.select({ n: count() }).from(found);
};

/** Gives somebody notice of the newest of what came before them, of when it happened; what they were notified of already stays as it is. */
export function writingEarlierNotices(db: Database, of: Earlier, mailId: string, limit: number) {
  const nothing = sql<null>`NULL`;
  return db
    .insert(caseNotices)
    .select(
      // In the order of the table's columns.
      db
        .select({
          userId: sql<string>`${of.userId}`.as("user_id"),
          caseId: caseEntries.caseId,
          seq: caseEntries.seq,
          at: caseEntries.at,
          readAt: nothing.as("read_at"),
          mailId: sql<string>`${mailId}`.as("mail_id"),
          mailState: nothing.as("mail_state"),
          mailAt: nothing.as("mail_at"),
          openedAt: nothing.as("opened_at"),
        })
        .from(caseEntries)
        .where(earlier(of))
        .orderBy(desc(caseEntries.seq))
        .limit(limit),
    )
    .onConflictDoNothing();
}

/** Moves notices from a mail that still waits to another that is about to leave; the first then finds nothing to say. */
export const takingNotices = (db: Database, from: string, to: string, userId: string) =>
  db
    .update(caseNotices)
    .set({ mailId: to })
    .where(
      and(
        eq(caseNotices.mailId, from),
        eq(caseNotices.userId, userId),
        isNull(caseNotices.mailState),
        sql`EXISTS (SELECT 1 FROM outbox WHERE outbox.id = ${from} AND outbox.state = 'waiting')`,
      ),
    )
    .returning({ seq: caseNotices.seq });

/** What a mail leaves out is not sent by it. */
export const leavingOut = (db: Database, mailId: string, caseId: string, seq: number, now: number) =>
  db
    .update(caseNotices)
    .set({ mailState: "dropped", mailAt: now })
    .where(and(eq(caseNotices.mailId, mailId), eq(caseNotices.caseId, caseId), eq(caseNotices.seq, seq)));
