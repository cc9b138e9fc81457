import { askUploads, beginUpload, finishUpload, type SaidOfUpload, sendPart } from "#app/api-client/case-uploads.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { checkName } from "#app/domain/documents/document.ts";
import { sendLarge } from "./send-large.ts";

/** SHA-256 of a part, hexadecimal; null on a page without TLS, whose browser has none. */
async function digest(bytes: Blob): Promise<string | null> {
  if (!canCompare()) return null;
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

/** Whether this browser can tell if what has arrived is of the file that is chosen. */
const canCompare = (): boolean => "subtle" in crypto;

/** One's own unfinished upload that a file goes on with: of its name and size. */
export function begunOf(unfinished: readonly UploadRecord[], file: Pick<File, "name" | "size">): UploadRecord | null {
  if (!canCompare()) return null;
  const named = checkName(file.name);
  const known = named.ok ? named.name : file.name;
  return unfinished.find(({ name, size }) => size === file.size && name === known) ?? null;
}

/** What was said of an upload when it was begun, as a form says it. */
export function saidOfUpload({ audience, replaces, folder, exhibit, ...said }: UploadRecord): SaidOfUpload {
  const { description, documentDate, reliedOn } = said;
  if (replaces) return { replaces };
  return { audience, folder, exhibit: String(exhibit), description, documentDate: documentDate ?? "", reliedOn: reliedOn ?? "" };
}

/** The file's upload was begun before, and its filer has not been shown for whom and as what. */
export class BegunOtherwiseError extends Error {}

interface Large {
  /** The upload that the page says this file goes on with; null for none. */
  begun: UploadRecord | null;
  /** Of what has no upload yet; what has one is filed as it was begun. */
  said: SaidOfUpload;
  onBegun: (upload: UploadRecord) => void;
  onProgress: (share: number) => void;
  onWaiting: (waiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Files a large document in parts, and goes on with one's own upload of the same name and size where the page has shown as what. Throws as
 * `sendLarge` does, and `BegunOtherwiseError`.
 */
export async function uploadLarge(caseId: string, file: File, { begun, onBegun, signal, ...large }: Large): Promise<CaseDocumentRecord> {
  const said = begun ? saidOfUpload(begun) : large.said;
  return sendLarge(file, {
    async find() {
      const found = canCompare() ? begunOf(await askUploads(caseId, signal), file) : null;
      if (found && found.id !== begun?.id) throw new BegunOtherwiseError();
      return found;
    },
    async begin() {
      const upload = await beginUpload(caseId, { name: file.name, size: file.size }, said);
      onBegun(upload);
      return upload;
    },
    send: (upload, part) => sendPart(caseId, upload.id, part, signal),
    finish: (upload) => finishUpload(caseId, upload.id, said),
    digest,
    onProgress: large.onProgress,
    onWaiting: large.onWaiting,
    wait: (milliseconds) => waitFor(milliseconds, signal),
    signal,
  });
}
