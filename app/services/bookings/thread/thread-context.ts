/** What the use cases of a booking's thread share. */
import type { LimitedContext } from "#app/services/limited-context.ts";
import type { Prove } from "#app/services/mail/mail-addresses.server.ts";
import type { BookingLinks } from "../booking-links.server.ts";

export interface ThreadContext extends LimitedContext {
  links: BookingLinks;
  prove: Prove;
}
