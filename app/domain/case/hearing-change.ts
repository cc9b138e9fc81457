/**
 * What a case is notified of where a booking of its own changes: day, hours, place and status, as its page shows them, and nothing of
 * who asked for it. Pure.
 */
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { type Dated, hearingDays } from "#app/domain/venue/occupancy.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";

/** What of a booking its cases see. */
export interface Heard extends Dated {
  bookingNumber: string;
  status: BookingStatus;
  locationType: string | null;
  location: string | null;
  alternateLocationName: string | null;
  /** IANA zone. */
  timeZone: string;
}

/** A day of it; hours where they are said. */
export interface HeardDay {
  date: string;
  from: string | null;
  to: string | null;
  zone: string;
}

export type HearingChangeType = "booking_changed" | "booking_confirmed" | "booking_cancelled";

export interface HearingChange {
  type: HearingChangeType;
  /** `when` and `where`: before and after, only where they differ. */
  details: {
    bookingNumber: string;
    bookingStatus?: [BookingStatus, BookingStatus];
    when?: [HeardDay[], HeardDay[]];
    where?: [string, string];
  };
}

/** What of the change its cases are notified of; null where they would see none. */
export function hearingChange(before: Heard, after: Heard): HearingChange | null {
  const [from, to] = [daysOf(before), daysOf(after)];
  const [there, here] = [placeOf(before), placeOf(after)];
  const moves = JSON.stringify(from) !== JSON.stringify(to);
  const type = typeOf(before.status, after.status);
  // That it has taken place is no news to who sat in it.
  const turns = before.status !== after.status && after.status !== "completed";
  if (!moves && there === here && !turns) return null;
  return {
    type,
    details: {
      bookingNumber: after.bookingNumber,
      ...(turns ? { bookingStatus: [before.status, after.status] } : {}),
      ...(moves ? { when: [from, to] } : {}),
      ...(there === here ? {} : { where: [there, here] }),
    },
  };
}

function typeOf(before: BookingStatus, after: BookingStatus): HearingChangeType {
  if (before === after) return "booking_changed";
  if (after === "cancelled") return "booking_cancelled";
  return after === "confirmed" ? "booking_confirmed" : "booking_changed";
}

const daysOf = (heard: Heard): HeardDay[] =>
  hearingDays(heard, venueOf(heard.location) ?? HEAD_OFFICE).map(({ date, startTime, endTime }) => ({
    date,
    from: startTime,
    to: endTime,
    zone: heard.timeZone,
  }));

/** A venue's id, the name of another place, or "virtual", as the case's page shows it; empty where nobody has said. */
const placeOf = ({ locationType, location, alternateLocationName }: Heard): string =>
  locationType === "virtual" ? "virtual" : location ? (alternateLocationName ?? location) : "";
