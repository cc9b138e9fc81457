/** Sends a large file part by part, going on where an earlier try was cut off. */
import { ApiError } from "#app/api-client/request.ts";
import { PART_SIZE, partsOf, type UploadRecord } from "#app/domain/documents/case-uploads.ts";

/** Waits before a part is tried again: a line that is gone for half a minute loses nothing. */
const WAITS = [1000, 2000, 4000, 8000, 16_000] as const;
/** Of the line, of a busy server, and of another tab. */
const PASSING = new Set([0, 409, 429, 502, 503, 504]);

export interface SendingLarge<T> {
  /** One's own uploads of this name and size; the first is gone on with. */
  begun: UploadRecord | null;
  begin(): Promise<UploadRecord>;
  send(upload: UploadRecord, part: { number: number; bytes: Blob; sha256: string | null }): Promise<UploadRecord>;
  finish(upload: UploadRecord): Promise<T>;
  /** SHA-256, hexadecimal; null where this browser has none (a page without TLS). */
  digest(bytes: Blob): Promise<string | null>;
  /** From 0 to 1. */
  onProgress(share: number): void;
  wait(milliseconds: number): Promise<void>;
  signal: AbortSignal;
}

/** The file is not the one whose upload was begun. */
export class OtherFileError extends Error {}

/** Throws `OtherFileError`, the `ApiError` that stopped it, or the signal's reason. What has arrived is kept for the next try. */
export async function sendLarge<T>(file: Blob, sending: SendingLarge<T>): Promise<T> {
  const { begun, signal } = sending;
  let upload = begun ?? (await again(() => sending.begin(), sending));
  for (const [at, sha256] of upload.parts.entries()) {
    signal.throwIfAborted();
    if ((await sending.digest(sliceOf(file, at + 1))) !== sha256) throw new OtherFileError();
    sending.onProgress(((at + 1) * PART_SIZE) / file.size / 10);
  }
  const parts = partsOf(file.size);
  for (let number = upload.parts.length + 1; number <= parts; number += 1) {
    const bytes = sliceOf(file, number);
    const sha256 = await sending.digest(bytes);
    const before = upload;
    upload = await again(() => sending.send(before, { number, bytes, sha256 }), sending);
    sending.onProgress(number / parts);
  }
  const whole = upload;
  return again(() => sending.finish(whole), sending);
}

const sliceOf = (file: Blob, number: number) => file.slice((number - 1) * PART_SIZE, number * PART_SIZE);

async function again<T>(work: () => Promise<T>, { wait, signal }: Pick<SendingLarge<unknown>, "wait" | "signal">): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const pause = WAITS[attempt];
      const status = error instanceof ApiError ? error.status : error instanceof TypeError ? 0 : null;
      if (pause === undefined || status === null || !PASSING.has(status)) throw error;
      await wait(Math.max(pause, (error instanceof ApiError ? (error.retryAfter ?? 0) : 0) * 1000));
    }
  }
}
