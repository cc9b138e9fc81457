/**
 * An error as it may be written to a log. A failed statement carries the values that it was sent with, which are people's
 * own words: what was asked of the database and what it answered are enough.
 */
export function loggable(error: unknown): unknown {
  if (!isFailedQuery(error)) return error;
  const { query, message, stack = "", cause } = error;
  // The stack begins with the message, and the message holds the values.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  return `Failed query: ${query}\n  ${String(cause ?? "")}${frames}`;
}

function isFailedQuery(error: unknown): error is Error & { query: string } {
  return error instanceof Error && "params" in error && "query" in error && typeof error.query === "string";
}
