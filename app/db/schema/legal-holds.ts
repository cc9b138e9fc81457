/** Legal holds (migration 0325): what keeps a person's data, a booking or a case from being removed. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { HeldKind } from "#app/domain/legal-holds/legal-hold.ts";
import { bookings } from "./bookings.ts";
import { tribunalPosts } from "./deliberations.ts";
import { bookingDrafts, chatSessions } from "./drafts.ts";
import { user } from "./people.ts";
import { draftValues } from "./stored-request.ts";

export const legalHolds = sqliteTable(
  "legal_holds",
  {
    id: text("id").primaryKey(),
    subjectType: text("subject_type").$type<HeldKind>().notNull(),
    /** Of a person the address, as `emailKeyOf` gives it; else the id. */
    subjectId: text("subject_id").notNull(),
    accountId: text("account_id").references(() => user.id, { onDelete: "restrict" }),
    subjectName: text("subject_name").notNull(),
    reason: text("reason").notNull(),
    placedBy: text("placed_by")
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    placedAt: integer("placed_at").notNull(),
    lastDay: text("last_day"),
    endsAt: integer("ends_at"),
    liftedBy: text("lifted_by").references(() => user.id, { onDelete: "restrict" }),
    liftedAt: integer("lifted_at"),
    liftReason: text("lift_reason"),
  },
  (table) => [
    index("legal_holds_open").on(table.subjectType, table.subjectId).where(sql`lifted_at IS NULL`),
    index("legal_holds_listed").on(table.placedAt, table.id),
    index("legal_holds_account").on(table.accountId),
    index("legal_holds_placer").on(table.placedBy),
    index("legal_holds_lifter").on(table.liftedBy),
  ],
);

/** Drafts that a hold of a person has covered (migration 0344): triggers note them when their owner or address changes. */
export const keptDrafts = sqliteTable(
  "kept_drafts",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => bookingDrafts.id, { onDelete: "cascade" }),
    holdId: text("hold_id")
      .notNull()
      .references(() => legalHolds.id, { onDelete: "restrict" }),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.holdId] }), index("kept_drafts_hold").on(table.holdId)],
);

/** The same of bookings: when their contact or maker changes. */
export const keptBookings = sqliteTable(
  "kept_bookings",
  {
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    holdId: text("hold_id")
      .notNull()
      .references(() => legalHolds.id, { onDelete: "restrict" }),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.holdId] }), index("kept_bookings_hold").on(table.holdId)],
);

/** Files that a hold of a person keeps though no row names them any more (migration 0373): triggers note pictures that are replaced or taken away. */
export const keptFiles = sqliteTable(
  "kept_files",
  {
    objectKey: text("object_key").notNull(),
    holdId: text("hold_id")
      .notNull()
      .references(() => legalHolds.id, { onDelete: "restrict" }),
  },
  (table) => [primaryKey({ columns: [table.objectKey, table.holdId] }), index("kept_files_hold").on(table.holdId)],
);

/** What held drafts said before something of it was emptied or written over (migration 0373); a trigger writes it. */
export const keptWords = sqliteTable(
  "kept_words",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => bookingDrafts.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    keptAt: integer("kept_at").notNull(),
    values: draftValues("field_values").notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seq] }), index("kept_words_age").on(table.keptAt, table.draftId, table.seq)],
);

/** What held notes of a tribunal said before they were changed or taken away (migration 0386); a trigger writes it. */
export const keptNotes = sqliteTable(
  "kept_notes",
  {
    noteId: text("note_id")
      .notNull()
      .references(() => tribunalPosts.id, { onDelete: "restrict" }),
    /** The note's, when it said this. */
    version: integer("version").notNull(),
    keptAt: integer("kept_at").notNull(),
    content: text("content").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.version] }),
    index("kept_notes_age").on(table.keptAt, table.noteId, table.version),
  ],
);

/** The requests that a conversation was about before (migration 0344), as long as they are there; a trigger writes it. */
export const formerDrafts = sqliteTable(
  "former_drafts",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    draftId: text("draft_id")
      .notNull()
      .references(() => bookingDrafts.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.draftId] }), index("former_drafts_draft").on(table.draftId)],
);
