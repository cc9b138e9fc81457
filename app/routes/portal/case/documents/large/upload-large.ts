import { askUploads, beginUpload, finishUpload, type SaidOfUpload, sendPart } from "#app/api-client/case-uploads.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { checkName } from "#app/domain/documents/document.ts";
import { sendLarge } from "./send-large.ts";

/** SHA-256 of a part, hexadecimal; null on a page without TLS, whose browser has none. */
async function digest(bytes: Blob): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const hash = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Large {
  said: SaidOfUpload;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Files a large document in parts, and goes on with one's own upload of the same name and size. Throws as `sendLarge` does. */
export async function uploadLarge(caseId: string, file: File, { said, onProgress, signal }: Large): Promise<CaseDocumentRecord> {
  const named = checkName(file.name);
  const name = named.ok ? named.name : file.name;
  const canCompare = "subtle" in crypto;
  const known = canCompare ? await askUploads(caseId, signal) : [];
  return sendLarge(file, {
    begun: known.find((upload) => upload.name === name && upload.size === file.size) ?? null,
    begin: () => beginUpload(caseId, { name: file.name, size: file.size }, said),
    send: (upload, part) => sendPart(caseId, upload.id, part, signal),
    finish: (upload) => finishUpload(caseId, upload.id, said),
    digest,
    onProgress,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    signal,
  });
}
