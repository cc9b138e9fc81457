/** The form to move a booking of one day: its date, its hour, and the month of days that are free for it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { askManagedMonth } from "#app/api-client/availability.ts";
import { useLive } from "#app/components/hydration/use-live.ts";
import { MonthSlot } from "#app/components/month/month-slot.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { isLocalDate, isWallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import { askedVenue } from "#app/domain/venue/asked-day.ts";
import { formatDay, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { type FormProps, useErrorOf, WishForm } from "./forms.tsx";

/** The booking's own need is known to the server alone. */
const NEED = { people: 1, breakouts: [] } as const;

interface MoveFormProps extends FormProps {
  token: string;
  /** Of a page without scripts: the month of free days that was asked for. */
  month: MonthView | null | undefined;
  /** The day and hour that a link of the page begins the form with. */
  asked: { date: string | null; time: string | null };
}

export function MoveForm({ booking, today, issues, typed, token, month, asked }: MoveFormProps) {
  const { i18n, t } = useLingui();
  const errorOf = useErrorOf(issues);
  const first = {
    date: isLocalDate(asked.date ?? "") ? (asked.date ?? "") : (booking.bookingDate ?? ""),
    time: isWallTime(asked.time ?? "") ? (asked.time ?? "") : (booking.startTime ?? ""),
  };
  const was = typed?.do === "move" ? typed : first;
  const asks = booking.mode === "ask";
  const live = useLive();
  const input = useRef<HTMLInputElement>(null);
  const [date, setDate] = useState(was.date);
  const [time, setTime] = useState(was.time);
  const venue = askedVenue({ locationType: booking.locationType, location: booking.location ?? "" });
  // A day that was refused is what free ones are sought next to.
  const near = errorOf("bookingDate") && isLocalDate(was.date) ? was.date : booking.bookingDate;
  function choose(day: string) {
    if (input.current) input.current.value = day;
    setDate(day);
  }
  return (
    <WishForm
      intent="move"
      title={<Trans>Move to another day or time</Trans>}
      lead={<Lead booking={booking} />}
      button={asks ? <Trans>Ask for this day and time</Trans> : <Trans>Move the booking</Trans>}
      version={booking.version}
      issues={issues}
    >
      <Field id="manage-date" label={t`New day`} error={errorOf("bookingDate")}>
        <Input ref={input} type="date" name="date" min={today} defaultValue={was.date} onChange={(event) => setDate(event.target.value)} />
        {isLocalDate(date) ? (
          <p className="tabular text-soft text-sm" suppressHydrationWarning>
            {formatDay(i18n.locale, date)}
          </p>
        ) : null}
      </Field>
      <StartTime booking={booking} was={was.time} error={errorOf("startTime")} onTime={setTime} />
      {venue ? (
        <MonthSlot
          key={near}
          asked={{ venue, need: NEED, startTime: isWallTime(time) ? time : undefined }}
          ask={(asked, wanted, signal) => askManagedMonth(token, wanted, asked.startTime, signal)}
          posted={month}
          live={live}
          name="show"
          unfolded
          chosen={isLocalDate(date) ? [date] : []}
          near={near}
          onChoose={choose}
        />
      ) : null}
    </WishForm>
  );
}

/** What becomes of the booking when it is moved. */
function Lead({ booking }: Pick<FormProps, "booking">) {
  if (booking.mode === "ask")
    return (
      <Trans>
        It is too late to move it here. We will pass your request to our office, and nothing changes until we have been in touch with you.
      </Trans>
    );
  if (booking.status === "confirmed")
    return (
      <Trans>The booking then waits for our confirmation again. If a room is free at the new time, it is held for you for 72 hours.</Trans>
    );
  return <Trans>Your request is changed at once. It still waits for our confirmation.</Trans>;
}

interface StartTimeProps extends Pick<FormProps, "booking"> {
  was: string;
  error: string | undefined;
  onTime(time: string): void;
}

function StartTime({ booking, was, error, onTime }: StartTimeProps) {
  const { i18n, t } = useLingui();
  const zone = zoneLabel(i18n.locale, booking.timeZone, booking.bookingDate, booking.locationType === "virtual" ? null : booking.location);
  const hint = booking.startTime ? (
    <Trans>
      Now {formatWallTime(i18n.locale, booking.startTime)} {zone}. It lasts as long as before.
    </Trans>
  ) : (
    zone
  );
  return (
    <Field id="manage-time" label={t`Start time`} optional={!booking.startTime} hint={hint} error={error}>
      <Input type="time" name="time" defaultValue={was} className="max-w-40" onChange={(event) => onTime(event.target.value)} />
    </Field>
  );
}
