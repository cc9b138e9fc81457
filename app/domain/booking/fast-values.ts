/**
 * What is known of a fast booking's values without validating them: names, zone, what is missing. Apart
 * from `fast.ts`, so that screens and labels need no validator.
 */
import { HEAD_OFFICE, venueOf } from "../venue/venues.ts";
import { applyFastEffects } from "./effects.ts";
import type { FastBookingValues, FastField } from "./fast.ts";
import { todayIn } from "./local-date.ts";

/** In the order they are asked. */
export const FAST_REQUIRED: readonly FastField[] = [
  "proceedingType",
  "locationType",
  "contactName",
  "contactEmail",
  "contactPhone",
  "caseDescription",
];

/** Every field; the compiler notices one that the schema has and this table lacks. */
const FIELDS: Readonly<Record<FastField, true>> = {
  proceedingType: true,
  locationType: true,
  contactName: true,
  contactEmail: true,
  contactPhone: true,
  caseDescription: true,
  contactFirm: true,
  location: true,
  preferredDate: true,
  startTime: true,
  timeZone: true,
  urgencyLevel: true,
  specialRequirements: true,
};
export const FAST_FIELDS = Object.keys(FIELDS) as readonly FastField[];

export function isFastField(name: string): name is FastField {
  return Object.hasOwn(FIELDS, name);
}

/** The zone a request takes place in: its venue's, else the visitor's choice, else the head office's. */
export function zoneOf(values: { locationType?: string; location?: string; timeZone?: string }): string {
  const venue = values.locationType === "virtual" ? null : venueOf(values.location);
  return venue?.zone ?? values.timeZone ?? venueOf(values.location)?.zone ?? HEAD_OFFICE.zone;
}

/** True when `date` is before today in the zone of the request. */
export function isPast(date: string, values: FastBookingValues, now: Date): boolean {
  return date < todayIn(zoneOf(values), now);
}

/** Required fields without a value, in the order they are asked. */
export function missingFields(values: FastBookingValues): FastField[] {
  const settled = applyFastEffects(values).values;
  return FAST_REQUIRED.filter((name) => settled[name] === undefined || (settled[name] as string) === "");
}
