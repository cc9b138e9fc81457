/** A month that is looked up as it is turned to, and again when what is asked for changes. Its code is fetched once it is opened. */
import "#app/i18n/catalogues/later-texts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { askMonth } from "#app/api-client/availability.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import {
  closedAmong,
  closedWithin,
  firstMonth,
  MOST_MONTHS_AHEAD,
  type Month,
  type MonthDay,
  type MonthView,
  monthFrom,
  monthOf,
  monthsOf,
  nearestFree,
} from "#app/domain/hearing-plan/month.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { useDayText } from "./day-text.ts";
import { MonthGrid, type MonthGridProps } from "./month-grid.tsx";

/** Milliseconds after the last change: numbers that are being typed pass through others. */
const PAUSE = 250;
/** So many months of the chosen days are looked at for closed ones, besides the month on the screen. */
const MOST_BESIDES = 3;
/** Of `2027-03`. */
const MONTH_LENGTH = 7;

export interface MonthPanelProps extends Pick<MonthGridProps, "chosen" | "run" | "live" | "name" | "onChoose"> {
  asked: AskedMonth;
  /** How a month is looked up; the API is asked unless given. */
  ask?: ((asked: AskedMonth, month: Month, signal: AbortSignal) => Promise<MonthView>) | undefined;
  /** A day to which the nearest free ones are offered above the month. */
  near?: LocalDate | null;
  /** As the server has looked it up, for a page without scripts. */
  posted?: MonthView | null;
}

export function MonthPanel({ asked, ask = askMonth, near = null, posted = null, chosen, run = null, ...rest }: MonthPanelProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const today = todayIn(asked.venue.zone, new Date());
  const [month, setMonth] = useState<Month>(() => posted?.month ?? firstMonth(today, chosen[0] ?? null));
  const besides = monthsOf(chosen.length > 1 ? chosen : [], run, MOST_BESIDES).filter(
    (one) => one !== month && one >= monthOf(today) && one <= monthFrom(monthOf(today), MOST_MONTHS_AHEAD),
  );
  const { view, seen, failed, busy, again } = useMonth({ asked, ask, month, besides, posted });
  const city = asked.venue.city[isLocale(locale) ? locale : "en"];
  return (
    <div className="@container border-hairline border-y bg-raised px-3 py-4 sm:px-5">
      {view && near ? <NearestDays days={nearestFree(view.days, near, 3)} {...rest} /> : null}
      {view ? (
        <MonthGrid
          {...rest}
          {...{ view, city, chosen, run }}
          busy={rest.live && busy}
          first={monthOf(today)}
          last={monthFrom(monthOf(today), MOST_MONTHS_AHEAD)}
          onMonth={setMonth}
        />
      ) : failed ? null : (
        <p className="flex min-h-80 items-center justify-center gap-3 text-soft">
          <Spinner />
          <Trans>Looking at the calendar</Trans>
        </p>
      )}
      {run ? <ClosedDays days={closedWithin(seen, run)} inARow /> : null}
      {!run && chosen.length > 1 ? <ClosedDays days={closedAmong(seen, chosen)} /> : null}
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          <Trans>The free days cannot be shown now. You can type the date all the same.</Trans>
          <Button size="sm" variant="secondary" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Named before the form is sent: a hearing that has a day on which the venue is closed is refused. */
function ClosedDays({ days, inARow = false }: { days: readonly MonthDay[]; inARow?: boolean }) {
  const textOf = useDayText();
  return (
    <div role="status">
      {days.length > 0 ? (
        <div className="mt-4 border-warning border-s-4 bg-warning-wash p-3">
          <p className="font-semibold">
            <Trans>No one can attend on one of these days.</Trans>
          </p>
          <ul>
            {days.map((day) => (
              <li key={day.date}>{textOf(day).sentence}</li>
            ))}
          </ul>
          <p>{inARow ? <Trans>Choose other days, or separate days without it.</Trans> : <Trans>Choose another day in its place.</Trans>}</p>
        </div>
      ) : null}
    </div>
  );
}

/** The shortest way: days that are wholly free, one press each. */
function NearestDays({ days, name, onChoose }: Pick<MonthGridProps, "name" | "onChoose"> & { days: readonly LocalDate[] }) {
  const { i18n } = useLingui();
  if (days.length === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <Trans>Nearest free days:</Trans>
      {days.map((date) => (
        <button
          key={date}
          type="submit"
          name={name}
          value={`day:${date}`}
          className="min-h-6 text-accent underline underline-offset-4"
          onClick={(event) => {
            event.preventDefault();
            onChoose(date);
          }}
        >
          {shortDay(i18n.locale, date, "short")}
        </button>
      ))}
    </p>
  );
}

interface Looked extends Required<Pick<MonthPanelProps, "asked">> {
  ask: NonNullable<MonthPanelProps["ask"]>;
  month: Month;
  /** Months that are looked at once for what is closed in them: days of the hearing lie there. */
  besides: readonly Month[];
  posted: MonthView | null;
}

/** What is known of the month; the one before stays on the screen until the next is there, unless another venue is asked. */
function useMonth({ asked, ask: lookUp, month, besides, posted }: Looked) {
  const { venue, need, startTime, endTime } = asked;
  const of = JSON.stringify([venue.id, need, startTime, endTime, month]);
  const [known, setKnown] = useState<{ of: string; view: MonthView } | null>(posted && { of: "", view: posted });
  const [seen, setSeen] = useState<readonly MonthView[]>(posted ? [posted] : []);
  const [failed, setFailed] = useState<{ of: string; tries: number } | null>(null);
  const [tries, setTries] = useState(0);
  const look = useRef((signal: AbortSignal, which = month) => lookUp(asked, which, signal));
  look.current = (signal, which = month) => lookUp(asked, which, signal);
  const keep = useRef((view: MonthView) =>
    setSeen((before) => [...before.filter((one) => one.venue === view.venue && one.month !== view.month), view]),
  );
  // A month on the screen waits a moment for the next key; the first one does not.
  const isFirst = useRef(known === null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      look.current(stop.signal).then(
        (view) => {
          isFirst.current = false;
          setKnown({ of, view });
          keep.current(view);
          setFailed(null);
        },
        () => stop.signal.aborted || setFailed({ of, tries }),
      );
    const pause = setTimeout(ask, isFirst.current ? 0 : PAUSE);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [of, tries]);
  const unseen = known && besides.find((one) => !seen.some((view) => view.venue === venue.id && view.month === one));
  const ofUnseen = unseen ? `${unseen} ${venue.id}` : null;
  useEffect(() => {
    if (!ofUnseen) return;
    const stop = new AbortController();
    // Of a month that cannot be had nothing is said: the server says it when the form is sent.
    look.current(stop.signal, ofUnseen.slice(0, MONTH_LENGTH)).then(keep.current, () => undefined);
    return () => stop.abort();
  }, [ofUnseen]);
  const view = known?.view.venue === venue.id ? known.view : null;
  const hasFailed = failed?.of === of && failed.tries === tries;
  return {
    view,
    seen: seen.filter((one) => one.venue === venue.id),
    busy: known?.of !== of && !hasFailed,
    failed: hasFailed,
    again: () => setTries(tries + 1),
  };
}
