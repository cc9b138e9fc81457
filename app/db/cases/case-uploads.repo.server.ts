/** Queries over large documents on their way. Who may is decided in `services/cases/documents/uploads`. */
import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { caseUploadParts, caseUploads } from "#app/db/schema/case-uploads.ts";
import { CLAIM_MS, LARGE_ROOM, MOST_UNDER_WAY } from "#app/domain/documents/case-uploads.ts";

export type UploadRow = typeof caseUploads.$inferSelect;
export type PartRow = typeof caseUploadParts.$inferSelect;
const MOST_AT_ONCE = 100;

/**
 * Begins an upload where its owner has fewer than `MOST_UNDER_WAY` in the case, and their side (of arbitrators: they themselves) room for its
 * bytes next to what is filed and under way. Gives what is in its way, counted in the write itself.
 */
export async function beginningUpload(db: Database, row: UploadRow): Promise<"begun" | "many" | "full"> {
  const own = row.filedFor === "arbitrator" ? sql`AND owner_id = ${row.ownerId}` : sql``;
  const ownFiled = row.filedFor === "arbitrator" ? sql`AND uploaded_by = ${row.ownerId}` : sql``;
  const underWay = sql`(SELECT count(*) FROM case_uploads WHERE owner_id = ${row.ownerId} AND case_id = ${row.caseId} AND state IN ('begun', 'assembled'))`;
  const taken = sql`(SELECT ifnull(sum(size), 0) FROM case_uploads
      WHERE case_id = ${row.caseId} AND filed_for = ${row.filedFor} AND state IN ('begun', 'assembled') ${own})
    + (SELECT ifnull(sum(size), 0) FROM case_documents WHERE case_id = ${row.caseId} AND filed_for = ${row.filedFor}
      AND id IN (SELECT document_id FROM case_uploads WHERE case_id = ${row.caseId} AND state = 'filed') ${ownFiled})`;
  const written = await db.all(sql`
    INSERT INTO case_uploads (id, case_id, owner_id, name, type, size, audience, filed_for, filed_as, replaces, object_key, state, document_id, created_at, updated_at)
    SELECT ${row.id}, ${row.caseId}, ${row.ownerId}, ${row.name}, ${row.type}, ${row.size}, ${row.audience}, ${row.filedFor},
      ${JSON.stringify(row.filedAs)}, ${row.replaces}, ${row.objectKey}, 'begun', ${row.documentId}, ${row.createdAt}, ${row.updatedAt}
    WHERE ${underWay} < ${MOST_UNDER_WAY} AND ${taken} + ${row.size} <= ${LARGE_ROOM}
    RETURNING id`);
  if (written.length > 0) return "begun";
  const [found] = await db.all<{ n: number }>(sql`SELECT ${underWay} AS n`);
  return (found?.n ?? 0) >= MOST_UNDER_WAY ? "many" : "full";
}

export const namingMultipart = (db: Database, id: string, multipartId: string) =>
  db.update(caseUploads).set({ multipartId }).where(eq(caseUploads.id, id));

/** An upload with its parts in order, those that are claimed too; null for what is not there. */
export async function uploadWithParts(db: Database, id: string): Promise<{ upload: UploadRow; parts: PartRow[] } | null> {
  const [[upload], parts] = await db.batch([
    db.select().from(caseUploads).where(eq(caseUploads.id, id)).limit(1),
    db.select().from(caseUploadParts).where(eq(caseUploadParts.uploadId, id)).orderBy(asc(caseUploadParts.number)),
  ]);
  return upload ? { upload, parts } : null;
}

/** What somebody has under way in a case, oldest first, with the parts that are there. */
export async function uploadsUnderWay(db: Database, caseId: string, ownerId: string): Promise<{ upload: UploadRow; parts: PartRow[] }[]> {
  const own = and(eq(caseUploads.ownerId, ownerId), eq(caseUploads.caseId, caseId), inArray(caseUploads.state, ["begun", "assembled"]));
  const [uploads, parts] = await db.batch([
    db.select().from(caseUploads).where(own).orderBy(asc(caseUploads.createdAt)).limit(MOST_UNDER_WAY),
    db
      .select()
      .from(caseUploadParts)
      .where(inArray(caseUploadParts.uploadId, db.select({ id: caseUploads.id }).from(caseUploads).where(own)))
      .orderBy(asc(caseUploadParts.uploadId), asc(caseUploadParts.number)),
  ]);
  return uploads.map((upload) => ({ upload, parts: parts.filter(({ uploadId }) => uploadId === upload.id) }));
}

/** Claims a part for somebody who is about to store it: the next of a begun upload, unless another has it. False where it was not got. */
export async function claimPart(db: Database, part: Omit<PartRow, "etag">): Promise<boolean> {
  const { uploadId, number, size, sha256, claim, claimedAt } = part;
  const claimed = await db.all(sql`
    INSERT INTO case_upload_parts (upload_id, number, size, sha256, claim, claimed_at)
    SELECT ${uploadId}, ${number}, ${size}, ${sha256}, ${claim}, ${claimedAt}
    WHERE EXISTS (SELECT 1 FROM case_uploads WHERE id = ${uploadId} AND state = 'begun' AND multipart_id IS NOT NULL)
      AND (SELECT count(*) FROM case_upload_parts WHERE upload_id = ${uploadId} AND number < ${number} AND etag IS NOT NULL) = ${number - 1}
    ON CONFLICT (upload_id, number) DO UPDATE SET size = excluded.size, sha256 = excluded.sha256, claim = excluded.claim, claimed_at = excluded.claimed_at
      WHERE etag IS NULL AND claimed_at < ${claimedAt - CLAIM_MS}
    RETURNING number`);
  return claimed.length > 0;
}
/** Its bytes are in R2, and its upload is under way. */
export const keepPart = (
  db: Database,
  { uploadId, number, claim }: Pick<PartRow, "uploadId" | "number" | "claim">,
  etag: string,
  now: number,
) =>
  db.batch([
    db
      .update(caseUploadParts)
      .set({ etag })
      .where(and(eq(caseUploadParts.uploadId, uploadId), eq(caseUploadParts.number, number), eq(caseUploadParts.claim, claim))),
    db
      .update(caseUploads)
      .set({ updatedAt: now })
      .where(and(eq(caseUploads.id, uploadId), eq(caseUploads.state, "begun"))),
  ]);
/** It did not get there: another try need not wait. */
export const releasingPart = (db: Database, { uploadId, number, claim }: Pick<PartRow, "uploadId" | "number" | "claim">) =>
  db
    .delete(caseUploadParts)
    .where(
      and(
        eq(caseUploadParts.uploadId, uploadId),
        eq(caseUploadParts.number, number),
        eq(caseUploadParts.claim, claim),
        isNull(caseUploadParts.etag),
      ),
    );

/** Claims what puts an upload together and files it; false while somebody else does, or where it has ended. */
export async function claimFinishing(db: Database, id: string, finishing: string, now: number): Promise<boolean> {
  const claimed = await db
    .update(caseUploads)
    .set({ finishing, finishingAt: now, updatedAt: now })
    .where(
      and(
        eq(caseUploads.id, id),
        inArray(caseUploads.state, ["begun", "assembled"]),
        or(isNull(caseUploads.finishingAt), lt(caseUploads.finishingAt, now - CLAIM_MS)),
      ),
    )
    .returning({ id: caseUploads.id });
  return claimed.length > 0;
}
export const releasingFinishing = (db: Database, id: string, finishing: string) =>
  db
    .update(caseUploads)
    .set({ finishing: null, finishingAt: null })
    .where(and(eq(caseUploads.id, id), eq(caseUploads.finishing, finishing)));
export const assemblingUpload = (db: Database, id: string) =>
  db
    .update(caseUploads)
    .set({ state: "assembled" })
    .where(and(eq(caseUploads.id, id), eq(caseUploads.state, "begun")));

/** What it is as a whole; it takes no parts any more. */
export const keepingHash = (db: Database, id: string, sha256: string) =>
  db
    .update(caseUploads)
    .set({ sha256 })
    .where(and(eq(caseUploads.id, id), eq(caseUploads.state, "assembled")));

/** Within the batch that files its document: what was given up meanwhile is no state, and takes the batch with it. Where it went is the document's to say. */
export const filingUpload = (db: Database, id: string, finishing: string) =>
  db
    .update(caseUploads)
    .set({ state: sql`CASE WHEN state = 'assembled' AND finishing = ${finishing} THEN 'filed' ELSE 'torn' END`, filedAs: {} })
    .where(eq(caseUploads.id, id));

/** Once it is filed nobody asks for its parts. */
export const forgettingParts = (db: Database, id: string) => db.delete(caseUploadParts).where(eq(caseUploadParts.uploadId, id));

/**
 * Ends an upload that nobody puts together now (`finishing` is who may while they do); false where it has ended or is being put together.
 * `before` is for the sweep: only what has had no part since.
 */
export async function givingUp(
  db: Database,
  id: string,
  now: number,
  { finishing = null, before = null }: { finishing?: string | null; before?: number | null } = {},
): Promise<boolean> {
  const ended = await db
    .update(caseUploads)
    .set({ state: "given_up" })
    .where(
      and(
        eq(caseUploads.id, id),
        inArray(caseUploads.state, ["begun", "assembled"]),
        or(
          isNull(caseUploads.finishingAt),
          lt(caseUploads.finishingAt, now - CLAIM_MS),
          finishing === null ? undefined : eq(caseUploads.finishing, finishing),
        ),
        before === null ? undefined : lt(caseUploads.updatedAt, before),
      ),
    )
    .returning({ id: caseUploads.id });
  return ended.length > 0;
}

/** What is to be removed: given up, or without a part since `before`. */
export const abandonedUploads = (db: Database, before: number, now: number) =>
  db
    .select()
    .from(caseUploads)
    .where(
      and(
        or(eq(caseUploads.state, "given_up"), and(inArray(caseUploads.state, ["begun", "assembled"]), lt(caseUploads.updatedAt, before))),
        notLeftAlone("sweep_case_parts", caseUploads.id, now),
      ),
    )
    .limit(MOST_AT_ONCE);
/** With its parts' rows. */
export const forgettingUpload = (db: Database, id: string) =>
  db.delete(caseUploads).where(and(eq(caseUploads.id, id), eq(caseUploads.state, "given_up")));
