/** What the members of a tribunal write for themselves and for each other (migration 0295). Triggers are SQL alone. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AwardAnswer } from "#app/domain/case/tribunal/declared.ts";
import type { TribunalRoom } from "#app/domain/case/tribunal/deliberation.ts";

export const tribunalPosts = sqliteTable(
  "tribunal_posts",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    /** The order within the case. */
    seq: integer("seq").notNull(),
    room: text("room").$type<TribunalRoom>().notNull(),
    authorId: text("author_id").notNull(),
    /** As they were called then. */
    authorName: text("author_name").notNull(),
    /** Empty once a note was removed. */
    content: text("content").notNull(),
    originKey: text("origin_key").notNull(),
    createdAt: integer("created_at").notNull(),
    version: integer("version").notNull().default(1),
    changedAt: integer("changed_at"),
    /** The name of who changed a note last. */
    changedBy: text("changed_by"),
    removedAt: integer("removed_at"),
  },
  (table) => [
    uniqueIndex("tribunal_posts_order").on(table.caseId, table.seq),
    uniqueIndex("tribunal_posts_origin").on(table.originKey),
    index("tribunal_posts_room").on(table.caseId, table.room, table.seq),
    index("tribunal_posts_author").on(table.authorId),
  ],
);

export const tribunalReaders = sqliteTable(
  "tribunal_readers",
  {
    userId: text("user_id").notNull(),
    caseId: text("case_id").notNull(),
    /** A number of `tribunal_posts`. */
    readUntil: integer("read_until").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseId] }), index("tribunal_readers_of").on(table.caseId)],
);

export const tribunalConsents = sqliteTable(
  "tribunal_consents",
  {
    /** The place of the member who came later. */
    personId: text("person_id").notNull(),
    byUser: text("by_user").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.byUser] }), index("tribunal_consents_by").on(table.byUser)],
);

export const tribunalOpenings = sqliteTable("tribunal_openings", {
  personId: text("person_id").primaryKey(),
  at: integer("at").notNull(),
});

/** An award that is, or was, before a panel (migration 0334). */
export const tribunalAwards = sqliteTable(
  "tribunal_awards",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id").notNull(),
    putBy: text("put_by").notNull(),
    /** As they were called then. */
    putAs: text("put_as").notNull(),
    putAt: integer("put_at").notNull(),
    /** Private to who put it, until it is issued: then a copy is filed for everyone. */
    documentId: text("document_id").notNull(),
    outcome: text("outcome").notNull(),
    /** Rises with each answer, by triggers. */
    answers: integer("answers").notNull().default(0),
    endedAt: integer("ended_at"),
    endedAs: text("ended_as").$type<"issued" | "withdrawn">(),
  },
  (table) => [
    uniqueIndex("tribunal_awards_open").on(table.caseId).where(sql`ended_at IS NULL`),
    index("tribunal_awards_of").on(table.caseId),
    index("tribunal_awards_putter").on(table.putBy),
    index("tribunal_awards_document").on(table.documentId),
  ],
);

export const tribunalSignatures = sqliteTable(
  "tribunal_signatures",
  {
    awardId: text("award_id").notNull(),
    userId: text("user_id").notNull(),
    answer: text("answer").$type<AwardAnswer>().notNull(),
    /** Why they do not sign; empty where nothing was said. */
    reason: text("reason").notNull(),
    opinionId: text("opinion_id"),
    at: integer("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.awardId, table.userId] }),
    index("tribunal_signatures_by").on(table.userId),
    index("tribunal_signatures_opinion").on(table.opinionId),
  ],
);
