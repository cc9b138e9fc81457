/**
 * Questions for a price: of which thing, on which days, how many and how long. A language model may say it; the days, and whatever it leaves
 * open, are read in the words.
 */
import { MERE_WISH, OF_PRICES, type PricedThing, type PriceSaid, type QuestionSaid, type Span } from "#app/understanding/contract.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { clausesOf, sentenceAt } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import {
  ASKS_PRICE,
  COUNTED,
  HALF,
  NO_THING,
  NUMBERS,
  OF_ALL,
  ON_TOP,
  ORDERS,
  OTHERWISE,
  PLURAL,
  POINTS_BACK,
  SUPPOSES,
  THINGS,
  WHOLE,
} from "./price-words.ts";

const has = (words: RegExp, said: string): boolean => said.search(words) >= 0;

/** The questions, those that ask for a price with what they ask it of; `claimed`: what a model has said of it. */
export function withPriceAsks(
  questions: readonly QuestionSaid[],
  text: Text,
  claimed: readonly { at: Span; price: Partial<PriceSaid> }[] = [],
): QuestionSaid[] {
  return questions.map((one) => {
    const said = fold(one.quote);
    const isOfPrice = one.about === OF_PRICES || has(ASKS_PRICE, said);
    if (!isOfPrice || one.asks || one.clocks || one.reproach || one.about === MERE_WISH || has(OTHERWISE, said)) return one;
    const { at, named } = stretchOf(one, questions, text);
    const own = claimed.find((other) => overlap(other.at, one.at))?.price ?? {};
    const quote = text.message.slice(at.start, at.end);
    return { ...one, at, quote, price: priceIn(named, text, own) };
  });
}

/**
 * The question, from where the price is spoken of ("the rate of the room for half a day, what is it?"), and the stretch that names what it is asked of:
 * of a question that names nothing, or points back, its sentence. What that does not order belongs to the question too.
 */
function stretchOf(one: QuestionSaid, questions: readonly QuestionSaid[], { message, tokens }: Text): { at: Span; named: Span } {
  const sentence = sentenceAt(tokens, one.at);
  const before = questions.filter((other) => other !== one && other.at.end <= one.at.start && other.at.start >= (sentence?.start ?? 0));
  const from = Math.max(sentence?.start ?? one.at.start, ...before.map(({ at }) => at.end));
  if (from >= one.at.start) return { at: one.at, named: one.at };
  const clauses = clausesOf(tokens).filter(({ start, end }) => start >= from && end <= one.at.start);
  const spoken = clauses.find(({ start, end }) => has(ASKS_PRICE, fold(message.slice(start, end))));
  if (spoken) return same({ start: wordFrom(message, spoken.start), end: one.at.end });
  const said = fold(message.slice(one.at.start, one.at.end));
  const isBare = thingsIn(said).length === 0 && (has(POINTS_BACK, said) || (!has(HALF, said) && !DIGIT.test(said)));
  if (!isBare || said.split(/\s+/).length > BARE) return same(one.at);
  const whole = { start: wordFrom(message, from), end: one.at.end };
  const others = fold(message.slice(from, one.at.start));
  return has(ORDERS, others) && !has(SUPPOSES, others) ? { at: one.at, named: whole } : same(whole);
}
const same = (at: Span) => ({ at, named: at });
const wordFrom = (message: string, start: number): number => start + Math.max(message.slice(start).search(/[^\s,;:.–—]/u), 0);
const DIGIT = /\d/;
/** So few words ask of what their sentence names. */
const BARE = 8;

interface Named {
  thing: PricedThing;
  at: number;
  words: string;
}

/** What is named, in the order of the words; a longer name is no second thing. */
function thingsIn(said: string): Named[] {
  const found: Named[] = [];
  let left = said.replace(NO_THING, (place) => " ".repeat(place.length));
  for (const [thing, words] of THINGS) {
    left = left.replace(words, (name, at) => {
      found.push({ thing, at: typeof at === "number" ? at : said.indexOf(name), words: name });
      return " ".repeat(name.length);
    });
  }
  return found.sort((one, other) => one.at - other.at);
}

/** What of the price a stretch asks for. */
function priceIn(at: Span, text: Text, own: Partial<PriceSaid>): PriceSaid {
  const said = fold(text.message.slice(at.start, at.end));
  const named = thingsIn(said);
  const { days, weekdays, hours, places = [] } = timesIn(at, text);
  const isOfDays = days.length + weekdays.length + places.length > 0 || (own.days ?? []).length > 0;
  // "A room with an interpreter": of everything, unless single days are asked for.
  const isOfAll = own.of === undefined && has(OF_ALL, said) && !isOfDays;
  const of = own.of ?? (isOfAll ? [] : [...new Set(named.map(({ thing }) => thing))]);
  const counted = named.find(({ thing }) => COUNTED.has(thing));
  const count = own.count ?? (counted && of.includes(counted.thing) ? countOf(said, counted) : undefined);
  const length = own.length ?? (has(HALF, said) ? "half_day" : has(WHOLE, said) ? "full_day" : undefined);
  return {
    of,
    days: own.days && own.days.length > 0 ? own.days : days,
    weekdays: own.days && own.days.length > 0 ? [] : weekdays,
    ...(places.length > 0 && !own.days?.length ? { places } : {}),
    ...(count === undefined ? {} : { count }),
    ...(own.more || (counted && isOnTop(said, counted)) ? { more: true } : {}),
    ...(length ? { length } : {}),
    ...(hours && !length ? { hours } : {}),
  };
}

/** The words right before a name, and the name: "two of the small rooms". */
const around = (said: string, { at, words }: Named): string => `${said.slice(0, at).split(/\s+/).slice(-NEAR).join(" ")} ${words}`.trim();
const NEAR = 3;

function countOf(said: string, named: Named): number | undefined {
  const words = around(said, named).split(/[^\p{L}\p{N}]+/u);
  const numbers = words.flatMap((word) => (/^[1-9]$/.test(word) ? [Number(word)] : (NUMBERS[word] ?? [])));
  const most = Math.max(0, ...numbers);
  if (most > 1) return most;
  return has(PLURAL, named.words) ? undefined : 1;
}

const isOnTop = (said: string, named: Named): boolean => {
  const behind = said
    .slice(named.at + named.words.length)
    .trim()
    .split(/\s+/)
    .slice(0, BEHIND)
    .join(" ");
  return has(ON_TOP, `${around(said, named)} ${behind}`);
};
/** « une salle de caucus de plus », «una sala privada más». */
const BEHIND = 2;

/** The days that a stretch names, those by a weekday alone or by their place apart, and the hours from and to. */
function timesIn(at: Span, { message, readings }: Text): Pick<PriceSaid, "days" | "weekdays" | "hours" | "places"> {
  // "The 2nd little room" is no second day of a month.
  const own = readings.filter(
    (one) => overlap(one, at) && !(ORDINAL.test(message.slice(one.start, one.end)) && OF_THING.test(message.slice(one.end, at.end))),
  );
  const facts = own.flatMap(({ start, end, value, options }) =>
    (value ?? options[0] ?? []).map((fact) => ({ fact, isDated: DIGIT.test(message.slice(start, end)) })),
  );
  const named = facts.flatMap(({ fact: { when }, isDated }) =>
    when?.kind === "days" ? when.spans.flatMap(([from, to]) => spread(from, to)).map((date) => ({ isDated, date })) : [],
  );
  const places = facts.flatMap(({ fact: { on } }) => (Array.isArray(on) ? (on as readonly number[]) : []));
  const clock = facts.flatMap(({ fact }) => fact.clock ?? []).find(({ from, to }) => from && to);
  const datesOf = (isDated: boolean) => [...new Set(named.flatMap((one) => (one.isDated === isDated ? [one.date] : [])))].sort();
  return {
    days: datesOf(true),
    weekdays: datesOf(false),
    ...(places.length > 0 ? { places } : {}),
    ...(clock?.from && clock.to ? { hours: { start: clock.from, end: clock.to } } : {}),
  };
}

const ORDINAL = /^(?:(?:the|la|le|el)\s)?\d{1,2}\s?(?:st|nd|rd|th|i?[eè]me?|er|ère|de|a|ª|º|o)\.?$/iu;
const OF_THING = /^\s(?:\p{L}+\s){0,2}(?:rooms?|breakouts?|caucus|salles?|salons?|salas?|salitas?|interpr\p{L}*|intérpr\p{L}*)(?!\p{L})/iu;

/** So many days of a span are priced one by one. */
const MOST_DAYS = 31;
function spread(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY) + 1);
  return Array.from({ length: Math.max(1, count) }, (_, at) => new Date(first + at * DAY).toISOString().slice(0, 10));
}
const DAY = 86_400_000;
