/**
 * The simple booking of the modal form (specification, sections 3 and 5). It reaches the same service
 * as the other forms (rulings, "Bookings"), translated onto the canonical vocabulary.
 */
import { z } from "zod";
import { atomOf } from "#app/domain/booking/registry/atoms.ts";
import {
  FIELDS,
  type SimpleField,
  type SimpleNameOf,
  type SimpleOptional,
  type SimpleValueOf,
} from "#app/domain/booking/registry/registry.ts";
import { dayFault } from "#app/domain/booking/schedule/bookable-days.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { LOCATION_ALIASES, type SimpleLocation } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";

/** The modal's fields in its order; the compiler notices one that a row names and this table lacks. */
const IN_ORDER: { readonly [F in SimpleField]: SimpleNameOf<F> } = {
  contactName: "contactName",
  contactEmail: "contactEmail",
  contactPhone: "contactPhone",
  contactFirm: "firmName",
  proceedingType: "proceedingType",
  location: "preferredLocation",
  preferredDate: "preferredDate",
  urgencyLevel: "urgency",
  caseDescription: "caseDescription",
  specialRequirements: "additionalRequirements",
};
type SimpleName = (typeof IN_ORDER)[SimpleField];

/** The clean request under the modal's names. */
export type SimpleBookingRequest = { [F in Exclude<SimpleField, SimpleOptional> as SimpleNameOf<F>]: SimpleValueOf<F> } & {
  [F in SimpleOptional as SimpleNameOf<F>]?: SimpleValueOf<F> | undefined;
};

function atom(field: SimpleField): z.ZodType {
  const { is, missing, fast, simple } = FIELDS[field];
  const values = simple?.values;
  if (values) return z.enum(values as [string, ...string[]], missing);
  const words = atomOf({ is, missing: simple?.missing ?? missing, least: fast?.least || undefined });
  return simple?.optional ? words.optional() : words;
}

export const simpleBookingSchema = z.strictObject(
  Object.fromEntries((Object.keys(IN_ORDER) as SimpleField[]).map((field) => [IN_ORDER[field], atom(field)])),
);
/** The modal's fields, in its order. */
export const SIMPLE_FIELDS: readonly SimpleName[] = Object.values(IN_ORDER);

/** Where a simple request takes place, in the canonical vocabulary. */
export function placeOf(location: SimpleLocation) {
  return location === "virtual"
    ? { locationType: "virtual" as const, location: undefined }
    : { locationType: "in_person" as const, location: LOCATION_ALIASES[location] };
}

export type SimpleBookingCheck = { ok: true; request: SimpleBookingRequest; issues: readonly [] } | { ok: false; issues: readonly Issue[] };

/** Checks the modal's request: its shape, and that the preferred date can be asked for at the venue. One issue per field. */
export function checkSimpleBooking(input: unknown, now: Date): SimpleBookingCheck {
  const parsed = simpleBookingSchema.safeParse(input);
  if (!parsed.success) return { ok: false, issues: firstPerField(issuesOf(parsed.error)) };
  // The schema's shape is made of the registry's rows, as the type is.
  const request = parsed.data as SimpleBookingRequest;
  const { zone } = venueOf(placeOf(request.preferredLocation).location) ?? HEAD_OFFICE;
  const code = dayFault(request.preferredDate, todayIn(zone, now));
  if (code) return { ok: false, issues: [{ field: "preferredDate", code }] };
  return { ok: true, request, issues: [] };
}
