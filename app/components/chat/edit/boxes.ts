/** How much of a list a card shows at once: a line for each entry, and the boxes of the one that is asked about. */
import type { LabelledColumn, LabelledRows } from "#app/i18n/detailed/edit/edit-card.ts";
import type { Entry } from "./typed.ts";

/** So many boxes are read at one look. */
const MOST_BOXES = 6;

/** Entries are lines that open to their boxes, where all of them together would be a wall. */
export const areLines = ({ columns }: Pick<LabelledRows, "columns">, entries: readonly Entry[]): boolean =>
  entries.length > 1 && entries.length * columns.length > MOST_BOXES;

/** Of somebody who takes part what is asked of everybody; the rest is shown where it holds something. */
const OF_EVERYBODY: ReadonlySet<string> = new Set(["name", "part", "firm", "attends"]);

/** The columns whose boxes are shown, and those that are one press away. */
export function columnsOf(
  { name, columns }: Pick<LabelledRows, "name" | "columns">,
  entry: Entry,
): [shown: LabelledColumn[], more: LabelledColumn[]] {
  const isShown = (column: LabelledColumn) => name !== "people" || OF_EVERYBODY.has(column.name) || Boolean(entry[column.name]);
  return [columns.filter(isShown), columns.filter((column) => !isShown(column))];
}
