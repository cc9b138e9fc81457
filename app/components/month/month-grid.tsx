/**
 * A month as a table of days: free, partly free, full, closed, each by a word and a sign. Arrows go by days, Home and End to the
 * ends of the week, Page Up and Page Down by months. Without scripts its buttons post the form that they stand in.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { addDays, addMonths, type LocalDate, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { canBeHad, type Month, type MonthView, monthFrom, monthOf, weeksOf } from "#app/domain/hearing-plan/month.ts";
import { formatMonth, weekBegins, weekdayNames } from "#app/i18n/dates.ts";
import { DayCell } from "./day-cell.tsx";
import { useDayText } from "./day-text.ts";
import { MonthLegend } from "./month-legend.tsx";

export interface MonthGridProps {
  view: MonthView;
  city: string;
  chosen: readonly LocalDate[];
  /** The first and the last day of a run, where one is chosen. */
  run?: readonly [LocalDate, LocalDate] | null;
  /** The months between which it turns. */
  first: Month;
  last: Month;
  live: boolean;
  busy?: boolean;
  /** Name of the form's field by which presses are posted without scripts: `day:2027-03-16`, `days:2027-04`. */
  name: string;
  onChoose(date: LocalDate): void;
  onMonth(month: Month): void;
}

export function MonthGrid(props: MonthGridProps) {
  const { view, chosen, live } = props;
  const { i18n } = useLingui();
  const [looked, setLooked] = useState<LocalDate | null>(null);
  const days = useDays(props, weekBegins(i18n.locale));
  const shown = view.days.find(({ date }) => date === (looked && monthOf(looked) === view.month ? looked : chosen[0]));
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <Turn {...props} by={-1} onGo={days.goTo} />
        <p aria-live="polite" className="font-serif text-xl first-letter:uppercase">
          {formatMonth(i18n.locale, view.month)}
        </p>
        <Turn {...props} by={1} onGo={days.goTo} />
      </div>
      <DaysTable {...props} days={days} onLook={setLooked} />
      {live ? <DayInWords day={shown} /> : null}
      {view.days.some(canBeHad) ? null : (
        <p role="status" className="font-semibold">
          <Trans>No day of this month is free for what you ask. Look at the next month, or call us.</Trans>
        </p>
      )}
      <MonthLegend />
    </div>
  );
}

type DaysTableProps = MonthGridProps & { days: ReturnType<typeof useDays>; onLook(date: LocalDate | null): void };

function DaysTable({ view, city, chosen, run = null, live, busy = false, name, days, onLook, onChoose }: DaysTableProps) {
  const { t, i18n } = useLingui();
  const textOf = useDayText();
  const title = formatMonth(i18n.locale, view.month);
  const marked = (date: LocalDate) => (chosen.includes(date) ? "chosen" : run && date > run[0] && date < run[1] ? "within" : null);
  const weekdays = weekdayNames(i18n.locale);
  return (
    <table
      ref={days.table}
      {...(live ? { role: "grid" } : {})}
      aria-busy={busy || undefined}
      className="w-full table-fixed border-separate border-spacing-0.5 @lg:border-spacing-1"
      onKeyDown={days.onKeyDown}
      onMouseLeave={() => onLook(null)}
    >
      <caption className="sr-only">{t`Free days in ${city}, ${title}`}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" className="eyebrow pb-1 text-center">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames(busy && "cursor-progress")}>
        {weeksOf(view.days, weekBegins(i18n.locale)).map((week, index) => (
          <tr key={week.find((day) => day !== null)?.date ?? index}>
            {week.map((day, column) =>
              day ? (
                <td key={day.date} className="p-0" {...(live ? { "aria-selected": marked(day.date) !== null } : {})}>
                  <DayCell
                    day={day}
                    text={textOf(day)}
                    mark={marked(day.date)}
                    reached={live ? day.date === days.at : null}
                    name={name}
                    onChoose={() => onChoose(day.date)}
                    onLook={() => onLook(day.date)}
                  />
                </td>
              ) : (
                <td key={weekdays[column]?.long} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the day says that is pointed at, or chosen; a finger points at nothing before it chooses. */
function DayInWords({ day }: { day: MonthView["days"][number] | undefined }) {
  const { t } = useLingui();
  const textOf = useDayText();
  return (
    <p aria-hidden="true" className="min-h-12 text-sm @lg:min-h-6">
      {day ? (
        <span className="first-letter:uppercase">{textOf(day).sentence}</span>
      ) : (
        <span className="text-soft pointer-coarse:hidden">{t`Point at a day to read more about it.`}</span>
      )}
    </p>
  );
}

type TurnProps = MonthGridProps & { by: 1 | -1; onGo: (month: Month) => void };

/** One month on or back; at the ends its place stays, so that nothing moves. */
function Turn({ view, first, last, name, by, onGo }: TurnProps) {
  const { t, i18n } = useLingui();
  const month = monthFrom(view.month, by);
  if (month < first || month > last) return <span className="size-11" />;
  const title = formatMonth(i18n.locale, month);
  return (
    <button
      type="submit"
      name={name}
      value={`days:${month}`}
      aria-label={by < 0 ? t`Previous month: ${title}` : t`Next month: ${title}`}
      className="grid size-11 place-items-center rounded-sm border border-hairline-strong text-accent hover:border-accent hover:bg-accent-wash"
      onClick={(event) => {
        event.preventDefault();
        onGo(month);
      }}
    >
      <Icon name={by < 0 ? "arrowLeft" : "arrowRight"} size={18} />
    </button>
  );
}

/** Which day the Tab key reaches, and how keys move between days; a day of another month takes the focus once that month is there. */
function useDays({ view, chosen, first, last, onMonth }: MonthGridProps, begins: number) {
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<LocalDate | null>(null);
  const awaited = useRef(false);
  const { days, month } = view;
  const inMonth = (date: LocalDate | null | undefined) => (date && monthOf(date) === month ? date : null);
  const at = inMonth(moved) ?? inMonth(chosen.find(inMonth)) ?? days.find(canBeHad)?.date ?? days[0]?.date ?? null;
  useEffect(() => {
    if (!awaited.current || !moved || monthOf(moved) !== month) return;
    awaited.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${moved}"]`)?.focus();
  }, [moved, month]);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    // Keys that are pressed while a month is on its way count from the day that it will show.
    const from = awaited.current ? moved : at;
    const to = from ? target(event.key, from, begins) : null;
    if (!to) return;
    event.preventDefault();
    if (monthOf(to) < first || monthOf(to) > last) return;
    awaited.current = true;
    setMoved(to);
    onMonth(monthOf(to));
  }
  return { table, at, onKeyDown, goTo: onMonth };
}

function target(key: string, at: LocalDate, begins: number): LocalDate | null {
  const column = (weekday(at) - begins + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(at, -1);
    case "ArrowRight":
      return addDays(at, 1);
    case "ArrowUp":
      return addDays(at, -7);
    case "ArrowDown":
      return addDays(at, 7);
    case "Home":
      return addDays(at, -column);
    case "End":
      return addDays(at, 6 - column);
    case "PageUp":
      return addMonths(at, -1);
    case "PageDown":
      return addMonths(at, 1);
    default:
      return null;
  }
}
