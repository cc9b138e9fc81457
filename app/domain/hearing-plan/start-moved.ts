/** A request whose hearing begins at another hour and lasts as long as before. Pure; values are text under the detailed request's names. */
import { readDays, writeList } from "#app/domain/booking/schedule/lists.ts";
import type { WallTime } from "#app/domain/booking/schedule/local-date.ts";
import { hoursOfDays } from "#app/domain/booking/schedule/said-days.ts";
import { endOf, minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";

type Values = Readonly<Partial<Record<string, string>>>;

/** The fields that change when the days that have the usual hours begin at `start`; an end past midnight is left as it is. */
export function startMoved(values: Values, start: WallTime): Record<string, string> {
  if (values.bookingType === "non-consecutive") return { bookingDates: daysMoved(values.bookingDates ?? "", start) };
  const consecutive = values.bookingType === "consecutive";
  const [startField, endField] = consecutive ? ["consecutiveStartTime", "consecutiveEndTime"] : ["startTime", "endTime"];
  const end = values[endField];
  return { [startField]: start, ...(end ? { [endField]: later(end, values[startField], start) } : {}) };
}

function daysMoved(list: string, start: WallTime): string {
  const days = readDays(list || "[]") ?? [];
  const said = days.map(({ date, startTime, duration, endTime }) => ({ date, startTime, endTime: endOf(startTime, duration, endTime) }));
  const usual = hoursOfDays(said)?.usual.startTime;
  const moved = days.map((day) =>
    day.startTime === usual
      ? { ...day, startTime: start, ...(day.endTime ? { endTime: later(day.endTime, day.startTime, start) } : {}) }
      : day,
  );
  return writeList(moved);
}

function later(end: WallTime, from: WallTime | undefined, to: WallTime): WallTime {
  if (!from) return end;
  const at = minutesOf(end) + minutesOf(to) - minutesOf(from);
  if (at < 0 || at >= 24 * 60) return end;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
