/** A copy of everything held about a person, saved as a file by the browser. */
import { ApiError, pageLanguage, pageSince, refuseFailure } from "./request.ts";

/** Why nothing was saved. `issues` are the server's own. */
export type ExportFailure =
  | { why: "issues"; issues: readonly { field: string; code: string }[] }
  | { why: "too_often"; wait: number }
  | { why: "signed_out" | "too_large" | "unreachable" };

export interface ExportRequest {
  /** Whose data, where an administrator asks; else one's own. */
  email?: string;
  password: string;
  code: string;
}

/** Asks for the copy and hands it to the browser to save; null when it is done. */
export async function savePersonalData(asked: ExportRequest): Promise<ExportFailure | null> {
  try {
    const response = await fetch(asked.email === undefined ? "/api/people/me/export" : "/api/people/export", {
      method: "POST",
      credentials: "include",
      headers: { Accept: "application/json", "Content-Type": "application/json", ...pageSince(), ...pageLanguage() },
      body: JSON.stringify(asked),
    });
    await refuseFailure(response);
    save(await response.blob(), /filename="([\w.-]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "personal-data.zip");
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may begin to read it only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function failureOf(error: unknown): ExportFailure {
  if (!(error instanceof ApiError)) return { why: "unreachable" };
  if (error.status === 429) return { why: "too_often", wait: error.retryAfter ?? 60 };
  if (error.status === 413) return { why: "too_large" };
  if (error.issues.length > 0) return { why: "issues", issues: error.issues };
  return { why: error.status === 401 ? "signed_out" : "unreachable" };
}
