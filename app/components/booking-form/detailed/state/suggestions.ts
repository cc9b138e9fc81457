/**
 * The values that the form begins with (specification, section 3 "bookingDate default today", where the venue opens that day; section 9 "Default start
 * time 09:00"), and how they are distinguished from what somebody chose. They stand in the inputs, marked as suggested, and go
 * with what is sent unless changed. The draft does not hold them: it is what the assistant reads back as chosen. They
 * are written into it (`keepSuggestions` of the form) when the visitor leaves the section in which they stood, goes on
 * to its next step, or has the answers checked; a suggestion that was emptied is not made again.
 */

import { venueInForce } from "#app/components/booking-form/fields.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { DETAILED_DEFAULTS } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import type { Evaluation } from "#app/domain/booking/rules/evaluate.ts";
import { type LocalDate, todayIn, type WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { FIRST_HOUR, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import { momentIn, type WallMoment } from "#app/domain/booking/schedule/wall-clock.ts";
import { HEAD_OFFICE, type VenueId } from "#app/domain/venue/venues.ts";

/** What the rules take for granted where nothing is said: shown as chosen, and never sent for the visitor. */
const TAKEN_FOR_GRANTED: DetailedValues = {
  ...DETAILED_DEFAULTS,
  bookingType: "single",
  urgencyLevel: "standard",
  timeZone: HEAD_OFFICE.zone,
};

/** For each venue the first day on which it is open. */
export type OpenDays = Readonly<Partial<Record<VenueId, LocalDate>>>;

/** Suggested for mandatory fields that hold nothing; `declined` were emptied by hand. `now`: an instant, read on the venue's calendar. */
export function suggestionsFor(
  evaluation: Evaluation,
  declined: ReadonlySet<DetailedField>,
  { now, openDays }: { now: number; openDays: OpenDays },
): DetailedValues {
  const { values, mandatory } = evaluation;
  const suggestions: DetailedValues = {};
  for (const field of ["bookingDate", "startTime", "consecutiveStartTime"] as const) {
    if (!mandatory.has(field) || values[field] || declined.has(field)) continue;
    const { id } = venueInForce(values) ?? HEAD_OFFICE;
    const suggested =
      field === "bookingDate"
        ? (openDays[id] ?? todayIn(zoneOf(values), new Date(now)))
        : firstHourOn(
            field === "startTime" ? (values.bookingDate ?? suggestions.bookingDate) : values.consecutiveStartDate,
            momentIn(now, zoneOf(values)),
          );
    if (suggested) suggestions[field] = suggested;
  }
  return suggestions;
}

/** Nine o'clock, or on a day that has begun the next half hour; none where that would be tomorrow. */
function firstHourOn(date: LocalDate | undefined, { date: today, time }: WallMoment): WallTime | null {
  if (date !== today || time < FIRST_HOUR) return FIRST_HOUR;
  const next = (Math.floor(minutesOf(time) / 30) + 1) * 30;
  return next < 24 * 60 ? `${String(Math.floor(next / 60)).padStart(2, "0")}:${String(next % 60).padStart(2, "0")}` : null;
}

/** An evaluation as it is once the suggestions stand: no rule depends on a day or an hour, so that nothing else changes. */
export function withSuggestions(evaluation: Evaluation, suggestions: DetailedValues): Evaluation {
  if (Object.keys(suggestions).length === 0) return evaluation;
  return {
    ...evaluation,
    values: { ...evaluation.values, ...suggestions },
    missing: evaluation.missing.filter((field) => !suggestions[field]),
  };
}

/** What a control shows: the value, else what is taken for granted. */
export function standing(field: DetailedField, values: DetailedValues): string {
  return values[field] || (TAKEN_FOR_GRANTED[field] ?? "");
}

/** Values with what is taken for granted, for counting what is filled. */
export function withDefaults(evaluation: Evaluation): Evaluation {
  return { ...evaluation, values: { ...TAKEN_FOR_GRANTED, ...evaluation.values } };
}
