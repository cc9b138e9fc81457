/** Queries over what is filed and said in a case, and how far each reader is. Whom a row is shown to is decided in `services`. */
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { caseDocuments, caseEntries, caseMessageDocuments, caseMessages, caseReaders } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { attachedTo, documentsOfCase, type MessageCursor, messagesOfCase, senderNamed, statusChanges } from "./case-file.repo.server.ts";
import { caseById, peopleOfCase } from "./cases.repo.server.ts";

const named = { firstName: user.firstName, lastName: user.lastName };
/** Removed or scanned in one run; the next one takes the rest. */
const MOST_AT_ONCE = 100;

/** A case with everyone in it and its stored documents: one trip; null for what is not there. */
export async function caseWithDocuments(db: Database, caseId: string) {
  const [[row], people, documents, changes] = await db.batch([
    caseById(db, caseId),
    peopleOfCase(db, caseId),
    documentsOfCase(db, caseId),
    statusChanges(db, caseId),
  ]);
  return row ? { row, people, documents, changes } : null;
}

/** A case with everyone in it and a page of its discussion: one trip; null for what is not there. */
export async function caseWithMessages(db: Database, caseId: string, userId: string, before: MessageCursor | null) {
  const [[row], people, messages, attached] = await db.batch([
    caseById(db, caseId),
    peopleOfCase(db, caseId),
    messagesOfCase(db, caseId, userId, before),
    attachedTo(db, messagesOfCase(db, caseId, userId, before).as("page")),
  ]);
  return row ? { row, people, messages, attached } : null;
}

export function documentById(db: Database, id: string) {
  return db
    .select({ ...getTableColumns(caseDocuments), uploader: named })
    .from(caseDocuments)
    .innerJoin(user, eq(user.id, caseDocuments.uploadedBy))
    .where(and(eq(caseDocuments.id, id), isNotNull(caseDocuments.readyAt)))
    .limit(1);
}

/** How many documents were filed in a case for somebody, `by` one of them where it is said, and how many of them were not withdrawn. */
export const countFiled = (db: Database, caseId: string, filer: Filer, by: string | null = null) =>
  db
    .select({
      all: sql<number>`count(*)`.as("filed"),
      kept: sql<number>`count(*) - count(${caseDocuments.withdrawnAt})`.as("kept"),
    })
    .from(caseDocuments)
    .where(
      and(
        eq(caseDocuments.caseId, caseId),
        eq(caseDocuments.filedFor, filer),
        by === null ? undefined : eq(caseDocuments.uploadedBy, by),
        isNotNull(caseDocuments.readyAt),
      ),
    );

export type NewDocument = typeof caseDocuments.$inferInsert;
export const beginningDocument = (db: Database, row: NewDocument) => db.insert(caseDocuments).values(row);

/** The same for what an earlier try has begun already and never filed. */
export const beginningAgain = (db: Database, row: NewDocument) =>
  beginningDocument(db, row).onConflictDoUpdate({
    target: caseDocuments.id,
    set: { createdAt: row.createdAt, scan: row.scan, audience: row.audience },
    setWhere: isNull(caseDocuments.readyAt),
  });

/** Where a document belongs in its case, and its number. */
export type DocumentPlace = Pick<
  typeof caseDocuments.$inferSelect,
  "folder" | "description" | "documentDate" | "reliedOn" | "position" | "series" | "seriesNumber"
>;

/** Its bytes are stored: from here on it is never altered. */
export function filingDocument(
  db: Database,
  id: string,
  stored: { size: number; sha256: string; rootId: string | null; version: number; readyAt: number } & Partial<DocumentPlace>,
) {
  return db
    .update(caseDocuments)
    .set(stored)
    .where(and(eq(caseDocuments.id, id), isNull(caseDocuments.readyAt)));
}
export function withdrawingDocument(db: Database, id: string, by: string, reason: string, now: number) {
  return db
    .update(caseDocuments)
    .set({ withdrawnAt: now, withdrawnBy: by, withdrawnReason: reason })
    .where(and(eq(caseDocuments.id, id), isNull(caseDocuments.withdrawnAt)));
}

/** Uploads that were begun before `before` (UTC milliseconds) and never ended. */
export function unfinishedCaseDocuments(db: Database, before: number, now: number) {
  return db
    .select({ id: caseDocuments.id, objectKey: caseDocuments.objectKey })
    .from(caseDocuments)
    .where(
      and(
        isNull(caseDocuments.readyAt),
        lt(caseDocuments.createdAt, before),
        // What came in parts is its upload's.
        sql`not exists (select 1 from case_uploads where case_uploads.document_id = ${caseDocuments.id})`,
        notLeftAlone("sweep_case_uploads", caseDocuments.id, now),
      ),
    )
    .limit(MOST_AT_ONCE);
}
export const forgettingCaseDocument = (db: Database, id: string) =>
  db.delete(caseDocuments).where(and(eq(caseDocuments.id, id), isNull(caseDocuments.readyAt)));

/** Documents that the scanner has not looked at, the oldest first. */
export function documentsToScan(db: Database, now: number) {
  return db
    .select({ id: caseDocuments.id })
    .from(caseDocuments)
    .where(
      and(sql`${caseDocuments.scan} = 'waiting' and ${caseDocuments.readyAt} is not null`, notLeftAlone("scans", caseDocuments.id, now)),
    )
    .orderBy(asc(caseDocuments.readyAt))
    .limit(MOST_AT_ONCE);
}
export function scanned(db: Database, id: string, scan: "clean" | "quarantined") {
  return db
    .update(caseDocuments)
    .set({ scan })
    .where(and(eq(caseDocuments.id, id), eq(caseDocuments.scan, "waiting")));
}

/** Those who look after the house; bounds who is notified of what concerns it. */
export const activeAdministrators = (db: Database) =>
  db
    .select({ id: user.id, email: user.email, locale: user.locale })
    .from(user)
    .where(sql`${user.role} = 'admin' and ${user.active} = 1`)
    .orderBy(asc(user.id))
    .limit(MOST_AT_ONCE);

export const messageOfOrigin = (db: Database, originKey: string) =>
  db
    .select({ ...getTableColumns(caseMessages), sender: senderNamed })
    .from(caseMessages)
    .innerJoin(user, eq(user.id, caseMessages.senderId))
    .where(eq(caseMessages.originKey, originKey))
    .limit(1);

export const addingMessage = (db: Database, row: typeof caseMessages.$inferInsert) => db.insert(caseMessages).values(row);
export function attachingDocuments(db: Database, messageId: string, documentIds: readonly string[]) {
  return db.insert(caseMessageDocuments).values(documentIds.map((documentId) => ({ messageId, documentId })));
}
/** Keeps what somebody has begun to write, and for whom: for their side as it is now. */
export function keepingDraft(
  db: Database,
  reader: { userId: string; caseId: string },
  draft: string,
  audience: StoredAudience,
  now: number,
) {
  return db
    .insert(caseReaders)
    .values({ ...reader, draft, draftAudience: audience, updatedAt: now })
    .onConflictDoUpdate({
      target: [caseReaders.userId, caseReaders.caseId],
      set: { draft, draftAudience: audience, updatedAt: now },
    });
}
/** Has read the discussion until `at`; never less far than before. */
export function readingUntil(db: Database, reader: { userId: string; caseId: string }, at: number, now: number) {
  return db
    .insert(caseReaders)
    .values({ ...reader, readUntil: at, updatedAt: now })
    .onConflictDoUpdate({
      target: [caseReaders.userId, caseReaders.caseId],
      set: { readUntil: sql`max(${caseReaders.readUntil}, ${at})`, updatedAt: now },
    });
}

/** Whether somebody has an entry of a copy of a document since a moment: one row is enough. */
export const copiesOf = (db: Database, { caseId, id, actorId, since }: { caseId: string; id: string; actorId: string; since: number }) =>
  db
    .select({ seq: caseEntries.seq })
    .from(caseEntries)
    .where(
      and(
        eq(caseEntries.caseId, caseId),
        eq(caseEntries.actorId, actorId),
        eq(caseEntries.type, sql`'document_downloaded'`),
        gt(caseEntries.at, since),
        sql`${caseEntries.body} ->> '$.details.documentId' = ${id}`,
      ),
    )
    .limit(1);
