/**
 * The simple booking of the modal form (specification, sections 3 and 5). It reaches the same service
 * as the other forms (rulings, "Bookings"), translated onto the canonical vocabulary.
 */
import { z } from "zod";
import type { Issue } from "../errors.ts";
import { firstPerField, issuesOf } from "../schema-issues.ts";
import { HEAD_OFFICE, venueOf } from "../venue/venues.ts";
import * as field from "./fields.ts";
import { todayIn } from "./local-date.ts";
import { LOCATION_ALIASES, type SimpleLocation } from "./vocabulary.ts";

export const simpleBookingSchema = z.strictObject({
  contactName: field.personName("name_required"),
  contactEmail: field.email("email_is_required"),
  contactPhone: field.phone("phone_number_required"),
  firmName: field.firmName("firm_name_required"),
  proceedingType: field.simpleProceedingType,
  preferredLocation: field.simpleLocation,
  preferredDate: field.localDate("preferred_date_required"),
  urgency: field.simpleUrgency,
  caseDescription: field.description("brief_description_required"),
  additionalRequirements: field.notes.optional(),
});
/** The modal's fields, in its order. */
export const SIMPLE_FIELDS = Object.keys(simpleBookingSchema.shape) as readonly (keyof typeof simpleBookingSchema.shape)[];
export type SimpleBookingRequest = z.output<typeof simpleBookingSchema>;

/** Where a simple request takes place, in the canonical vocabulary. */
export function placeOf(location: SimpleLocation) {
  return location === "virtual"
    ? { locationType: "virtual" as const, location: undefined }
    : { locationType: "in_person" as const, location: LOCATION_ALIASES[location] };
}

export type SimpleBookingCheck = { ok: true; request: SimpleBookingRequest; issues: readonly [] } | { ok: false; issues: readonly Issue[] };

/** Checks the modal's request: its shape, and that the preferred date is not past at the venue. One issue per field. */
export function checkSimpleBooking(input: unknown, now: Date): SimpleBookingCheck {
  const parsed = simpleBookingSchema.safeParse(input);
  if (!parsed.success) return { ok: false, issues: firstPerField(issuesOf(parsed.error)) };
  const { zone } = venueOf(placeOf(parsed.data.preferredLocation).location) ?? HEAD_OFFICE;
  if (parsed.data.preferredDate < todayIn(zone, now)) return { ok: false, issues: [{ field: "preferredDate", code: "date_in_past" }] };
  return { ok: true, request: parsed.data, issues: [] };
}
