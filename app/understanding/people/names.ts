/** Names of people who are not the visitor: stretches that the tagger marks, and capitals that may be one. */
import type { PersonMention, PersonSaid, Span } from "../contract.ts";
import { absencesIn } from "../detectors/absences.ts";
import { type Finding, isCapital, overlap, type Text } from "../detectors/finding.ts";
import { type PartSaid, partsSaid } from "../detectors/parts.ts";
import { runsIn } from "../detectors/runs.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { leadTo } from "../text/lead.ts";
import { isOfClient } from "../who/not-own.ts";
import { SURE } from "../who/scene.ts";
import type { TitleOf } from "./titles.ts";

/** The part that each label of the tagger means. */
export const PARTS: Readonly<Record<string, PersonSaid["part"]>> = {
  claimant: "claimant",
  respondent: "respondent",
  counsel: "counsel",
  witness: "witness",
  neutral: "neutral",
  person: "other",
  org: "other",
};
/** Finds that name the visitor or the visitor's firm. */
export const OWN_FINDS = /^(?:is:me|is:reach|label:me|sign:0|is:from|is:at|label:firm)$/;
/** Kinds of finds that are no name of a person, though they are capitals. */
const NO_NAME = /^(?:city|place|kind|kind\?|format:|email|style|ref|t:|service|room)/;
/** "Respondent's Rejoinder": what is left of it names nobody. */
const POSSESSED = /^['’]s\b|^(?:de|du|des|del|d['’]|of|the|la|le|el)\s\p{Ll}/u;
const ADDRESSED =
  /^(?:sirs?|madame?|messrs|messieurs|mesdames|dames|monsieur|ma[iî]tres?|se[ñn]or(?:es|as)?|equipo|team|estimad[oa]s?|dear|chers?|ch[eè]res?)$/i;
/** « le docteur Jiho Paek ». */
const ARTICLE = /^(?:le|la|el|the)\s(?=\p{Ll}+\s\p{Lu}\p{Ll}+\s\p{Lu})/u;
const IS_THE =
  /^\s(?:is|isn['’]?t|is not|est|n['’]est pas|c['’]est|c['’]est pas|es|no es)\s(?:the|our|my|le|la|l['’]|mon|ma|notre|el|mi)\s?$/i;
const NAMED = 0.75;

/** One person, or several who are counted together, before the rest of what is said of them is known. */
export interface Mention extends Span {
  quote: string;
  label?: string;
  score: number;
  parts: readonly PartSaid[];
  title?: TitleOf;
  /** Of those who are counted, or meant by their part alone; a name has none. */
  group?: { count?: number };
  how?: NonNullable<PersonMention["how"]>;
}

/** Names of others that may take part: those that the tagger marks, and capitals that nothing else explains. */
export function namesIn(text: Text, spans: readonly Tagged[], finds: readonly Finding[]): Mention[] {
  const cards = finds.filter(({ kind, said }) => kind === "sign:0" && said);
  const clients = spans.filter((span) => (span.label === "firm" || span.label === "me") && isOfClient(span, finds));
  const marked = spans
    .filter((span) => span.label in PARTS && (span.score >= SURE || !cards.some((card) => overlap(card, span))))
    .map((span) => (isOfClient(span, finds) ? { ...span, label: "org" } : span));
  const tagged = [...marked, ...clients].map(
    (span): Mention => ({ ...withoutParts(text, span), label: span.label, score: span.score, parts: [] }),
  );
  const own = [...finds.filter(({ kind }) => OWN_FINDS.test(kind)), ...spans.filter(({ label }) => /^(?:me|firm|place)$/.test(label))];
  const isFree = (at: Span) =>
    !tagged.some((one) => overlap(one, at)) &&
    !own.some((one) => overlap(one, at)) &&
    !finds.some((find) => NO_NAME.test(find.kind) && overlap(find, at));
  const runs = runsIn(text.tokens)
    .map((run) => ({ start: text.tokens[run.first]?.start ?? 0, end: text.tokens[run.last]?.end ?? 0 }))
    .map((at): Mention => ({ ...withoutParts(text, { ...at, quote: text.message.slice(at.start, at.end) }), score: NAMED, parts: [] }))
    .filter((one) => one.quote !== "" && isFree(one) && isNamed(text, one));
  return [...tagged, ...runs]
    .filter((one) => one.quote !== "" && !POSSESSED.test(one.quote) && !isAddress(one) && !isPlaced(text, one))
    .sort((a, b) => a.start - b.start);
}

/** A capital that is none of a sentence's first word alone. */
function isNamed(text: Text, { start, end }: Span): boolean {
  const { tokens } = text;
  const own = tokens.filter((token) => token.start >= start && token.end <= end);
  const first = tokens.indexOf(own[0] ?? tokens[0] ?? { text: "", start: 0, end: 0, kind: "sign", opensLine: false });
  const opens = first === 0 || /^[.!?\n]/.test(tokens[first - 1]?.text ?? "");
  return own.some(isCapital) && (own.length > 1 || !opens || isPlaying(text, end));
}

/** "Steve is the contractor": what it is right after. */
const isPlaying = (text: Text, end: number): boolean =>
  partsSaid(text).some((part) => part.start >= end && IS_THE.test(text.message.slice(end, part.start)));

/** "Arbitrator Judith Crane": the part is none of the name. */
function withoutParts(text: Text, span: Span & { quote: string }): { start: number; end: number; quote: string } {
  let { start, end } = span;
  for (const part of [...partsSaid(text), ...absencesIn(text)]) {
    if (part.start <= start && part.end > start && part.end < end) start = part.end;
    else if (part.end >= end && part.start < end && part.start > start) end = part.start;
  }
  const words = text.message.slice(start, end);
  const lead = words.length - words.replace(/^[\s,:]+/, "").replace(ARTICLE, "").length;
  const quote = words.slice(lead).replace(/[\s,:]+$/, "");
  return { start: start + lead, end: start + lead + quote.length, quote };
}

/** « se conectarán desde Neiva »: whatever is read there, it is a place. */
const isPlaced = ({ message }: Text, { start }: Span): boolean => /\b(?:desde|depuis|based in)\s$/i.test(leadTo(message, start));

/** "Dear Sirs", « Messieurs », an initial under a letter. */
function isAddress({ quote }: Mention): boolean {
  const words = quote.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length < 2 || ADDRESSED.test(word));
}
