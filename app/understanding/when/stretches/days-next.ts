/** Days right next to words: behind them, or before. */
import type { Text } from "#app/understanding/detectors/finding.ts";
import { read } from "#app/understanding/time/read.ts";
import type { Fact, Reading, TimeContext } from "#app/understanding/time/types.ts";
import { weekdaysIn } from "../weekdays.ts";

const NEAR = 45;
/** So many letters around some words are looked at. */
export const WIDE = 160;
export const STOP = /[.;!?\n](?=\s|$)/u;

export const isOfDays = ({ value, options }: Reading): boolean =>
  (value ?? options[0] ?? []).some(
    ({ when, among }) => among || (when && when.kind !== "past" && when.kind !== "by" && when.kind !== "from"),
  );

const JOINED = /^[\s,]*(?:(?:and|or|nor|et|ou|ni|y|o|also|aussi)\s)?(?:(?:the|on|le|les|el|los|du|del)\s)*$/iu;

/** "The second" of the hearing's days is no 2nd of a month. */
export const PLACE = /(?<!\p{L})(?:first|second|third|premi[eè]re?|deuxi[eè]me|troisi[eè]me|primero?|segundo|tercero?)(?!\p{L})/iu;
/** The days of some words; a weekday without a date is of the days that are known. */
function daysIn(words: string, time: TimeContext): Reading[] {
  const all = read(words, { ...time, asked: "date" }).filter((one) => isOfDays(one) && !PLACE.test(one.quote));
  return all.map((one): Reading => {
    const days = one.weekdaysOnly && time.near !== undefined ? weekdaysIn(one.quote).flatMap((cluster) => cluster.days) : [];
    if (days.length === 0) return one;
    const facts = (one.value ?? one.options[0] ?? []).slice(0, 1).map(({ when: _when, ...fact }): Fact => ({ ...fact, among: days }));
    const { weekdaysOnly: _only, ...rest } = one;
    return { ...rest, options: [facts], value: facts };
  });
}

/** The readings of days that begin right behind the words. */
export function firstOf(words: string, time: TimeContext): Reading[] {
  const all = daysIn(words, time).filter((one) => one.kind !== "not");
  const [first] = all;
  if (!first || first.start > NEAR || STOP.test(words.slice(0, first.start))) return [];
  // "Friday, 9 to 12": numbers that are days only as an answer are hours here.
  const isDay = (one: Reading) => {
    const plain = read(one.quote, time);
    return plain.some(isOfDays) || (one === first && !plain.some(({ value }) => value?.some(({ clock }) => clock)));
  };
  return all
    .filter((one) => isDay(one))
    .filter((_, at, own) => own.slice(1, at + 1).every((next, step) => JOINED.test(words.slice(own[step]?.end, next.start))));
}

/** The reading of days right before the words. */
export function lastOf(words: string, time: TimeContext): Reading[] {
  const all = daysIn(words, time);
  const last = all.at(-1);
  if (!last || words.length - last.end > NEAR || /[.;!?:]\s/.test(words.slice(last.end))) return [];
  return [last];
}

/** A bare number is in the month of the days that the message has named before it. */
export function nearOf({ message }: Text, start: number, time: TimeContext): TimeContext {
  const before = read(message.slice(Math.max(0, start - WIDE), start), time).filter(
    (one) => isOfDays(one) && !one.weekdaysOnly && !PLACE.test(one.quote) && /\p{L}{3}/u.test(one.quote),
  );
  const last = before.at(-1)?.value?.at(-1)?.when?.spans.at(-1)?.[0];
  return last && last > time.today ? { ...time, near: last } : time;
}
