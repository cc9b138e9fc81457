/** What the hearing needs beyond a room: interpreters, access, meals, equipment. The visitor's own words. */
import { fold, words } from "./fold.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { occurs, overlaps, type Span, spansOf } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";
import { withoutTail } from "./tail.ts";

const NOUN = anyPhrase((lexicon) => lexicon.requirements);
const CUE = new RegExp(`(?:${anyPhrase((lexicon) => lexicon.requirementCues).source})\\s*`, "g");
const BACKWARDS =
  /(?:(?:a|an|the|one|two|three|four|\d+|some|un|une|des|de|deux|trois|l'|la|le|les|una|unos|dos|tres|el|los|spanish|french|english|mandarin|cantonese|arabic|portuguese|italian|russian|punjabi|hindi|korean|japanese|german|simultaneous|certified|extra|additional|small|large|private|on-site|full|vegetarian|kosher|halal|service de|services? d'|servicio de)[\s-]){1,4}$/;
/** What joins the items of a list, at either end of one. */
const JOINS_AT_ENDS =
  /^(?:[\s,;.:&+-]|(?:and|with|also|plus|et|avec|aussi|y|con|tambien|también|ainsi que|además de)\s)+|(?:[\s,;.:&+-]|\s(?:and|with|plus|et|avec|y|con|an?|une?|una?|the|le|la|el))+$/giu;
const LEAD_IN =
  /^(?:(?:yes|yeah|sure|ok|okay|well|oui|si|claro|just|only|juste|seulement|solo|actually|please|yes please|oui svp|si por favor|also|we need|we'll need|i need|we will need|nous aurons besoin d'|nous avons besoin d'|necesitamos|necesitaremos)[\s,.:!-]+){1,3}/;

const LABEL =
  /(?:^|\n|[.;]\s)\s*(?:(?:special |other |particular |additional )?(?:requirements?|requests?|needs|accommodations?)|(?:besoins?|exigences?|demandes?|amenagements?) (?:particuli(?:ers?|eres?)|speciaux|speciales?)|(?:requisitos?|necesidades|exigencias?|peticiones|solicitudes) (?:especiales|particulares))(?: (?:is|are|est|sont|son))?\s?:\s*/;
/** What is as often a trade as a wish ("a coffee importer", "a parking garage"): alone, only as a thing of its own. */
const ALSO_A_TRADE =
  /^(?:coffee|lunch(?:es)?|breakfast|catering|parking|screens?|monitors?|printers?|printing|laptops?|ipads?|microphones?|cafe|repas|diners?|traiteur|stationnement|ecrans?|imprimantes?|ordinateurs?|comida|almuerzos?|estacionamiento|parqueo|pantallas?|computadoras?|impresoras?|microfonos?|projectors?|projecteurs?|proyector(?:es)?|accessib\w*|accesib\w*|transcripts?|translat\w*|interpretation|interpretacion|traduc\w*)$/;
const NEED =
  /(?:need|require|arrange|include|provide|besoin|faut|faudra|faudrait|prevoir|necesit|requer|requier|falta|incluya|prevean|solicit)/;
const ALONE_BEFORE = /(?:^|[,;:(.!?\n]|\b(?:and|with|plus|et|avec|y|con|also|aussi|tambien|please)\s)\s*$/;
const ALONE_AFTER =
  /^\s*(?:$|[,.;!?)\n]|(?:and|or|for|please|at|in the (?:morning|room)|during|breaks?|service|room|y|et|para (?:\d|[a-z]+ person)|pour (?:\d|[a-z]+ person)|svp|s'il|por favor|is needed|needed|required|access)\b)/;

/** What follows "Special requirements:", to the end of its line; it needs no word that we know. */
export function labelledRequirements(reading: Reading): (Span & { label: number }) | null {
  const label = LABEL.exec(reading.folded);
  if (!label) return null;
  const start = label.index + label[0].length;
  const line = reading.folded.indexOf("\n", start);
  const text = reading.raw.slice(start, line < 0 ? undefined : line).trimEnd();
  const none = /^(?:none|no|nothing|n\/a|aucune?s?|rien|ninguno|ninguna|nada|sin)\b.{0,12}$/.test(
    reading.folded.slice(start, start + text.length),
  );
  return none || text.length < 3 ? null : { label: label.index, start, end: start + text.replace(/[\s.;,]+$/, "").length };
}

/** "Sign language interpreters will be needed." */
const NEEDED =
  /^[^,.;:!?]{0,30}\s(?:(?:is|are|will be|would be)\s(?:also\s)?(?:needed|required|necessary)|(?:est|sont|sera|seront|serait|seraient)\s(?:aussi\s)?(?:necessaires?|requise?s?|indispensables?)|(?:es|son|sera|seran|seria|serian)\s(?:tambien\s)?(?:necesari[oa]s?|indispensables?))(?![a-z])/;

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
      !isTrade(reading, span, hints) &&
      !(hints.transcript && /transcri|notes steno/.test(reading.plain(span))),
  );
  if (nouns.length > 0) return around(reading, nouns, hints);
  return hints.asked ? wholeReply(reading, hints) : null;
}

/** A wish without what was understood as a field of its own in the middle of it ("lunch, an interpreter and a projector"). */
export function wishWords(reading: Reading, wish: Span, understood: readonly Span[]): string {
  const inside = understood.filter((span) => overlaps(span, wish)).sort((a, b) => a.start - b.start);
  if (inside.length === 0) return reading.words(wish);
  const pieces: string[] = [];
  let from = wish.start;
  for (const span of [...inside, { start: wish.end, end: wish.end }]) {
    const piece = reading.raw.slice(from, Math.max(from, span.start)).replace(JOINS_AT_ENDS, "");
    if (occurs(NOUN, fold(piece))) pieces.push(piece);
    from = Math.max(from, span.end);
  }
  return pieces.join("; ");
}

function isTrade(reading: Reading, span: Span, hints: RequirementHints): boolean {
  if (!ALSO_A_TRADE.test(reading.plain(span))) return false;
  const sentence = reading.sentenceOf(span);
  const head = reading.folded.slice(sentence.start, span.start);
  if (hints.asked || NEED.test(head)) return false;
  const bare = head.replace(BACKWARDS, "");
  return !ALONE_BEFORE.test(bare) || !ALONE_AFTER.test(reading.folded.slice(span.end, sentence.end));
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
  const isNeeded = NEEDED.test(reading.folded.slice(first.end, sentence.end));
  if (!hasCue && !hints.asked && !isNeeded && words(reading.plain(sentence)).length > 8 && !occurs(CUE, reading.plain(sentence)))
    return null;
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
