/** Adding to a list field and taking from it. */
import { type EntryOf, entriesOf, type ListField, type Remark, type TalkValues, writeEntries } from "./fields.ts";

/** The values with one more entry; an entry that is there already is not added again. */
export function addEntry<F extends ListField>(values: TalkValues, field: F, entry: EntryOf<F>, evidence: string): TalkValues {
  const entries = entriesOf(values, field);
  const written = JSON.stringify(entry);
  if (entries.some((one) => JSON.stringify(one) === written)) return values;
  return { ...values, [field]: { value: writeEntries(field, [...entries, entry]), origin: "assistant", evidence } };
}

/** The values without the entries that `drop` names; an empty list is no value. */
export function dropEntries<F extends ListField>(values: TalkValues, field: F, drop: (entry: EntryOf<F>) => boolean): TalkValues {
  const held = values[field];
  if (!held) return values;
  const kept = entriesOf(values, field).filter((entry) => !drop(entry));
  const { [field]: _dropped, ...rest } = values;
  return kept.length > 0 ? { ...rest, [field]: { ...held, value: writeEntries(field, kept) } } : rest;
}

/** The list's own limits: so many remarks of so many characters. */
export const LONGEST_REMARK = 1000;
const MOST = 40;

/** The remarks with further words: a long text in pieces, many short ones joined, so that none is lost to a limit. */
export function withRemark(values: TalkValues, text: string): TalkValues {
  const pieces = Array.from({ length: Math.ceil(text.length / LONGEST_REMARK) }, (_, index) => ({
    text: text.slice(index * LONGEST_REMARK, (index + 1) * LONGEST_REMARK),
  }));
  const all: readonly Remark[] = [...entriesOf(values, "remarks"), ...pieces];
  const remarks = all.length <= MOST ? all : joined(all);
  return { ...values, remarks: { value: writeEntries("remarks", remarks), origin: "assistant", evidence: text } };
}

function joined(remarks: readonly Remark[]): Remark[] {
  const packed: Remark[] = [];
  for (const { text } of remarks) {
    const last = packed.at(-1);
    if (last && last.text.length + text.length < LONGEST_REMARK) last.text = `${last.text}\n${text}`;
    else packed.push({ text });
  }
  return packed;
}
