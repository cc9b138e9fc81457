/** Queries over the saved views of lists. */
import { and, asc, eq, ne, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { user } from "#app/db/schema/people.ts";
import { savedViews } from "#app/db/schema/views.ts";
import { VIEW_LIMITS, type ViewList } from "#app/domain/views/saved-view.ts";

export type SavedViewRow = typeof savedViews.$inferSelect & { by: string | null };

const named = (db: Database) => {
  const { id, list, ownerId, name, query, shared, version, updatedAt } = savedViews;
  return db
    .select({ id, list, ownerId, name, query, shared, version, updatedAt, by: sql<string | null>`${user.name}`.as("owner_name") })
    .from(savedViews)
    .leftJoin(user, eq(user.id, savedViews.ownerId));
};

/** A person's own views of a list, by name. */
export function ownViews(db: Database, list: ViewList, ownerId: string) {
  return named(db)
    .where(and(eq(savedViews.ownerId, ownerId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name))
    .limit(VIEW_LIMITS.own);
}

/** Others' views of a list that are shared, by name. */
export function sharedViews(db: Database, list: ViewList, but: string) {
  return named(db)
    .where(and(eq(savedViews.list, list), sql`shared = 1`, ne(savedViews.ownerId, but)))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(VIEW_LIMITS.shared);
}

/** Keeps a view; gives nothing where its owner has one of that name. */
export function addingView(db: Database, view: typeof savedViews.$inferInsert) {
  return db.insert(savedViews).values(view).onConflictDoNothing().returning({ id: savedViews.id });
}

export function viewById(db: Database, id: string) {
  return named(db).where(eq(savedViews.id, id)).limit(1);
}

/** Changes a view that is still as it was read, unless its owner has another of its new name; gives nothing otherwise. */
export function changingView(
  db: Database,
  read: Pick<SavedViewRow, "id" | "version" | "ownerId" | "list">,
  columns: Pick<SavedViewRow, "name" | "query" | "shared" | "updatedAt">,
) {
  const taken: SQL = sql`exists (select 1 from saved_views as other where other.owner_id = ${read.ownerId} and other.list = ${read.list}
    and other.name = ${columns.name} and other.id <> ${read.id})`;
  return db
    .update(savedViews)
    .set({ ...columns, version: read.version + 1 })
    .where(and(eq(savedViews.id, read.id), eq(savedViews.version, read.version), not(taken)))
    .returning({ id: savedViews.id });
}

export function removingView(db: Database, id: string) {
  return db.delete(savedViews).where(eq(savedViews.id, id)).returning({ id: savedViews.id });
}
