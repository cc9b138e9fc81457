/**
 * The fast booking (specification, sections 3 and 5). It takes every field of the registry, under the draft's names; the
 * detailed request differs from it only in what is required. The same check serves the form, the JSON API and the assistant;
 * the draft holds a partial of it.
 */

import { z } from "zod";
import { type DraftPlain, draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { atomOf, type Checked, checkValue } from "#app/domain/booking/registry/atoms.ts";
import { type FastField, FIELD_NAMES, FIELDS, type FieldName, type ValueOf } from "#app/domain/booking/registry/registry.ts";
import { isGiven } from "#app/domain/booking/registry/text-values.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { scheduleIssues } from "#app/domain/booking/schedule/schedule-issues.ts";
import type { Issue } from "#app/domain/errors.ts";
import { foreignDayIssues } from "#app/domain/hearing-plan/days/days-left.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import type { DetailedValues } from "./detailed-fields.ts";
import { applyFastEffects, offeredLocationTypes } from "./effects.ts";
import type { FastBookingRequest, FastBookingValues } from "./fast-request.ts";
import { faultOfDay, isFastField, zoneOf } from "./fast-values.ts";
import { withSaidEnds } from "./said-end.ts";

export type { FastField } from "#app/domain/booking/registry/registry.ts";

/** What the fast request asks of a field. */
const asked = (field: FieldName) => ({ ...FIELDS[field], least: FIELDS[field].fast?.least });

/** `""`, null, an empty list and a flag that is off stand for "not given" in forms and in drafts. */
function optional(field: FieldName): z.ZodType {
  const atom = atomOf(asked(field));
  const empty = (value: unknown) =>
    value === null || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (empty(value) ? undefined : value), atom.optional());
}

/** Strict: a name that no field has is refused. */
export const fastBookingSchema = z.strictObject(
  Object.fromEntries(
    FIELD_NAMES.map((field): [string, z.ZodType] => [field, FIELDS[field].fast?.required ? atomOf(asked(field)) : optional(field)]),
  ),
);

export type FastBookingCheck = { ok: true; request: FastBookingRequest; issues: readonly [] } | { ok: false; issues: readonly Issue[] };

/** The clean value of one field, undefined where there is none. */
function cleanOf<F extends FieldName>(field: F, raw: unknown): ValueOf<F> | undefined {
  const checked = typeof raw === "string" ? checkValue(asked(field), raw) : null;
  return checked?.ok ? (checked.value as ValueOf<F>) : undefined;
}

/**
 * Checks a whole fast booking from any door: shape, effects, what the proceeding offers, and that the
 * preferred date is neither past in the venue (its zone decides what today is) nor too far ahead.
 *
 * Gives the request with effects applied, or one issue per field.
 */
export function checkFastBooking(input: unknown, now: Date): FastBookingCheck {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return { ok: false, issues: [{ field: "body", code: "invalid_input" }] };
  const relevant: Record<string, unknown> = Object.fromEntries(Object.entries(input).filter(([name, value]) => !isIgnored(name, value)));
  // The effects first: a proceeding that leaves one location type settles it before it is missed.
  const proceeding = cleanOf("proceedingType", relevant.proceedingType);
  const locationType = cleanOf("locationType", relevant.locationType);
  const offered = offeredLocationTypes(proceeding);
  if (proceeding && relevant.locationType === undefined && offered.length === 1) relevant.locationType = offered[0];

  const parsed = fastBookingSchema.safeParse(relevant);
  const issues = parsed.success ? [] : issuesOf(parsed.error);
  if (proceeding && locationType && !offered.includes(locationType))
    issues.push({ field: "locationType", code: "location_type_not_offered" });
  // A boardroom is a room of ours (specification, section 4).
  if (proceeding === "boardroom_only" && relevant.location === "alternate") issues.push({ field: "location", code: "location_invalid" });
  const date = cleanOf("preferredDate", relevant.preferredDate);
  // A zone that is none would be no clock at all; it has its own issue.
  const clock = { ...relevant, timeZone: cleanOf("timeZone", relevant.timeZone) } as FastBookingValues;
  const fault = date ? faultOfDay(date, clock, now) : null;
  if (fault) issues.push({ field: "preferredDate", code: fault });
  if (!parsed.success || issues.length > 0) return { ok: false, issues: firstPerField(issues) };
  // The schema's shape is made of the registry's rows, as the type is.
  const { request, issues: ends } = withSaidEnds(applyFastEffects(given(parsed.data) as FastBookingRequest).values as FastBookingRequest);
  const further = [...ends, ...furtherIssues(request, now)];
  return further.length > 0 ? { ok: false, issues: firstPerField(further) } : { ok: true, request, issues: [] };
}

/** Accepted from clients and ignored: the server sets them (rulings, "Bookings"). */
const IGNORED = ["status", "submittedAt", "createdBy", "userId", "role", "id", "bookingNumber", "createdAt", "source", "version"];

/** The specification's own client names its form in `bookingType`, where others say which days are booked. */
const isIgnored = (name: string, value: unknown) =>
  IGNORED.includes(name) || (name === "bookingType" && (value === "fast" || value === "fast_booking"));

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isGiven(FIELDS[name as FieldName].is, value as string | undefined)));

/** What a fast request says beyond the fields that its form asks for. */
export function beyondFast(request: FastBookingValues): DraftPlain {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !isFastField(name)));
}

/**
 * What is wrong with the fields beyond the form's own: days that cannot be booked, and values that mean nothing with the
 * request's other choices. They are refused, since a value that is accepted is kept.
 */
function furtherIssues(request: FastBookingRequest, now: Date): Issue[] {
  const beyond = beyondFast(request);
  if (Object.keys(beyond).length === 0) return [];
  const whole: DetailedValues = detailedValuesOf(request as DraftPlain);
  const settled = evaluate(whole).values;
  const meaningless = Object.entries(detailedValuesOf(beyond)).flatMap(([name, value]): Issue[] =>
    settled[name as keyof DetailedValues] === value
      ? []
      : [{ field: draftFieldOf(name as keyof DetailedValues), code: "choice_not_offered" }],
  );
  // Several days, and a single one next to them: which is meant is the visitor's to say.
  const twofold: Issue[] =
    request.preferredDate && request.bookingType && request.bookingType !== "single"
      ? [{ field: "bookingType", code: "choice_not_offered" }]
      : [];
  const days = scheduleIssues(whole, todayIn(zoneOf(request), now)).map(({ field, code }) => ({
    field: draftFieldOf(field as keyof DetailedValues),
    code,
  }));
  return [...days, ...foreignDayIssues(whole), ...meaningless, ...twofold];
}

/** Checks one value of one field. Gives the clean value, or the message code of what is wrong with it. */
export function checkFastField(name: FastField, value: unknown): Checked {
  return typeof value === "string" ? checkValue(asked(name), value) : { ok: false, code: FIELDS[name].missing };
}
