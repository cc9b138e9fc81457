/** The bookings of a case as its members see them: when, where, how they stand; nothing of who asked for them. */
import type { I18n } from "@lingui/core";
import type { Services } from "#app/context.ts";
import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { hearingDays } from "#app/domain/venue/occupancy.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { datesText, daysView } from "#app/i18n/clock/hearing-days.ts";
import type { HoursView } from "#app/i18n/clock/hours-view.ts";

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
  // What has no day yet comes last.
  const key = (row: CaseFile["rows"]["bookings"][number]) => `${row.bookingDate ?? "9999"} ${row.startTime ?? ""} ${row.bookingNumber}`;
  return [...file.rows.bookings]
    .sort((one, other) => (key(one) < key(other) ? -1 : 1))
    .map((row) => {
      const days = hearingDays(row, venueOf(row.location) ?? HEAD_OFFICE);
      const { timeZone: zone, location } = row;
      return {
        id: file.may.link_booking ? row.id : null,
        bookingNumber: row.bookingNumber,
        status: row.status,
        proceedingType: row.proceedingType,
        day: datesText(i18n.locale, days) || null,
        hours: daysView(i18n, days, file.who.timeZone, { zone, location }),
        place: row.locationType === "virtual" || !location ? null : (row.alternateLocationName ?? locationLabel(i18n, location)),
        rooms: JSON.parse(row.rooms) as string[],
      };
    });
}
