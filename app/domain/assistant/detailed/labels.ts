/** "Style of cause: Smith v. Jones", "Durée : journée complète": a field by its name, then its value. */
import { isFastField } from "#app/domain/booking/fast-values.ts";
import { overlaps } from "../phrases.ts";
import { accept } from "./accept.ts";
import { fieldsNamed } from "./field-names.ts";
import { isClosed, isFound, put, type Whole } from "./found.ts";

const LABELLED = /(?<=^|[\n;]|\.\s|,\s)[ \t]*(?:[-•*]\s*)?([a-z][a-z' /()-]{2,60}?)\s?[:=]\s{0,2}(?=\S)([^\n;]{1,200})/g;

export function readLabels(whole: Whole): void {
  const { reading } = whole;
  if (!/[:=]/.test(reading.folded)) return;
  for (const match of reading.folded.matchAll(LABELLED)) {
    const [all, label = "", rest = ""] = match;
    const named = fieldsNamed(label).find(({ start, end }) => end - start >= label.trim().length * 0.75)?.value;
    const start = match.index + all.length - rest.length;
    // A sentence or another label after it ends the value.
    const length = rest.search(/\.\s+\p{L}|,\s[a-z' ]{3,30}\s?:|$/u);
    const span = { start, end: start + (length < 0 ? rest.length : length) };
    if (!named || isFastField(named) || isFound(whole, named) || isClosed(whole, span)) continue;
    if (whole.seen.some((one) => overlaps(one, span))) continue;
    const accepted = accept(whole, named, reading.words(span));
    if (!accepted) continue;
    put(whole, named, accepted.value, { start: span.start + accepted.start, end: span.start + accepted.end });
    const taken = { start: match.index, end: span.start + accepted.end };
    whole.seen.push(taken);
    reading.take(taken);
  }
}
