/** Queries over notices: what each person was told of, by which mail, and what they have opened. Whom an entry is shown to is decided in `services`. */
import { and, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseEntries, caseFeed, caseNotices, casePeople, cases } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import type { FeedPlace } from "#app/domain/case/feed-places.ts";

/** What somebody is in the notice's case now; without them they are in it no more. The states as `case_people_once` has them, or it is not used. */
const place = { capacity: casePeople.capacity, side: casePeople.side, state: casePeople.state };
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

/** Marks a person's notices of a case as opened; those up to `seq` where it is given. */
export function openingCase(db: Database, userId: string, caseId: string, now: number, seq?: number) {
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
/** Marks the notice at a place of the person's feed as opened. */
export function openingOne(db: Database, userId: string, { at, caseId, nth }: FeedPlace, now: number) {
  const one = db
    .select({ seq: caseFeed.seq })
    .from(caseFeed)
    .where(and(eq(caseFeed.reader, userId), eq(caseFeed.own, false), eq(caseFeed.at, at), eq(caseFeed.caseId, caseId)))
    .orderBy(desc(caseFeed.seq))
    .limit(1)
    .offset(nth);
  return db
    .update(caseNotices)
    .set({ readAt: now })
    .where(and(eq(caseNotices.userId, userId), eq(caseNotices.caseId, caseId), eq(caseNotices.seq, one), isNull(caseNotices.readAt)));
}
/** All of a person's that were there at `until` (UTC milliseconds). */
export function openingAll(db: Database, userId: string, until: number, now: number) {
  return db
    .update(caseNotices)
    .set({ readAt: now })
    .where(and(eq(caseNotices.userId, userId), isNull(caseNotices.readAt), lte(caseNotices.at, until)));
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
      body: caseEntries.body,
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

/** Who was told of the entries from `first` to `last`; their names are the case's people's. */
export function givenNotices(db: Database, caseId: string, first: number, last: number) {
  return db
    .select({
      seq: caseNotices.seq,
      userId: caseNotices.userId,
      readAt: caseNotices.readAt,
      mailId: caseNotices.mailId,
      mailState: caseNotices.mailState,
      mailAt: caseNotices.mailAt,
    })
    .from(caseNotices)
    .where(and(eq(caseNotices.caseId, caseId), sql`${caseNotices.seq} between ${first} and ${last}`))
    .orderBy(desc(caseNotices.seq))
    .limit(2500);
}

/** What a mail about a notice is made of, as things stand when it is delivered. */
export async function noticeOfMail(db: Database, of: { userId: string; caseId: string; seq: number }) {
  const [found] = await db
    .select({
      type: caseEntries.type,
      audience: caseEntries.audience,
      actorId: caseEntries.actorId,
      caseNumber: cases.caseNumber,
      person: {
        id: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        role: user.role,
        active: user.active,
        mailCases: user.mailCases,
        mailMessages: user.mailMessages,
        mailDocuments: user.mailDocuments,
        mailDeadlines: user.mailDeadlines,
      },
      place,
    })
    .from(caseNotices)
    .innerJoin(caseEntries, entryOf)
    .innerJoin(cases, eq(cases.id, caseNotices.caseId))
    .innerJoin(user, eq(user.id, caseNotices.userId))
    .leftJoin(casePeople, isIn)
    .where(and(eq(caseNotices.userId, of.userId), eq(caseNotices.caseId, of.caseId), eq(caseNotices.seq, of.seq)))
    .limit(1);
  return found ?? null;
}
