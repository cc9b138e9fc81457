/** A stored row as somebody reads it: instants as ISO 8601 (UTC), JSON as what it says. */

/** Before this, in milliseconds, a number is no instant of ours: 3 March 1973. */
const EARLIEST = 100_000_000_000;

/** The named columns of a row. */
export function readableRow(row: Readonly<Record<string, unknown>>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, readable(column, row[column])]));
}

function readable(column: string, value: unknown): unknown {
  if (typeof value === "number" && value > EARLIEST && /(?:^at|_at|_by|_until|At)$/.test(column)) return new Date(value).toISOString();
  return typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : (value ?? null);
}

/** What somebody has typed may begin like JSON and be none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
