/** The form to move a booking of several days: what is free for all of them, and the date and hour of each. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { askManagedMonth } from "#app/api-client/availability.ts";
import { useLive } from "#app/components/hydration/use-live.ts";
import { MonthSlot } from "#app/components/month/month-slot.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { ShownBooking, WishedDay } from "#app/domain/booking/office/managed.ts";
import { dayControl } from "#app/domain/booking/office/moved-days.ts";
import { isLocalDate, isWallTime, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import { askedVenue } from "#app/domain/venue/asked-day.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { formatDay, zoneLabel } from "#app/i18n/dates.ts";
import { daysFrom } from "./days-from.ts";
import { controlId, type FormProps, useErrorOf, WishForm } from "./forms.tsx";

/** The booking's own need is known to the server alone. */
const NEED = { people: 1, breakouts: [] } as const;

interface MoveDaysFormProps extends FormProps {
  token: string;
  /** Of a page without scripts: the month of free days that was asked for. */
  month: MonthView | null | undefined;
  /** Runs of as many days that are free for all of the hearing. */
  runs: readonly LocalDate[][];
  /** What a link of the page begins the form with: the dates, comma-joined, and the hour of all of them. */
  asked: { dates: string | null; time: string | null };
}

export function MoveDaysForm({ booking, today, issues, typed, token, month, runs, asked }: MoveDaysFormProps) {
  const { t } = useLingui();
  const errorOf = useErrorOf(issues);
  const [days, setDays] = useState<readonly WishedDay[]>(() => (typed?.do === "days" ? typed.days : firstDays(booking, asked)));
  const [pressed, setPressed] = useState<LocalDate | null>(null);
  const live = useLive();
  const asks = booking.mode === "ask";
  const venue = askedVenue({ locationType: booking.locationType, location: booking.location ?? "" });
  const time = days[0]?.time ?? "";
  const change = (at: number, part: Partial<WishedDay>) => setDays(days.map((day, one) => (one === at ? { ...day, ...part } : day)));
  function begin(date: LocalDate) {
    setDays(daysFrom(days, date, venue));
    setPressed(date);
  }
  return (
    <WishForm
      intent="days"
      title={<Trans>Move to other days</Trans>}
      lead={<Lead booking={booking} />}
      button={asks ? <Trans>Ask for these days</Trans> : <Trans>Move the booking</Trans>}
      version={booking.version}
      issues={issues}
    >
      <FreeRuns runs={runs} />
      <input type="hidden" name="venue" value={venue?.id ?? ""} />
      {/* Inputs are drawn again where a press has set them all. */}
      <ol key={pressed ?? ""} className="border-hairline border-b">
        {days.map((day, at) => {
          const number = at + 1;
          return <DayInputs key={number} {...{ booking, today, day, at, errorOf }} onChange={(part) => change(at, part)} />;
        })}
      </ol>
      {venue ? (
        <MonthSlot
          asked={{ venue, need: NEED, startTime: isWallTime(time) ? time : undefined }}
          ask={(one, wanted, signal) => askManagedMonth(token, wanted, one.startTime, signal)}
          posted={month}
          live={live}
          name="show"
          unfolded
          hint={t`Choose the first day: the others follow it as they do now. Each can then be changed above.`}
          chosen={days.flatMap(({ date }) => (isLocalDate(date) ? [date] : []))}
          onChoose={begin}
        />
      ) : null}
      <p>
        <Link to="?do=ask" preventScrollReset className="prose-link">
          <Trans>More days, fewer days, or something else: ask our office</Trans>
        </Link>
      </p>
    </WishForm>
  );
}

interface DayInputsProps extends Pick<FormProps, "booking" | "today"> {
  day: WishedDay;
  /** Its place among the days, from 0. */
  at: number;
  errorOf: ReturnType<typeof useErrorOf>;
  onChange(part: Partial<WishedDay>): void;
}

/** Date and hour of one day. */
function DayInputs({ booking, today, day, at, errorOf, onChange }: DayInputsProps) {
  const { i18n, t } = useLingui();
  const number = at + 1;
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-hairline border-t py-4 sm:grid-cols-2">
      <Field id={controlId(dayControl("date", at))} label={t`Day ${number}: date`} error={errorOf(dayControl("date", at))}>
        <Input type="date" name="date" min={today} defaultValue={day.date} onChange={(event) => onChange({ date: event.target.value })} />
        {isLocalDate(day.date) ? (
          <p className="tabular text-soft text-sm" suppressHydrationWarning>
            {formatDay(i18n.locale, day.date)}
          </p>
        ) : null}
      </Field>
      <Field id={controlId(dayControl("time", at))} label={t`Day ${number}: start time`} error={errorOf(dayControl("time", at))}>
        <Input
          type="time"
          name="time"
          defaultValue={day.time}
          className="max-w-40"
          onChange={(event) => onChange({ time: event.target.value })}
        />
        {at === 0 ? (
          <p className="text-soft text-sm" suppressHydrationWarning>
            {zoneLabel(i18n.locale, booking.timeZone, booking.bookingDate, booking.locationType === "virtual" ? null : booking.location)}
          </p>
        ) : null}
      </Field>
    </li>
  );
}

function firstDays(booking: ShownBooking, asked: MoveDaysFormProps["asked"]): WishedDay[] {
  const dates = (asked.dates ?? "").split(",").filter(isLocalDate);
  const time = asked.time && isWallTime(asked.time) ? asked.time : null;
  return booking.days.map(({ date, startTime }, at) => ({
    date: dates.length === booking.days.length ? (dates[at] ?? date) : date,
    time: time ?? startTime ?? "",
  }));
}

function Lead({ booking: { mode, status } }: { booking: ShownBooking }) {
  if (mode === "ask")
    return (
      <Trans>
        It is too late to move it here. We will pass your request to our office, and nothing changes until we have been in touch with you.
      </Trans>
    );
  return status === "confirmed" ? (
    <Trans>
      The booking then waits for our confirmation again. If a room is free at the new times, it is held for you for 72 hours. Each day lasts
      as long as before.
    </Trans>
  ) : (
    <Trans>Your request is changed at once and still waits for our confirmation. Each day lasts as long as before.</Trans>
  );
}

/** The shortest way: all days at once, one press. */
function FreeRuns({ runs }: { runs: readonly LocalDate[][] }) {
  const { i18n } = useLingui();
  if (runs.length === 0) return null;
  return (
    <div>
      <p className="text-soft">
        <Trans>Free on every day, at the same hours:</Trans>
      </p>
      <ul className="tabular">
        {runs.map((run) => (
          <li key={run.join()}>
            <Link to={`?do=days&days=${run.join()}`} preventScrollReset className="prose-link inline-flex min-h-11 items-center">
              {datesText(
                i18n.locale,
                run.map((date) => ({ date })),
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
