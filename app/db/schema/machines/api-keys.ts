/** API keys of people (migration 0350): of a key only the SHA-256 is kept, in hex. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "#app/db/schema/people.ts";

export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    name: text("name").notNull(),
    /** Words with a space between them. */
    scopes: text("scopes").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: integer("created_at").notNull(),
    /** UTC milliseconds; null for none. */
    expiresAt: integer("expires_at"),
    /** Accurate to the hour. */
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [index("api_keys_person").on(table.userId, table.createdAt, table.id)],
);
