/**
 * Days and hours of the whole request. One day is read by the fast booking's own readers; here are several days, the
 * hours from and to, and how long. No hour is invented: days that do not follow each other are entries with an hour
 * and a length each, so until those are known only `bookingType` is set. When they are said, the days are looked up in
 * the visitor's earlier messages (`context.earlier`), and what is said of one day holds for all that have none of their own.
 */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { type BookedDay, readDays, writeList } from "#app/domain/booking/lists.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/local-date.ts";
import { minutesOf } from "#app/domain/booking/schedule-rules.ts";
import { chooseDate, isMeant } from "../dates/choose-date.ts";
import { findDates } from "../dates/find-dates.ts";
import { fold, words } from "../fold.ts";
import type { Mention, Span } from "../phrases.ts";
import { Reading } from "../reading.ts";
import { chooseTime, findTimes } from "../times.ts";
import { chosen, mentionsOf } from "./choices.ts";
import { type Days, findDays } from "./days.ts";
import { isAsked, isClosed, put, type Whole } from "./found.ts";
import { findHours, type HourSpan, lengthOf } from "./hours.ts";
import { entriesOf, type Said, saidIn, withHours } from "./listed-days.ts";

const DAY_FIELDS: readonly DraftField[] = ["preferredDate", "consecutiveStartDate", "consecutiveEndDate", "bookingDates", "bookingType"];
const NOT_OF_THE_HEARING =
  /\b(?:call|phone|ring|reach|appel\w*|rappel\w*|joindre|llam\w*|contact\w*|office hours|your hours|open|ouvert\w*|abiert\w*|available for a call)\b/;
const ALSO = /(?<![a-z])(?:also|add|plus|too|as well|another|aussi|ajout\w*|egalement|en plus|tambien|agreg\w*|anad\w*|ademas)(?![a-z])/;

const blankRaw = (text: string, span: Span) => text.slice(0, span.start) + " ".repeat(span.end - span.start) + text.slice(span.end);
const blank = (text: string, span: Span) => text.slice(0, span.start) + "\u0001".repeat(span.end - span.start) + text.slice(span.end);

export function readSchedule(whole: Whole): void {
  const { reading, context } = whole;
  const hours = findHours(reading.open).filter((one) => !isClosed(whole, one) && !isOfACall(whole, one));
  let text = reading.open;
  for (const one of hours) text = blank(text, one);
  const days = meantDays(whole, findDays(text, context.today));
  const length = chosen(mentionsOf(whole, "duration").concat(mentionsAs(whole)), reading, whole.correcting);
  const said = typeSaid(whole);

  const type = days ? (days.kind === "list" ? "non-consecutive" : "consecutive") : (said?.value ?? context.values.bookingType ?? "single");
  if (days) takeAs(whole, "bookingType", type, days);
  else if (said) takeAs(whole, "bookingType", said.value, said);
  const single = !days && type !== "single" ? oneDay(whole, text) : null;
  if (single && type !== "single" && !said && whole.correcting && context.asked.every((field) => !DAY_FIELDS.includes(field))) {
    // "Make it 20 March instead": one day in the place of several. The day itself is read as any other.
    put(whole, "bookingType", "single", single);
    hoursOf(whole, "", hours, length, text);
    backToOne(whole, single);
    return;
  }
  if (days) reading.take(days);
  if (type === "non-consecutive") listed(whole, days, single, hours, length, text);
  else {
    if (type === "consecutive") span(whole, days, single);
    else oneDayBesideAnEnd(whole, hours, text);
    hoursOf(whole, type === "consecutive" ? "consecutive" : "", hours, length, text);
  }
}

/** Hours of each of several days stay those of the one that is left. */
function backToOne(whole: Whole, source: Span): void {
  const { consecutiveStartTime, consecutiveDuration, consecutiveEndTime } = whole.context.values;
  if (whole.found.some((one) => one.field === "startTime" || one.field === "duration")) return;
  if (consecutiveStartTime) put(whole, "startTime", consecutiveStartTime, source);
  if (consecutiveDuration) put(whole, "duration", consecutiveDuration, source);
  if (consecutiveEndTime) put(whole, "endTime", consecutiveEndTime, source);
}

/** The message with its hours left out: "until 7 p.m. on 16 March" puts no day aside. */
function without(reading: Reading, hours: readonly HourSpan[]): Reading {
  const ends = hours.filter((one) => one.from === null);
  return ends.length === 0 ? reading : new Reading(ends.reduce((text, one) => blankRaw(text, one), reading.raw));
}

function oneDayBesideAnEnd(whole: Whole, hours: readonly HourSpan[], text: string): void {
  const { context, closed, correcting } = whole;
  const reading = without(whole.reading, hours);
  if (reading === whole.reading) return;
  const date = chooseDate(
    findDates(text, { today: context.today, known: context.values.preferredDate }),
    reading,
    { ...context, asked: [] },
    closed,
    correcting,
  );
  if (date.kind === "day") put(whole, "preferredDate", date.date, date.span);
}

/** Which days: only where days are spoken of, since interpretation may be "consecutive" too. */
function typeSaid(whole: Whole): Mention<string> | null {
  return chosen(mentionsOf(whole, "bookingType"), whole.reading, whole.correcting);
}

/** "Half day" in answer to the length of each of several days. */
function mentionsAs(whole: Whole): Mention<string>[] {
  const { context } = whole;
  if (!isAsked(whole, "consecutiveDuration") || isAsked(whole, "duration")) return [];
  return mentionsOf({ ...whole, context: { ...context, asked: ["duration"] } }, "duration");
}

function takeAs(whole: Whole, field: DraftField, value: string, span: Span): void {
  put(whole, field, value, span);
  whole.seen.push({ start: span.start, end: span.end });
}

/** The days that are the hearing's: not those of the story or of a question, nor two proposals. */
function meantDays(whole: Whole, found: readonly Days[]): Days | null {
  const asked = isAsked(whole, ...DAY_FIELDS);
  const meant = found.filter((days) =>
    isMeant({ start: days.start, end: days.end, weak: false, reading: { kind: "vague" } }, whole.reading, asked, whole.closed),
  );
  const last = meant[meant.length - 1];
  if (!last || (meant.length > 1 && !whole.correcting)) return null;
  if (last.kind === "invalid" || last.kind === "past") {
    whole.invalid.push({
      field: "preferredDate",
      evidence: whole.reading.words(last).trim(),
      code: last.kind === "past" ? "date_in_past" : "date_invalid",
    });
    whole.reading.take(last);
    return null;
  }
  return last;
}

/** One day, where several are known or were asked for. */
function oneDay(whole: Whole, text: string): (Span & { date: LocalDate }) | null {
  const asked = isAsked(whole, ...DAY_FIELDS);
  const found = findDates(text, { today: whole.context.today, known: whole.context.values.consecutiveStartDate }).flatMap((mention) =>
    mention.reading.kind === "day" && isMeant(mention, whole.reading, asked, whole.closed)
      ? [{ ...mention, date: mention.reading.date }]
      : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function span(whole: Whole, days: Days | null, single: (Span & { date: LocalDate }) | null): void {
  const first = days?.days[0];
  const last = days?.days[days.days.length - 1];
  if (days && first && last) {
    put(whole, "consecutiveStartDate", first.date, days);
    put(whole, "consecutiveEndDate", last.date, days);
    return;
  }
  if (!single) return;
  const ends = isAsked(whole, "consecutiveEndDate") && !isAsked(whole, "consecutiveStartDate");
  if (ends || isAsked(whole, "consecutiveStartDate")) {
    put(whole, ends ? "consecutiveEndDate" : "consecutiveStartDate", single.date, single);
    whole.reading.take(single);
  }
}

function isOfACall(whole: Whole, hours: HourSpan): boolean {
  return NOT_OF_THE_HEARING.test(whole.reading.before(hours, 60).split(/[.;!]/).pop() ?? "");
}

/** Start, length and end: of the one day, or of each of those that follow each other. */
function hoursOf(whole: Whole, prefix: "" | "consecutive", hours: readonly HourSpan[], length: Mention<string> | null, text: string): void {
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
function startOf(whole: Whole, fields: readonly DraftField[], hours: readonly HourSpan[], text: string): Mention<WallTime> | null {
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

/** Days that do not follow each other, with their hours. */
function listed(
  whole: Whole,
  days: Days | null,
  single: (Span & { date: LocalDate }) | null,
  hours: readonly HourSpan[],
  length: Mention<string> | null,
  text: string,
): void {
  const { context, reading } = whole;
  const time = hours.some((one) => one.from !== null) ? null : startOf(whole, ["startTime", "bookingDates"], hours, text);
  const now: Said = { days, hours, length: length?.value ?? null, time };
  const held = readDays(context.values.bookingDates || "[]") ?? [];
  const spans: Span[] = [days, ...hours, length, time].filter((one) => one !== null);
  let entries: BookedDay[] | null = null;
  if (held.length > 0 && days === null) {
    if (single && ALSO.test(reading.folded)) {
      entries = withHours([...held.filter(({ date }) => date !== single.date).map(({ date }) => date), single.date], now, held);
      spans.push(single);
    } else if (spans.length > 0)
      entries = withHours(
        held.map(({ date }) => date),
        now,
        held,
      );
  } else {
    const before = [...(context.earlier ?? [])].reverse().map((message) => saidIn(fold(message.normalize("NFC")), context));
    entries = spans.length > 0 ? entriesOf([now, ...before], held) : null;
  }
  const first = [...spans].sort((a, b) => a.start - b.start)[0];
  const end = Math.max(...spans.map((one) => one.end));
  if (entries && first) put(whole, "bookingDates", writeList(entries), { start: first.start, end });
  for (const one of spans) {
    whole.seen.push({ start: one.start, end: one.end });
    reading.take(one);
  }
}
