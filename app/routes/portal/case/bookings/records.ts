/** The bookings of a case as its members see them: when, where, how they stand; nothing of who asked for them. */
import type { I18n } from "@lingui/core";
import type { Services } from "#app/context.ts";
import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { type HoursView, hoursView } from "#app/i18n/clock/hours-view.ts";
import { formatDay } from "#app/i18n/dates.ts";

type CaseFile = Awaited<ReturnType<Services["caseFiles"]["open"]>>;

export interface LinkedBookingView {
  /** For administrators, who open and unlink it; null for everybody else. */
  id: string | null;
  bookingNumber: string;
  status: BookingStatus;
  proceedingType: ProceedingType;
  /** In words; null while no day is named. */
  day: string | null;
  hours: HoursView | null;
  /** Null where it is held nowhere but on screens. */
  place: string | null;
  rooms: readonly string[];
}

export function linkedBookings(i18n: I18n, file: CaseFile): LinkedBookingView[] {
  const { locale } = i18n;
  // What has no day yet comes last.
  const key = (row: CaseFile["rows"]["bookings"][number]) => `${row.bookingDate ?? "9999"} ${row.startTime ?? ""} ${row.bookingNumber}`;
  return [...file.rows.bookings]
    .sort((one, other) => (key(one) < key(other) ? -1 : 1))
    .map((row) => {
      const { bookingDate: date, startTime, endTime, timeZone, location } = row;
      return {
        id: file.may.link_booking ? row.id : null,
        bookingNumber: row.bookingNumber,
        status: row.status,
        proceedingType: row.proceedingType,
        day: date && formatDay(locale, date),
        hours: date && startTime ? hoursView(locale, { date, startTime, endTime, zone: timeZone }, file.who.timeZone, location) : null,
        place: row.locationType === "virtual" || !location ? null : (row.alternateLocationName ?? locationLabel(i18n, location)),
        rooms: JSON.parse(row.rooms) as string[],
      };
    });
}
