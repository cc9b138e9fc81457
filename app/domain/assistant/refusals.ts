/** What the visitor will not or cannot give. Only optional fields can be declined. */
import type { DraftField } from "../booking/draft-fields.ts";
import type { FastField } from "../booking/fast.ts";
import { FAST_FIELDS, FAST_REQUIRED } from "../booking/fast-values.ts";
import { anyPhrase, phrasesOf } from "./lexicon/lexicons.ts";
import { overlaps, type Span, spansOf, wholly } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const REFUSAL = wholly(phrasesOf((lexicon) => lexicon.refusals));
const BY_FIELD = FAST_FIELDS.map((field): [FastField, RegExp] => [field, anyPhrase((lexicon) => lexicon.refusedFields[field])]);
const POLITE =
  /(?:^|[\s,.!]+)(?:please|thanks|thank you|svp|s'il vous plait|merci(?: beaucoup)?|por favor|(?:muchas )?gracias|sorry|desolee?|lo siento|for now|pour l'instant|por ahora|i think|je crois|creo|i'm afraid|well|then|alors|entonces|actually|um|oh|hmm)(?=$|[\s,.!]+)/g;

const isFastRequired = (field: DraftField) => FAST_REQUIRED.some((one) => one === field);

export interface Refusals {
  declined: { field: DraftField; evidence: string; span: Span }[];
  /** A refusal that declines nothing, because what was asked is required. */
  refused: Span | null;
}

export function findRefusals(
  reading: Reading,
  asked: readonly DraftField[],
  closed: readonly Span[],
  isRequired: (field: DraftField) => boolean = isFastRequired,
): Refusals {
  const declined: Refusals["declined"] = [];
  for (const [field, pattern] of BY_FIELD) {
    const span = spansOf(pattern, reading.open).find((one) => !closed.some((other) => overlaps(other, one)));
    if (span && !isRequired(field)) declined.push({ field, evidence: reading.typed(span), span });
  }
  const general = generalRefusal(reading);
  if (!general) return { declined, refused: null };
  const optional = asked.filter((field) => !isRequired(field) && !declined.some((one) => one.field === field));
  // Words that decline one field by name ("no firm") are not a refusal of everything else that was asked.
  if (declined.some((one) => overlaps(one.span, general))) return { declined, refused: null };
  for (const field of optional) declined.push({ field, evidence: reading.typed(general), span: general });
  return { declined, refused: optional.length === 0 ? general : null };
}

/** True when the whole message is a refusal ("none", "je ne sais pas encore"). */
export function wholeRefusal(reading: Reading): boolean {
  return bare(reading, { start: 0, end: reading.folded.length }) !== null;
}

/** The message, or its first clause, if that is nothing but a refusal. */
function generalRefusal(reading: Reading): Span | null {
  const whole = bare(reading, { start: 0, end: reading.folded.length });
  if (whole) return whole;
  const comma = /[,.;!\n]|\s(?:but|mais|pero)\s/.exec(reading.folded);
  return comma ? bare(reading, { start: 0, end: comma.index }) : null;
}

function bare(reading: Reading, span: Span): Span | null {
  const text = reading.plain(span);
  if (text.length > 90 || text.includes("?")) return null;
  const core = text
    .replace(POLITE, " ")
    .replace(/[\s,.!;:"'-]+$/, "")
    .replace(/^[\s,.!;:"'-]+/, "")
    .replace(/\s+/g, " ");
  // "Hon, c'est tout": the little word before it may have a slip in it.
  const tail = /^[a-z]{1,3},\s(.+)$/.exec(core)?.[1] ?? core;
  if (core === "" || !(REFUSAL.test(core) || REFUSAL.test(tail))) return null;
  const trimmed = reading.words(span);
  const start = span.start + (trimmed.length - trimmed.trimStart().length);
  return { start, end: start + trimmed.trim().length };
}
