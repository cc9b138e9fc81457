/**
 * Proof that something is so. An utterance that claims a booking, a change, a cancellation, a free room or a call carries
 * one, and only the driver of the talk, which has just read or written it, issues them: the policy imports the type alone.
 */

import type { LocalDate, WallTime } from "#app/domain/booking/schedule/local-date.ts";
import type { AskedHold, HoldState } from "../booking/office/visitor-hold.ts";
import type { BookingStatus, LocationType } from "../booking/vocabulary.ts";
import type { Estimate } from "../estimate/estimate.ts";
import type { FreeMonth } from "../hearing-plan/free-month.ts";
import type { ListedRooms } from "../venue/public-room.ts";
import type { RoomNeed } from "../venue/room-need.ts";
import type { VenueId } from "../venue/venues.ts";

interface Proven {
  /** A request that is stored. `callBy`: ISO 8601, by when staff call. */
  booked: { reference: string; callBy: string | null; zone: string };
  /** A booking was moved to these days. */
  changed: { reference: string; days: readonly LocalDate[]; startTime: WallTime | null };
  cancelled: { reference: string };
  /** Staff have it on their list, with its clock. */
  passed_on: { reference: string; dueAt: string | null; zone: string };
  copied: { reference: string };
  /** A link was mailed to the booking's own address. Said alike whether the booking exists or not. */
  linked: { reference: string };
  status: {
    reference: string;
    /** Grows with each change of the booking. */
    version: number;
    status: BookingStatus;
    date: LocalDate | null;
    startTime: WallTime | null;
    /** Every day of it, in order. */
    days: readonly LocalDate[];
    /** Where it is, if in a venue of ours. */
    venue: VenueId | null;
    locationType: LocationType;
    heldUntil: string | null;
  };
  call: { phone: string; by: string | null; zone: string };
  forgotten: { at: string };
  /** What the plan is likely to cost by its venue's rates. */
  estimate: { estimate: Estimate };
  /** Days on which rooms that suit are free. */
  free: { venue: VenueId; days: readonly LocalDate[] };
  /** A month of a venue, day by day, as it is at this moment. */
  month: { month: FreeMonth };
  /** The rooms of a venue that suit, and why the others do not. */
  rooms: { venue: VenueId; need: RoomNeed; listed: ListedRooms };
  /** Whether rooms are held for a booking, or can be; `asked`: what became of asking for the link, null where it was only looked up. */
  hold: {
    reference: string;
    asked: AskedHold | null;
    state: HoldState | null;
    /** Where the booking is. */
    venue: VenueId | null;
    /** The address that the link goes to, masked. */
    mailedTo: string;
  };
}
export type Proof = keyof Proven;
declare const issued: unique symbol;
export type Receipt<P extends Proof> = Proven[P] & { readonly proof: P; readonly [issued]: true };
export type AnyReceipt = { [P in Proof]: Receipt<P> }[Proof];

/** For the driver of the talk alone, after it has read or written what it says. */
export function issueReceipt<P extends Proof>(proof: P, what: Proven[P]): Receipt<P> {
  return { ...what, proof } as Receipt<P>;
}
