/** At the review: what is unusual about the hours that are asked for. */
import { useLingui } from "@lingui/react";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import { participantZones, type WallSpan } from "#app/domain/booking/schedule/wall-clock.ts";
import { hourNotesView } from "#app/i18n/clock/hours-view.ts";
import { HourNotes } from "../layout/hour-notes.tsx";

type Values = Readonly<Partial<Record<string, string>>>;

export function ReviewHours({ span, values }: { span: WallSpan | null; values: Values }) {
  const { i18n } = useLingui();
  if (!span) return null;
  const { locationType, location } = values;
  const where = { timeZone: span.zone, ...(locationType ? { locationType } : {}), ...(location ? { location } : {}) };
  const notes = hourNotesView(i18n.locale, span, participantZones(where));
  return notes ? <HourNotes notes={notes} /> : null;
}

/** The hours of a fast request; null without a day and a time. */
export function fastSpan({ preferredDate: date, startTime, ...rest }: Values): WallSpan | null {
  if (!date || !startTime || !isLocalDate(date) || !isWallTime(startTime)) return null;
  return { date, startTime, endTime: null, zone: zoneOf(rest) };
}
