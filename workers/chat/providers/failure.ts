import { APICallError } from "ai";
import type { ProviderFailure } from "#app/domain/assistant/providers.ts";

/** The turn's clock ran out: no token for too long, or the whole of it too slow. */
export class TooSlow extends Error {
  override name = "TooSlow";
}

/** A turn that ended without a word. */
export class SaidNothing extends Error {
  override name = "SaidNothing";
}

/** It asked for more than one turn may: calls without end, arguments of megabytes. */
export class TooMuch extends Error {
  override name = "TooMuch";
}

/** Why a provider failed, as a code: a server's own words may hold what was sent to it. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof TooSlow) return "timeout";
  if (error instanceof SaidNothing) return "empty";
  if (error instanceof TooMuch) return "bad_answer";
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? 0;
    if (status === 429) return "rate_limited";
    if (status >= 500) return "server_error";
    if (status >= 400) return "refused";
    return status >= 200 ? "bad_answer" : "unreachable";
  }
  if (error instanceof TypeError || (error instanceof Error && /network|connection|fetch|terminated|socket/i.test(error.message)))
    return "unreachable";
  // Workers AI says of its own capacity and time-outs no status, but its name.
  return error instanceof Error && /AiError/.test(`${error.name} ${error.message}`) ? "server_error" : "bad_answer";
}
