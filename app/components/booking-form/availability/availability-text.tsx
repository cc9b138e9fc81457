/** A day's state in words, with the nearest days that have a room. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { AskedDayState } from "#app/api-client/availability.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { AskedDay } from "#app/domain/venue/asked-day.ts";
import { shortDay } from "#app/i18n/dates.ts";

interface AvailabilityTextProps {
  asked: AskedDay;
  told: AskedDayState;
  /** Takes one of the nearest days instead; left out where they are only named. */
  onChoose?: ((date: string) => void) | undefined;
  /** At the review: says what becomes of a request for a day without a room. */
  atReview?: boolean;
}

export function AvailabilityText({ asked, told, onChoose, atReview = false }: AvailabilityTextProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const city = asked.venue.city[isLocale(locale) ? locale : "en"];
  const day = shortDay(locale, told.date);
  const lacking = told.state === "none" || told.state === "closed";
  return (
    <>
      <p>
        {told.state === "free" ? (
          <Trans>
            {city}, {day}: rooms are free.
          </Trans>
        ) : told.state === "few" ? (
          <Trans>
            {city}, {day}: few rooms are left.
          </Trans>
        ) : told.state === "none" ? (
          <Trans>
            {city}, {day}: none of our rooms is free then. Ask for another day.
          </Trans>
        ) : asked.startTime ? (
          <Trans>
            {city}, {day}: we are closed on that day or at those hours.
          </Trans>
        ) : (
          <Trans>
            {city}, {day}: we are closed.
          </Trans>
        )}
      </p>
      {lacking && told.nearest.length > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Trans>Nearest days with a room:</Trans>
          {told.nearest.map(({ date }) =>
            onChoose ? (
              <button key={date} type="button" className="min-h-6 text-accent underline underline-offset-4" onClick={() => onChoose(date)}>
                {shortDay(locale, date, "short")}
              </button>
            ) : (
              <span key={date}>{shortDay(locale, date, "short")}</span>
            ),
          )}
        </p>
      ) : null}
      {atReview && lacking ? (
        <p>
          <Trans>
            You can send the request all the same: our staff will look for a way and call you. Nothing is confirmed before that.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
