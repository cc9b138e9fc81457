/**
 * Days and hours of the whole request. One day is read by the fast booking's own readers; here are several days, the
 * hours from and to, and how long. No hour is invented: days that do not follow each other are entries with an hour
 * and a length each, so until those are known only `bookingType` is set. When they are said, the days are looked up in
 * the visitor's earlier messages (`context.earlier`), and what is said of one day holds for all that have none of their own.
 */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { type BookedDay, readDays, writeList } from "#app/domain/booking/lists.ts";
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import { chooseDate, isMeant } from "../dates/choose-date.ts";
import { findDates } from "../dates/find-dates.ts";
import { fold } from "../fold.ts";
import type { Mention, Span } from "../phrases.ts";
import { asMeant } from "../typed-slips.ts";
import { chosen, mentionsOf } from "./choices.ts";
import { type Days, findDays } from "./days.ts";
import { isAsked, isClosed, put, type Whole } from "./found.ts";
import { findHours, type HourSpan } from "./hours.ts";
import { blank, hoursOf, startOf, without } from "./hours-of-day.ts";
import { entriesOf, type Said, saidIn, withHours } from "./listed-days.ts";

const DAY_FIELDS: readonly DraftField[] = ["preferredDate", "consecutiveStartDate", "consecutiveEndDate", "bookingDates", "bookingType"];
const NOT_OF_THE_HEARING =
  /\b(?:call|phone|ring|reach|appel\w*|rappel\w*|joindre|llam\w*|contact\w*|office hours|your hours|open|ouvert\w*|abiert\w*|available for a call)\b/;
const ALSO = /(?<![a-z])(?:also|add|plus|too|as well|another|aussi|ajout\w*|egalement|en plus|tambien|agreg\w*|anad\w*|ademas)(?![a-z])/;

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
      evidence: whole.reading.typed(last).trim(),
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
    const before = [...(context.earlier ?? [])]
      .reverse()
      .map((message) => saidIn(fold(asMeant(message.normalize("NFC"), context.locale)), context));
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
