/** Words of the Express panel; its promises say what really happens (rulings, "Bookings"). */
import { msg } from "@lingui/core/macro";

export const EXPRESS_TEXTS = {
  title: msg`Express Booking`,
  lead: msg`Nothing else has to be filled in for this choice. Tell us whom to call, and we take care of the rest.`,
  confirmed: msg`Immediate confirmation that your request has been received; a room is held once it has been agreed with you.`,
  called: msg`An expert calls you within 2 hours, or within 2 hours of our next opening when we are closed.`,
  coordinated: msg`We coordinate all the details with you.`,
  book: msg`Book Express Service`,
  working: msg`Processing...`,
  enterDetails: msg`Enter Details Now`,
  backToExpress: msg`Use Express Booking instead`,
  goesAlong: msg`Already filled in, and sent with it`,
} as const;
