/** Filters of a list that staff keep under a name (migration 0086). */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ViewList } from "#app/domain/views/saved-view.ts";

export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text("id").primaryKey(),
    list: text("list").$type<ViewList>().notNull(),
    ownerId: text("owner_id").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    shared: integer("shared", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_views_own").on(table.ownerId, table.list, table.name),
    index("saved_views_shared").on(table.list, table.name, table.id).where(sql`shared = 1`),
  ],
);
