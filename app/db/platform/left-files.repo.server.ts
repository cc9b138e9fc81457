/** Queries for files in R2 that no row names. */
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { leftFiles } from "#app/db/schema/left-files.ts";
import { notLeftAlone } from "./job-failures.repo.server.ts";

/** Writes down a file that is about to be stored; the write that names it takes it off (migration 0362). */
export const announcingFile = (db: Database, objectKey: string, since: number) => db.insert(leftFiles).values({ objectKey, since });

/** A legal hold keeps the file of a picture that was replaced (migration 0373). */
const isKept = sql`EXISTS (SELECT 1 FROM kept_files JOIN holds_in_force AS holds ON holds.id = kept_files.hold_id WHERE kept_files.object_key = ${leftFiles.objectKey})`;

/** Files that no row has named since `until` (UTC milliseconds), or names any more, the longest left first; not those that a legal hold keeps. */
export const filesLeft = (db: Database, until: number, now: number, most: number) =>
  db
    .select({ objectKey: leftFiles.objectKey })
    .from(leftFiles)
    .where(and(lte(leftFiles.since, until), sql`NOT ${isKept}`, notLeftAlone("sweep_uploads", leftFiles.objectKey, now)))
    .orderBy(asc(leftFiles.since))
    .limit(most);

export const forgettingFile = (db: Database, objectKey: string) => db.delete(leftFiles).where(eq(leftFiles.objectKey, objectKey));
