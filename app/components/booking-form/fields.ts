/**
 * The fast form's fields as the screen knows them. Names only, so that the page needs no validator before
 * its reader does something; the atoms are in `domain/booking/requests/fast.ts`.
 */
import type { DraftField, DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import type { FastField, FastRequired } from "#app/domain/booking/registry/registry.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { offeredZone } from "#app/domain/booking/requests/fast-values.ts";
import type { LocationType } from "#app/domain/booking/vocabulary.ts";
import { HEAD_OFFICE, type Venue, venueOf } from "#app/domain/venue/venues.ts";

/** Values as a form holds them: text that may not be valid yet; of the fast form's fields, and of what was given beyond them. */
export type TypedValues = DraftPlain;

/**
 * In the order of the specification, section 2 "Fast booking", with venue, start time and zone where they belong; the compiler
 * notices a field that the form asks for and this table lacks.
 */
const FORM: { readonly [F in FastField]: F extends FastRequired ? "required" : "optional" } = {
  proceedingType: "required",
  locationType: "required",
  location: "optional",
  contactName: "required",
  contactFirm: "optional",
  contactEmail: "required",
  contactPhone: "required",
  caseDescription: "required",
  preferredDate: "optional",
  startTime: "optional",
  timeZone: "optional",
  urgencyLevel: "optional",
  specialRequirements: "optional",
};
export const FORM_FIELDS = Object.keys(FORM) as readonly FastField[];
export const REQUIRED_FIELDS: readonly FastField[] = FORM_FIELDS.filter((field) => FORM[field] === "required");

export const isFormField = (field: string): field is FastField => Object.hasOwn(FORM, field);
export const isRequired = (field: FastField): boolean => FORM[field] === "required";

/** The fields that hold something and that the form does not ask for. */
export function furtherFields(values: TypedValues): DraftField[] {
  return (Object.keys(values) as DraftField[]).filter((field) => {
    const value = values[field]?.trim();
    return !isFormField(field) && Boolean(value) && value !== "false" && value !== "[]";
  });
}

/** The form has a part of its own for who takes part. */
export const ASKED_HERE = "people";

/** The id of the part that shows what was given beyond the form. */
export const FURTHER_ID = "fast-further";

/** The id of the form, in the document. */
export const FORM_ID = "fast-booking";

/** The id of a field's control, for labels and for the error summary's links. */
export const fieldId = (field: FastField | "people") => `fast-${field}`;

/** Fields that mean nothing with the present choices: no venue for a virtual hearing, no zone where the venue has one. */
export function isShown(field: FastField, values: TypedValues): boolean {
  if (field === "location") return values.locationType !== undefined && values.locationType !== "virtual";
  if (field === "timeZone") return values.locationType === "virtual" && Boolean(values.startTime);
  return true;
}

/** What is sent: values that are shown and not empty, and all that was given beyond the form. */
export function sentValues(values: TypedValues): FastBookingValues {
  const shown = FORM_FIELDS.filter((field) => isShown(field, values));
  return Object.fromEntries(
    [...shown, ...furtherFields(values)].flatMap((field) => {
      const value = values[field]?.trim();
      return value ? [[field, value]] : [];
    }),
  ) as FastBookingValues;
}

/** The venue whose clock counts, or null when the hearing is virtual or somewhere else. */
export function venueInForce(values: TypedValues): Venue | null {
  return (values.locationType as LocationType | undefined) === "virtual" ? null : venueOf(values.location);
}

/** IANA zone of the day and the time on the form: the venue's, else the visitor's choice, else the head office's. */
export function zoneInForce(values: TypedValues): string {
  return venueInForce(values)?.zone ?? offeredZone(values.timeZone) ?? HEAD_OFFICE.zone;
}
