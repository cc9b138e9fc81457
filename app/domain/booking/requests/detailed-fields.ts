/**
 * The registry under the detailed request's names (specification, section 3 "Detailed booking request"), which are those
 * of the stored record and of the rules as well. No validator here; `detailed.ts` checks.
 */
import type { FieldRow } from "#app/domain/booking/registry/kinds.ts";
import { type DetailedName, detailedNameOf, FIELD_NAMES, FIELDS, type FieldName, NAMED } from "#app/domain/booking/registry/registry.ts";

export type FieldRule = FieldRow;

export type DetailedField = DetailedName;
/** Text as typed; absent and "" both mean "not given". */
export type DetailedValues = Partial<Record<DetailedField, string>>;

export const DETAILED_FIELD_NAMES: readonly DetailedField[] = FIELD_NAMES.map(detailedNameOf);
export const DETAILED_FIELDS = Object.fromEntries(FIELD_NAMES.map((field) => [detailedNameOf(field), FIELDS[field]])) as Readonly<
  Record<DetailedField, FieldRow>
>;

export function isDetailedField(name: string): name is DetailedField {
  return Object.hasOwn(DETAILED_FIELDS, name);
}

/** The registry's name of a detailed field. */
export function fieldOf(name: DetailedField): FieldName {
  // Every detailed name is one that the registry was asked for: `NAMED` is made of them.
  return NAMED.get(name) as FieldName;
}

/** The detailed field that a client means by `given`, its own name or an alias; undefined for no field. */
export function detailedFieldNamed(given: string): DetailedField | undefined {
  const field = NAMED.get(given);
  return field && detailedNameOf(field);
}

/** What holds where nothing was said of it. A day or an hour is never among them: what nobody chose is not stored as chosen. */
export const DETAILED_DEFAULTS: DetailedValues = Object.fromEntries(
  FIELD_NAMES.flatMap((field) => {
    const { byDefault } = FIELDS[field];
    return byDefault === undefined ? [] : [[detailedNameOf(field), byDefault]];
  }),
);
