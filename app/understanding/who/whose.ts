/** Whose each name of a message is: the label for which the evidence weighs most. */
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, inside, overlap, type Text } from "../detectors/finding.ts";
import type { Span } from "../tagger/tagger.ts";
import { fold } from "../text/fold.ts";
import { leadTo } from "../text/lead.ts";
import type { Evidence } from "./evidence.ts";
import { FIRM_EVIDENCE } from "./firm-evidence.ts";
import { OTHERS_EVIDENCE } from "./others-evidence.ts";
import { OWN_EVIDENCE } from "./own-evidence.ts";
import { NAMES, type Scene } from "./scene.ts";
import { RELATIVE_WORDS } from "./words.ts";

const EVIDENCE: readonly Evidence[] = [...OWN_EVIDENCE, ...FIRM_EVIDENCE, ...OTHERS_EVIDENCE];
const RELATIVES = cueBook(RELATIVE_WORDS);
const TITLE = /(?:^|\s)((?:Lic|Licda|Dr|Dra|Ing|Abg|Abog|Prof|Mtre)\.\s)$/;
/** Words of a firm's form that are part of its name. */
const STUDY = /(?:^|[\s(])((?:[ée]tude|notar[ií]a)\s)$/i;
/** The surest that words make a reading. */
const SUREST = 0.95;
const SHORTEST_WORD = 3;
const CONTACT = /^(?:email|phone)/;
/** By itself it is nothing. */
const LEAST = 0.1;
/** How somebody is addressed: no part of the name that they give. */
const COURTESY =
  /^(?:mr|mrs|ms|miss|mx|mme|mlle|monsieur|madame|mademoiselle|ma[iî]tre|sra?|srta|se[ñn]ora?|se[ñn]orita)\.?\s(?=\S+\s\S)/iu;

/** The tagger's spans, every name under the label that its evidence speaks for; cards that the tagger left unmarked are names too. */
export function whoseNames(spans: readonly Span[], text: Text, finds: readonly Finding[]): Span[] {
  const marked = spans.map((span) => notOfClosedForm(span, finds));
  const names = whole([...marked, ...unmarked(marked, text, finds)], text, finds)
    .map((span) => withoutVerb(span, text))
    .filter((span) => !isScrap(span) && !isShortForm(span, text, finds));
  const scene: Scene = { text, finds, spans: names };
  const once = names.map((span) => weighed(span, scene));
  // What the first look settles ("me", "firm") is evidence for the names next to it.
  const settled: Scene = { ...scene, spans: once };
  return names.map((span) => weighed(span, settled));
}

/** What no detector reads as an address or a number ("Whitlock @ Sears LLP") may be a name, where something else says so. */
function notOfClosedForm(span: Span, finds: readonly Finding[]): Span {
  if (!/^(?:email|phone)/.test(span.label) || finds.some(({ kind, ...at }) => CONTACT.test(kind) && overlap(at, span))) return span;
  const quote = span.quote.replace(/[\s@:,;]+$/, "");
  return { ...span, label: "me", quote, end: span.start + quote.length, score: LEAST };
}

/** The label with the most weight; a tie is the tagger's. */
function weighed(span: Span, scene: Scene): Span {
  if (span.label !== "me" && !NAMES.has(span.label)) return span;
  const weights = new Map([[span.label, span.score]]);
  for (const { weight, of } of EVIDENCE) {
    const label = of(span, scene);
    if (label !== null) weights.set(label, (weights.get(label) ?? 0) + weight);
  }
  const [label, weight] = [...weights].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { ...span, label, score: Math.max(span.score, Math.min(SUREST, weight)) };
}

/** Heads of cards, where no name is marked. */
function unmarked(spans: readonly Span[], { message }: Text, finds: readonly Finding[]): Span[] {
  const cards = finds.filter(({ kind, said }) => kind === "sign:0" && said?.slot === "name");
  return cards
    .filter((card) => !spans.some((span) => overlap(span, card)))
    .map(({ start, end, said }) => ({ label: "me", start, end, quote: message.slice(start, end), score: (said?.score ?? 0) / 2 }));
}

/** "de bs": two scraps of words are no name. */
const isScrap = ({ label, quote }: Span): boolean =>
  (NAMES.has(label) || label === "me") &&
  !/\p{Lu}/u.test(quote) &&
  fold(quote)
    .split(/\s+/)
    .every((word) => word.length < SHORTEST_WORD);

/** "Caribbean Basin Chamber (CBAC)": the same firm once more. */
const isShortForm = ({ label, quote, start }: Span, { message }: Text, finds: readonly Finding[]): boolean =>
  (NAMES.has(label) || label === "me") &&
  /^\p{Lu}{2,6}$/u.test(quote) &&
  finds.some(({ kind, end }) => (kind === "firm" || kind === "is:at") && message.slice(end, start) === " (");

/** "My wife carol hates driving": of those who are named by a first name in small letters the next word is none of it. */
function withoutVerb(span: Span, { message, pieces }: Text): Span {
  const [first] = span.quote.split(/\s/);
  const isSmall = (NAMES.has(span.label) || span.label === "me") && first !== span.quote && !/\p{Lu}/u.test(span.quote);
  const kin = isSmall ? cuesIn(RELATIVES, pieces).find(({ end }) => message.slice(end, span.start) === " ") : undefined;
  return kin && first ? { ...span, end: span.start + first.length, quote: first } : span;
}

/** "Miss Oneka Charles", « maître Rémi Caouette ». */
function withoutCourtesy(span: Span): Span {
  const length = COURTESY.exec(span.quote)?.[0].length ?? 0;
  return length === 0 ? span : { ...span, start: span.start + length, quote: span.quote.slice(length) };
}

/** "Lic. Carmen Robles", « étude Ozier Nestoret »: what comes before a name and belongs to it. */
function led(span: Span, message: string, lead: RegExp): Span {
  const words = lead.exec(leadTo(message, span.start))?.[1];
  return words ? { ...span, start: span.start - words.length, quote: words + span.quote } : span;
}

/** Names of firms in their whole form: of "Finkelstein Arocha, PA" and "Lopez, Ruiz & Paz LLP" no part is left out. */
function whole(spans: readonly Span[], { message }: Text, finds: readonly Finding[]): Span[] {
  const snapped = spans.map((bare): Span => {
    const span = bare.label === "me" ? led(withoutCourtesy(bare), message, TITLE) : bare;
    const form = NAMES.has(span.label) ? finds.find((find) => find.kind === "firm" && inside(span, find)) : undefined;
    const formed = form ? { ...span, start: form.start, end: form.end, quote: message.slice(form.start, form.end) } : span;
    return NAMES.has(formed.label) ? led(formed, message, STUDY) : formed;
  });
  const isSame = (one: Span, other: Span) => one !== other && one.start === other.start && one.end === other.end;
  return snapped.filter(
    (one, at) => !snapped.some((other, to) => isSame(one, other) && (other.score > one.score || (other.score === one.score && to < at))),
  );
}
