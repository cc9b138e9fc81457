/** What is on a card for editing, as it is sent. */

/** An entry of a list, by column. */
export type Entry = Readonly<Record<string, string>>;

/** Each value by its name; of a list the JSON of its entries. */
export function typedOf(
  values: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly Entry[]>>,
): Record<string, string> {
  const rows = Object.entries(lists).map(([name, entries]) => [name, JSON.stringify(entries)]);
  return { ...values, ...Object.fromEntries(rows) };
}
