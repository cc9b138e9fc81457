/** All answers as they were received, and what is still to be agreed. */
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { isUrgencySaid, type SummaryLine, summaryLines, urgencyLabel } from "#app/i18n/booking-labels.ts";
import { datesText, hoursOfDaysText } from "#app/i18n/clock/hearing-days.ts";
import { unlessPromised } from "#app/i18n/to-follow.ts";

export function Answers({ booking }: { booking: BookingRecord }) {
  const { t, i18n } = useLingui();
  const { bookingDate, startTime, timeZone } = booking;
  const lines = summaryLines(i18n, valuesOf(booking))
    .filter(({ field }) => field !== "preferredDate" && field !== "startTime" && (field !== "urgencyLevel" || isUrgencySaid(booking)))
    .map((line) => ({ ...line, text: promised(i18n, booking, line) }));
  const location = booking.locationType === "virtual" ? null : booking.location;
  const agreed = t`To be agreed with our office`;
  const missing = [
    bookingDate ? null : t`the date`,
    startTime ? null : t`the start time`,
    booking.location || booking.locationType === "virtual" ? null : t`the venue`,
    booking.location === "alternate" ? t`the address of the place` : null,
  ].filter((each) => each !== null);
  return (
    <section className="mt-10">
      <h2 className="text-xl">
        <Trans>Your request</Trans>
      </h2>
      <dl className="mt-3 border-hairline border-t">
        <Line label={booking.days.length > 1 ? t`Dates` : t`Date`}>{datesText(i18n.locale, booking.days) || agreed}</Line>
        <Line label={t`Time`}>{hoursOfDaysText(i18n, booking.days, { zone: timeZone, location }) || agreed}</Line>
        {lines.map(({ field, label, text }) => (
          <Line key={field} label={label}>
            {field === "urgencyLevel" ? urgencyLabel(i18n, booking.source, booking.urgency) : text}
          </Line>
        ))}
      </dl>
      {missing.length > 0 && booking.status !== "cancelled" ? (
        <p className="mt-4">
          <Trans>Still to be agreed with our office: {missing.join(", ")}.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-x-6 border-hairline border-b py-2.5 sm:grid-cols-[13rem_1fr]">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular whitespace-pre-wrap wrap-anywhere" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}

/** What the visitor has promised for later is read as that. */
function promised(i18n: I18n, { details, ...booking }: BookingRecord, { field, text }: SummaryLine): string {
  const isNamed = field === "proceedingType" || field === "locationType" || field === "location";
  return isNamed ? unlessPromised(i18n, details?.toFollow, field, booking[field], text) : text;
}

/** The record's answers under the names that the labels know. */
function valuesOf(booking: BookingRecord): FastBookingValues {
  const values = {
    proceedingType: booking.proceedingType,
    locationType: booking.locationType,
    location: booking.location,
    contactName: booking.bookingContactName,
    contactFirm: booking.bookingContactFirm,
    contactEmail: booking.bookingContactEmail,
    contactPhone: booking.bookingContactPhone,
    caseDescription: booking.caseDescription,
    timeZone: booking.timeZone,
    urgencyLevel: booking.urgency,
    specialRequirements: booking.specialRequirements,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as FastBookingValues;
}
