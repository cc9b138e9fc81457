/** The hours of the one day, or of each of several: when it begins, how long it is, when it ends. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { WallTime } from "#app/domain/booking/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule-rules.ts";
import { findDates } from "../dates/find-dates.ts";
import { words } from "../fold.ts";
import type { Mention, Span } from "../phrases.ts";
import { Reading } from "../reading.ts";
import { chooseTime, findTimes } from "../times.ts";
import { isAsked, isClosed, put, type Whole } from "./found.ts";
import { type HourSpan, lengthOf } from "./hours.ts";

const blankRaw = (text: string, span: Span) => text.slice(0, span.start) + " ".repeat(span.end - span.start) + text.slice(span.end);
export const blank = (text: string, span: Span) =>
  text.slice(0, span.start) + "\u0001".repeat(span.end - span.start) + text.slice(span.end);

/** Start, length and end: of the one day, or of each of those that follow each other. */
export function hoursOf(
  whole: Whole,
  prefix: "" | "consecutive",
  hours: readonly HourSpan[],
  length: Mention<string> | null,
  text: string,
): void {
  const { reading, context } = whole;
  const [START, LENGTH, END]: readonly [DraftField, DraftField, DraftField] =
    prefix === "" ? ["startTime", "duration", "endTime"] : ["consecutiveStartTime", "consecutiveDuration", "consecutiveEndTime"];
  const full = pick(
    hours.filter((one) => one.from !== null),
    whole,
  );
  const open = full
    ? null
    : pick(
        hours.filter((one) => one.from === null),
        whole,
      );
  const time = full ? null : startOf(whole, prefix === "" ? ["startTime"] : ["startTime", "consecutiveStartTime"], hours, text);
  // Hours said of a single day hold for each where it becomes several.
  const before = (field: DraftField, other: DraftField) =>
    context.values[field] || (prefix === "consecutive" ? context.values[other] : undefined);
  const start = full?.from ?? time?.value ?? (before(START, "startTime") as WallTime | undefined);
  const carried = whole.found.find((one) => one.field === "bookingType");

  if (full?.from) put(whole, START, full.from, full);
  else if (time && (prefix !== "" || open)) put(whole, START, time.value, time);
  else if (!time && prefix === "consecutive" && carried && context.values.startTime && !context.values.consecutiveStartTime)
    put(whole, START, context.values.startTime, carried);

  const end = open?.until ?? ((time && before(LENGTH, "duration") === undefined && before(END, "endTime")) || null);
  const minutes = full?.minutes ?? open?.minutes ?? (end && start ? minutesOf(end as WallTime) - minutesOf(start) : null);
  const reckoned = start && minutes ? lengthOf(start, minutes) : null;
  const source = full ?? open ?? time;
  if (reckoned && source) {
    put(whole, LENGTH, reckoned.duration, source);
    if (reckoned.endTime) put(whole, END, reckoned.endTime, source);
  } else if (open?.until) {
    put(whole, END, open.until, open);
    if (length?.value === "extended") put(whole, LENGTH, "extended", length);
  } else if (length) put(whole, LENGTH, length.value, length);
  else if (!source && prefix === "consecutive" && carried && context.values.duration && !context.values.consecutiveDuration) {
    put(whole, LENGTH, context.values.duration, carried);
    if (context.values.endTime) put(whole, END, context.values.endTime, carried);
  }
  answeredEnd(whole, END, text, start);
  for (const one of [full, open, length, prefix === "" && !open ? null : time]) {
    if (!one) continue;
    whole.seen.push({ start: one.start, end: one.end });
    reading.take(one);
  }
}

/** One span of hours; of two that differ, the last where one corrects the other. */
function pick(hours: readonly HourSpan[], whole: Whole): HourSpan | null {
  const first = hours[0];
  const last = hours[hours.length - 1];
  if (!first || !last || hours.every((one) => one.from === first.from && one.until === first.until)) return first ?? null;
  return whole.correcting ? last : null;
}

/** The hour of the beginning, said alone. */
export function startOf(whole: Whole, fields: readonly DraftField[], hours: readonly HourSpan[], text: string): Mention<WallTime> | null {
  if (isAsked(whole, "endTime", "consecutiveEndTime") && !isAsked(whole, ...fields)) return null;
  let rest = text;
  for (const date of findDates(text, { today: whole.context.today })) if (date.reading.kind !== "vague") rest = blank(rest, date);
  const bare = isAsked(whole, ...fields) && words(whole.reading.folded).length <= 3;
  const time = chooseTime(
    findTimes(rest).filter((one) => !isClosed(whole, one)),
    without(whole.reading, hours),
    bare,
    whole.correcting,
  );
  return time?.ok ? time : null;
}

/** "5 p.m." where the end was what was asked. */
function answeredEnd(whole: Whole, END: DraftField, text: string, start: WallTime | undefined): void {
  if (!isAsked(whole, END) || whole.found.some((one) => one.field === END)) return;
  const time = chooseTime(findTimes(text), whole.reading, true, false);
  if (!time?.ok) return;
  const hour = minutesOf(time.value) / 60;
  // "5" after a beginning at nine is the afternoon's.
  const value =
    start && time.value <= start && hour < 12 ? `${String(Math.floor(hour) + 12).padStart(2, "0")}${time.value.slice(2)}` : time.value;
  put(whole, END, value, time);
  whole.reading.take(time);
}

/** The message with its hours left out: "until 7 p.m. on 16 March" puts no day aside. */
export function without(reading: Reading, hours: readonly HourSpan[]): Reading {
  const ends = hours.filter((one) => one.from === null);
  return ends.length === 0 ? reading : new Reading(ends.reduce((text, one) => blankRaw(text, one), reading.raw));
}
