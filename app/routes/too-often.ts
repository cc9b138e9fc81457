/** What a page answers to who asks for it too often. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";

/** The error of a loader as the page knows it: 429 with `Retry-After` where its caller is over a limit; else as it is. */
export function asPageError(error: unknown, headers: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof AppError && error.code === "too_many_requests")) return error;
  const seconds = String(error.detail.retryAfter ?? 60);
  return data(null, { status: 429, headers: { ...headers, "Retry-After": seconds } });
}

/** Counts a form that is sent on a page of a booking's key, before anything of it is done: the page that answers is not counted. Throws 429. */
export async function countSent(context: Readonly<RouterContextProvider>, headers: Readonly<Record<string, string>>): Promise<void> {
  try {
    await context.get(servicesContext).rateLimits.take("sent_by_key");
  } catch (error) {
    throw asPageError(error, headers);
  }
}
