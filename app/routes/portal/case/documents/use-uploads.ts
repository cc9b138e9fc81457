import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { notify } from "#app/components/ui/notify.ts";
import { proposeFolder } from "#app/domain/case/exhibits/propose-folder.ts";
import type { Filer } from "#app/domain/case/room.ts";
import type { Audience } from "#app/domain/case/vocabulary.ts";
import { LARGE_MAX, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { checkDocument } from "#app/domain/documents/document.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { type FilingFields, NO_FIELDS } from "./filing-fields.tsx";
import { failureText, isLarge, isOfTheFile, type Sent, sendOne } from "./send-one.ts";

/** A chosen file and how far it is. What was filed leaves the list and is on the page. */
export interface Upload {
  key: string;
  file: File;
  /** Where it belongs, by the names of the form's fields. */
  fields: FilingFields;
  /** What was begun of it here: from then on it is filed as that. */
  begun: UploadRecord | null;
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

  /** Sends what is chosen, paused or has failed; `begunFor` gives the upload that the page shows as the one it goes on with. */
  async function send(audience: Audience, begunFor: (upload: Upload) => UploadRecord | null) {
    if (busy) return;
    setBusy(true);
    const outcome = await inTurn(uploads, async (upload) => {
      // Of a large file what has arrived stays.
      change(upload.key, { state: "sending", sent: isLarge(upload.file) ? upload.sent : 0, waiting: false, error: null });
      let begun = begunFor(upload);
      stop.current = new AbortController();
      const { signal } = stop.current;
      const outcome = await sendOne(caseId, upload.file, {
        ...{ audience, numbers, signal, fields: upload.fields, begun },
        onBegun: (made) => {
          begun = made;
        },
        onProgress: (sent) => change(upload.key, { sent }),
        onWaiting: (waiting) => change(upload.key, { waiting }),
      });
      if (outcome === "filed") setUploads((before) => before.filter(({ key }) => key !== upload.key));
      else change(upload.key, { ...stateAfter(i18n, outcome), begun });
      return outcome;
    });
    setBusy(false);
    // Where the session has ended the page says so, and asks for the files again after signing in.
    if (outcome.filed > 0 || outcome.stopped === "signed_out") await revalidate();
    if (outcome.stopped === null) notifyOutcome(i18n, outcome.failed);
  }

  const changeFields = (key: string, made: Partial<FilingFields>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, fields: { ...upload.fields, ...made } } : upload)));
  /** As if it had just been chosen: what was begun of it is discarded. */
  const restart = (key: string) => change(key, { begun: null, state: "chosen", sent: 0, error: null });
  const remove = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key));
  const pause = () => stop.current?.abort();
  return { uploads, busy, choose, send, pause, restart, remove, changeFields };
}

/** How a file is that was not filed; where the session has ended the page says so. */
function stateAfter(i18n: I18n, outcome: Exclude<Sent, "filed">): Partial<Upload> {
  if (outcome === "signed_out") return {};
  if (outcome === "paused") return { state: "paused" };
  if (!isOfTheFile(outcome.error)) console.error(outcome.error);
  return { state: "failed", error: failureText(i18n, outcome.error) };
}

/** A file as it was chosen, refused already where sending it would not help. */
async function chosenUpload(i18n: I18n, file: File, key: string, filer: Filer): Promise<Upload> {
  const code = await refusalOf(file);
  const fields = { ...NO_FIELDS, folder: proposeFolder(file.name, filer) };
  const error = code && caseMessageText(i18n, code);
  return { key, file, fields, begun: null, state: code ? "refused" : "chosen", sent: 0, waiting: false, error };
}

function notifyOutcome(i18n: I18n, failed: number): void {
  const notice =
    failed > 0
      ? ({ title: i18n._(msg`Failed to upload document`), tone: "danger" } as const)
      : ({ title: i18n._(msg`Document uploaded successfully`), tone: "success" } as const);
  // Its program may not come while the line is gone: the row says what is wrong.
  notify(notice).catch((error) => console.warn(error));
}

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

/** A reader who leaves the page in the middle is asked. */
function useAskBeforeLeaving(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [busy]);
}

/** What the server would say of it, as far as the first bytes tell; null for what may be sent. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size === 0) return "document_empty";
  if (file.size > LARGE_MAX) return "case_upload_too_large";
  const check = checkDocument(file.name, new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  return check.ok ? null : check.code;
}
