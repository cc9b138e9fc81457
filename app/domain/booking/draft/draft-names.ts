/** A request's values under the names of the other form. Names alone: no row of the registry is loaded for it. */
import { DETAILED_NAMES } from "#app/domain/booking/registry/renamed.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { DraftField, DraftPlain } from "./draft-fields.ts";

const DRAFT_NAMES = new Map<string, string>(Object.entries(DETAILED_NAMES).map(([name, detailed]) => [detailed, name]));

/** A draft's values under the detailed request's names. */
export function detailedValuesOf(values: DraftPlain): DetailedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [detailedName(name as DraftField), value]));
}

/** A detailed request's values under the draft's names. */
export function draftValuesOf(values: DetailedValues): DraftPlain {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [DRAFT_NAMES.get(name) ?? name, value]));
}

const detailedName = (name: DraftField): DetailedField =>
  (Object.hasOwn(DETAILED_NAMES, name) ? DETAILED_NAMES[name as keyof typeof DETAILED_NAMES] : name) as DetailedField;
