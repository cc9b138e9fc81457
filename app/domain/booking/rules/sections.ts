/** The registry's groups under the detailed request's names: the sections of the form, in order, and their fields in order. */
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { detailedNameOf, fieldsOfSection, SECTION_IDS, type SectionId } from "../registry/registry.ts";

export const SECTIONS: Readonly<Record<SectionId, readonly DetailedField[]>> = Object.fromEntries(
  SECTION_IDS.map((id) => [id, fieldsOfSection(id).map(detailedNameOf)]),
) as Record<SectionId, DetailedField[]>;

/** The section that a field is in. */
export const SECTION_OF: Readonly<Record<DetailedField, SectionId>> = Object.fromEntries(
  SECTION_IDS.flatMap((id) => SECTIONS[id].map((field) => [field, id])),
) as Record<DetailedField, SectionId>;
