/** What the planner of rooms shows, and what may be wished on it (issue "Room planner"). Days and hours are each venue's own. */

import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { SaidDay } from "#app/domain/booking/schedule/said-days.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { FitReason } from "#app/domain/hearing-plan/fit.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import type { DayColumn, HoldOnDay } from "./planner-bars.ts";

/** What holds a room on a day. */
export interface PlannerHold extends HoldOnDay {
  startTime: WallTime | null;
  endTime: WallTime | null;
  /** When it releases itself, ISO 8601; null of a lasting one. */
  expires: string | null;
}

/** A hearing as the planner names it. */
export interface PlannerBooking {
  id: string;
  bookingNumber: string;
  /** The style of cause, else the contact. */
  name: string;
  contact: string;
  status: BookingStatus;
  version: number;
  /** Its days, in order. */
  days: readonly LocalDate[];
  /** Hours of the first of them; null where nobody has said. */
  startTime: WallTime | null;
  endTime: WallTime | null;
  /** People, null where nobody has said; set-up and number of breakout rooms. */
  people: number | null;
  setup: string | null;
  breakouts: number;
}

export interface PlannerRoom {
  id: string;
  name: string;
  capacity: number;
  /** Out of use, and shown while something still holds it. */
  active: boolean;
  holds: readonly PlannerHold[];
}

export interface PlannerDay extends DayColumn {
  /** The holiday's name, or what staff wrote; null where it is closed by its weekday, or open. */
  closure: string | null;
}

export interface PlannerVenue {
  id: VenueId;
  zone: string;
  days: readonly PlannerDay[];
  /** By capacity. */
  rooms: readonly PlannerRoom[];
}

/** A request without a room, and where it fits as it is asked for. */
export interface WaitingBooking extends PlannerBooking {
  venue: VenueId;
  /** The smallest room that fits on all of its days; null where none does, or they are not all shown. */
  fits: { id: string; name: string } | null;
  /** What speaks against it; empty where it fits, null where its days are not all shown. */
  reasons: readonly FitReason[] | null;
}

/** So many requests are shown at first, and so many more each time somebody asks; and the most there are at once. */
export const WAITING_STEP = 24;
export const MOST_WAITING = 240;

export interface Planner {
  days: readonly LocalDate[];
  venues: readonly PlannerVenue[];
  bookings: readonly PlannerBooking[];
  /** The soonest, by day and hour. */
  waiting: readonly WaitingBooking[];
  /** There are more of them than are shown, or may be. */
  more: boolean;
  /** Of so many confirmed hearings not all were looked at: one without a room may be among the others. */
  unseen: boolean;
}

/** Where somebody would have a booking: what is left out stays as it is. */
export interface PlacingWish {
  bookingId: string;
  /** Id of the main room. */
  roomId: string | null;
  /** The first of its days. */
  on: LocalDate | null;
  /** How many days it has. */
  days: number | null;
  /** When each of its days begins. */
  time: WallTime | null;
}

/** Where it is, or would be. */
export interface Placed {
  venue: VenueId | null;
  /** Names of its main rooms; none while it holds none. */
  rooms: readonly string[];
  days: readonly SaidDay[];
}

export interface PlacingPreview {
  booking: Pick<
    BookingRecord,
    "id" | "bookingNumber" | "status" | "version" | "timeZone" | "styleOfCause" | "bookingContactName" | "bookingContactEmail"
  >;
  wish: PlacingWish;
  /** The main room that it holds now, by its id; null for none. */
  roomId: string | null;
  /** The room that it would have; null where the rule of fit finds none. */
  wanted: { id: string; name: string } | null;
  before: Placed;
  after: Placed;
  /** Names of the breakout rooms that go with it. */
  breakouts: readonly string[];
  /** People in the main room; null where nobody has said. */
  people: number | null;
  /** What changes: the room, days or hours, the venue. */
  changes: { room: boolean; schedule: boolean; venue: boolean };
  /** Its present hold releases itself then, ISO 8601; null of a lasting one, and of none. */
  expires: string | null;
  /** What speaks against it. */
  reasons: readonly FitReason[];
  alternatives: RoomAlternatives | null;
  /** Rooms of all venues, for the form. */
  rooms: readonly { id: string; name: string; capacity: number; venue: VenueId }[];
}
