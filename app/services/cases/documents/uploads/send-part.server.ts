import { claimPart, keepPart, releasingPart, uploadWithParts } from "#app/db/cases/case-uploads.repo.server.ts";
import { sizeOfPart, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { isOfItsKind } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { refusedFile } from "../file-document.server.ts";
import { hexOf } from "../hex.ts";
import { abandon, type OwnUpload, ownUpload, toUpload, uploadGone } from "./own-upload.server.ts";

const FIRST_BYTES = 256 * 1024;

export interface SentPart {
  /** The first is 1. */
  number: number;
  body: ReadableStream<Uint8Array> | null;
  /** SHA-256 that its sender has reckoned, hexadecimal; null where it says none. */
  sha256: string | null;
}

/**
 * Takes the next part of an upload; one that is there already is taken again where it is the same. At most one part is in memory. Throws as
 * `ownUpload`, `too_many_requests`, `conflict` while another tab sends it, and `invalid_input` on `part` (out of turn, too long or short, damaged on its way) or `file`
 * (another file than was begun, or of another kind than its name, which ends the upload).
 */
export async function sendPart(context: CaseContext, caseId: string, id: string, sent: SentPart): Promise<UploadRecord> {
  const own = await ownUpload(context, caseId, id);
  const { upload, parts, seen } = own;
  await context.limits.countPart(seen.who);
  const { number } = sent;
  if (upload.state === "filed") throw uploadGone();
  const size = sizeOfPart(upload.size, number);
  if (size === 0 || number > parts.length + 1) throw refusedField("part", "case_upload_part_order");
  const bytes = await readPart(sent.body, size);
  const sha256 = hexOf(await crypto.subtle.digest("SHA-256", bytes));
  if (sent.sha256 !== null && sent.sha256.toLowerCase() !== sha256) throw refusedField("part", "case_upload_damaged");
  const before = parts[number - 1];
  if (before) {
    if (before.sha256 !== sha256) throw refusedField("file", "case_upload_other_file");
    return toUpload(own);
  }
  if (number === 1 && !isOfItsKind(upload.name, bytes)) {
    await abandon(context, upload);
    throw refusedFile("document_content");
  }
  await store(context, own, { number, bytes, sha256 });
  return afterwards(context, upload.id);
}

interface ReadPart {
  number: number;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
}

/** Claimed first, so that of two who send the same part one stores it: R2 knows a part by the bytes that came last. */
async function store({ clock, db, env }: CaseContext, { upload }: OwnUpload, { number, bytes, sha256 }: ReadPart): Promise<void> {
  const claim = { uploadId: upload.id, number, size: bytes.byteLength, sha256, claim: newId(), claimedAt: clock().getTime() };
  if (upload.multipartId === null || !(await claimPart(db, claim))) throw new AppError("conflict", { detail: { retryAfter: 5 } });
  try {
    const { etag } = await env.FILES.resumeMultipartUpload(upload.objectKey, upload.multipartId).uploadPart(number, bytes);
    await keepPart(db, claim, etag, clock().getTime());
  } catch (error) {
    await releasingPart(db, claim);
    throw new AppError("unavailable", { detail: { retryAfter: 5 }, cause: error });
  }
}

async function afterwards({ db }: CaseContext, id: string): Promise<UploadRecord> {
  const found = await uploadWithParts(db, id);
  if (!found || found.upload.state === "given_up") throw uploadGone();
  return toUpload({ upload: found.upload, parts: found.parts.filter(({ etag }) => etag !== null) });
}

/** The bytes of a part, counted as they come: exactly as many as it has. Who sends slowly holds little more memory than has come. */
async function readPart(body: ReadableStream<Uint8Array> | null, size: number): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(Math.min(size, FIRST_BYTES));
  let at = 0;
  try {
    for await (const piece of body ?? []) {
      const end = at + piece.byteLength;
      if (end > size) throw refusedField("part", "case_upload_part_length");
      if (end > bytes.byteLength) {
        const wider = new Uint8Array(Math.min(size, Math.max(end, 2 * bytes.byteLength)));
        wider.set(bytes.subarray(0, at));
        bytes = wider;
      }
      bytes.set(piece, at);
      at += piece.byteLength;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", { issues: [{ field: "part", code: "case_upload_part_cut" }], cause: error });
  }
  if (at < size) throw refusedField("part", "case_upload_part_length");
  return bytes;
}
