/** What staff do with a booking, over the wire (specification, section 7; rulings, "Bookings"). */
import type { HeldRoom } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { BookingStatus } from "../domain/booking/vocabulary.ts";
import { request } from "./request.ts";

export interface MovedBooking extends BookingRecord {
  rooms: HeldRoom[];
  /** Open requests for the same days that no room is left for. */
  impossible: { id: string; bookingNumber: string }[];
}

export interface StatusChange {
  status: BookingStatus;
  roomId?: string;
  reason?: string;
  /** Why staff go against the rule of fit. */
  overrideReason?: string;
  /** What is taken instead, of what a refusal offers. */
  instead?: string;
  /** The version on the screen: a change on an older one is refused. */
  version: number;
}

/** Moves a booking to another status. */
export function patchBooking(id: string, change: StatusChange): Promise<MovedBooking> {
  return request(`/api/bookings/${encodeURIComponent(id)}`, { method: "PATCH", body: change });
}

/** Hides a booking from lists. */
export function deleteBooking(id: string): Promise<void> {
  return request(`/api/bookings/${encodeURIComponent(id)}`, { method: "DELETE" });
}
