/** Booking status as a table (specification, section 4; rulings, "Bookings"). Staff act; requests begin at the top. */
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";

export const BOOKING_TRANSITIONS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  consultation_requested: ["pending", "confirmed", "cancelled"],
  pending: ["confirmed", "cancelled"],
  confirmed: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return BOOKING_TRANSITIONS[from].includes(to);
}

/** Cancelling asks for a reason (rulings, "Bookings"). */
export function needsReason(to: BookingStatus): boolean {
  return to === "cancelled";
}
