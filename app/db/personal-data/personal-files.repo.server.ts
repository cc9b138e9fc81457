/** Where the bytes of a person's own files are. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { bookingDocuments } from "#app/db/schema/booking-attachments.ts";
import { user } from "#app/db/schema/people.ts";

/** `ids` as a JSON array. */
export const documentKeys = (db: Database, ids: string) =>
  db
    .select({ id: bookingDocuments.id, name: bookingDocuments.name, key: bookingDocuments.objectKey })
    .from(bookingDocuments)
    .where(sql`${bookingDocuments.id} IN (SELECT value FROM json_each(${ids}))`);

export const pictureOf = (db: Database, userId: string) =>
  db
    .select({ key: user.pictureKey })
    .from(user)
    .where(and(eq(user.id, userId), isNotNull(user.pictureKey)))
    .limit(1);
