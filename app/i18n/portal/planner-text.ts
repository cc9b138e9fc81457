/** What the planner says of a bar, and of a place over which one is carried. */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { PlannerBooking, PlannerDay, PlannerHold } from "#app/domain/planner/planner.ts";
import { STATUS_LABELS } from "../booking-labels.ts";
import { datesText } from "../clock/hearing-days.ts";
import { formatWallTime } from "../dates.ts";

/** "9:00 a.m. – 5:00 p.m."; of what goes over midnight what the day has of it. */
export function heldTimes(i18n: I18n, { startTime, endTime }: Pick<PlannerHold, "startTime" | "endTime">): string {
  const start = startTime ? formatWallTime(i18n.locale, startTime) : i18n._(msg`from the day before`);
  const end = endTime ? formatWallTime(i18n.locale, endTime === "24:00" ? "00:00" : endTime) : i18n._(msg`into the next day`);
  return `${start} – ${end}`;
}

/** A bar in a sentence: number, name, days, hours, room, and status. */
export function barText(
  i18n: I18n,
  booking: PlannerBooking,
  holds: readonly [PlannerHold, ...PlannerHold[]],
  room: string,
  days: readonly Pick<PlannerDay, "date">[],
): string {
  const [first] = holds;
  const dates = holds.map(({ day }) => ({ date: days[day]?.date ?? "" }));
  const status = i18n._(STATUS_LABELS[booking.status]);
  const kept = first.expires === null ? status : i18n._(msg`${status}, held for a while`);
  const part = first.part === "breakout" ? [i18n._(msg`breakout room`)] : [];
  return [`${booking.bookingNumber} ${booking.name}`, datesText(i18n.locale, dates), heldTimes(i18n, first), room, ...part, kept].join(
    ", ",
  );
}

export const pickedUpText = (i18n: I18n, number: string, days: number): string =>
  i18n._(
    msg`${number} picked up, ${plural(days, { one: "# day", other: "# days" })}. Arrows move it, Shift with left or right changes its length, Enter drops it, Escape puts it back.`,
  );
export const droppedText = (i18n: I18n, number: string): string => i18n._(msg`${number} dropped. What would change is shown.`);
export const putBackText = (i18n: I18n, number: string): string => i18n._(msg`${number} put back.`);

/** What is in the way at a place, as far as the page knows. */
export type Obstacle = { code: "closed" } | { code: "seats"; seats: number } | { code: "taken"; by: readonly string[] } | null;

export function overText(i18n: I18n, room: string, days: string, obstacle: Obstacle): string {
  return `${room}, ${days}: ${obstacleText(i18n, obstacle)}`;
}

function obstacleText(i18n: I18n, obstacle: Obstacle): string {
  switch (obstacle?.code) {
    case "closed":
      return i18n._(msg`closed`);
    case "seats":
      return i18n._(msg`${plural(obstacle.seats, { one: "# seat only", other: "# seats only" })}`);
    case "taken": {
      const numbers = obstacle.by.join(", ");
      return i18n._(msg`taken by ${numbers}`);
    }
    default:
      return i18n._(msg`free`);
  }
}
