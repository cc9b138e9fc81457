/** Statements over the key that holds the room of a booking; `access-keys.repo.server.ts` finds the booking that it opens. */
import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import type { NewKey } from "./access-keys.repo.server.ts";

/** Gives a booking a key to hold its room, or lets the one that it has open it for longer: an earlier mail's link stays good. */
export const keepingHoldKey = (db: Database, key: NewKey, now: number) =>
  [
    db
      .delete(accessKeys)
      .where(and(eq(accessKeys.purpose, "hold"), eq(accessKeys.subjectId, key.subjectId), lte(accessKeys.expiresAt, now))),
    db
      .insert(accessKeys)
      .values(key)
      .onConflictDoUpdate({ target: [accessKeys.purpose, accessKeys.subjectId], set: { expiresAt: sql`excluded.expires_at` } }),
  ] as const;

export const droppingHoldKey = (db: Database, bookingId: string) =>
  db.delete(accessKeys).where(and(eq(accessKeys.purpose, "hold"), eq(accessKeys.subjectId, bookingId)));
