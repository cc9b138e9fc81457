/** Hours and zones that belong to a day said a few words away: "yes, tomorrow is good, 8 am", « le 18 juillet stp, 10 h ». */
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { PART_WORDS } from "../detectors/words/parts.ts";
import { piecesOf } from "../text/pieces.ts";
import { tokenize } from "../text/tokens.ts";
import { dayOfIso, isoOf, type Span, size, without } from "./calendar.ts";
import type { Fact, Reading } from "./types.ts";

const DAYS = new Set(["day", "days", "window", "every"]);
/** What may stand between a day and its hour. */
const PASSED = new Set(["length", "count", "open", "zone"]);
const NEAR = 6;
const FAR = 30;
const MOST_OPTIONS = 4;

const facts = (reading: Reading): readonly Fact[] => reading.options.flat();
/** Read without another doubt than that it may mean two things. */
const isClear = ({ doubts, options }: Reading): boolean => options.length > 0 && doubts.every((doubt) => doubt === "ambiguous");
const isHourless = (reading: Reading): boolean => DAYS.has(reading.kind) && isClear(reading) && facts(reading).every((fact) => !fact.clock);
/** An hour fits days without one; where they have a part already, the hour has to be in it. */
function fits(days: Reading, hour: Reading): boolean {
  const parts = new Set(facts(days).map(({ part }) => part));
  return facts(hour).every(({ clock, part }) => {
    const start = clock?.at ?? clock?.from ?? clock?.to;
    return [...parts].every((one) => !one || (!part && start !== undefined && (one === "morning") === start < "12:00"));
  });
}
const isHour = (reading: Reading): boolean => reading.kind === "time" && isClear(reading);

/** Words between two readings, and whether a sentence ends there. */
function gap(text: string, a: Reading, b: Reading): { words: number; ends: boolean } {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = text.slice(first.end, second.start);
  return { words: between.match(/[\p{L}\d]+/gu)?.length ?? 0, ends: /[.!?;]\s|\n/.test(between) };
}

/** Every meaning of one with every meaning of the other; the hours are those of `more`. */
function joined(text: string, one: Reading, more: Reading): Reading {
  const options = one.options
    .flatMap((option) =>
      more.options.map((other) => option.flatMap((fact) => other.map((facet) => ({ ...fact, part: undefined, ...facet })))),
    )
    .slice(0, MOST_OPTIONS);
  return { ...spanning(text, one, more), ...decided(options, [one, more]) };
}

/** The value of the only option, where neither of two readings was in doubt. */
function decided(options: Reading["options"], [one, more]: readonly [Reading, Reading]): Pick<Reading, "options" | "value"> {
  const isSure = options.length === 1 && one.doubts.length + more.doubts.length === 0;
  return { options, value: isSure ? (options[0] ?? null) : null };
}

/** One reading over the place of two. */
function spanning(text: string, one: Reading, more: Reading): Reading {
  const [start, end] = [Math.min(one.start, more.start), Math.max(one.end, more.end)];
  const doubts = [...new Set([...one.doubts, ...more.doubts])];
  return { ...one, doubts, start, end, quote: text.slice(start, end) };
}

/** The nearest reading on one side that is not passed over. */
function neighbour(readings: readonly Reading[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (readings[at] && PASSED.has(readings[at]?.kind ?? "")) at += step;
  return at;
}

/** The days that an hour belongs to: the only ones, or those right before or after it in its sentence. */
function daysOf(text: string, readings: readonly Reading[], at: number): number | null {
  const hour = readings[at];
  if (!hour || !isHour(hour)) return null;
  const alone = readings.filter(isHourless).length === 1 && readings.filter(isHour).length === 1;
  for (const step of [-1, 1] as const) {
    const place = neighbour(readings, at, step);
    const days = readings[place];
    if (!days || !isHourless(days) || !fits(days, hour)) continue;
    const other = readings[neighbour(readings, at, step === 1 ? -1 : 1)];
    const { words, ends } = gap(text, days, hour);
    const near = !ends && words <= NEAR && !(other && (isHour(other) || (step === 1 && isHourless(other))));
    const [first, second] = step === 1 ? [hour, days] : [days, hour];
    if (near || (alone && words <= FAR && !isOfSomebody(text.slice(first.end, second.start)))) return place;
  }
  return null;
}

const ALTERNATIVES = new Set(["day", "days", "window"]);
const WIDE = 9;

/** What a word or phrase of each type says, by where it begins: "otherwise", "the same time". */
export type Marks = (type: Mark, from: number, to: number) => boolean;
export const MARKS = ["else", "correction", "samehour"] as const;
export type Mark = (typeof MARKS)[number];

/** "March 3 at 10; if that's taken, March 5 at the same time": alternatives, the second with the hour of the first. */
export function withAlternatives(text: string, readings: readonly Reading[], marked: Marks): Reading[] {
  const list = [...readings];
  for (let at = 0; at + 1 < list.length; ) {
    const [one, other] = [list[at], list[at + 1]];
    const fit = one && other && [one, other].every((reading) => ALTERNATIVES.has(reading.kind) && isClear(reading));
    const near = fit && marked("else", one.end, other.start) && gap(text, one, other).words <= WIDE;
    if (!one || !other || !near) at++;
    else list.splice(at, 2, alternative(text, one, other));
  }
  for (let at = 0; at + 1 < list.length; ) {
    const [one, other] = [list[at], list[at + 1]];
    const same = one && other && (one.kind === other.kind || (ALTERNATIVES.has(one.kind) && ALTERNATIVES.has(other.kind)));
    // Of days that another month corrects the days stay: "8 and 9 June, I mean July".
    const isMonth = other?.kind === "window" && one?.kind !== "window";
    if (same && !isMonth && gap(text, one, other).words <= 5 && marked("correction", one.end, other.start)) list.splice(at, 1);
    else at++;
  }
  return list.map((reading, at) => (marked("samehour", reading.start, list[at + 1]?.start ?? text.length) ? sameHour(reading) : reading));
}

/** Every day with the hour of the first. */
function sameHour(reading: Reading): Reading {
  const options = reading.options.map((option) =>
    option.map((fact) => (fact.clock || fact.part ? fact : { ...fact, clock: option[0]?.clock, part: option[0]?.part })),
  );
  return { ...reading, options, value: reading.value ? (options[0] ?? null) : null };
}

function alternative(text: string, one: Reading, other: Reading): Reading {
  const options = one.options.flatMap((left) => other.options.map((right): readonly Fact[] => [...left, ...right])).slice(0, MOST_OPTIONS);
  return { ...spanning(text, one, other), ...decided(options, [one, other]) };
}

/** "March 3 from 9 to 12 and from 2 to 5": the second hours are of the same day. */
function onSameDay(text: string, reading: Reading, before: Reading | undefined): Reading {
  const isRange = ({ options }: Reading) => options.length === 1 && options.flat().every(({ clock }) => clock?.from && clock.to);
  if (!before?.value || !isHour(reading) || !isRange(reading) || !isRange(before) || !DAYS.has(before.kind)) return reading;
  const { words, ends } = gap(text, before, reading);
  const [{ when } = {}] = before.value;
  if (ends || words > 3 || before.value.length > 1) return reading;
  const option = (reading.options[0] ?? []).map((fact): Fact => ({ ...fact, when }));
  return { ...reading, kind: before.kind, options: [option], value: option };
}

/** "February 8 to 12, no sitting the 10th": a day of the days just named may be left out of them. */
export function withDoubtfulDays(text: string, readings: readonly Reading[]): Reading[] {
  const list = [...readings];
  for (let at = 0; at + 1 < list.length; at++) {
    const [range, day] = [list[at], list[at + 1]];
    if (!range || !day || day.kind !== "day" || range.kind !== "days" || range.options.length !== 1 || gap(text, range, day).ends) continue;
    if (isOfSomebody(text.slice(range.end, day.start))) continue;
    const [[all] = []] = range.options;
    const [[one] = []] = day.options;
    const [first] = one?.when?.spans[0] ?? [];
    if (!all?.when || !first || day.options.length !== 1 || one?.clock || one?.part) continue;
    const spans = all.when.spans.map(([from, to]): Span => [dayOfIso(from), dayOfIso(to)]);
    const kept = without(spans, (each) => each === dayOfIso(first));
    if (kept.length === 0 || size(kept) === size(spans)) continue;
    const less: Fact = { ...all, when: { ...all.when, spans: kept.map(([from, to]) => [isoOf(from), isoOf(to)] as const) } };
    list.splice(at, 2, { ...spanning(text, range, day), options: [[all], [less]], value: null, doubts: ["ambiguous"] });
  }
  return list;
}

/** "February 8 to 10, two experts by video on the 9th": a day of some who take part leaves none of them out. */
const isOfSomebody = (words: string): boolean => cuesIn(SOMEBODY, piecesOf(tokenize(words))).length > 0;
const SOMEBODY = cueBook(PART_WORDS, {
  way: "by video|by zoom|by phone|online|remotely|par vidéo|par téléphone|en ligne|por video|por teléfono|en línea",
});

/** Readings with each hour at its days, and a zone at the only hour. */
export function withHours(text: string, readings: readonly Reading[]): Reading[] {
  const list = [...readings];
  const merge = (into: number, from: number) => {
    const [one, more] = [list[into], list[from]];
    if (one && more) list[into] = joined(text, one, more);
    list.splice(from, 1);
  };
  const zones = list.flatMap((reading, index) => (reading.kind === "zone" && isClear(reading) ? [index] : []));
  const hours = list.flatMap((reading, index) => (isClear(reading) && facts(reading).some((fact) => fact.clock) ? [index] : []));
  const [zone, hour] = [zones[0], hours[0]];
  if (zone !== undefined && hour !== undefined && zones.length === 1 && hours.length === 1) {
    const [near, said] = [list[hour], list[zone]];
    if (near && said && facts(near).every((fact) => !fact.zone) && !gap(text, near, said).ends) merge(hour, zone);
  }
  for (let at = 0; at < list.length; ) {
    const place = daysOf(text, list, at);
    if (place === null) at++;
    else merge(place, at);
  }
  return list.sort((a, b) => a.start - b.start).map((reading, at) => onSameDay(text, reading, list[at - 1]));
}
