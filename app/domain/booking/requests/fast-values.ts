/**
 * What is known of a fast booking's values without validating them: names, zone, what is missing. Apart
 * from `fast.ts`, so that screens and labels need no validator.
 */

import type { FastField, FastRequired } from "#app/domain/booking/registry/registry.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { TIME_ZONE_ALIASES, TIME_ZONES, type TimeZone } from "../vocabulary.ts";
import { applyFastEffects } from "./effects.ts";
import type { FastBookingValues } from "./fast-request.ts";

/** The fast form's own fields in the order they are asked; the compiler notices one that a row asks for and this table lacks. */
const ASKED: { readonly [F in FastField]: F extends FastRequired ? "required" : "optional" } = {
  proceedingType: "required",
  locationType: "required",
  contactName: "required",
  contactEmail: "required",
  contactPhone: "required",
  caseDescription: "required",
  contactFirm: "optional",
  location: "optional",
  preferredDate: "optional",
  startTime: "optional",
  timeZone: "optional",
  urgencyLevel: "optional",
  specialRequirements: "optional",
};
export const FAST_FIELDS = Object.keys(ASKED) as readonly FastField[];
/** Without these no fast request is sent. */
export const FAST_REQUIRED: readonly FastField[] = FAST_FIELDS.filter((field) => ASKED[field] === "required");

export function isFastField(name: string): name is FastField {
  return Object.hasOwn(ASKED, name);
}

/**
 * The zone a request takes place in: its venue's, else the visitor's choice, else the head office's. A draft may hold anything:
 * what is none of the zones that we offer chooses nothing, since no clock could be read by it.
 */
export function zoneOf(values: { locationType?: string; location?: string; timeZone?: string }): TimeZone {
  const venue = values.locationType === "virtual" ? null : venueOf(values.location);
  return venue?.zone ?? offeredZone(values.timeZone) ?? venueOf(values.location)?.zone ?? HEAD_OFFICE.zone;
}

/** The zone of that name or alias; undefined for one that we do not offer. */
export function offeredZone(name = ""): TimeZone | undefined {
  return TIME_ZONES.find((zone) => zone === (Object.hasOwn(TIME_ZONE_ALIASES, name) ? TIME_ZONE_ALIASES[name] : name));
}

/** What is wrong with the request's day by today in its zone; null when it can be asked for. */
export function faultOfDay(date: string, values: FastBookingValues, now: Date): ReturnType<typeof dayFault> {
  return dayFault(date, todayIn(zoneOf(values), now));
}

/** Required fields without a value, in the order they are asked. */
export function missingFields(values: FastBookingValues): FastField[] {
  const settled = applyFastEffects(values).values;
  return FAST_REQUIRED.filter((name) => settled[name] === undefined || (settled[name] as string) === "");
}
