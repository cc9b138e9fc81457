/** What a page answers to who asks for it too often. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { appErrorOf } from "#app/domain/errors.ts";
import type { RefusedOften } from "#app/domain/site/refused-often.ts";

/** The error of a loader as the page knows it: 429 with `Retry-After` where its caller is over a limit; else as it is. */
export function asPageError(error: unknown, headers: Readonly<Record<string, string>> = {}): unknown {
  const refusal = appErrorOf(error);
  if (refusal?.code !== "too_many_requests") return error;
  const wait = Number(refusal.detail.retryAfter) || 60;
  return data<RefusedOften>({ wait }, { status: 429, headers: { ...headers, "Retry-After": String(wait) } });
}

/**
 * Counts a form that is sent on a page of a booking's key, before anything of it is done: the page that answers is not counted. Who shares the
 * network of somebody with a right key cannot use up that key's own part; keys that open nothing are counted where they are looked for. Throws 429.
 */
export async function countSent(
  context: Readonly<RouterContextProvider>,
  key: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    await context.get(servicesContext).rateLimits.takeShared({ bucket: "sent_by_one_key", subject: key }, "sent_by_key");
  } catch (error) {
    throw asPageError(error, headers);
  }
}
