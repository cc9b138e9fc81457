/** Whether words bear out days and hours that a model takes from them: by the numbers, months and weekdays that they name. */
import type { HeldThing, Span } from "../contract.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";
import { sentencesAt } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import type { Token } from "../text/tokens.ts";
import { WEEKDAY_NAMES } from "../time/words/weekday-names.ts";
import type { ClaimedWhen, Claims } from "./claims.ts";
import { factsIn, isNamed, saysHour } from "./naming.ts";
import type { ReadAgain } from "./read-again.ts";

export interface Scene {
  /** Whether the words at a place say these days and hours. */
  saysTimes: (when: Pick<ClaimedWhen, "days" | "hours">, place: Span) => boolean;
  /** Whether a day that is noted, or claimed of this message, is named around a place. */
  names: (day: string, place: Span) => boolean;
  /** Days that are noted, or claimed of this message, in order. */
  days: readonly string[];
}

interface Said {
  numbers: ReadonlySet<number>;
  years: readonly number[];
  /** From 1. */
  months: ReadonlySet<number>;
  /** 1 for Monday to 7 for Sunday. */
  weekdays: ReadonlySet<number>;
  words: ReadonlySet<string>;
}

const MONTHS_OF_YEAR = 12;
const LANGUAGES = ["en", "fr", "es"] as const;
const MONTHS = monthNames();
const HALVES = new Set("half demie demi media".split(" "));
const QUARTERS = new Set("quarter quart cuarto".split(" "));
const NOONS = new Set("noon midday midi mediodia".split(" "));
const FIRST = new Set("first premier 1er 1o primero primer".split(" "));
/** They are numbers to a reader of counts, and of no day. */
const ARTICLES = new Set("a an one un una une uno".split(" "));
/** Numbers in these are of something else. */
const COUNTS: ReadonlySet<string> = new Set(["headcount", "breakouts", "phone", "email", "split", "reference"]);
const A_YEAR_MS = 370 * 86_400_000;
const MOST_DAYS = 60;
const DAY_MS = 86_400_000;

/** Names of months as they are folded, long and short, with their number from 1. */
function monthNames(): Map<string, number> {
  const formats = LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).map((month) => new Intl.DateTimeFormat(language, { month, timeZone: "UTC" })),
  );
  const names = new Map<string, number>();
  for (let at = 0; at < MONTHS_OF_YEAR; at += 1)
    for (const format of formats) {
      const key = fold(format.format(new Date(Date.UTC(2024, at, 1)))).replace(/\.$/, "");
      if (!names.has(key)) names.set(key, at + 1);
    }
  return names;
}

/** What a message and its plan know of days, for the claims of one answer. */
export function sceneOf(told: Claims, message: ReadAgain): Scene {
  const runs = [
    ...told.claims.flatMap((claim) => (claim.slot === "when" ? [claim.value.days] : [])),
    ...told.edits.flatMap(({ by }) => by.flatMap((claim) => (claim.slot === "when" ? [claim.value.days] : []))),
  ];
  const held = (message.context.held ?? []).flatMap(({ kind, value }) => (kind === "day" ? [value.slice(0, 10)] : []));
  const stated = told.claims.flatMap((claim) =>
    claim.slot === "when" && claim.role !== "not" && claim.role !== "backup"
      ? (claim.value.runs?.flatMap((run) => daysOf(run)) ?? claim.value.days)
      : [],
  );
  const order = [...new Set(stated.length > 0 ? stated : held)].sort();
  const all = saidIn({ start: 0, end: message.text.message.length }, message);
  const known: HeldThing[] = [...new Set([...runs.flatMap(daysOf), ...held])]
    .sort()
    .map((value) => ({ handle: value, kind: "day", field: "preferredDate", parts: ["days"], value }));
  const around = { all, held, today: message.context.today.slice(0, 10) };
  return {
    days: known.map(({ value }) => value),
    names: (day, place) => {
      const thing = known.find(({ value }) => value === day);
      const sentences = sentencesAt(message.text.tokens, place);
      if (thing === undefined) return false;
      const said = saidIn({ start: sentences[0]?.start ?? place.start, end: sentences.at(-1)?.end ?? place.end }, message);
      const isOnly = known.filter((one) => weekdayOf(one.value) === weekdayOf(day)).length === 1;
      if (isOnly && said.weekdays.has(weekdayOf(day))) return true;
      const isItsNumber = known.filter((one) => one.value.slice(8) === day.slice(8)).length === 1;
      if (isItsNumber && numbersOfDays(message.text.message.slice(place.start, place.end)).includes(Number(day.slice(8)))) return true;
      return isNamed(thing, sentences, { text: message.text, finds: message.finds, held: known, order });
    },
    saysTimes: ({ days, hours }, place) => {
      const quote = saidIn(place, message);
      const sentences = sentencesAt(message.text.tokens, place);
      const sentence = saidIn({ start: sentences[0]?.start ?? place.start, end: sentences.at(-1)?.end ?? place.end }, message);
      const facts = hours.length > 0 ? factsIn([place], message).filter(({ clock }) => clock) : [];
      const words = message.text.message.slice(place.start, place.end);
      const isHour = (hour: string) => facts.some((fact) => saysHour(fact, hour)) || (days.length === 0 && numbersSay(hour, quote, words));
      return days.every((day) => saysDay(day, days, { quote, sentence, ...around })) && hours.every(isHour);
    },
  };
}

/** « Les 3 et 4 », "the 9th and 10th", «el 24»: numbers that days are called by, next to a month that was said elsewhere; "the 12 of us" are people. */
const numbersOfDays = (words: string): number[] =>
  [...words.matchAll(CALLED_DAYS)].flatMap(([, list = ""]) => (list.match(/\d+/g) ?? []).map(Number));
const CALLED_DAYS =
  /(?<!\p{L})(?:the|les?|du|au|el|los|del|al)\s(\d{1,2}(?:er|st|nd|rd|th)?(?:\s?(?:,|et|y|and|&)\s(?:the\s|les?\s|el\s)?\d{1,2}(?:er|st|nd|rd|th)?)*)(?!\d|\s?(?:h(?!\p{L})|:|[ap]\.?m|heures)|\s(?:of (?:us|them|you)|people|persons?|participants?|guests?|witness|lawyers?|rooms?|meals?|lunches|hours?|minutes|personnes?|gens|témoins?|avocats?|salles?|repas|personas?|testigos?|abogados?|salas?|comidas?|horas?|minutos|d['’]entre|de (?:nous|eux|nosotr|ell))(?!\p{L}))/giu;

/** The days from the first to the last of a claim. */
export function daysOf(days: readonly string[]): string[] {
  const [first, last = first] = [...days].sort();
  if (first === undefined || last === undefined) return [];
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10));
}

function saidIn(at: Span, { text: { tokens, pieces, message }, finds }: ReadAgain): Said {
  const own = tokens.filter((token) => inside(token, at));
  const isNear = (one: Token | undefined) => one !== undefined && (one.kind === "number" || /^(?:of|de)$/i.test(one.text));
  const isModal = ({ text }: Token, place: number) => text === "may" && !isNear(own[place - 1]) && !isNear(own[place + 1]);
  const words = own.flatMap((token, place) =>
    token.kind === "word" && !isModal(token, place) ? [fold(token.text).replace(/\.$/, "")] : [],
  );
  const counts = finds.filter(({ said }) => said !== undefined && COUNTS.has(said.slot));
  const isFree = (one: Span) => !counts.some((count) => overlap(count, one));
  const counted = pieces.flatMap((piece) => (inside(piece, at) && isFree(piece) && !ARTICLES.has(piece.key) ? [numberIn(piece.key)] : []));
  const figures = [...message.slice(at.start, at.end).matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    isFree({ start: at.start + index, end: at.start + index + digits.length }) ? [Number(digits)] : [],
  );
  const numbersOf = (names: ReadonlyMap<string, number>) =>
    new Set(words.flatMap((word) => names.get(word) ?? names.get(word.replace(/s$/, "")) ?? []));
  return {
    numbers: new Set([...figures, ...counted.filter((count) => count !== null), ...(words.some((word) => FIRST.has(word)) ? [1] : [])]),
    years: figures.filter((one) => one >= 2020 && one < 2100),
    months: numbersOf(MONTHS),
    weekdays: numbersOf(WEEKDAY_NAMES),
    words: new Set(words),
  };
}

interface Around {
  quote: Said;
  sentence: Said;
  all: Said;
  held: readonly string[];
  today: string;
}

/** The number of the day, or its weekday, is said in the quote; no other month, year or single weekday than its own is. */
function saysDay(day: string, days: readonly string[], { quote, sentence, all, held, today }: Around): boolean {
  const [month, number, weekday] = [monthOf(day), Number(day.slice(8)), weekdayOf(day)];
  const years = quote.years.length > 0 ? quote.years : all.years;
  const isNext = day >= today && Date.parse(day) - Date.parse(today) < A_YEAR_MS;
  if (years.length > 0 ? !years.includes(Number(day.slice(0, 4))) : !isNext && !held.some((one) => one.slice(0, 4) === day.slice(0, 4)))
    return false;
  const isKnown = all.months.has(month) || held.some((one) => monthOf(one) === month) || quote.numbers.has(month);
  const named = quote.months.size > 0 ? quote.months : sentence.months;
  if (named.size > 0 ? !named.has(month) : !isKnown) return false;
  if (days.length === 1 && quote.weekdays.size === 1 && !quote.weekdays.has(weekday)) return false;
  return quote.numbers.has(number) || (quote.weekdays.has(weekday) && sentence.numbers.has(number));
}

/** The hour on either clock with its very minutes, in whatever the grammar takes the numbers for: "from 10 till 4", "ten to five", "0930". */
function numbersSay(hour: string, { numbers, words, months }: Said, quote: string): boolean {
  if (months.size > 0) return false;
  const [h = 0, m = 0] = hour.split(":").map(Number);
  const some = (all: ReadonlySet<string>) => [...words].some((word) => all.has(word));
  const figures = [...quote.matchAll(CLOCK)].map(([, hours, minutes]) => [Number(hours), Number(minutes ?? 0)] as const);
  const counted = [...numbers].filter((one) => !new RegExp(`(?<!\\d)0?${one}(?!\\d)`).test(quote)).map((one) => [one, 0] as const);
  const minutes = m === 30 && some(HALVES) ? [0, 30] : m % 30 === 15 && some(QUARTERS) ? [0, m] : [m];
  const noon = h === 12 && some(NOONS) && m === 0;
  return noon || [...figures, ...counted].some(([one, of]) => one % 12 === h % 12 && minutes.includes(of));
}
/** "9:30", « 16 h 30 », "0930", "10". */
const CLOCK = /(?<!\d)(\d{1,2}?)(?:\s?[:hH]\s?|(?=\d{2}(?!\d)))?(\d{2})?(?!\d)/g;

const monthOf = (day: string): number => Number(day.slice(5, 7));
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
