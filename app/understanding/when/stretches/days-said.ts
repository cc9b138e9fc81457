/** Days at the head of some words, the hours behind them, and what both say together. */
import type { Span } from "#app/understanding/contract.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";
import { read } from "#app/understanding/time/read.ts";
import { sureReading } from "#app/understanding/time/sure-reading.ts";
import type { Clock, Fact, TimeContext } from "#app/understanding/time/types.ts";
import { placesIn } from "../places.ts";
import type { WhenSaid } from "../scene.ts";
import { weekdaysIn } from "../weekdays.ts";

/** These words of the message, with this for their meaning. */
export function saying(fact: Fact, at: Span, { message }: Text): WhenSaid {
  const quote = message.slice(at.start, at.end);
  return { slot: "when", value: sureReading("time", [fact], quote), role: "states", quote, at, score: 0.95, sources: ["detector"] };
}

export const ENDS =
  /(?<!\p{L})(?:end|finish|conclud|stop|ris[ei]|wrap|until|till|by|finir|finit|finiss|termin|jusqu|acab|hasta|conclu)\p{L}*/iu;

const FIRST = 6;
/** Days right at the beginning: by their place, their weekday or their date. */
export function daysFirst(words: string, time: TimeContext): { fact: Fact; start: number; end: number } | null {
  const [place] = placesIn({ message: words });
  if (place && place.start <= FIRST) return { fact: { on: place.on }, start: place.start, end: place.end };
  const [weekday] = weekdaysIn(words);
  const dated = DATED.exec(words)?.[0] ?? words.split(/,|\s(?:when|where|which|who|où|qui|que|cuando|donde)\s/u)[0] ?? "";
  const [reading] = read(dated, { ...time, asked: "date" });
  const [fact, ...more] = reading?.value ?? [];
  const isDay = fact?.when?.kind === "days" && !fact.clock && more.length === 0 && /\d/.test(reading?.quote ?? "");
  if (reading && isDay && reading.start <= FIRST) return { fact: { when: fact.when }, start: reading.start, end: reading.end };
  // "Wednesday the 10th that we don't sit" is no Wednesday at ten.
  const isWeekday = weekday && weekday.start <= FIRST && weekday.days.length > 0 && !NUMBERED.test(words.slice(weekday.end));
  return isWeekday ? { fact: { among: weekday.days }, start: weekday.start, end: weekday.end } : null;
}
const NUMBERED = /^\s(?:the\s)?\d{1,2}(?:st|nd|rd|th|er)?(?:\s(?!to|till|until|am|pm|a|à|h|heures?|horas?)\p{L}|[,.)]|$)/iu;
/** Days before a verb that says something of them. */
const DATED =
  /^[^;!?\n]{2,60}?(?=,?\s(?:when|which|where|who|où|que|qui|cuando|donde|is|are|will|would|we|it|starts?|begins?|ends?|finish\p{L}*|stops?|until|till|only|just|c['’]est|est|sera|serait|nous|on|se|commenc\p{L}*|fini\p{L}*|termin\p{L}*|jusqu['’]à|seulement|es|será|sería|empiez\p{L}*|empez\p{L}*|acab\p{L}*|solo|sólo|hasta|sesion\p{L}*)(?!\p{L}))/iu;

const BETWEEN = 40;
/** The first hours of these words; a single hour behind a word for an end is the end. */
export function hoursIn(words: string, time: TimeContext): { clock: Clock; start: number; end: number } | null {
  const reading = read(words, { ...time, asked: "time" }).find(({ value }) => value?.some(({ clock }) => clock));
  const clock = reading?.value?.[0]?.clock;
  if (!reading || !clock || reading.start > BETWEEN || reading.value?.[0]?.when) return null;
  const isEnd = clock.at !== undefined && ENDS.test(words.slice(0, reading.start));
  return { clock: isEnd ? { to: clock.at } : clock, start: reading.start, end: reading.end };
}
