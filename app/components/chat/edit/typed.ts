/** What is changed on a card for editing, as it is sent. */
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { isLanguageList, languagesStored } from "#app/i18n/language-names.ts";

/** An entry of a list, by column. */
export type Entry = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string>>;
export type Lists = Readonly<Record<string, readonly Entry[]>>;

/** What is on the card now: fields by name, lists by name, and which of its remarks stay. */
export interface OnCard {
  values: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly Entry[]>>;
  kept: readonly string[];
}

export function cardAsShown({ fields, rows, said }: LabelledCard): OnCard {
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    lists: Object.fromEntries(rows.map(({ name, entries }) => [name, entries])),
    kept: said,
  };
}

/** Languages are shown in the reader's words and stored in English. */
const stored = (name: string, value: string): string => (isLanguageList(name) ? languagesStored(value) : value);

/**
 * Each value by its name that is another than the card showed, or was refused before; of a list the JSON of its entries. What was left as
 * it stood is not sent: it may have been changed elsewhere since.
 */
export function typedOf(card: LabelledCard, { values, lists, kept }: OnCard): Record<string, string> {
  const shown = cardAsShown(card);
  const fields = card.fields.flatMap(({ name, unsaved }) =>
    unsaved || values[name] !== shown.values[name] ? [[name, stored(name, values[name] ?? "")]] : [],
  );
  const rows = card.rows.flatMap(({ name, unsaved }) => {
    const entries = JSON.stringify(lists[name] ?? []);
    return unsaved || entries !== JSON.stringify(shown.lists[name]) ? [[name, entries]] : [];
  });
  const remarks = kept.length < shown.kept.length ? [["remarks", JSON.stringify(kept.map((text) => ({ text })))]] : [];
  return Object.fromEntries([...fields, ...rows, ...remarks]);
}
