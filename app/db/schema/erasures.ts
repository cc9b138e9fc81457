/** Erasures of people (migration 0326): how far each has come; and people’s own requests for one (migration 0336). */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { user } from "./people.ts";

/** What the steps of an erasure have found of a person, each when it was taken. */
export interface FoundOf {
  /** Ids of bookings whose contact they were. */
  contacted: string[];
  drafts: string[];
  conversations: string[];
  /** Words of their names, by which a mistyped word is found. */
  words: string[];
  /** Keys of stored files. */
  files: string[];
}

export const erasures = sqliteTable(
  "erasures",
  {
    id: text("id").primaryKey(),
    addressHash: text("address_hash").notNull(),
    address: text("address"),
    accountId: text("account_id").references(() => user.id, { onDelete: "restrict" }),
    found: text("found", { mode: "json" }).$type<Partial<FoundOf>>().notNull(),
    reason: text("reason").notNull(),
    begunBy: text("begun_by")
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    begunAt: integer("begun_at").notNull(),
    step: integer("step").notNull().default(0),
    doneAt: integer("done_at"),
  },
  (table) => [
    uniqueIndex("erasures_under_way").on(table.address).where(sql`done_at IS NULL`),
    index("erasures_listed").on(table.begunAt),
    index("erasures_account").on(table.accountId),
    index("erasures_beginner").on(table.begunBy),
  ],
);

export const erasureRequests = sqliteTable(
  "erasure_requests",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    askedAt: integer("asked_at").notNull(),
    /** The erasure that was begun for it. */
    erasureId: text("erasure_id").references(() => erasures.id, { onDelete: "restrict" }),
    outcome: text("outcome").$type<"done" | "refused" | "withdrawn">(),
    /** Of a refusal. */
    reason: text("reason"),
    decidedBy: text("decided_by").references(() => user.id, { onDelete: "restrict" }),
    endedAt: integer("ended_at"),
  },
  (table) => [
    uniqueIndex("erasure_requests_open").on(table.userId).where(sql`ended_at IS NULL`),
    index("erasure_requests_waiting").on(table.askedAt).where(sql`ended_at IS NULL`),
    index("erasure_requests_of").on(table.userId, table.askedAt),
    index("erasure_requests_erasure").on(table.erasureId),
    index("erasure_requests_decider").on(table.decidedBy),
  ],
);
