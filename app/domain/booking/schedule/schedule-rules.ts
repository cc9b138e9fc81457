/** Hours and lengths of a hearing day. Without the fields that they stand in: pages load it before anybody touches them. */
import type { WallTime } from "./local-date.ts";

/** The hour that a day begins at while none was said. */
export const FIRST_HOUR = "09:00";

/** Half a day; also the least of an extended booking, in minutes. */
export const HALF_DAY_MINUTES = 210;
export const FULL_DAY_MINUTES = 420;

export function minutesOf(time: WallTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The end of a day that begins at `start`: of an extended one its own, else half or a whole day later, never past midnight. */
export function endOf(start: WallTime, duration: string, end: WallTime | undefined): WallTime | null {
  if (duration === "extended") return end ?? null;
  const at = minutesOf(start) + (duration === "half_day" ? HALF_DAY_MINUTES : FULL_DAY_MINUTES);
  if (at >= 24 * 60) return null;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

/** How long a named duration is, in minutes; null of an extended one, which has an end. */
export function lengthOf(duration: string | null | undefined): number | null {
  return duration === "half_day" ? HALF_DAY_MINUTES : duration === "full_day" ? FULL_DAY_MINUTES : null;
}
