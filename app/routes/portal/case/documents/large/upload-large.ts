import { askUploads, beginUpload, finishUpload, type SaidOfUpload, sendPart } from "#app/api-client/case-uploads.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { checkName } from "#app/domain/documents/document.ts";
import { sendLarge } from "./send-large.ts";

/** SHA-256 of a part, hexadecimal; null on a page without TLS, whose browser has none. */
async function digest(bytes: Blob): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const hash = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ends with the time, as soon as the line is back, or when the upload is paused. */
const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end, { signal: over.signal });
    signal.addEventListener("abort", end, { signal: over.signal });
  });

/** Whether an upload is of a file with this name and size. */
export function isUploadOf({ name, size }: Pick<UploadRecord, "name" | "size">, file: Pick<File, "name" | "size">): boolean {
  const named = checkName(file.name);
  return size === file.size && name === (named.ok ? named.name : file.name);
}

interface Large {
  said: SaidOfUpload;
  onProgress: (share: number) => void;
  onWaiting: (waiting: boolean) => void;
  signal: AbortSignal;
}

/** Files a large document in parts, and goes on with one's own upload of the same name and size. Throws as `sendLarge` does. */
export async function uploadLarge(caseId: string, file: File, { said, onProgress, onWaiting, signal }: Large): Promise<CaseDocumentRecord> {
  const canCompare = "subtle" in crypto;
  return sendLarge(file, {
    find: async () => (canCompare && (await askUploads(caseId, signal)).find((upload) => isUploadOf(upload, file))) || null,
    begin: () => beginUpload(caseId, { name: file.name, size: file.size }, said),
    send: (upload, part) => sendPart(caseId, upload.id, part, signal),
    finish: (upload) => finishUpload(caseId, upload.id, said),
    digest,
    onProgress,
    onWaiting,
    wait: (milliseconds) => waitFor(milliseconds, signal),
    signal,
  });
}
