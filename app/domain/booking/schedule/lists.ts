/** The two lists of the detailed request, as text in a draft and as entries on the screen (specification, section 3). */

import { DURATIONS } from "#app/domain/booking/vocabulary.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { normalized } from "#app/domain/normalized.ts";
import { isLocalDate, isWallTime, type LocalDate, type WallTime } from "./local-date.ts";

/** One of several days that do not follow each other. */
export interface BookedDay {
  date: LocalDate;
  startTime: WallTime;
  duration: (typeof DURATIONS)[number];
  /** Only of an extended day. */
  endTime?: WallTime;
}

/** Further counsel, and whom they act for. */
export interface AdditionalCounsel {
  name: string;
  firm: string;
  email: string;
  phone: string;
  actsFor: string;
}

/** Days of one request. */
export const MOST_DAYS = 60;
const MOST_COUNSEL = 20;
const LONGEST = 254;

/** Any list as the text that a draft holds. */
export function writeList(entries: readonly unknown[]): string {
  return JSON.stringify(entries);
}

/**
 * What a list's text says, each string in it of whole and visible characters: escapes inside of JSON say what its own text does not show.
 * Throws for what is no JSON.
 */
export const parsedList = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? withoutHidden(value.toWellFormed()) : value));

/** The entries of a list's text, or null when it is no list of objects or has more than `most`. */
export function entriesOf(text: string, most: number): Record<string, unknown>[] | null {
  try {
    const entries = parsedList(text);
    if (!Array.isArray(entries) || entries.length > most) return null;
    return entries.every((entry) => typeof entry === "object" && entry !== null && !Array.isArray(entry)) ? entries : null;
  } catch {
    return null;
  }
}

/** The days of a list by date, or null when it cannot be read, names a day twice, or has a day that does not exist. */
export function readDays(text: string): BookedDay[] | null {
  const entries = entriesOf(text, MOST_DAYS);
  if (!entries) return null;
  const days: BookedDay[] = [];
  for (const { date, startTime, duration, endTime, ...rest } of entries) {
    if (Object.keys(rest).length > 0) return null;
    const length = DURATIONS.find((one) => one === duration);
    if (typeof date !== "string" || !isLocalDate(date) || typeof startTime !== "string" || !isWallTime(startTime) || !length) return null;
    const end = length === "extended" && typeof endTime === "string" && endTime !== "" ? endTime : null;
    if (end !== null && !isWallTime(end)) return null;
    days.push({ date, startTime, duration: length, ...(end ? { endTime: end } : {}) });
  }
  days.sort((one, other) => (one.date < other.date ? -1 : 1));
  return new Set(days.map(({ date }) => date)).size === days.length ? days : null;
}

/** Why a list of days cannot be read, where its days are why: more than are taken, one that does not exist, or one that is there twice. */
export function faultOfDays(text: string): "span_too_long" | "date_invalid" | "date_twice" | null {
  const entries = entriesOf(text, Number.POSITIVE_INFINITY);
  if (!entries) return null;
  if (entries.length > MOST_DAYS) return "span_too_long";
  const dates = entries.flatMap(({ date }) => (typeof date === "string" ? [date] : []));
  if (dates.some((date) => /^\d{4}-\d\d-\d\d$/.test(date) && !isLocalDate(date))) return "date_invalid";
  return new Set(dates).size < dates.length ? "date_twice" : null;
}

/** The counsel of a list, or null when it cannot be read; what is in it is checked by the fields' own limits. */
export function readCounsel(text: string): AdditionalCounsel[] | null {
  const entries = entriesOf(text, MOST_COUNSEL);
  if (!entries) return null;
  const counsel: AdditionalCounsel[] = [];
  for (const { name = "", firm = "", email = "", phone = "", actsFor = "", ...rest } of entries) {
    if (Object.keys(rest).length > 0) return null;
    const all = [name, firm, email, phone, actsFor].map((value) =>
      typeof value === "string" ? withoutHidden(normalized(value, "NFC")).trim() : null,
    );
    if (all.some((value) => value === null || value.length > LONGEST)) return null;
    const [named = "", of = "", at = "", dialled = "", side = ""] = all as string[];
    counsel.push({ name: named, firm: of, email: at, phone: dialled, actsFor: side });
  }
  return counsel;
}
