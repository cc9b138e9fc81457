import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BothTimes } from "#app/components/layout/both-times.tsx";
import { HourNotes } from "#app/components/layout/hour-notes.tsx";
import { PeopleClocks } from "#app/components/layout/people-clocks.tsx";
import { contactWayOfBooking } from "#app/domain/booking/contact-way.ts";
import type { BookingMaker } from "#app/domain/booking/office/booking-maker.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CITIES } from "#app/domain/venue/cities.ts";
import { locationLabel, SOURCE_LABELS, urgencyLabel } from "#app/i18n/booking-labels.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import type { HourNotesView, HoursView } from "#app/i18n/clock/hours-view.ts";
import type { PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";
import { formatDate, formatDatedInstant, formatInstant, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { phoneText } from "#app/i18n/phone-text.ts";
import { formatText, proceedingText } from "#app/i18n/to-follow.ts";

/** The specification's presets, whose place goes without saying. */
const PRESETS: readonly string[] = CITIES.filter(({ standard }) => standard).map(({ id }) => id);

interface BookingCardsProps {
  booking: BookingRecord;
  /** Null without a day and a time. */
  hours: HoursView | null;
  /** What is unusual about them, for staff. */
  notes: HourNotesView | null;
  /** The hours on the clocks of those who take part from elsewhere. */
  clocks: PeopleClocksView | null;
  /** Null where the reader made it. */
  maker: BookingMaker | null;
}

/** The cards of a booking (specification, section 2 "Booking detail"); a card without content is not shown. */
export function BookingCards({ booking, ...rest }: BookingCardsProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <Information booking={booking} {...rest} />
      <Card title={<Trans>Contact Information</Trans>}>
        <Line label={<Trans>Name</Trans>}>{booking.bookingContactName}</Line>
        <Line label={<Trans>Firm</Trans>}>{booking.bookingContactFirm}</Line>
        <Line label={<Trans>E-mail</Trans>}>{booking.bookingContactEmail ? <Mail address={booking.bookingContactEmail} /> : null}</Line>
        <Line label={<Trans>Phone</Trans>}>{booking.bookingContactPhone ? <Phone number={booking.bookingContactPhone} /> : null}</Line>
      </Card>
      <Parties booking={booking} />
      {booking.styleOfCause || booking.contractNumber || booking.courtFileNumber || booking.ownFileNumber ? (
        <Card title={<Trans>Case Details</Trans>}>
          <Line label={<Trans>Style of cause</Trans>}>{booking.styleOfCause}</Line>
          <Line label={<Trans>Contract number</Trans>}>{booking.contractNumber}</Line>
          <Line label={<Trans>Court file number</Trans>}>{booking.courtFileNumber}</Line>
          <Line label={<Trans>Their own file number</Trans>}>{booking.ownFileNumber}</Line>
        </Card>
      ) : null}
      {booking.caseDescription || booking.specialRequirements || booking.notes ? (
        <Card title={<Trans>Additional Information</Trans>}>
          <Line label={<Trans>Case description</Trans>}>{booking.caseDescription}</Line>
          <Line label={<Trans>Special requirements</Trans>}>{booking.specialRequirements}</Line>
          <Line label={<Trans>Notes</Trans>}>{booking.notes}</Line>
        </Card>
      ) : null}
    </div>
  );
}

function Information({ booking, hours, notes, clocks, maker }: BookingCardsProps) {
  const { i18n, t } = useLingui();
  const { locale } = i18n;
  const type = proceedingText(i18n, booking);
  const title = booking.styleOfCause ?? t`${type} Booking`;
  const place =
    booking.location && !PRESETS.includes(booking.location) && booking.locationType !== "virtual"
      ? (booking.alternateLocationName ?? locationLabel(i18n, booking.location))
      : null;
  return (
    <Card title={<Trans>Booking Information</Trans>} lead={title}>
      <Line label={booking.days.length > 1 ? <Trans>Dates</Trans> : <Trans>Date</Trans>}>
        <Dates booking={booking} />
      </Line>
      <Line label={<Trans>Time</Trans>}>
        {hours ? (
          <>
            <BothTimes {...hours} />
            {notes ? <HourNotes notes={notes} /> : null}
          </>
        ) : booking.startTime ? (
          `${formatWallTime(locale, booking.startTime)}${booking.endTime ? ` - ${formatWallTime(locale, booking.endTime)}` : ""} ${zoneLabel(locale, booking.timeZone, null, booking.location)}`
        ) : null}
      </Line>
      <Line label={<Trans>Elsewhere</Trans>}>{clocks ? <PeopleClocks view={clocks} /> : null}</Line>
      <Line label={<Trans>Format</Trans>}>{formatText(i18n, booking)}</Line>
      <Line label={<Trans>Duration</Trans>}>{booking.days.length < 2 ? booking.duration?.replaceAll("_", " ") : null}</Line>
      <Line label={<Trans>Venue</Trans>}>{place}</Line>
      <Line label={<Trans>Urgency</Trans>}>{urgencyLabel(i18n, booking.source, booking.urgency)}</Line>
      <Line label={<Trans>Received</Trans>}>
        {formatDatedInstant(locale, booking.createdAt, booking.timeZone)} ({i18n._(SOURCE_LABELS[booking.source])})
      </Line>
      {maker ? (
        <Line label={<Trans>Requested by</Trans>}>
          <Maker maker={maker} />
        </Line>
      ) : null}
      <Line label={contactWayOfBooking(booking).by === "phone" ? <Trans>Call by</Trans> : <Trans>Answer by</Trans>}>
        {booking.callBy ? formatInstant(locale, booking.callBy, booking.timeZone) : null}
      </Line>
    </Card>
  );
}

function Parties({ booking }: Pick<BookingCardsProps, "booking">) {
  const parties = [
    { name: <Trans>Claimant</Trans>, of: "claimant" as const },
    { name: <Trans>Respondent</Trans>, of: "respondent" as const },
  ].filter((party) => booking[`${party.of}Name`]);
  if (parties.length === 0) return null;
  return (
    <Card title={<Trans>Party Information</Trans>}>
      {parties.map(({ name, of }) => {
        const email = booking[`${of}Email`];
        const phone = booking[`${of}Phone`];
        return (
          <div key={of} className="border-b border-hairline py-2 text-sm">
            <dt className="eyebrow">{name}</dt>
            <dd className="mt-1 flex flex-col items-start">
              <span className="font-semibold">{booking[`${of}Name`]}</span>
              {booking[`${of}Firm`] && <span>{booking[`${of}Firm`]}</span>}
              {email && <Mail address={email} />}
              {phone && <Phone number={phone} />}
            </dd>
          </div>
        );
      })}
    </Card>
  );
}

function Dates({ booking: { bookingDate, days } }: Pick<BookingCardsProps, "booking">) {
  const { i18n } = useLingui();
  if (days.length < 2) return bookingDate ? formatDate(i18n.locale, bookingDate) : <Trans>No date yet</Trans>;
  return (
    <>
      <span className="block">{datesText(i18n.locale, days)}</span>
      <span className="block text-soft text-sm">
        <Plural value={days.length} one="# day" other="# days" />
      </span>
    </>
  );
}

function Maker({ maker }: { maker: BookingMaker }) {
  if (maker.by === "visitor") return <Trans>A person without an account</Trans>;
  if (maker.by === "office") return PROVIDER.name;
  return (
    <>
      {maker.name} <Mail address={maker.email} />
    </>
  );
}

function Card({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="keep-together">
      <h2 className="border-b border-hairline-strong pb-2 text-xl">{title}</h2>
      {lead && <p className="border-b border-hairline py-2 font-serif italic wrap-anywhere">{lead}</p>}
      <dl>{children}</dl>
    </section>
  );
}

function Line({ label, children }: { label: ReactNode; children?: ReactNode }) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div className="grid min-h-9 gap-x-4 border-b border-hairline py-1.5 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="prose-link">
      {address}
    </a>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, "")}`} className="prose-link">
      {phoneText(number)}
    </a>
  );
}
