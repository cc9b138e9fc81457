/** Which hour an hour is: office hours decide where am or pm is left out. */
import type { RawClock } from "./items.ts";

const HOUR = 60;
const NOON = 12 * HOUR;

/** Minutes of the day that a clock may be, likeliest first; none where there is no such hour. */
export function minutesOf({ h, m, half, sure }: RawClock): readonly number[] {
  if (h > 24 || m > 59 || (h === 24 && m > 0)) return [];
  const at = h * HOUR + m;
  if (half === "am") return h > 12 ? [] : h < 12 ? [at] : [m, NOON + m];
  if (half === "pm") return h < 12 ? [at + NOON] : [at];
  if (sure || h === 0 || h >= 8) return [at];
  return h === 7 ? [at, at + NOON] : [at + NOON];
}

/** Every way to take it, for a range that decides. */
function anyHalf(clock: RawClock): readonly number[] {
  const at = clock.h * HOUR + clock.m;
  if (clock.half || clock.sure || clock.h === 0 || clock.h > 12) return minutesOf(clock);
  return clock.h === 12 ? [at, clock.m] : [at, at + NOON];
}

/** From one hour to another: the shortest way where am or pm is said on one side, office hours where on neither. */
export function rangesOf(from: RawClock, to: RawClock): readonly (readonly [number, number])[] {
  const pairs = anyHalf(from).flatMap((first) => anyHalf(to).map((last) => [first, last] as const));
  const forward = pairs.filter(([first, last]) => first < last).sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  const marked = [from, to].some((clock) => clock.half !== undefined);
  if (marked) return forward.slice(0, 1);
  const latest = from.h === 7 ? 22 : 20;
  const inHours = forward.filter(([first, last]) => first >= 7 * HOUR && last <= latest * HOUR);
  const spelled = forward.filter(([first, last]) => (from.sure || from.h > 12) && (to.sure || to.h > 12) && first < last);
  return inHours.length > 0 ? inHours.sort((a, b) => a[0] - b[0]).slice(0, 2) : spelled.slice(0, 1);
}

/** `HH:MM`. */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}
