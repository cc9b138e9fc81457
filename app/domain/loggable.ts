/**
 * An error as it may be written to a log. A failed statement carries the values that it was sent with, which are people's
 * own words: what was asked of the database and what it answered are enough. Addresses lose their keys.
 */
import { withoutKeys } from "./site/token-paths.ts";

export function loggable(error: unknown): unknown {
  if (isFailedQuery(error)) {
    const { query, message, stack = "", cause } = error;
    // The stack begins with the message, and the message holds the values.
    const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
    return withoutKeys(`Failed query: ${query}\n  ${String(cause ?? "")}${frames}`);
  }
  if (typeof error === "string") return withoutKeys(error);
  if (isAnswer(error)) return withoutKeys(`${error.status} ${error.statusText}: ${String(error.data)}`);
  if (!(error instanceof Error)) return error;
  const told = toldOf(error);
  const bare = withoutKeys(told);
  return bare === told ? error : bare;
}

/** All that a log would show of an error and of what caused it. */
function toldOf(error: Error): string {
  const own = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ""}`;
  return error.cause === undefined ? own : `${own}\n  ${error.cause instanceof Error ? toldOf(error.cause) : String(error.cause)}`;
}

function isFailedQuery(error: unknown): error is Error & { query: string } {
  return error instanceof Error && "params" in error && "query" in error && typeof error.query === "string";
}

/** What the router makes of an address or a method that nothing answers; its data names the address. */
function isAnswer(error: unknown): error is { status: number; statusText: string; data: unknown } {
  return typeof error === "object" && error !== null && "status" in error && "statusText" in error && "data" in error;
}
