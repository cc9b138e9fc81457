/** What the use cases of a visitor's hold share. */
import type { LimitedContext } from "#app/services/limited-context.ts";
import type { Prove } from "#app/services/mail/mail-addresses.server.ts";
import type { FitChecks } from "#app/services/venues/check-fit.server.ts";
import type { BookingLinks } from "../booking-links.server.ts";

export interface HoldContext extends LimitedContext {
  fits: FitChecks;
  links: BookingLinks;
  prove: Prove;
  /** Keyed hash of the caller's network. */
  network: () => string;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
