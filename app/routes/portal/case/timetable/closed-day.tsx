import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import { isLocale } from "#app/domain/locale.ts";
import { holidayName } from "#app/domain/venue/holidays.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { formatDay } from "#app/i18n/dates.ts";

/** A closed day in words, with the next open one. */
export function closedTexts(i18n: I18n, { date, venue, name, next }: ClosedDay) {
  const locale = isLocale(i18n.locale) ? i18n.locale : "en";
  return {
    day: formatDay(i18n.locale, date),
    next: formatDay(i18n.locale, next),
    city: venueOf(venue)?.city[locale],
    name: name && (holidayName(name, locale) ?? name),
  };
}

/** That a day is closed, where, and by what name. */
export function ClosedSentence({ closed }: { closed: ClosedDay }) {
  const { i18n } = useLingui();
  const { day, city, name } = closedTexts(i18n, closed);
  if (!city) return <Trans>{day} is no working day.</Trans>;
  return name ? (
    <Trans>
      {day} is a closed day in {city}: {name}.
    </Trans>
  ) : (
    <Trans>
      {day} is a closed day in {city}.
    </Trans>
  );
}

/** Points out that the day which was chosen is closed, and offers the next open one; the chosen one stays possible. */
export function ClosedDayChoice({ closed, loading }: { closed: ClosedDay; loading: boolean }) {
  const { i18n } = useLingui();
  const { day, next } = closedTexts(i18n, closed);
  return (
    <div role="alert" className="border-warning border-s-4 bg-warning-wash px-4 py-3 sm:col-span-2">
      <p>
        <ClosedSentence closed={closed} /> <Trans>The next open day is {next}.</Trans>
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
