/** Large documents of cases, in parts, over the wire. */
import type { CaseDocumentRecord } from "../domain/case/filing.ts";
import type { UploadRecord } from "../domain/documents/case-uploads.ts";
import { pageLanguage, pageSince, refuseFailure, request } from "./request.ts";

const ofCase = (caseId: string) => `/api/cases/${encodeURIComponent(caseId)}/uploads`;
const one = (caseId: string, id: string) => `${ofCase(caseId)}/${encodeURIComponent(id)}`;

/** One's own uploads under way. Throws `ApiError`, as all of these do. */
export const askUploads = (caseId: string, signal?: AbortSignal): Promise<UploadRecord[]> =>
  request(ofCase(caseId), signal ? { signal } : {});

/** What is said of a document as it is filed, by the names of the form's fields. */
export type SaidOfUpload = Readonly<Record<string, string>>;

export const beginUpload = (caseId: string, file: { name: string; size: number }, said: SaidOfUpload): Promise<UploadRecord> =>
  request(ofCase(caseId), { method: "POST", body: { ...said, ...file } });

/** Files it as it was begun; refused where something else is said now. */
export const finishUpload = (caseId: string, id: string, said: SaidOfUpload): Promise<CaseDocumentRecord> =>
  request(`${one(caseId, id)}/finish`, { method: "POST", body: said });

export const giveUpUpload = (caseId: string, id: string): Promise<void> => request(one(caseId, id), { method: "DELETE" });

/** Sends the bytes of a part, the first being number 1; with their SHA-256 (hexadecimal) the other end compares them. */
export async function sendPart(
  caseId: string,
  id: string,
  part: { number: number; bytes: Blob; sha256: string | null },
  signal: AbortSignal,
): Promise<UploadRecord> {
  const digest: Record<string, string> = part.sha256 === null ? {} : { "Content-Digest": `sha-256=:${base64Of(part.sha256)}:` };
  const answer = await fetch(`${one(caseId, id)}/parts/${part.number}`, {
    method: "PUT",
    credentials: "include",
    headers: { Accept: "application/json", ...pageSince(), ...pageLanguage(), ...digest },
    body: part.bytes,
    signal,
  });
  await refuseFailure(answer);
  return (await answer.json()) as UploadRecord;
}

const base64Of = (hex: string): string => btoa(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));
