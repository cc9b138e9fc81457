/** Sends a large file part by part, going on where an earlier try was cut off. */
import { ApiError } from "#app/api-client/request.ts";
import { PART_SIZE, partsOf, type UploadRecord } from "#app/domain/documents/case-uploads.ts";

/** Waits before a part is tried again: a line that is gone for half a minute loses nothing. */
const WAITS = [1000, 2000, 4000, 8000, 16_000] as const;
/** Of the line, of a busy server, and of another tab. */
const PASSING = new Set([0, 409, 429, 502, 503, 504]);

export interface SendingLarge<T> {
  /** One's own upload of this name and size, which is gone on with; null for none. What it throws ends the try. */
  find(): Promise<UploadRecord | null>;
  begin(): Promise<UploadRecord>;
  send(upload: UploadRecord, part: { number: number; bytes: Blob; sha256: string | null }): Promise<UploadRecord>;
  finish(upload: UploadRecord): Promise<T>;
  /** SHA-256, hexadecimal; null where this browser has none (a page without TLS). */
  digest(bytes: Blob): Promise<string | null>;
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** Whether it waits for another try: the line is gone, or the server is busy. */
  onWaiting(waiting: boolean): void;
  wait(milliseconds: number): Promise<void>;
  signal: AbortSignal;
}

/** The file is not the one whose upload was begun. */
export class OtherFileError extends Error {}

/** Throws `OtherFileError`, the `ApiError` that stopped it, or the signal's reason. What has arrived is kept for the next try. */
export async function sendLarge<T>(file: Blob, sending: SendingLarge<T>): Promise<T> {
  const { signal } = sending;
  let upload = (await again(() => sending.find(), sending)) ?? (await again(() => sending.begin(), sending));
  // What has arrived is not lost while it is compared.
  if (upload.parts.length > 0) sending.onProgress(shareOf(file, upload.parts.length));
  for (const [at, sha256] of upload.parts.entries()) {
    signal.throwIfAborted();
    if ((await sending.digest(sliceOf(file, at + 1))) !== sha256) throw new OtherFileError();
  }
  const parts = partsOf(file.size);
  for (let number = upload.parts.length + 1; number <= parts; number += 1) {
    const bytes = sliceOf(file, number);
    const sha256 = await sending.digest(bytes);
    const before = upload;
    try {
      upload = await again(() => sending.send(before, { number, bytes, sha256 }), sending);
    } catch (error) {
      // Another tab may have filed it: then finishing gives what was filed. What was given up is refused there too.
      if (!isOver(error)) throw error;
      break;
    }
    sending.onProgress(shareOf(file, number));
  }
  const whole = upload;
  return again(() => sending.finish(whole), sending);
}

const isOver = (error: unknown) => error instanceof ApiError && error.issues.some(({ code }) => code === "case_upload_gone");

const shareOf = (file: Blob, parts: number) => Math.min(1, (parts * PART_SIZE) / file.size);

const sliceOf = (file: Blob, number: number) => file.slice((number - 1) * PART_SIZE, number * PART_SIZE);

type Waiting = Pick<SendingLarge<unknown>, "wait" | "onWaiting" | "signal">;

async function again<T>(work: () => Promise<T>, { wait, onWaiting, signal }: Waiting): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const done = await work();
      if (attempt > 0) onWaiting(false);
      return done;
    } catch (error) {
      signal.throwIfAborted();
      const pause = WAITS[attempt];
      const status = error instanceof ApiError ? error.status : error instanceof TypeError ? 0 : null;
      if (pause === undefined || status === null || !PASSING.has(status)) throw error;
      onWaiting(true);
      await wait(Math.max(pause, (error instanceof ApiError ? (error.retryAfter ?? 0) : 0) * 1000));
    }
  }
}
