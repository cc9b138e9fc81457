import { newBookingNumber } from "../booking/booking-number.ts";

/** What a visitor names on the telephone: digits with a check digit as of a booking, `Q-4829-1736`, never taken for one. */
export function newInquiryReference(random?: () => number): string {
  return newBookingNumber(random).replace("CN", "Q");
}
