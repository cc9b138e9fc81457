/**
 * The fast booking (specification, sections 3 and 5). The same schema serves the form, the JSON API
 * and the assistant's tools; the draft holds a partial of it.
 *
 * Beyond the specification's fields it takes `location`, `startTime` and `timeZone`, all optional, so
 * that a city or an hour that a visitor mentions is not lost (docs/decisions.md).
 */
import { z } from "zod";
import type { Issue } from "../errors.ts";
import { firstPerField, issuesOf } from "../schema-issues.ts";
import { applyFastEffects, offeredLocationTypes } from "./effects.ts";
import { isPast } from "./fast-values.ts";
import * as field from "./fields.ts";

/** `""` and null stand for "not given" in forms and in drafts. */
const optional = <T extends z.ZodType>(atom: T) =>
  z.preprocess((value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value), atom.optional());

const required = {
  proceedingType: field.proceedingType,
  locationType: field.locationType,
  contactName: field.personName("name_required"),
  contactEmail: field.email("email_required"),
  contactPhone: field.phone("phone_required"),
  caseDescription: field.description("description_required"),
};

const extras = {
  contactFirm: field.optionalFirm,
  location: field.location,
  preferredDate: field.localDate("date_invalid"),
  startTime: field.wallTime("time_invalid"),
  timeZone: field.timeZone,
  urgencyLevel: field.fastUrgency,
  specialRequirements: field.notes,
};

/** One atom per draft field, none of them optional: what a single value must look like. */
export const fastFields = { ...required, ...extras };

export const fastBookingSchema = z.strictObject({
  ...required,
  contactFirm: optional(extras.contactFirm),
  location: optional(extras.location),
  preferredDate: optional(extras.preferredDate),
  startTime: optional(extras.startTime),
  timeZone: optional(extras.timeZone),
  urgencyLevel: optional(extras.urgencyLevel),
  specialRequirements: optional(extras.specialRequirements),
});

export type FastBookingRequest = z.output<typeof fastBookingSchema>;
export type FastBookingValues = Partial<FastBookingRequest>;
export type FastField = keyof typeof fastFields;

/** Accepted from clients and ignored: the server sets them (rulings, "Bookings"). */
const IGNORED = [
  "bookingType",
  "status",
  "submittedAt",
  "createdBy",
  "userId",
  "role",
  "id",
  "bookingNumber",
  "createdAt",
  "source",
  "version",
];

export type FastBookingCheck = { ok: true; request: FastBookingRequest; issues: readonly [] } | { ok: false; issues: readonly Issue[] };

/**
 * Checks a whole fast booking from any door: shape, effects, what the proceeding offers, and that the
 * preferred date is not past in the venue (its zone decides what today is).
 *
 * Gives the request with effects applied, or one issue per field.
 */
export function checkFastBooking(input: unknown, now: Date): FastBookingCheck {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return { ok: false, issues: [{ field: "body", code: "invalid_input" }] };
  const relevant = Object.fromEntries(Object.entries(input).filter(([name]) => !IGNORED.includes(name)));
  // The effects first: a proceeding that leaves one location type settles it before it is missed.
  const proceeding = field.proceedingType.safeParse(relevant.proceedingType);
  const asked = field.locationType.safeParse(relevant.locationType);
  const offered = offeredLocationTypes(proceeding.data);
  if (proceeding.success && relevant.locationType === undefined && offered.length === 1) relevant.locationType = offered[0];

  const parsed = fastBookingSchema.safeParse(relevant);
  const issues = parsed.success ? [] : issuesOf(parsed.error);
  if (proceeding.success && asked.success && !offered.includes(asked.data)) {
    issues.push({ field: "locationType", code: "location_type_not_offered" });
  }
  // A boardroom is a room of ours (specification, section 4).
  if (proceeding.data === "boardroom_only" && relevant.location === "alternate")
    issues.push({ field: "location", code: "location_invalid" });
  const date = field.localDate("date_invalid").safeParse(relevant.preferredDate);
  // A zone that is none would be no clock at all; it has its own issue.
  const clock = { ...relevant, timeZone: field.timeZone.safeParse(relevant.timeZone).data } as FastBookingValues;
  if (date.success && isPast(date.data, clock, now)) issues.push({ field: "preferredDate", code: "date_in_past" });
  if (!parsed.success || issues.length > 0) return { ok: false, issues: firstPerField(issues) };
  return { ok: true, request: applyFastEffects(parsed.data).values as FastBookingRequest, issues: [] };
}

/** Checks one value of one field. Gives the clean value, or the message code of what is wrong with it. */
export function checkFastField(name: FastField, value: unknown): { ok: true; value: string } | { ok: false; code: string } {
  const parsed = fastFields[name].safeParse(value);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, code: parsed.error.issues[0]?.message ?? "invalid_input" };
}
