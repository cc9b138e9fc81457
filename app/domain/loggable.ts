/**
 * An error as it may be written to a log. A failed statement carries the values that it was sent with, which are people's
 * own words: what was asked of the database and what it answered are enough.
 */
export function loggable(error: unknown): unknown {
  if (!isFailedQuery(error)) return error;
  const { query, cause } = error;
  return `Failed query: ${query}\n  ${String(cause ?? "")}${framesOf(error)}`;
}

/**
 * The same for work on rows that nobody has asked for: of an error that may quote what it read (a parser's, a server's) its
 * name and where it was thrown are left.
 */
export function outlineOf(error: unknown): string {
  if (isFailedQuery(error)) return String(loggable(error));
  if (!(error instanceof Error)) return "something that is no error was thrown";
  const quotesNothing = error.name === "TypeError" || error.name === "RangeError" || error.name === "JobFailure" || isRefusal(error);
  return `${error.name}${quotesNothing ? `: ${error.message}` : ""}${framesOf(error)}`;
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
