/**
 * The fast form's fields as the screen knows them. Names only, so that the page needs no validator before
 * its reader does something; the atoms are in `domain/booking/fast.ts`.
 */
import type { FastBookingValues, FastField } from "#app/domain/booking/fast.ts";
import type { LocationType } from "#app/domain/booking/vocabulary.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "#app/domain/venue/venues.ts";

/** Values as a form holds them: text that may not be valid yet. */
export type TypedValues = Partial<Record<FastField, string>>;

/** In the order of the specification, section 2 "Fast booking", with venue, start time and zone where they belong. */
export const FORM_FIELDS = [
  "proceedingType",
  "locationType",
  "location",
  "contactName",
  "contactFirm",
  "contactEmail",
  "contactPhone",
  "caseDescription",
  "preferredDate",
  "startTime",
  "timeZone",
  "urgencyLevel",
  "specialRequirements",
] as const satisfies readonly FastField[];

export const REQUIRED_FIELDS = [
  "proceedingType",
  "locationType",
  "contactName",
  "contactEmail",
  "contactPhone",
  "caseDescription",
] as const satisfies readonly FastField[];

export function isRequired(field: FastField): boolean {
  return (REQUIRED_FIELDS as readonly FastField[]).includes(field);
}

/** The id of a field's control, for labels and for the error summary's links. */
export const fieldId = (field: FastField) => `fast-${field}`;

/** Fields that mean nothing with the present choices: no venue for a virtual hearing, no zone where the venue has one. */
export function isShown(field: FastField, values: TypedValues): boolean {
  if (field === "location") return values.locationType !== undefined && values.locationType !== "virtual";
  if (field === "timeZone") return values.locationType === "virtual" && Boolean(values.startTime);
  return true;
}

/** What is sent: values that are shown and not empty. */
export function sentValues(values: TypedValues): FastBookingValues {
  return Object.fromEntries(
    FORM_FIELDS.flatMap((field) => {
      const value = values[field]?.trim();
      return value && isShown(field, values) ? [[field, value]] : [];
    }),
  ) as FastBookingValues;
}

/** The venue whose clock counts, or null when the hearing is virtual or somewhere else. */
export function venueInForce(values: TypedValues): Venue | null {
  return (values.locationType as LocationType | undefined) === "virtual" ? null : venueOf(values.location);
}

/** IANA zone of the day and the time on the form: the venue's, else the visitor's choice, else the head office's. */
export function zoneInForce(values: TypedValues): string {
  return venueInForce(values)?.zone ?? (values.timeZone || HEAD_OFFICE.zone);
}
