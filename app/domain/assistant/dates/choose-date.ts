/** Which of the dates in a message is the one that the visitor wants the hearing on. */
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import { mentionsCallback, wantsBooking } from "../acts.ts";
import { words } from "../fold.ts";
import type { InterpretationContext } from "../interpretation.ts";
import { anyPhrase } from "../lexicon/lexicons.ts";
import { occurs, overlaps, type Span } from "../phrases.ts";
import { isPutAside } from "../put-aside.ts";
import type { Reading } from "../reading.ts";
import { MONTHS } from "./calendar-words.ts";
import type { DateMention } from "./reading.ts";
import { dayOfMonth } from "./resolve.ts";

export type ChosenDate =
  | { kind: "none" }
  | { kind: "day"; date: LocalDate; span: Span }
  | { kind: "ambiguous"; options: readonly LocalDate[]; span: Span }
  | { kind: "invalid"; code: "date_invalid" | "date_in_past"; span: Span };

const NARRATIVE = anyPhrase((lexicon) => lexicon.narrativeCues);
const TODAY_IS_SMALL_TALK = /\b(?:how are you|writing|calling|comment allez|ecris|appelle|escribo|llamo|como esta|doing)\b/;
/** "I can't do Tuesday", "Tuesday doesn't work": a day that it cannot be. */
const NOT_FREE =
  /\b(?:can't|cannot|can not|cant|won't|unable|unavailable|not (?:available|free|possible|good)|isn't (?:available|good)|busy|away|out of (?:the )?(?:office|town|country)|(?:on )?vacation|pas (?:disponibles?|libres?|possible|la)|(?:peux|peut|pouvons|pourrai|pourrons) pas|impossible|occupee?s?|absente?s?|en vacances|en conge|no (?:puedo|podemos|podre|podremos|estoy|estamos|estare)(?: disponibles?| libres?)?|ocupad[oa]s?|de vacaciones|de viaje|fuera)\b[^.;]{0,40}$/;
const NOT_THEN =
  /^\s*(?:(?:really |just )?(?:doesn't|does not|doesnt|don't|won't|isn't|is not|isnt|is (?:bad|out|impossible)|n'est pas|est impossible|ne (?:marche|fonctionne|convient|va)|(?:marche|fonctionne|convient|va) pas|(?:je |on )?(?:ne )?peu[xt] pas|no (?:puedo|podemos|funciona|me sirve|sirve|se puede|es posible|estoy)))\b/;
const NONE: ChosenDate = { kind: "none" };

export function chooseDate(
  mentions: readonly DateMention[],
  reading: Reading,
  context: InterpretationContext,
  closed: readonly Span[],
  correcting: boolean,
): ChosenDate {
  const asked = context.asked.includes("preferredDate");
  const meant = mentions.filter((mention) => isMeant(mention, reading, asked, closed));
  const picked = context.dateOptions.length > 0 ? pick(meant, reading, context.dateOptions) : null;
  if (picked) return picked;
  if (meant.length === 0) return asked ? bareDay(reading, context) : NONE;
  // "A heater that failed in January", where something else was asked: a month alone is part of a story.
  if (!asked && context.asked.length > 0 && meant.every((mention) => mention.reading.kind === "vague" && isTold(mention, reading)))
    return NONE;
  const days = meant.flatMap((mention) => (mention.reading.kind === "day" ? [{ date: mention.reading.date, span: mention }] : []));
  const distinct = [...new Set(days.map((day) => day.date))];
  const options = meant.flatMap((mention) => (mention.reading.kind === "options" ? mention.reading.options : []));
  const first = meant[0] as DateMention;
  const last = meant[meant.length - 1] as DateMention;
  const whole = { start: first.start, end: last.end };
  if (distinct.length === 1 && days[0]) {
    // "03/04/2027 (4 March)" explains itself; "Tuesday or 03/04" does not.
    if (options.length === 0 || options.includes(days[0].date)) return { kind: "day", ...days[0] };
  }
  if (distinct.length > 1 && correcting && options.length === 0) {
    const final = days[days.length - 1];
    const between = final ? reading.folded.slice(days[days.length - 2]?.span.end ?? 0, final.span.start) : "";
    if (final && !/\b(?:or|ou|o)\b/.test(between)) return { kind: "day", ...final };
  }
  if (distinct.length + options.length > 0) {
    const all = [...new Set([...distinct, ...options])].sort();
    return { kind: "ambiguous", options: all, span: meant.length === 1 ? first : whole };
  }
  const invalid = meant.find((mention) => mention.reading.kind === "invalid");
  if (invalid) return { kind: "invalid", code: "date_invalid", span: invalid };
  const past = meant.find((mention) => mention.reading.kind === "past");
  if (past) return { kind: "invalid", code: "date_in_past", span: past };
  return { kind: "ambiguous", options: [], span: first };
}

const isTold = (mention: DateMention, reading: Reading): boolean =>
  !wantsBooking(reading, mention) && words(reading.plain(reading.sentenceOf(mention))).length >= 6;

/** Dates that may be the hearing's: not those of the story, of a question or of a call back. */
export function isMeant(mention: DateMention, reading: Reading, asked: boolean, closed: readonly Span[]): boolean {
  if (closed.some((span) => overlaps(span, mention)) || isPutAside(reading, mention)) return false;
  if (NOT_FREE.test(reading.before(mention, 50).split(/[,;]/).pop() ?? "") || NOT_THEN.test(reading.after(mention, 30))) return false;
  if (!asked && mentionsCallback(reading, mention)) return false;
  const sentence = reading.plain(reading.sentenceOf(mention));
  const booking = wantsBooking(reading, mention);
  if (mention.weak && !asked) {
    if (TODAY_IS_SMALL_TALK.test(sentence)) return false;
    if (!booking && words(sentence).length > 5 && !/\b(?:for|by|be|pour|para|do it|make it)\s$/.test(reading.before(mention))) return false;
  }
  if (mention.weak && asked && TODAY_IS_SMALL_TALK.test(sentence) && words(sentence).length > 6) return false;
  const alone = asked && words(sentence).length <= 6;
  if (!alone) {
    const clause =
      reading
        .before(mention, 70)
        .split(/[,;(]|\b(?:and|et|y)\s(?=(?:we|i|je|nous|on)\b)/)
        .pop() ?? "";
    if (
      occurs(NARRATIVE, clause) &&
      !/\b(?:book|reserve|schedule|hearing on|held on|for|reserver|pour|reservar|para)\s(?:it\s)?(?:on |le |el )?$/.test(clause)
    )
      return false;
  }
  // A day that is over is part of a story unless a day was being asked for.
  if (mention.reading.kind === "past") return asked || booking || words(sentence).length <= 5;
  return true;
}

/** Words that name a place in a list of two or three. */
const PLACES: readonly [RegExp, (options: readonly LocalDate[]) => LocalDate | undefined][] = [
  [
    /\b(?:the first(?: one| option| date)?|first|1st one|option (?:1|a|one)|earlier|earliest|former|sooner|le premier|la premiere|premiere?|plus tot|el primero|la primera|primer[oa]?|mas temprano|la mas proxima)\b/,
    (options) => options[0],
  ],
  [
    /\b(?:the second(?: one| option| date)?|second|2nd one|option (?:2|b|two)|le deuxieme|la deuxieme|deuxieme|le second|la seconde|seconde?|el segundo|la segunda|segund[oa])\b/,
    (options) => options[1],
  ],
  [/\b(?:the third(?: one)?|third|option 3|troisieme|tercer[oa]?)\b/, (options) => options[2]],
  [
    /\b(?:the last(?: one)?|last|later|latter|latest|le dernier|la derniere|plus tard|el ultimo|la ultima|mas tarde)\b/,
    (options) => options[options.length - 1],
  ],
];

function pick(meant: readonly DateMention[], reading: Reading, options: readonly LocalDate[]): ChosenDate | null {
  const whole: Span = { start: 0, end: reading.raw.trimEnd().length };
  for (const mention of meant) {
    const named =
      mention.reading.kind === "day" ? [mention.reading.date] : mention.reading.kind === "options" ? mention.reading.options : [];
    const both = options.filter((option) => named.includes(option));
    if (both.length === 1 && both[0]) return { kind: "day", date: both[0], span: mention };
  }
  if (words(reading.folded).length > 12) return null;
  for (const match of reading.open.matchAll(/[a-z]{3,}/g)) {
    const month = MONTHS[match[0]];
    const inMonth = month === undefined ? [] : options.filter((option) => Number(option.slice(5, 7)) === month);
    const days = [...reading.open.matchAll(/\d{1,2}/g)].map((day) => Number(day[0]));
    const fitting = inMonth.filter((option) => days.length === 0 || days.includes(Number(option.slice(8))));
    if (fitting.length === 1 && fitting[0])
      return { kind: "day", date: fitting[0], span: { start: match.index, end: match.index + match[0].length } };
  }
  if (
    meant.some(
      (mention) =>
        mention.reading.kind === "day" &&
        !/^(?:the |le |el )?(?:first|second|third|premier|primero|1er|1st|2nd|3rd)/.test(reading.plain(mention)),
    )
  )
    return null;
  for (const match of reading.open.matchAll(/(?<!\d)\d{1,2}(?!\d|[/.-]\d)/g)) {
    const fitting = options.filter((option) => Number(option.slice(8)) === Number(match[0]));
    if (fitting.length === 1 && fitting[0])
      return { kind: "day", date: fitting[0], span: { start: match.index, end: match.index + match[0].length } };
  }
  for (const [pattern, place] of PLACES) {
    const match = pattern.exec(reading.open);
    const date = match ? place(options) : undefined;
    if (match && date) return { kind: "day", date, span: { start: match.index, end: match.index + match[0].length } };
  }
  const number = /^\s*(?:option\s)?([1-3])\s*[.)!]*\s*$/.exec(reading.folded);
  const chosen = number ? options[Number(number[1]) - 1] : undefined;
  return chosen ? { kind: "day", date: chosen, span: whole } : null;
}

/** "28" as the whole answer to "on which date?". */
function bareDay(reading: Reading, context: InterpretationContext): ChosenDate {
  const match = /^\s*((?:the |le |el |dia )?(\d{1,2})(?:st|nd|rd|th|er)?)(?:\s(?:please|svp|por favor))?\s*[.!]*\s*$/.exec(reading.folded);
  if (!match?.[1] || !match[2]) return NONE;
  const read = dayOfMonth(Number(match[2]), { today: context.today, known: context.values.preferredDate });
  const start = reading.folded.indexOf(match[1]);
  const span = { start, end: start + match[1].length };
  return read.kind === "day" ? { kind: "day", date: read.date, span } : { kind: "invalid", code: "date_invalid", span };
}
