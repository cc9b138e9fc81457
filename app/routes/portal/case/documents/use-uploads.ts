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
import { checkDocument, DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { type FilingFields, NO_FIELDS, seriesIn } from "./filing-fields.tsx";

/** A chosen file and how far it is. What was filed leaves the list and is on the page. */
export interface Upload {
  key: string;
  file: File;
  /** Where it belongs, by the names of the form's fields. */
  fields: FilingFields;
  /** refused: sending it would not help. */
  state: "chosen" | "sending" | "failed" | "refused";
  /** From 0 to 1. */
  sent: number;
  error: string | null;
}

/** Files that are chosen, sent one after the other in the order chosen, each with its progress. */
export function useUploads(caseId: string, filer: Filer, numbers: Filer | null) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const numbered = useRef(0);

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

  /** Sends what is chosen or has failed. */
  async function send(audience: Audience) {
    if (busy) return;
    setBusy(true);
    let filed = 0;
    let failed = uploads.filter(({ state }) => state === "refused").length;
    for (const { key, file, state, fields } of uploads) {
      if (state === "refused") continue;
      change(key, { state: "sending", sent: 0, error: null });
      try {
        // A box that is ticked and then hidden asks for nothing.
        const exhibit = audience === "everyone" && numbers && seriesIn(numbers, fields.folder) ? fields.exhibit : "";
        await uploadDocument(caseId, file, { audience, fields: { ...fields, exhibit }, onProgress: (sent) => change(key, { sent }) });
        filed += 1;
        setUploads((before) => before.filter((upload) => upload.key !== key));
      } catch (error) {
        // The session has ended: the page says so, and asks for the files again after signing in.
        if (error instanceof ApiError && error.status === 401) {
          setBusy(false);
          return await revalidate();
        }
        failed += 1;
        change(key, { state: "failed", error: failureText(i18n, error) });
      }
    }
    setBusy(false);
    if (filed > 0) await revalidate();
    if (failed > 0) void notify({ title: i18n._(msg`Failed to upload document`), tone: "danger" });
    else void notify({ title: i18n._(msg`Document uploaded successfully`), tone: "success" });
  }

  const changeFields = (key: string, made: Partial<FilingFields>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, fields: { ...upload.fields, ...made } } : upload)));
  const remove = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key));
  return { uploads, busy, choose, send, remove, changeFields };
}

/** A file as it was chosen, refused already where sending it would not help. */
async function chosenUpload(i18n: I18n, file: File, key: string, filer: Filer): Promise<Upload> {
  const code = await refusalOf(file);
  const fields = { ...NO_FIELDS, folder: proposeFolder(file.name, filer) };
  return { key, file, fields, state: code ? "refused" : "chosen", sent: 0, error: code && caseMessageText(i18n, code) };
}

function failureText(i18n: I18n, error: unknown): string {
  console.error(error);
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
  if (file.size > DOCUMENT_MAX) return "document_too_large";
  const check = checkDocument(file.name, new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  return check.ok ? null : check.code;
}
