/** Documents and messages of cases, and the bell, over the wire (specification, section 7). */
import type { CaseDocumentRecord, CaseMessageRecord } from "../domain/case/filing.ts";
import type { Audience } from "../domain/case/vocabulary.ts";
import type { Preview } from "../domain/documents/preview.ts";
import { ApiError, pageLanguage, pageSince, request } from "./request.ts";

const ofCase = (caseId: string) => `/api/cases/${encodeURIComponent(caseId)}`;

/** Files one document; `onProgress` gets the share that has gone, from 0 to 1. Throws `ApiError`; status 0 when the line broke. */
export function uploadDocument(
  caseId: string,
  file: File,
  { audience, fields, onProgress }: { audience: Audience; fields: Readonly<Record<string, string>>; onProgress: (sent: number) => void },
): Promise<CaseDocumentRecord> {
  const form = new FormData();
  form.set("audience", audience);
  for (const [name, value] of Object.entries(fields)) if (value !== "") form.set(name, value);
  form.set("file", file);
  return new Promise((resolve, reject) => {
    // fetch tells nothing of how much of a body has gone.
    const call = new XMLHttpRequest();
    call.open("POST", `${ofCase(caseId)}/documents`);
    for (const [name, value] of Object.entries({ ...pageSince(), ...pageLanguage() })) call.setRequestHeader(name, value);
    call.setRequestHeader("Accept", "application/json");
    call.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    call.addEventListener("load", () => {
      if (call.status === 201) resolve(JSON.parse(call.responseText) as CaseDocumentRecord);
      else reject(new ApiError(call.status, call.responseText, call.statusText, Number(call.getResponseHeader("Retry-After")) || null));
    });
    call.addEventListener("error", () => reject(new ApiError(0, "", "")));
    call.addEventListener("abort", () => reject(new ApiError(0, "", "")));
    call.send(form);
  });
}

/** Puts a document before another of its folder, or last. */
export function placeDocument(documentId: string, before: string | null): Promise<void> {
  return request(`/api/documents/${encodeURIComponent(documentId)}/place`, { method: "PUT", body: { before } });
}

/** How a document can be shown in the page. Throws `ApiError`. */
export const askPreview = (documentId: string, signal: AbortSignal): Promise<Preview> =>
  request(`/api/documents/${encodeURIComponent(documentId)}/preview`, { signal });

/** Posts a message. `key` names this one intention: a second try with the same key never posts twice. */
export function postMessage(
  caseId: string,
  message: { content: string; audience: Audience; documents: readonly string[] },
  key: string,
): Promise<CaseMessageRecord> {
  const body = { ...message, isPrivate: message.audience === "arbitrator" };
  return request(`${ofCase(caseId)}/messages`, { method: "POST", body, headers: { "Idempotency-Key": key } });
}

/** Keeps what is being written, for all devices. */
export function saveMessageDraft(caseId: string, draft: { content: string; audience: Audience }, leaving = false): Promise<void> {
  return request(`${ofCase(caseId)}/draft`, { method: "PATCH", body: draft, keepalive: leaving });
}

/** How many notices are not opened; at most 100. */
export async function askUnread(signal: AbortSignal): Promise<number> {
  return (await request<{ unread: number }>("/api/notices/unread", { signal })).unread;
}
