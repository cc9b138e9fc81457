/** What the office owes today: counts, each opening what it counts, then today's hearings, the holds that end, and the calls due. */
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { COUNTED, type QueueCounts } from "#app/domain/booking/office/staff-task.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { DUE_COUNTED, type OfficeDue } from "#app/domain/due.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { LOCATION_TYPE_LABELS, locationLabel } from "#app/i18n/booking-labels.ts";
import { hoursOfDaysText } from "#app/i18n/clock/hearing-days.ts";
import { formatDate, formatInstant } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { FirstOf } from "../dashboard/first-of.tsx";
import { RequestsDue } from "../office/requests-due.tsx";
import { Calls } from "./calls.tsx";

export function Due({ due, queue }: { due: OfficeDue; queue: QueueCounts }) {
  const { t } = useLingui();
  const { today, hearings, requests, holds, calls, erasures } = due;
  const day = `from=${today}&to=${today}`;
  return (
    <section aria-label={t`Due now`} className="mt-4">
      <ul className="grid grid-cols-2 gap-x-8 border-hairline border-b sm:grid-cols-4">
        <Count to={`/bookings?status=confirmed&${day}`} value={hearings.total.value} most={hearings.total.orMore ? DUE_COUNTED : null}>
          <Trans>Today’s hearings</Trans>
        </Count>
        <Count to="/admin/queue" value={queue.open} most={COUNTED} alarming={queue.overdue > 0} note={<Overdue count={queue.overdue} />}>
          <Trans>Calls and tasks due</Trans>
        </Count>
        <Count to="/bookings?when=all&status=pending" value={due.pending}>
          <Trans>Requests to confirm</Trans>
        </Count>
        <Count to="/bookings?when=all&status=consultation_requested" value={due.consultations}>
          <Trans>Consultations requested</Trans>
        </Count>
        <Count to="/admin/messages" value={due.messages} most={DUE_COUNTED}>
          <Trans>Messages not answered</Trans>
        </Count>
        <Count to="/admin/inquiries" value={due.inquiries} most={DUE_COUNTED}>
          <Trans>Open inquiries</Trans>
        </Count>
        <Count to="/admin/conversations" value={due.chats} most={DUE_COUNTED} alarming={due.chats > 0}>
          <Trans>Visitors waiting in the chat</Trans>
        </Count>
        <Count to="#holds" value={holds.total.value} most={holds.total.orMore ? DUE_COUNTED : null}>
          <Trans>Holds that end within a day</Trans>
        </Count>
        {erasures.answerBy !== null && (
          <Count
            to="/admin/erasure"
            value={erasures.total.value}
            most={erasures.total.orMore ? DUE_COUNTED : null}
            alarming={erasures.isNear}
            note={<AnswerBy by={erasures.answerBy} />}
          >
            <Trans>Erasure requests to answer</Trans>
          </Count>
        )}
      </ul>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-y-8">
          <RequestsDue requests={requests} to={requests.rows.length < requests.total.value ? "?show=requests#requests" : null} />
          <Hearings hearings={hearings} to={`/bookings?status=confirmed&${day}`} />
          <Holds holds={holds} />
        </div>
        <Calls calls={calls} open={queue.open} />
      </div>
    </section>
  );
}

function Overdue({ count }: { count: number }) {
  const { i18n } = useLingui();
  return count > 0 ? <Trans>{formatCount(i18n.locale, count)} overdue</Trans> : null;
}

function AnswerBy({ by }: { by: string }) {
  const { i18n } = useLingui();
  const day = formatDate(i18n.locale, todayIn(HEAD_OFFICE.zone, new Date(by)));
  return <Trans>Answer the first by {day}</Trans>;
}

/** `most`: from there on the count is said as "… or more". */
function Count(props: { to: string; value: number; most?: number | null; alarming?: boolean; note?: ReactNode; children: ReactNode }) {
  const { i18n, t } = useLingui();
  const count = formatCount(i18n.locale, props.value);
  const shown = props.most && props.value >= props.most ? t`${count} or more` : count;
  return (
    <li className="relative flex min-h-11 items-baseline gap-x-3 border-hairline border-t py-2 text-sm hover:bg-accent-wash/60">
      <span
        className={`tabular min-w-8 text-right font-serif text-xl ${props.alarming ? "text-danger" : props.value === 0 ? "text-soft" : ""}`}
      >
        {shown}
      </span>
      <span>
        <Link to={props.to} className="prose-link after:absolute after:inset-0">
          {props.children}
        </Link>
        {props.note ? <span className={`block ${props.alarming ? "text-danger" : "text-soft"}`}>{props.note}</span> : null}
      </span>
    </li>
  );
}

function Hearings({ hearings: { bookings, total }, to }: Pick<OfficeDue, "hearings"> & { to: string }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Today’s hearings</Trans>
      </h2>
      {bookings.length === 0 ? (
        <p className="py-2 text-soft text-sm">
          <Trans>No hearing today.</Trans>
        </p>
      ) : (
        <ul>
          {bookings.map((booking) => {
            return (
              <li
                key={booking.id}
                className="relative grid min-h-9 grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4 border-hairline border-b py-1.5 text-sm hover:bg-accent-wash/60 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
              >
                <Link to={`/bookings/${booking.id}`} className="prose-link tabular after:absolute after:inset-0">
                  {booking.bookingNumber}
                </Link>
                <span className="truncate">{booking.styleOfCause ?? booking.bookingContactName}</span>
                <span className="tabular text-soft max-sm:col-span-2">{whereAndWhen(i18n, booking)}</span>
              </li>
            );
          })}
        </ul>
      )}
      <FirstOf shown={bookings.length} total={total} to={to} />
    </section>
  );
}

/** The hours name the venue's city: where they do, the place says no more. */
function whereAndWhen(i18n: I18n, booking: OfficeDue["hearings"]["bookings"][number]): string {
  const location = booking.locationType === "virtual" ? null : booking.location;
  const hours = hoursOfDaysText(i18n, booking.days.slice(0, 1), { zone: booking.timeZone, location });
  const place = location
    ? (booking.alternateLocationName ?? locationLabel(i18n, location))
    : i18n._(LOCATION_TYPE_LABELS[booking.locationType]);
  return hours.endsWith(`, ${place}`) ? hours : [place, hours].filter(Boolean).join(", ");
}

function Holds({ holds: { rows, total } }: Pick<OfficeDue, "holds">) {
  const { i18n } = useLingui();
  return (
    <section id="holds" aria-labelledby="holds-title" className="scroll-mt-6">
      <h2 id="holds-title" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Holds that end within a day</Trans>
      </h2>
      {rows.length === 0 ? (
        <p className="py-2 text-soft text-sm">
          <Trans>No hold ends within a day.</Trans>
        </p>
      ) : (
        <ul>
          {rows.map(({ id, bookingNumber, contact, endsAt }) => (
            <li
              key={id}
              className="relative grid min-h-9 grid-cols-[8rem_minmax(0,1fr)_auto] items-baseline gap-x-4 border-hairline border-b py-1.5 text-sm hover:bg-accent-wash/60"
            >
              <Link to={`/bookings/${id}`} className="prose-link tabular after:absolute after:inset-0">
                {bookingNumber}
              </Link>
              <span className="truncate">{contact}</span>
              <time dateTime={endsAt} className="tabular text-soft">
                {formatInstant(i18n.locale, endsAt, HEAD_OFFICE.zone)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <FirstOf shown={rows.length} total={total} to={rows.length < total.value ? "?show=holds#holds" : null} />
    </section>
  );
}
