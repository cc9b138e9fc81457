/** Legal holds (migration 0325): what keeps a person's data, a booking or a case from being removed. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { HeldKind } from "#app/domain/legal-holds/legal-hold.ts";
import { user } from "./people.ts";

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
