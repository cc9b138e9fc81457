/**
 * One draft for every door: its fields are the registry's, under the registry's names (design, "The draft"). Its form says
 * what it is to become.
 */

import { detailedNameOf, FIELD_NAMES, type FieldName, isFieldName } from "#app/domain/booking/registry/registry.ts";
import { type DetailedField, fieldOf } from "#app/domain/booking/requests/detailed-fields.ts";

export type DraftField = FieldName;
/** Text as typed; absent and "" both mean "not given". */
export type DraftPlain = Partial<Record<DraftField, string>>;

/** The draft's name of a detailed field. */
export const draftFieldOf: (field: DetailedField) => DraftField = fieldOf;
/** The detailed request's name of a draft field. */
export const detailedFieldOf: (field: DraftField) => DetailedField = detailedNameOf;

/** In the detailed form's order. */
export const DRAFT_FIELDS: readonly DraftField[] = FIELD_NAMES;
export const isDraftField: (name: string) => name is DraftField = isFieldName;

/** What a draft is to become: a fast booking, or a detailed one with everything that its rules ask for. */
export const DRAFT_FORMS = ["fast", "detailed"] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];
