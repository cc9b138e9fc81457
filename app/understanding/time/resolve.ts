/** Which day a date is that is named in part: "March 3", "the 12th", "Tuesday 24". Several days are a doubt; none is an impossible one. */
import { civil, type Day, dayOf, daysIn, onOrAfter, type Span, weekday } from "./calendar.ts";
import type { DatePart, Env, ListPart } from "./items.ts";

/** So long a day without a year may still be the one that is just over. */
const JUST_OVER = 31;
const HALF_MONTH = 15;

/** Days that `part` may be, likeliest first; on or after `floor`, where one is given. */
export function resolve(part: DatePart, env: Env, floor: Day | null = null): readonly Day[] {
  if (part.days) return part.days;
  if (part.d === undefined) return part.wd === undefined ? [] : weekdayOnly(part.wd, env, floor);
  if (part.m === undefined) return dayOfMonth(part.d, part.wd, env, floor);
  if (part.y !== undefined) return checked(dayOf(part.y, part.m, part.d), part.wd);
  return withoutYear(part.m, part.d, part.wd, env, floor);
}

/** A weekday alone: of the week that was named, of the hearing's days or else its weeks, and only where none is noted from today. */
function weekdayOnly(wd: number, env: Env, floor: Day | null): readonly Day[] {
  if (env.week !== null) return [onOrAfter(floor ?? env.week, wd)];
  const own = ofHearing(wd, env.days, floor);
  if (own.length > 0) return own;
  if (floor !== null) return [onOrAfter(floor, wd)];
  const next = onOrAfter(env.today, wd);
  return next === env.today ? [next, next + 7] : [next];
}

/** The hearing's days on a weekday, or the weekday of each of its weeks; behind `floor` in a list, where there are such. */
function ofHearing(wd: number, days: readonly Day[], floor: Day | null): readonly Day[] {
  const own = days.filter((day) => weekday(day) === wd);
  const all = own.length > 0 ? own : [...new Set(days.map((day) => day - weekday(day) + wd))];
  const behind = all.filter((day) => floor === null || day >= floor);
  return behind.length > 0 ? behind.slice(0, floor === null ? MOST_WEEKS : 1) : [];
}
/** Of a longer hearing nobody is asked which of its Mondays is meant. */
const MOST_WEEKS = 6;

/** The day, and where it is another weekday than the one said, the nearest such weekday too. */
function checked(day: Day | null, wd: number | undefined): readonly Day[] {
  if (day === null) return [];
  return wd === undefined || weekday(day) === wd ? [day] : [day, nearest(day, wd)].sort((a, b) => a - b);
}

const nearest = (day: Day, wd: number): Day => onOrAfter(day - 3, wd);

function withoutYear(m: number, d: number, wd: number | undefined, env: Env, floor: Day | null): readonly Day[] {
  const from = floor ?? env.today;
  const { y } = civil(from);
  if (d > daysIn(2024, m)) return [];
  const next = [dayOf(y, m, d), dayOf(y + 1, m, d)].find((day) => day !== null && day >= from) ?? null;
  const before = dayOf(y, m, d) ?? from;
  const past = floor === null && before < env.today && env.today - before <= JUST_OVER ? before : null;
  if (past !== null && next !== null) {
    if (wd === undefined) return [past, next];
    const fitting = [past, next].filter((day) => weekday(day) === wd);
    if (fitting.length > 0) return fitting;
  }
  return checked(next, wd);
}

function dayOfMonth(d: number, wd: number | undefined, env: Env, floor: Day | null): readonly Day[] {
  const start = civil(floor ?? env.near ?? env.today);
  const from = floor ?? env.today;
  const found: Day[] = [];
  for (let index = 0; index < 4; index++) {
    const month = start.m - 1 + index;
    const day = dayOf(start.y + Math.floor(month / 12), (month % 12) + 1, d);
    if (day !== null && (day >= from || (env.near !== null && floor === null && index === 0 && day >= env.today))) found.push(day);
  }
  const [first] = found;
  if (first === undefined) return [];
  // "Tuesday the 24th" of one of the next two months; later ones are no longer what is meant.
  const fitting = wd === undefined ? first : found.slice(0, 2).find((day) => weekday(day) === wd);
  return fitting === undefined ? checked(first, wd) : [fitting];
}

/** Month and year that a date lacks, from another. */
function inherit(part: DatePart, from: DatePart | undefined): DatePart {
  if (!from || part.days || part.d === undefined) return part;
  const m = part.m ?? from.m;
  const y = part.y ?? (part.m === undefined ? from.y : undefined);
  return { ...part, m, y };
}

/** The year that is said once, at the end of a list; the year before for what lies in a later month ("29 December to 3 January 2027"). */
function withYear(part: DatePart, last: DatePart | undefined): DatePart {
  if (part.y !== undefined || part.m === undefined || last?.y === undefined || last.m === undefined) return part;
  return { ...part, y: part.m > last.m ? last.y - 1 : last.y };
}

/** "The 29th, the 30th or Oct 1": a day so much later than the named one is in the month before it. */
function before(part: DatePart, named: DatePart | undefined): DatePart | undefined {
  if (named?.m === undefined || named.d === undefined || (part.d ?? 0) - named.d <= HALF_MONTH) return named;
  return named.m > 1 ? { ...named, m: named.m - 1 } : { ...named, m: 12, y: named.y === undefined ? undefined : named.y - 1 };
}

/** Months and years given to every part: from the left, or else from the right; the year from the last. */
function completed(parts: readonly ListPart[]): ListPart[] {
  const flat = parts.flatMap((part) => (part.to ? [part.from, part.to] : [part.from]));
  const right = [...flat].reverse().find((part) => part.m !== undefined);
  let left: DatePart | undefined;
  const filled = flat.map((part) => {
    const whole = inherit(part, left ?? before(part, right));
    if (whole.m !== undefined) left = whole;
    return whole;
  });
  const last = filled[filled.length - 1];
  let at = 0;
  const take = (): DatePart => withYear(filled[at++] ?? {}, last);
  return parts.map((part) => ({ from: take(), to: part.to ? take() : undefined }));
}

/** Every way to read a list of days and ranges as spans in its order. */
export function resolveList(parts: readonly ListPart[], env: Env): Span[][] {
  let ways: Span[][] = [[]];
  for (const part of completed(parts)) {
    const next: Span[][] = [];
    for (const way of ways) {
      const before = way[way.length - 1];
      const floor = before && part.from.m === undefined ? before[1] + 1 : null;
      for (const from of resolve(part.from, env, floor)) {
        if (!part.to) next.push([...way, [from, from]]);
        else for (const to of resolve(part.to, env, from + 1)) if (to > from && to - from < 366) next.push([...way, [from, to]]);
      }
    }
    ways = next.slice(0, 4);
  }
  return ways;
}
