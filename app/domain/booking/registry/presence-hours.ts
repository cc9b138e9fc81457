/** Within which hours of a day somebody comes: from, until, or both. As text "13:00-17:00", "13:00-", "-12:00". */
import { isWallTime, type WallTime } from "#app/domain/booking/schedule/local-date.ts";

export interface PresenceHours {
  from?: WallTime;
  until?: WallTime;
}

/** Between two hours, from one, or until one; minutes may be left out, and figures be joined by "h". */
const TYPED = /^(?:(?<from>\d{1,2}(?:\s?[:h]\s?\d{2}|\s?h)?))?\s*[-–—]\s*(?:(?<until>\d{1,2}(?:\s?[:h]\s?\d{2}|\s?h)?))?$/iu;

/** The hours of a text; null where it says none, or they end before they begin. */
export function readPresence(text: string): PresenceHours | null {
  const { from, until } = TYPED.exec(text.trim())?.groups ?? {};
  const hours = { ...(from ? { from: wallTime(from) } : {}), ...(until ? { until: wallTime(until) } : {}) };
  const all = Object.values(hours);
  const isRead = all.length > 0 && all.every(isWallTime);
  return isRead && !(hours.from && hours.until && hours.until <= hours.from) ? hours : null;
}

/** "9", "9h", "9 h 30", "9:30". */
function wallTime(typed: string): string {
  const [hour = "", minutes = ""] = typed.match(/\d+/gu) ?? [];
  return `${hour.padStart(2, "0")}:${minutes || "00"}`;
}

/** Hours as they are kept. */
export const writePresence = ({ from = "", until = "" }: PresenceHours): string => `${from}-${until}`;

/** What was typed, as it is kept; null where it cannot be read. */
export function presenceHours(typed: string): string | null {
  const hours = readPresence(typed);
  return hours && writePresence(hours);
}
