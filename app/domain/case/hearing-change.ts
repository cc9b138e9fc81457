/**
 * What a case is notified of where a booking of its own changes: day, hours, place, status and rooms, as its page shows them, and
 * nothing of its contact. Pure.
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
  /** Left out where a change has nothing to do with them. */
  rooms?: readonly HeardRoom[];
}

/** A room that it has for good, for a time of it. */
export interface HeardRoom {
  roomId: string;
  name: string;
  part: "main" | "breakout";
  /** UTC milliseconds. */
  startsAt: number;
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
  /** `when`, `where` and `rooms`: before and after, only where they differ. */
  details: {
    bookingNumber: string;
    bookingStatus?: [BookingStatus, BookingStatus];
    when?: [HeardDay[], HeardDay[]];
    where?: [string, string];
    rooms?: [string[], string[]];
  };
}

/** What of the change its cases are notified of; null where they would see none. */
export function hearingChange(before: Heard, after: Heard): HearingChange | null {
  const [from, to] = [daysOf(before), daysOf(after)];
  const [there, here] = [placeOf(before), placeOf(after)];
  const moves = JSON.stringify(from) !== JSON.stringify(to);
  const rooms = roomsChange(before.rooms, after.rooms);
  const type = typeOf(before.status, after.status);
  // That it has taken place is no news to who sat in it.
  const turns = before.status !== after.status && after.status !== "completed";
  if (!moves && there === here && !turns && !rooms) return null;
  return {
    type,
    details: {
      bookingNumber: after.bookingNumber,
      ...(turns ? { bookingStatus: [before.status, after.status] } : {}),
      ...(moves ? { when: [from, to] } : {}),
      ...(there === here ? {} : { where: [there, here] }),
      ...(rooms ? { rooms } : {}),
    },
  };
}

function typeOf(before: BookingStatus, after: BookingStatus): HearingChangeType {
  if (before === after) return "booking_changed";
  if (after === "cancelled") return "booking_cancelled";
  return after === "confirmed" ? "booking_confirmed" : "booking_changed";
}

/** The names of its rooms before and after, each once; null where every hour of it stays in its room. */
function roomsChange(before: readonly HeardRoom[] | undefined, after: readonly HeardRoom[] | undefined): [string[], string[]] | null {
  if (!before || !after) return null;
  const placed = (rooms: readonly HeardRoom[]) => rooms.map(({ roomId, part, startsAt }) => `${startsAt} ${part} ${roomId}`).sort();
  if (placed(before).join() === placed(after).join()) return null;
  return [namesOf(before), namesOf(after)];
}

const namesOf = (rooms: readonly HeardRoom[]) => [
  ...new Set([...rooms].sort((one, other) => one.startsAt - other.startsAt || (one.part === "main" ? -1 : 1)).map(({ name }) => name)),
];

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
