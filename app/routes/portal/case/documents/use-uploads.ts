import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { uploadDocument } from "#app/api-client/case-filing.ts";
import { ApiError } from "#app/api-client/request.ts";
import { notify } from "#app/components/ui/notify.ts";
import { proposeFolder } from "#app/domain/case/exhibits/propose-folder.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { Audience } from "#app/domain/case/vocabulary.ts";
import { LARGE_MAX } from "#app/domain/documents/case-uploads.ts";
import { checkDocument, DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { type FilingFields, NO_FIELDS, seriesIn } from "./filing-fields.tsx";
import { OtherFileError } from "./large/send-large.ts";
import { uploadLarge } from "./large/upload-large.ts";

/** A chosen file and how far it is. What was filed leaves the list and is on the page. */
export interface Upload {
  key: string;
  file: File;
  /** Where it belongs, by the names of the form's fields. */
  fields: FilingFields;
  /** refused: sending it would not help. paused: what has arrived is kept. */
  state: "chosen" | "sending" | "paused" | "failed" | "refused";
  /** From 0 to 1. */
  sent: number;
  /** It is tried again by itself: the line is gone, or the server is busy. */
  waiting: boolean;
  error: string | null;
}

/** Files that are chosen, sent one after the other in the order chosen, each with its progress. */
export function useUploads(caseId: string, filer: Filer, numbers: Filer | null) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const numbered = useRef(0);
  /** Stops the large file that is being sent. */
  const stop = useRef<AbortController | null>(null);

  useAskBeforeLeaving(busy);

  const change = (key: string, made: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...made } : upload)));

  async function choose(files: readonly File[]) {
    const added = await Promise.all(
      files.map((file) => {
        numbered.current += 1;
        return chosenUpload(i18n, file, String(numbered.current), filer);
      }),
    );
    setUploads((before) => [...before, ...added]);
  }

  /** Sends what is chosen, paused or has failed. */
  async function send(audience: Audience) {
    if (busy) return;
    setBusy(true);
    const outcome = await inTurn(uploads, async (upload) => {
      // Of a large file what has arrived stays.
      change(upload.key, { state: "sending", sent: isLarge(upload.file) ? upload.sent : 0, waiting: false, error: null });
      stop.current = new AbortController();
      const { signal } = stop.current;
      const tell = {
        onProgress: (sent: number) => change(upload.key, { sent }),
        onWaiting: (waiting: boolean) => change(upload.key, { waiting }),
      };
      const outcome = await sendOne(caseId, upload, { audience, numbers, signal, ...tell });
      if (outcome === "filed") setUploads((before) => before.filter(({ key }) => key !== upload.key));
      else if (outcome === "paused") change(upload.key, { state: "paused" });
      else if (outcome !== "signed_out") change(upload.key, { state: "failed", error: failureText(i18n, outcome.error) });
      return outcome;
    });
    setBusy(false);
    // Where the session has ended the page says so, and asks for the files again after signing in.
    if (outcome.filed > 0 || outcome.stopped === "signed_out") await revalidate();
    if (outcome.stopped === null) notifyOutcome(i18n, outcome.failed);
  }

  const changeFields = (key: string, made: Partial<FilingFields>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, fields: { ...upload.fields, ...made } } : upload)));
  const remove = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key));
  const pause = () => stop.current?.abort();
  return { uploads, busy, choose, send, pause, remove, changeFields };
}

/** A file as it was chosen, refused already where sending it would not help. */
async function chosenUpload(i18n: I18n, file: File, key: string, filer: Filer): Promise<Upload> {
  const code = await refusalOf(file);
  const fields = { ...NO_FIELDS, folder: proposeFolder(file.name, filer) };
  return { key, file, fields, state: code ? "refused" : "chosen", sent: 0, waiting: false, error: code && caseMessageText(i18n, code) };
}

function notifyOutcome(i18n: I18n, failed: number): void {
  const notice =
    failed > 0
      ? ({ title: i18n._(msg`Failed to upload document`), tone: "danger" } as const)
      : ({ title: i18n._(msg`Document uploaded successfully`), tone: "success" } as const);
  // Its program may not come while the line is gone: the row says what is wrong.
  notify(notice).catch((error) => console.warn(error));
}

type Sent = "filed" | "paused" | "signed_out" | { error: unknown };

/** Sends one after another; what is paused, or ends with the session, leaves the others for the next press. */
async function inTurn(uploads: readonly Upload[], send: (upload: Upload) => Promise<Sent>) {
  let filed = 0;
  let failed = uploads.filter(({ state }) => state === "refused").length;
  for (const upload of uploads) {
    if (upload.state === "refused") continue;
    const sent = await send(upload);
    if (sent === "paused" || sent === "signed_out") return { filed, failed, stopped: sent };
    if (sent === "filed") filed += 1;
    else failed += 1;
  }
  return { filed, failed, stopped: null };
}

interface SendingOne extends Omit<Sending, "fields"> {
  numbers: Filer | null;
}

async function sendOne(caseId: string, { file, fields }: Upload, { numbers, ...sending }: SendingOne): Promise<Sent> {
  try {
    await sent(caseId, file, { ...sending, fields: { ...fields, exhibit: exhibitOf(fields, sending.audience, numbers) } });
    return "filed";
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return "signed_out";
    return sending.signal.aborted ? "paused" : { error };
  }
}

/** A box that is ticked and then hidden asks for nothing. */
const exhibitOf = (fields: FilingFields, audience: Audience, numbers: Filer | null): string =>
  audience === "everyone" && numbers && seriesIn(numbers, fields.folder) ? fields.exhibit : "";

interface Sending {
  audience: Audience;
  fields: FilingFields;
  onProgress: (share: number) => void;
  onWaiting: (waiting: boolean) => void;
  /** Pauses a large file. */
  signal: AbortSignal;
}

/** Files one document: whole, or in parts. */
async function sent(caseId: string, file: File, { audience, fields, onProgress, onWaiting, signal }: Sending): Promise<void> {
  const said = { audience, ...withoutEmpty({ ...fields }) };
  if (isLarge(file)) await uploadLarge(caseId, file, { said, onProgress, onWaiting, signal });
  else await uploadDocument(caseId, file, { audience, fields: { ...fields }, onProgress });
}

/** What is too large for one request comes in parts. */
export const isLarge = (file: Pick<File, "size">): boolean => file.size > DOCUMENT_MAX;

const withoutEmpty = (said: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));

function failureText(i18n: I18n, error: unknown): string {
  if (error instanceof OtherFileError) return caseMessageText(i18n, "case_upload_other_file");
  console.error(error);
  // What has arrived of a large file is kept.
  if (error instanceof TypeError) return caseMessageText(i18n, "case_upload_part_cut");
  const known = error instanceof ApiError ? error : null;
  const code = known?.issues[0]?.code ?? CODES[known?.status ?? 0];
  if (code) return caseMessageText(i18n, code);
  if (known?.status === 409 || known?.status === 403) return i18n._(msg`The case has changed meanwhile: nothing can be filed in it now.`);
  return i18n._(msg`Failed to upload document`);
}

/** A reader who leaves the page in the middle is asked. */
function useAskBeforeLeaving(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [busy]);
}

const CODES: Readonly<Record<number, string>> = { 0: "case_upload_cut", 413: "document_too_large", 429: "try_later" };

/** What the server would say of it, as far as the first bytes tell; null for what may be sent. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size === 0) return "document_empty";
  if (file.size > LARGE_MAX) return "case_upload_too_large";
  const check = checkDocument(file.name, new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  return check.ok ? null : check.code;
}
