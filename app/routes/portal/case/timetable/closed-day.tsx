import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { formatDay } from "#app/i18n/dates.ts";

/** Points out that the day which was chosen is closed, and offers the next open one; the chosen one stays possible. */
export function ClosedDayChoice({ closed, loading }: { closed: ClosedDay; loading: boolean }) {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : "en";
  const day = formatDay(i18n.locale, closed.date);
  const next = formatDay(i18n.locale, closed.next);
  const city = venueOf(closed.venue)?.city[locale];
  const name = closed.name && (holidayName(closed.name, locale) ?? closed.name);
  return (
    <div role="alert" className="border-warning border-s-4 bg-warning-wash px-4 py-3 sm:col-span-2">
      <p>
        {city && name ? (
          <Trans>
            {day} is a closed day in {city}: {name}.
          </Trans>
        ) : city ? (
          <Trans>
            {day} is a closed day in {city}.
          </Trans>
        ) : (
          <Trans>{day} is not a working day.</Trans>
        )}{" "}
        <Trans>The next open day is {next}.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="closedDay" value="next" loading={loading}>
          <Trans>Use {next}</Trans>
        </Button>
        <Button type="submit" name="closedDay" value="keep" variant="secondary" loading={loading}>
          <Trans>Keep {day}</Trans>
        </Button>
      </div>
    </div>
  );
}
