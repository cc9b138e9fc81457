import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { DayGroup } from "./day-groups.ts";
import { formatWeekday, weekOf } from "./listing.ts";

/** Today, Tomorrow, weekday and date for this week, else the full date (specification, section 2 "Bookings list"), and how many. */
export function DayHeading({ group, zone, now }: { group: DayGroup; zone: string; now: Date }) {
  return (
    <span className="flex items-baseline gap-3">
      <Day group={group} zone={zone} now={now} />
      <span className="tabular text-xs text-soft">
        <Plural value={group.bookings.length} one="# booking" other="# bookings" />
      </span>
    </span>
  );
}

const NAME = "font-serif text-base";

function Day({ group: { day }, zone, now }: { group: DayGroup; zone: string; now: Date }) {
  const { i18n } = useLingui();
  switch (day.kind) {
    case "none":
      return (
        <span className={`${NAME} italic`}>
          <Trans>No date yet</Trans>
        </span>
      );
    case "under_way":
      return (
        <span className={NAME}>
          <Trans>Under way, not sitting today</Trans>
        </span>
      );
    default: {
      const week = weekOf(todayIn(zone, now));
      const isThisWeek = day.date >= week.from && day.date <= week.to;
      const written = isThisWeek || day.kind !== "date" ? formatWeekday(i18n.locale, day.date) : formatDay(i18n.locale, day.date);
      return (
        <time dateTime={day.date} className={NAME}>
          {day.kind === "today" && (
            <strong className="text-accent">
              <Trans>Today</Trans>
            </strong>
          )}
          {day.kind === "tomorrow" && (
            <strong>
              <Trans>Tomorrow</Trans>
            </strong>
          )}
          {day.kind !== "date" && " · "}
          {written}
        </time>
      );
    }
  }
}
