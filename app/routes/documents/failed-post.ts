/** Why a small form was not taken, as its page says it. */
import { AppError, type Issue } from "#app/domain/errors.ts";

export interface FailedPost {
  issues: readonly Issue[];
  /** Seconds to wait, when it was tried too often. */
  wait: number | null;
}

/** The answer to a form that was refused for what it holds or for being sent too often; null for any other error. */
export function failedPost(error: unknown): { failed: FailedPost; init: { status: number; headers: Record<string, string> } } | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === "invalid_input") return { failed: { issues: error.issues, wait: null }, init: { status: 400, headers: {} } };
  if (error.code !== "too_many_requests") return null;
  const wait = Number(error.detail.retryAfter) || 60;
  return { failed: { issues: [], wait }, init: { status: 429, headers: { "Retry-After": String(wait) } } };
}
