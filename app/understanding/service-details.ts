/** What is said of a service besides that it is wanted: the languages of the reporter, the days of the interpreter. Captions are none of signs. */
import type { Hypothesis, Span } from "./contract.ts";
import { cueBook, cuesIn, keysOf } from "./detectors/cues.ts";
import { type Finding, overlap, type Text } from "./detectors/finding.ts";
import { recordLanguage } from "./detectors/hearing/record-language.ts";
import { CHOICES_OF, SERVICE_CHOICES } from "./detectors/hearing/service-choices.ts";
import { LANGUAGE_NAMES } from "./detectors/words/languages.ts";
import type { ServicesOfDays } from "./of-services/of-days.ts";
import { clauseAt } from "./text/clauses.ts";
import { ALONE_WORDS } from "./who/ways-words.ts";

type Service = Extract<Hypothesis, { slot: "service" }>;

const CHOICES = new Map(Object.entries(SERVICE_CHOICES).map(([field, choices]) => [field, cueBook(choices)]));
const NO_WORDS = cueBook({});
const CAPTIONS = /caption|\bcart\b|sous-titr|subt[ií]tul/i;
const LANGUAGES = cueBook(LANGUAGE_NAMES);
const ALONE = keysOf(ALONE_WORDS);
/** "Taquígrafo en inglés y español", "a reporter in French", "bilingual reporter": so far behind it. */
const LANGUAGE_REACH = 40;
/** "A reporter on all four days" is delivered nothing in four days. */
const DELIVERS =
  /deliver|turnaround|within|transcript|next|no transc|\bin\b|sous|livr|délai|lendemain|sans|pas de|entreg|plazo|\ben\b|siguiente|\bsin\b/iu;
const IN = /^\s(?:\p{L}+\s){0,2}(?:in|en|de|for|pour|para)\s(?:the\s|l['’])?$|^\s$/iu;
const SCORE = 0.85;

/** The proposals with what a service has no field for, in the words of its clause. */
export function withDetails(
  text: Text,
  hypotheses: readonly Hypothesis[],
  finds: readonly Finding[],
  { at, clauses }: Pick<ServicesOfDays, "at" | "clauses">,
): Hypothesis[] {
  const loose = (one: Service) => (clauses.some((clause) => overlap(clause, one.at)) ? null : daysOf(text, one, finds));
  const days = [...at, ...hypotheses.flatMap((one) => (one.slot === "service" ? (loose(one) ?? []) : []))];
  return hypotheses.flatMap((one): Hypothesis[] => {
    // The days of a service are none of the hearing's.
    if (one.slot === "when" && days.some((clause) => overlap(clause, one.at))) return [];
    if (one.slot !== "service") return [one];
    const isCaptions = one.value.kind === "needsSignLanguage" && CAPTIONS.test(one.quote);
    if (isCaptions) return [needOf(text, one, wordsAround(text, one.at))];
    const spoken = languagesOf(text, one);
    const more = spoken ?? loose(one);
    const record = spoken && one.value.kind === "courtReportingRequired" ? recordOf(text, one, spoken) : null;
    const isSaid = record !== null && record.value.detail !== "other";
    return [one, ...choicesOf(text, one), ...(record ? [record] : []), ...(more && !isSaid ? [needOf(text, one, more)] : [])];
  });
}

function needOf({ message }: Text, { role, source, score }: Service, at: Span): Hypothesis {
  const quote = message.slice(at.start, at.end);
  return { slot: "need", value: { text: quote }, role, source, score: Math.max(score, SCORE), at, quote };
}

/** "Simultaneous interpretation", « la transcription en temps réel »: which one of those that its field knows. */
function choicesOf(text: Text, one: Service): Hypothesis[] {
  const clause = wordsAround(text, one.at);
  return (CHOICES_OF[one.value.kind] ?? []).flatMap((kind): Hypothesis[] => {
    const cue = cuesIn(CHOICES.get(kind) ?? NO_WORDS, text.pieces).find((found) => overlap(found, clause));
    if (!cue || (kind === "transcriptDelivery" && !DELIVERS.test(text.message.slice(clause.start, clause.end)))) return [];
    const at = { start: cue.start, end: cue.end };
    return [{ ...one, value: { kind, detail: cue.means }, at, quote: text.message.slice(at.start, at.end), score: SCORE }];
  });
}

/** "Real-time, Spanish interpreter": the language is the interpreter's. */
const OF_AN_INTERPRETER = /^\s*(?:interp|int[eé]rpr|traduc)/i;

function recordOf({ message }: Text, one: Service, { end }: Span): Service | null {
  const words = message.slice(one.at.end, end);
  const quote = words.trim();
  const detail = OF_AN_INTERPRETER.test(message.slice(end)) ? null : recordLanguage(words);
  if (!detail) return null;
  const start = one.at.end + words.indexOf(quote);
  return { ...one, value: { kind: "alternateLanguage", detail }, at: { start, end: start + quote.length }, quote, score: SCORE };
}

const wordsAround = (text: Text, at: Span): Span => {
  const clause = clauseAt(text.tokens, at) ?? at;
  const quote = text.message.slice(clause.start, clause.end).replace(/[\s,;:.!]+$/, "");
  return { start: clause.start, end: clause.start + quote.length };
};

/** The languages next to a service; an interpreter's have a field of their own. */
function languagesOf({ message, pieces }: Text, { value, at }: Service): Span | null {
  if (value.kind === "needsInterpretation" || value.kind === "interpretationType") return null;
  const next = cuesIn(LANGUAGES, pieces).filter(({ start }) => start >= at.end && start - at.end < LANGUAGE_REACH);
  const [first] = next;
  const last = next.at(-1);
  return first && last && IN.test(message.slice(at.end, first.start)) ? { start: at.start, end: last.end } : null;
}

/** "An interpreter on Tuesday and Wednesday only". */
function daysOf(text: Text, { at }: Service, finds: readonly Finding[]): Span | null {
  const clause = wordsAround(text, at);
  const hasDay = finds.some(({ kind, ...day }) => kind.startsWith("t:day") && overlap(day, clause));
  return hasDay && text.pieces.some((piece) => overlap(piece, clause) && ALONE.has(piece.key)) ? clause : null;
}
