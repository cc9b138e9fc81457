/** Columns of the exported list. Days and times stay as they are stored, with their zone, so that a spreadsheet can sort them. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS, SOURCE_LABELS, STATUS_LABELS } from "#app/i18n/booking-labels.ts";

interface ExportColumn {
  label: MessageDescriptor;
  cell: (booking: BookingRecord, i18n: I18n) => string | null;
}

export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { label: msg`Booking number`, cell: (booking) => booking.bookingNumber },
  { label: msg`Status`, cell: ({ status }, i18n) => i18n._(STATUS_LABELS[status]) },
  { label: msg`Date`, cell: (booking) => booking.bookingDate },
  { label: msg`Start time`, cell: (booking) => booking.startTime },
  { label: msg`End time`, cell: (booking) => booking.endTime },
  { label: msg`Last day`, cell: ({ days }) => days.at(-1)?.date ?? null },
  { label: msg`Number of days`, cell: ({ days }) => (days.length === 0 ? null : String(days.length)) },
  { label: msg`Days and hours`, cell: ({ days }) => days.map(dayCell).join("; ") || null },
  { label: msg`Time zone`, cell: (booking) => booking.timeZone },
  { label: msg`Type of proceeding`, cell: ({ proceedingType }, i18n) => i18n._(PROCEEDING_LABELS[proceedingType]) },
  { label: msg`Format`, cell: ({ locationType }, i18n) => i18n._(LOCATION_TYPE_LABELS[locationType]) },
  {
    label: msg`Venue`,
    cell: ({ location, alternateLocationName }, i18n) => alternateLocationName ?? (location && locationLabel(i18n, location)),
  },
  { label: msg`Style of cause`, cell: (booking) => booking.styleOfCause },
  { label: msg`Contact`, cell: (booking) => booking.bookingContactName },
  { label: msg`Law firm or organization`, cell: (booking) => booking.bookingContactFirm },
  { label: msg`E-mail`, cell: (booking) => booking.bookingContactEmail },
  { label: msg`Phone`, cell: (booking) => booking.bookingContactPhone },
  { label: msg`Source`, cell: ({ source }, i18n) => i18n._(SOURCE_LABELS[source]) },
  { label: msg`Requested at (UTC)`, cell: (booking) => booking.createdAt },
];

/** "2027-02-08 09:30-16:30", as far as the hours are known. */
function dayCell({ date, startTime, endTime }: BookingRecord["days"][number]): string {
  if (!startTime) return date;
  return `${date} ${startTime}${endTime ? `-${endTime}` : ""}`;
}
