/** What the detailed form's parts are called in the document: names of controls, ids that errors and links lead to. */

import { draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";

export const FORM_ID = "detailed-booking";

/** The id of a field's control, for its label and for the error summary's links. */
export const fieldId = (field: DetailedField) => `book-${field}`;
/** The name that a control is posted under: the draft's, which every door shares. */
export const controlName = (field: DetailedField): string => draftFieldOf(field);
/** The id of a section, for the list of sections. */
export const sectionId = (section: SectionId) => `section-${section}`;
export const headingId = (section: SectionId) => `section-${section}-heading`;

/** Names of the inputs that make one more day of a list; they hold no field of the request themselves. */
export const NEW_DAY = { date: "newDate", startTime: "newStartTime", duration: "newDuration", endTime: "newEndTime" } as const;
/** The same of a day that would do as well. */
export const NEW_ALTERNATIVE = { date: "newAlternativeDate", startTime: "newAlternativeTime", reserve: "newAlternativeReserve" } as const;
/** Names every flag that the page showed, since an unticked box sends nothing. */
export const SHOWN_FLAGS = "shownFlags";
