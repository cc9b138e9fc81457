/** A booking as its client sees and changes it by link: nothing of staff's, nothing of the other side's. */

import type { ContactWay } from "#app/domain/booking/contact-way.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { SaidDay } from "#app/domain/booking/schedule/said-days.ts";
import { minutesOf } from "#app/domain/booking/schedule/schedule-rules.ts";
import type { BookingLocation, BookingStatus, LocationType, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { BookingRecord } from "./record.ts";

/** What the client may do: change at once; ask staff, after the cut-off or once it has taken place; nothing any more. */
export type ManageMode = "change" | "ask" | "closed";

export interface ManagedBooking {
  id: string;
  bookingNumber: string;
  status: BookingStatus;
  version: number;
  proceedingType: ProceedingType;
  locationType: LocationType;
  location: BookingLocation | null;
  alternateLocationName: string | null;
  bookingDate: LocalDate | null;
  startTime: WallTime | null;
  endTime: WallTime | null;
  /** Every day of the hearing, in order. */
  days: readonly SaidDay[];
  timeZone: string;
  /** Several days are moved together. */
  severalDays: boolean;
  phone: string;
  specialRequirements: string;
  /** Everything else that was asked for and that the link tells; null where the request held nothing more. */
  details: BookingRecord["details"];
  /** How our office reaches the contact, without their words. */
  way: ContactWay;
  /** Instants, ISO 8601: until when staff call; until when the client changes it without asking. */
  callBy: string | null;
  changeableUntil: string | null;
  /** A hearing of an open case: the client asks, and our office changes it for all of them. */
  isOfCase: boolean;
  /** Until when a room is held for it though it is not confirmed. */
  heldUntil: string | null;
  mode: ManageMode;
  /** What the client asked staff for and staff have not done yet, with the clock of each; no words where a contact of before asked. */
  asked: { kind: "change_request" | "cancel_request"; note: string | null; dueAt: string }[];
}

/** A managed booking as its page shows it; the details are written there as lines. */
export type ShownBooking = Omit<ManagedBooking, "details">;

/** Where a day of several goes to, as it was typed. */
export interface WishedDay {
  date: string;
  time: string;
}

/** What the client wishes. */
export type ManageWish =
  | { do: "move"; version: number; date: string; time: string }
  /** Of several days: when each of them is to be, in their order. */
  | { do: "days"; version: number; days: readonly WishedDay[] }
  | { do: "contact"; version: number; phone: string; specialRequirements: string }
  | { do: "cancel"; version: number; reason: string }
  | { do: "ask"; words: string };

/** What became of a wish. */
export type ManageOutcome =
  | { done: "changed"; again: boolean; held: boolean }
  | { done: "cancelled" }
  /** Nothing is changed yet: staff call by then (ISO 8601). */
  | { done: "asked"; dueAt: string };

/**
 * The request at another day and hour; what lasts as long as before ends later or earlier with it. Several days and a
 * day past midnight are not moved so: the issue says which. Values are those of `storedValues`; `date` and `time` clean.
 */
export function movedTo(values: DetailedValues, date: LocalDate, time: WallTime | ""): { values: DetailedValues } | { issues: Issue[] } {
  const moved: DetailedValues = { bookingDate: date, startTime: time || (values.startTime ?? "") };
  if (values.duration !== "extended" || !values.endTime || !values.startTime || !moved.startTime) return { values: moved };
  const endTime = endAfter(moved.startTime, values.startTime, values.endTime);
  return endTime ? { values: { ...moved, endTime } } : { issues: [{ field: "startTime", code: "time_invalid" }] };
}

/** When what lasts from `from` to `until` ends where it begins at `start`; null where that is not on the same day. */
export function endAfter(start: WallTime, from: WallTime, until: WallTime): WallTime | null {
  const end = minutesOf(start) + minutesOf(until) - minutesOf(from);
  if (end >= 24 * 60) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}
