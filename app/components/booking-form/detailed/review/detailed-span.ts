import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { firstDay } from "#app/domain/booking/requests/stored-details.ts";
import type { WallSpan } from "#app/domain/booking/schedule/wall-clock.ts";

/** The hours of a detailed request's first day; null without a day and a time. */
export function detailedSpan(values: DetailedValues): WallSpan | null {
  const { date, startTime, endTime } = firstDay(values);
  return date && startTime ? { date, startTime, endTime, zone: zoneOf(values) } : null;
}
