/** What the hearing needs beyond a room: interpreters, access, meals, equipment. The visitor's own words. */
import { words } from "./fold.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { occurs, overlaps, type Span, spansOf } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";
import { withoutTail } from "./tail.ts";

const NOUN = anyPhrase((lexicon) => lexicon.requirements);
const CUE = new RegExp(`(?:${anyPhrase((lexicon) => lexicon.requirementCues).source})\\s*`, "g");
const BACKWARDS =
  /(?:(?:a|an|the|one|two|three|four|\d+|some|un|une|des|de|deux|trois|l'|la|le|les|una|unos|dos|tres|el|los|spanish|french|english|mandarin|cantonese|arabic|portuguese|italian|russian|punjabi|hindi|korean|japanese|german|simultaneous|certified|extra|additional|small|large|private|on-site|full|vegetarian|kosher|halal|service de|services? d'|servicio de)[\s-]){1,4}$/;
const LEAD_IN =
  /^(?:(?:yes|yeah|sure|ok|okay|well|oui|si|claro|just|only|juste|seulement|solo|actually|please|yes please|oui svp|si por favor|also|we need|we'll need|i need|we will need|nous aurons besoin d'|nous avons besoin d'|necesitamos|necesitaremos)[\s,.:!-]+){1,3}/;

export interface RequirementHints {
  /** The only or the first thing that was asked. */
  asked: boolean;
  facts: readonly Span[];
  closed: readonly Span[];
  /** A transcript is what was ordered, not a wish beside a hearing. */
  transcript: boolean;
}

export function findRequirements(reading: Reading, hints: RequirementHints): Span | null {
  const nouns = spansOf(NOUN, reading.open).filter(
    (span) =>
      !hints.closed.some((closed) => overlaps(closed, span)) &&
      !isPutAside(reading, span) &&
      !(hints.transcript && /transcri|notes steno/.test(reading.plain(span))),
  );
  if (nouns.length > 0) return around(reading, nouns, hints);
  return hints.asked ? wholeReply(reading, hints) : null;
}

function around(reading: Reading, nouns: readonly Span[], hints: RequirementHints): Span | null {
  const first = nouns[0] as Span;
  const sentence = reading.sentenceOf(first);
  const head = reading.folded.slice(sentence.start, first.start);
  let start = first.start;
  const cues = [...head.matchAll(CUE)];
  const cue = cues[cues.length - 1];
  const hasCue =
    cue && !/[.;]/.test(head.slice(cue.index + cue[0].length)) && first.start - sentence.start - cue.index - cue[0].length < 45;
  if (!hasCue && !hints.asked && words(reading.plain(sentence)).length > 8 && !occurs(CUE, reading.plain(sentence))) return null;
  if (hasCue) start = sentence.start + cue.index + cue[0].length;
  else start -= BACKWARDS.exec(head)?.[0].length ?? 0;
  let end = sentence.end;
  for (const noun of nouns) {
    const next = reading.sentenceOf(noun);
    if (next.start >= end && next.start - end <= 3) end = next.end;
  }
  const closed = hints.closed.find((span) => span.start > start && span.start < end);
  const span = withoutTail(reading, { start, end: closed ? closed.start : end }, hints.facts);
  // A fact between the cue and the noun is no part of the wish ("in Toronto with …").
  const between = hints.facts.filter((fact) => fact.start >= start && fact.end <= first.start);
  const from = between.length > 0 ? Math.max(...between.map((fact) => fact.end)) : start;
  const text = reading.raw.slice(from, span.end);
  const lead = /^[\s,.;:&-]*(?:(?:and|with|et|avec|y|con)\s)?/i.exec(text)?.[0].length ?? 0;
  const stop = from + text.replace(/[\s?!.,;:]+$/, "").length;
  return stop > from + lead ? { start: from + lead, end: stop } : null;
}

function wholeReply(reading: Reading, hints: RequirementHints): Span | null {
  const open = reading.sentences.filter(
    (sentence) => !hints.closed.some((closed) => overlaps(closed, sentence)) && !hints.facts.some((fact) => overlaps(fact, sentence)),
  );
  if (
    /\b(?:already (?:told|said|gave)|deja (?:dit|donne)|ya (?:te |le |se |lo )*(?:dije|di)|don't understand|comprends pas|no entiendo)\b/.test(
      reading.folded,
    )
  )
    return null;
  const first = open[0];
  const last = open[open.length - 1];
  if (!first || !last || open.length !== reading.sentences.length) return null;
  const lead = LEAD_IN.exec(reading.plain({ start: first.start, end: last.end }))?.[0].length ?? 0;
  const span = { start: first.start + lead, end: last.end };
  return words(reading.plain(span)).join("").length >= 4 ? span : null;
}
