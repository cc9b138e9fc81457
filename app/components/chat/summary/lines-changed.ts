/** What is new in a summary since the one before it. */
import type { ChatSummary } from "#app/api-client/chat.ts";

export type SummaryLine = ChatSummary["lines"][number];

export interface LinesChanged {
  /** Lines that are new, or say something else. */
  lines: readonly SummaryLine[];
  /** Lines of the one before that are no more, and that no other line of their kind replaces. */
  gone: readonly SummaryLine[];
}

/** A line by what it is of, whatever its label is by number ("Participant", "Participants"). */
const same = ({ field, label, text }: SummaryLine) => `${field}\n${stem(label)}\n${text}`;
const kind = ({ field, label }: SummaryLine) => `${field}\n${stem(label)}`;
/** Days, hours and second choices are of one field: the beginning of their label tells them apart. */
const STEM = 4;
const stem = (label: string) => label.slice(0, STEM).toLowerCase();

/** Lists that a summary has on one line. */
const LISTED: ReadonlySet<string> = new Set(["people", "remarks", "onSomeDays"]);
const entriesOf = (text: string): string[] => text.split(/\u00A0?; /);

/** Of what has changed the part that the reply itself does not say: no value is both a chip and a line, and of a list what is new is enough. */
export function unsaidIn(
  changed: LinesChanged,
  before: ChatSummary | null,
  chips: readonly { field: string | null; label: string }[],
  remarks: readonly string[] = [],
): LinesChanged {
  const isSaid = (line: SummaryLine) => chips.some(({ field, label }) => field === line.field || label === line.label);
  const lines = changed.lines.flatMap((line): SummaryLine[] => {
    if (isSaid(line)) return [];
    if (!LISTED.has(line.field)) return [line];
    const known = new Set(before?.lines.flatMap((one) => (kind(one) === kind(line) ? entriesOf(one.text) : [])));
    const isRemarked = (text: string) => line.field === "remarks" && remarks.some((remark) => text.includes(remark.trim()));
    const fresh = entriesOf(line.text).filter((text) => !known.has(text) && !isRemarked(text));
    return fresh.length > 0 ? [{ ...line, text: fresh.join("; ") }] : [];
  });
  return { lines, gone: changed.gone.filter((line) => !isSaid(line)) };
}

/**
 * The lines in which a summary differs from the one before it. Null where the whole is to be read: there is none before, nothing differs (it was
 * asked for), or so much does that the rest is no longer known.
 */
export function linesChanged(before: ChatSummary | null, now: ChatSummary): LinesChanged | null {
  if (!before) return null;
  const known = new Set(before.lines.map(same));
  const left = new Set(now.lines.map(same));
  const lines = now.lines.filter((line) => !known.has(same(line)));
  // "Interpreter: Yes" gives way to "Interpreter: Dutch", which is another field under the same name.
  const replaced = new Set(lines.flatMap((line) => [kind(line), line.label]));
  const gone = before.lines.filter((line) => !left.has(same(line)) && !replaced.has(kind(line)) && !replaced.has(line.label));
  const many = lines.length + gone.length;
  return many === 0 || many * 2 > now.lines.length ? null : { lines, gone };
}
