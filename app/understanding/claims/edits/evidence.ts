/** The one rule of evidence for what takes another value's place: each part of it that tells something is in the old value, or said in the message. */
import { languagesNamed } from "#app/understanding/detectors/hearing/hearing-language.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { factsIn, isDateIn, isWeekdaySaid, saysHour } from "../naming.ts";
import type { ReadAgain } from "../read-again.ts";

export interface Evidence {
  /** Parts of the value that are not in the old one, and that the message says. */
  news: readonly string[];
  /** Parts that are in neither: a value with any of them is taken from nowhere. */
  unsaid: readonly string[];
}

const DATES = /\d{4}-\d\d-\d\d/g;
const HOURS = /(?<![\d:])\d{1,2}[:h]\d{2}(?!\d)/gi;
/** Hours in words are no numbers of anything else. */
const CLOCKS = /(?<![\d:])\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m\b)/gi;
const A_WEEK_MS = 7 * 86_400_000;

/** How the parts of a value are known: numbers and words that say something, days and hours as the grammar reads them, languages by their names. */
export function evidenceFor(value: string, held: string, message: ReadAgain): Evidence {
  const days = [...new Set(value.match(DATES) ?? [])];
  const hours = [...new Set(value.replace(DATES, " ").match(HOURS) ?? [])];
  const words = [...new Set(tellingWords(value.replace(DATES, " ").replace(HOURS, " ")).map(({ key }) => key))];
  // The month of a noted day is no number that is noted.
  const [isNoted, isWord] = [knownBy(held.replace(DATES, " ")), knownBy(message.text.message.replace(CLOCKS, " "))];
  const fresh = [...[...days, ...hours].filter((one) => !held.includes(one)), ...words.filter((word) => !isNoted(word))];
  const isSaid = (part: string): boolean =>
    days.includes(part) ? isDaySaid(part, message) : hours.includes(part) ? isHourSaid(part, message) : isWord(part);
  return { news: fresh.filter(isSaid), unsaid: fresh.filter((part) => !isSaid(part)) };
}

/** Whether a word or a number is in a text; the words of a language's name are where the language is named, in whichever language. */
function knownBy(text: string): (word: string) => boolean {
  const languages = (languagesNamed(text) ?? "").toLowerCase().split(/[, ]+/);
  const known = new Set([...tellingWords(text).map(({ key }) => key), ...languages]);
  return (word) => known.has(word);
}

const wholeOf = ({ text }: ReadAgain) => [{ start: 0, end: text.message.length }];

/** By its date, wherever the message says it, or by its weekday in a week of the hearing. */
export function isDaySaid(date: string, message: ReadAgain): boolean {
  if (isDateIn(date, factsIn(wholeOf(message), message))) return true;
  const hearing = (message.context.held ?? []).flatMap(({ kind, value }) => (kind === "day" ? [Date.parse(value.slice(0, 10))] : []));
  const isNear = hearing.some((day) => Math.abs(day - Date.parse(date)) < A_WEEK_MS);
  return isNear && isWeekdaySaid(date, sentencesIn(message.text.tokens), message.text);
}

/** As an hour on either half of the clock, wherever the message says it. */
export const isHourSaid = (hour: string, message: ReadAgain): boolean =>
  factsIn(wholeOf(message), message).some((fact) => saysHour(fact, hour));
