/**
 * One draft for every door: its fields are those of the detailed request, under the fast booking's names where both
 * have one (design, "The draft"). Its form says what it is to become.
 */
import { DETAILED_FIELD_NAMES, type DetailedField, type DetailedValues } from "./detailed-fields.ts";
import type { FastField } from "./fast.ts";

/** The fast booking's names of fields that the detailed request calls otherwise. */
const DETAILED_NAMES = {
  contactName: "bookingContactName",
  contactFirm: "bookingContactFirm",
  contactEmail: "bookingContactEmail",
  contactPhone: "bookingContactPhone",
  preferredDate: "bookingDate",
} as const satisfies Readonly<Partial<Record<FastField, DetailedField>>>;
type Renamed = (typeof DETAILED_NAMES)[keyof typeof DETAILED_NAMES];

export type DraftField = FastField | Exclude<DetailedField, Renamed>;
/** Text as typed; absent and "" both mean "not given". */
export type DraftPlain = Partial<Record<DraftField, string>>;

const DRAFT_NAMES: Readonly<Partial<Record<DetailedField, DraftField>>> = Object.fromEntries(
  Object.entries(DETAILED_NAMES).map(([draft, detailed]) => [detailed, draft]),
);

/** The draft's name of a detailed field. */
export function draftFieldOf(field: DetailedField): DraftField {
  return DRAFT_NAMES[field] ?? (field as DraftField);
}

/** The detailed request's name of a draft field. */
export function detailedFieldOf(field: DraftField): DetailedField {
  return Object.hasOwn(DETAILED_NAMES, field) ? DETAILED_NAMES[field as keyof typeof DETAILED_NAMES] : (field as DetailedField);
}

/** In the detailed form's order. */
export const DRAFT_FIELDS: readonly DraftField[] = DETAILED_FIELD_NAMES.map(draftFieldOf);
const KNOWN: ReadonlySet<string> = new Set(DRAFT_FIELDS);

export function isDraftField(name: string): name is DraftField {
  return KNOWN.has(name);
}

/** A draft's values under the detailed request's names. */
export function detailedValuesOf(values: DraftPlain): DetailedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [detailedFieldOf(name as DraftField), value]));
}

/** A detailed request's values under the draft's names. */
export function draftValuesOf(values: DetailedValues): DraftPlain {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [draftFieldOf(name as DetailedField), value]));
}

/** What a draft is to become: a fast booking, or a detailed one with everything that its rules ask for. */
export const DRAFT_FORMS = ["fast", "detailed"] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];
