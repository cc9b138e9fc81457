/** What a tribunal writes for itself (migration 0295). Each write says in its own statement who may make it: who sits may change meanwhile. */
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { tribunalConsents, tribunalOpenings, tribunalPosts, tribunalReaders } from "#app/db/schema/deliberations.ts";
import { MOST_POSTS, POSTS_SHOWN, type TribunalRoom } from "#app/domain/case/tribunal/deliberation.ts";

export type PostRow = typeof tribunalPosts.$inferSelect;

/** A member who reads: what they may read of the panel's was written at `since` (UTC milliseconds) or later. */
export interface Reading {
  caseId: string;
  userId: string;
  since: number;
}

/** What the panel wrote that a member may read. */
const readable = ({ caseId, since }: Reading, room: TribunalRoom) =>
  and(eq(tribunalPosts.caseId, caseId), eq(tribunalPosts.room, room), gte(tribunalPosts.createdAt, since), isNull(tribunalPosts.removedAt));

/** A page of the thread, newest first, with one more than is shown where there are more; before the number `before` where it is said. */
export const threadOf = (db: Database, reading: Reading, before: number | null) =>
  db
    .select()
    .from(tribunalPosts)
    .where(and(readable(reading, "deliberation"), before === null ? undefined : lt(tribunalPosts.seq, before)))
    .orderBy(desc(tribunalPosts.seq))
    .limit(POSTS_SHOWN + 1);

export const panelNotes = (db: Database, reading: Reading) =>
  db.select().from(tribunalPosts).where(readable(reading, "panel")).orderBy(asc(tribunalPosts.seq)).limit(MOST_POSTS.panel);

/** Their author's alone, whenever they sat. */
export const ownNotes = (db: Database, { caseId, userId }: Reading) =>
  db
    .select()
    .from(tribunalPosts)
    .where(and(readable({ caseId, userId, since: 0 }, "own"), eq(tribunalPosts.authorId, userId)))
    .orderBy(asc(tribunalPosts.seq))
    .limit(MOST_POSTS.own);

export const readersOf = (db: Database, caseId: string) =>
  db.select().from(tribunalReaders).where(eq(tribunalReaders.caseId, caseId)).limit(100);

/** For which places all have agreed, and who has agreed so far. */
export const openingsOf = (db: Database, placeIds: readonly string[]) =>
  db
    .select()
    .from(tribunalOpenings)
    .where(inArray(tribunalOpenings.personId, [...placeIds]));
export const consentsOf = (db: Database, placeIds: readonly string[]) =>
  db
    .select()
    .from(tribunalConsents)
    .where(inArray(tribunalConsents.personId, [...placeIds]));

/** The number of the first post of the panel in a case, and when; none where it wrote nothing. */
export const firstOfPanel = (db: Database, caseId: string) =>
  db
    .select({ createdAt: tribunalPosts.createdAt })
    .from(tribunalPosts)
    .where(and(eq(tribunalPosts.caseId, caseId), ne(tribunalPosts.room, "own"), isNull(tribunalPosts.removedAt)))
    .orderBy(asc(tribunalPosts.seq))
    .limit(1);

export const postOfOrigin = (db: Database, originKey: string) =>
  db.select().from(tribunalPosts).where(eq(tribunalPosts.originKey, originKey)).limit(1);

/** A note that a member may read: their own, or one of the panel's. */
export const noteFor = (db: Database, { caseId, userId, since }: Reading, id: string) =>
  db
    .select()
    .from(tribunalPosts)
    .where(
      and(
        eq(tribunalPosts.id, id),
        eq(tribunalPosts.caseId, caseId),
        isNull(tribunalPosts.removedAt),
        or(
          and(eq(tribunalPosts.room, "own"), eq(tribunalPosts.authorId, userId)),
          and(eq(tribunalPosts.room, "panel"), gte(tribunalPosts.createdAt, since)),
        ),
      ),
    )
    .limit(1);

/** Whether somebody sits in a case that is not resolved: asked in the statement that writes. */
export const sits = (caseId: SQL | string, userId: SQL | string) =>
  sql`EXISTS (SELECT 1 FROM case_people AS sitting JOIN cases AS sat ON sat.id = sitting.case_id
    WHERE sitting.case_id = ${caseId} AND sitting.user_id = ${userId} AND sitting.capacity = 'arbitrator' AND sitting.state = 'active'
      AND sat.status <> 'resolved')`;

type NewPost = Pick<PostRow, "id" | "caseId" | "room" | "authorId" | "authorName" | "content" | "originKey" | "createdAt">;

/**
 * Writes a post with the next number of its case: nothing where its author does not sit any more, the case is resolved, the panel has become
 * a sole arbitrator, the room is full, or the same form was sent before. Gives what was written.
 */
export function addingPost(db: Database, { id, caseId, room, authorId, authorName, content, originKey, createdAt }: NewPost) {
  const mine = room === "own" ? sql` AND kept.author_id = ${authorId}` : sql``;
  const isPanel = room === "own" ? sql`` : sql` AND EXISTS (SELECT 1 FROM cases WHERE cases.id = ${caseId} AND cases.tribunal_size = 3)`;
  // In the order of the table's columns.
  return db
    .insert(tribunalPosts)
    .select(
      sql`SELECT ${id}, ${caseId}, (SELECT ifnull(max(numbered.seq), 0) + 1 FROM tribunal_posts AS numbered WHERE numbered.case_id = ${caseId}),
        ${room}, ${authorId}, ${authorName}, ${content}, ${originKey}, cast(${createdAt} as integer), 1, NULL, NULL, NULL
      WHERE ${sits(caseId, authorId)}${isPanel} AND (SELECT count(*) FROM tribunal_posts AS kept
        WHERE kept.case_id = ${caseId} AND kept.room = ${room} AND kept.removed_at IS NULL${mine}) < ${MOST_POSTS[room]}`,
    )
    .onConflictDoNothing()
    .returning({ id: tribunalPosts.id });
}

/** That a post was written: what its mails ask. */
export const isPosted = (postId: string) => sql`EXISTS (SELECT 1 FROM tribunal_posts WHERE tribunal_posts.id = ${postId})`;

/** The mail to another member that there is something new, where it was written (`written`) and they still sit. */
export function mailingMember(
  db: Database,
  { written, caseId, userId }: { written: SQL; caseId: string; userId: string },
  mail: OutboxRow,
) {
  const { id, kind, recipient, locale, payload, createdAt, deliverAfter } = mail;
  // In the order of the table's columns.
  return db
    .insert(outbox)
    .select(
      sql`SELECT ${id}, ${kind}, ${recipient}, ${locale}, ${JSON.stringify(payload)}, cast(${createdAt} as integer),
        cast(${deliverAfter} as integer), 0, NULL, 'waiting', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
      WHERE ${written} AND ${sits(caseId, userId)}`,
    )
    .onConflictDoNothing();
}

/** Changes a note at the version that its writer saw, while they sit and the case is open. Gives what was changed. */
export const changingNote = (
  db: Database,
  { id, caseId, version }: Pick<PostRow, "id" | "caseId" | "version">,
  userId: string,
  change: Partial<Pick<PostRow, "content" | "changedAt" | "changedBy" | "removedAt">>,
) =>
  db
    .update(tribunalPosts)
    .set({ ...change, version: version + 1 })
    .where(
      and(
        eq(tribunalPosts.id, id),
        inArray(tribunalPosts.room, ["own", "panel"]),
        eq(tribunalPosts.version, version),
        isNull(tribunalPosts.removedAt),
        sits(caseId, userId),
      ),
    )
    .returning({ id: tribunalPosts.id });

export const readingPosts = (db: Database, row: typeof tribunalReaders.$inferInsert) =>
  db
    .insert(tribunalReaders)
    .values(row)
    .onConflictDoUpdate({
      target: [tribunalReaders.userId, tribunalReaders.caseId],
      set: { readUntil: sql`max(${tribunalReaders.readUntil}, excluded.read_until)` },
    });

/** Somebody who sits agrees that a later member reads what was before them; once nobody else who sits is missing it is opened, whether or not their account is in use. */
export const agreeing = (
  db: Database,
  { personId, caseId, userId, now }: { personId: string; caseId: string; userId: string; now: number },
) =>
  [
    db
      .insert(tribunalConsents)
      .select(
        sql`SELECT ${personId}, ${userId}, cast(${now} as integer) FROM case_people AS later
        WHERE later.id = ${personId} AND later.case_id = ${caseId} AND later.capacity = 'arbitrator' AND later.state = 'active'
          AND later.user_id <> ${userId} AND ${sits(caseId, userId)}`,
      )
      .onConflictDoNothing(),
    db
      .insert(tribunalOpenings)
      .select(
        sql`SELECT later.id, cast(${now} as integer) FROM case_people AS later
        WHERE later.id = ${personId} AND later.case_id = ${caseId} AND later.state = 'active'
          AND EXISTS (SELECT 1 FROM tribunal_consents AS given WHERE given.person_id = later.id AND given.by_user = ${userId})
          AND NOT EXISTS (SELECT 1 FROM case_people AS other WHERE other.case_id = later.case_id AND other.capacity = 'arbitrator'
            AND other.state = 'active' AND other.id <> later.id
            AND NOT EXISTS (SELECT 1 FROM tribunal_consents AS agreed WHERE agreed.person_id = later.id AND agreed.by_user = other.user_id))`,
      )
      .onConflictDoNothing(),
  ] as const;

/** Whether others have written something that a member has not read, in the thread or the notes of the panel. */
export const unreadOf = (db: Database, { caseId, userId, since }: Reading) =>
  db
    .select({ seq: tribunalPosts.seq })
    .from(tribunalPosts)
    .where(
      and(
        eq(tribunalPosts.caseId, caseId),
        inArray(tribunalPosts.room, ["panel", "deliberation"]),
        ne(tribunalPosts.authorId, userId),
        gte(tribunalPosts.createdAt, since),
        isNull(tribunalPosts.removedAt),
        sql`${tribunalPosts.seq} > ifnull((SELECT read_until FROM tribunal_readers WHERE user_id = ${userId} AND case_id = ${caseId}), 0)`,
      ),
    )
    .limit(1);
