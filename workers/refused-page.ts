/** A refusal that no page has answered is no fault of ours: its answer has the status that a call would have. */
import type { AppError } from "#app/domain/errors.ts";
import { statusOf } from "./api/errors.ts";

/** The page's answer with the status of `refusal`, and when to come again; any other as it is. */
export function withOwnStatus(response: Response, refusal: AppError | null): Response {
  if (response.status !== 500 || refusal === null) return new Response(response.body, response);
  const headers = new Headers(response.headers);
  const seconds = Number(refusal.detail.retryAfter);
  if (seconds > 0) headers.set("Retry-After", String(seconds));
  return new Response(response.body, { status: statusOf(refusal.code), headers });
}
