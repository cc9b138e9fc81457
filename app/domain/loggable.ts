/**
 * An error as it may be written to a log. A failed statement carries the values that it was sent with, which are people's
 * own words: what was asked of the database and what it answered are enough. Addresses lose their keys.
 */
import { withoutKeys } from "./site/token-paths.ts";

export function loggable(error: unknown): unknown {
  if (isFailedQuery(error)) {
    const { query, cause } = error;
    return withoutKeys(`Failed query: ${query}\n  ${String(cause ?? "")}${framesOf(error)}`);
  }
  if (typeof error === "string") return withoutKeys(error);
  if (isAnswer(error)) return withoutKeys(`${error.status} ${error.statusText}: ${String(error.data)}`);
  if (!(error instanceof Error)) return error;
  const shown = shownOf(error);
  const bare = withoutKeys(shown);
  return bare === shown ? error : bare;
}

/** All that a log would show of an error and of what caused it. */
function shownOf(error: Error): string {
  const own = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ""}`;
  return error.cause === undefined ? own : `${own}\n  ${error.cause instanceof Error ? shownOf(error.cause) : String(error.cause)}`;
}

/**
 * The same for work on rows that nobody has asked for: of an error that may quote what it read (a parser's, a server's) its
 * name and where it was thrown are left.
 */
export function outlineOf(error: unknown): string {
  if (isFailedQuery(error)) return String(loggable(error));
  if (!(error instanceof Error)) return "something that is no error was thrown";
  const quotesNothing = error.name === "TypeError" || error.name === "RangeError" || error.name === "JobFailure" || isRefusal(error);
  return withoutKeys(`${error.name}${quotesNothing ? `: ${error.message}` : ""}${framesOf(error)}`);
}

/** Whether the database refused what it was asked: one statement, or a batch. */
export const isDatabaseError = (error: unknown): boolean => isFailedQuery(error) || isRefusal(error);

/** D1's own words name tables and columns, and never values. */
const isRefusal = (error: unknown): boolean => error instanceof Error && /^D1_[A-Z_]*ERROR:/.test(error.message);

function isFailedQuery(error: unknown): error is Error & { query: string } {
  return error instanceof Error && "params" in error && "query" in error && typeof error.query === "string";
}

/** Where it was thrown. The stack begins with the message, which is left out: it may hold values. */
function framesOf({ message, stack = "" }: Error): string {
  return stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
}

/** What the router makes of an address or a method that nothing answers; its data names the address. */
function isAnswer(error: unknown): error is { status: number; statusText: string; data: unknown } {
  return typeof error === "object" && error !== null && "status" in error && "statusText" in error && "data" in error;
}
