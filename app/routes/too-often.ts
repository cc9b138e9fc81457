/** What a page answers to who asks for it too often. */
import { data } from "react-router";
import { AppError } from "#app/domain/errors.ts";

/** The error of a loader as the page knows it: 429 with `Retry-After` where its caller is over a limit; else as it is. */
export function asPageError(error: unknown, headers: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof AppError && error.code === "too_many_requests")) return error;
  const seconds = String(error.detail.retryAfter ?? 60);
  return data(null, { status: 429, headers: { ...headers, "Retry-After": seconds } });
}
