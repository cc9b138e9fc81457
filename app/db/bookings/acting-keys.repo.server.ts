/** Statements of what is done by a key of a booking: it is written while that key opens it, or not at all (migration 0306). */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client.server.ts";
import type { KeyPurpose } from "#app/db/schema/access-keys.ts";

/** A view: an insert into it keeps nothing, and refuses its batch where the key opens nothing. */
const actingKeys = sqliteTable("acting_keys", {
  purpose: text("purpose").$type<KeyPurpose>().notNull(),
  subjectId: text("subject_id").notNull(),
  tokenHash: text("token_hash").notNull(),
  at: integer("at").notNull(),
});

/** A key as it is stored, by which somebody acts at an instant (UTC milliseconds). */
export type ActingKey = typeof actingKeys.$inferInsert;

/** Refuses the batch in which it is once the key opens its booking no more (`isKeyEnded`). */
export const holdingKey = (db: Database, key: ActingKey) => db.insert(actingKeys).values(key);
