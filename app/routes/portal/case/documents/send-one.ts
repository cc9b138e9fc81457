/** Files one chosen document: whole, or in parts. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { uploadDocument } from "#app/api-client/case-filing.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { Audience } from "#app/domain/case/vocabulary.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { type FilingFields, seriesIn } from "./filing-fields.tsx";
import { OtherFileError } from "./large/send-large.ts";
import { BegunOtherwiseError, uploadLarge } from "./large/upload-large.ts";

/** What is too large for one request comes in parts. */
export const isLarge = (file: Pick<File, "size">): boolean => file.size > DOCUMENT_MAX;

export type Sent = "filed" | "paused" | "signed_out" | { error: unknown };

interface Sending {
  /** Where it belongs, for whom, and whose numbers it gets: of what was not begun before. */
  fields: FilingFields;
  audience: Audience;
  numbers: Filer | null;
  /** The version whose place a large file takes, and whose audience and place it has; null for a document of its own. */
  replaces: string | null;
  /** The upload that it goes on with, as the page shows it; null for none. */
  begun: UploadRecord | null;
  onBegun: (upload: UploadRecord) => void;
  onProgress: (share: number) => void;
  onWaiting: (waiting: boolean) => void;
  /** Pauses a large file. */
  signal: AbortSignal;
}

/** Files a document; what stops it is given, and only the end of the session and a pause are no failure. */
export async function sendOne(caseId: string, file: File, sending: Sending): Promise<Sent> {
  try {
    await sent(caseId, file, sending);
    return "filed";
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return "signed_out";
    return sending.signal.aborted ? "paused" : { error };
  }
}

async function sent(
  caseId: string,
  file: File,
  { fields: given, audience, numbers, replaces, onProgress, ...large }: Sending,
): Promise<void> {
  if (replaces) {
    await uploadLarge(caseId, file, { ...large, said: { replaces }, onProgress });
    return;
  }
  const fields = { ...given, exhibit: exhibitOf(given, audience, numbers) };
  if (!isLarge(file)) await uploadDocument(caseId, file, { audience, fields, onProgress });
  else await uploadLarge(caseId, file, { ...large, said: { audience, ...withoutEmpty(fields) }, onProgress });
}

/** A box that is ticked and then hidden asks for nothing. */
const exhibitOf = (fields: FilingFields, audience: Audience, numbers: Filer | null): string =>
  audience === "everyone" && numbers && seriesIn(numbers, fields.folder) ? fields.exhibit : "";

const withoutEmpty = (fields: FilingFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));

/** Whether it is for the reader alone: another file, or another upload, than the page had shown. */
export const isOfTheFile = (error: unknown): boolean => error instanceof OtherFileError || error instanceof BegunOtherwiseError;

const CODES: Readonly<Record<number, string>> = { 0: "case_upload_cut", 413: "document_too_large", 429: "try_later" };

/** What the row says of a failure. */
export function failureText(i18n: I18n, error: unknown): string {
  if (error instanceof OtherFileError) return caseMessageText(i18n, "case_upload_other_file");
  if (error instanceof BegunOtherwiseError) return caseMessageText(i18n, "case_upload_begun_otherwise");
  // What has arrived of a large file is kept.
  if (error instanceof TypeError) return caseMessageText(i18n, "case_upload_part_cut");
  const known = error instanceof ApiError ? error : null;
  const issue = known?.issues[0];
  const code = issue?.code ?? CODES[known?.status ?? 0];
  if (code) return caseMessageText(i18n, code, issue?.name);
  if (known?.status === 409 || known?.status === 403) return i18n._(msg`The case has changed meanwhile: nothing can be filed in it now.`);
  return i18n._(msg`Failed to upload document`);
}
