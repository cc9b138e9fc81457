/**
 * The registry: one row for each field of a booking, in the order of the detailed form, under the name that the draft and
 * the fast request use. Every schema, list and table of fields is derived from it or is a mapped type over its names, so
 * that a field which is forgotten somewhere is an error of the compiler or of a test (docs/first-change.md, "A field").
 */
import { BOOKING_CONTACT, PROCEEDING } from "./contact.ts";
import { SCHEDULING } from "./days.ts";
import type { FieldRow, KindName, Place } from "./kinds.ts";
import { CASE_INFO, FINANCIAL, SPECIAL_REQUIREMENTS } from "./matter.ts";
import { PROCEEDING_DETAILS } from "./particulars.ts";
import { ADDITIONAL_COUNSEL, CLAIMANT, ORDERING_COUNSEL, PEOPLE, RESPONDENT } from "./parties.ts";
import { EQUIPMENT, LOCATION, VIRTUAL_PLATFORM } from "./place.ts";
import { COURT_REPORTING, EXTRA_SERVICES } from "./services.ts";

/** The sections of the detailed form, in order, with their fields in order (specification, section 2 "Detailed booking form"). */
const GROUPS = {
  proceeding: PROCEEDING,
  booking_contact: BOOKING_CONTACT,
  claimant: CLAIMANT,
  ordering_counsel: ORDERING_COUNSEL,
  respondent: RESPONDENT,
  additional_counsel: ADDITIONAL_COUNSEL,
  people: PEOPLE,
  case_info: CASE_INFO,
  scheduling: SCHEDULING,
  proceeding_details: PROCEEDING_DETAILS,
  location: LOCATION,
  virtual_platform: VIRTUAL_PLATFORM,
  equipment: EQUIPMENT,
  court_reporting: COURT_REPORTING,
  extra_services: EXTRA_SERVICES,
  financial: FINANCIAL,
  special_requirements: SPECIAL_REQUIREMENTS,
} as const;
export type SectionId = keyof typeof GROUPS;
export const SECTION_IDS = Object.keys(GROUPS) as readonly SectionId[];

type Joined<T> = (T extends T ? (rows: T) => void : never) extends (rows: infer All) => void ? All : never;
type Registry = Joined<(typeof GROUPS)[SectionId]>;

/** The canonical name of a field: the draft's, and the fast request's. */
export type FieldName = keyof Registry & string;
export const FIELDS = Object.assign({}, ...Object.values(GROUPS)) as Readonly<Record<FieldName, FieldRow>>;
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}

/** The fields whose row has `property` with a value like `V`. */
type With<Property extends string, V = unknown> = { [F in FieldName]: Registry[F] extends Record<Property, V> ? F : never }[FieldName];
/** The fields of these kinds. */
export type FieldOf<K extends KindName> = { [F in FieldName]: Registry[F]["is"]["kind"] extends K ? F : never }[FieldName];

/** Asked for by the fast form itself. */
export type FastField = With<"fast">;
/** Without these no fast request is sent. */
export type FastRequired = With<"fast", { required: true }>;
export type SimpleField = With<"simple">;

/** The detailed request's name of a field, which is the stored record's as well. */
export type DetailedNameOf<F extends FieldName> = Registry[F] extends { detailed: infer D extends string } ? D : F;
export type DetailedName = { [F in FieldName]: DetailedNameOf<F> }[FieldName];
/** Columns of their own, by the detailed request's name. */
export type ColumnName = { [F in With<"column", true>]: DetailedNameOf<F> }[With<"column", true>];
/** Kept in the JSON and shown by itself in the record. */
export type RecordName = { [F in With<"inRecord", true>]: DetailedNameOf<F> }[With<"inRecord", true>];

/** What a clean value of a field is: one of its list, else text. */
export type ValueOf<F extends FieldName> = Registry[F]["is"] extends { kind: "choice"; values: readonly (infer V extends string)[] }
  ? V
  : string;
/** The modal's name of a field, and what a clean value is there. */
export type SimpleNameOf<F extends SimpleField> = Registry[F] extends { simple: { as: infer N extends string } } ? N : never;
export type SimpleValueOf<F extends SimpleField> = Registry[F] extends { simple: { values: readonly (infer V extends string)[] } }
  ? V
  : string;
export type SimpleOptional = With<"simple", { optional: true }>;

/** The section that a field is in. */
const SECTION_OF = new Map<string, SectionId>(SECTION_IDS.flatMap((id) => Object.keys(GROUPS[id]).map((field) => [field, id] as const)));
/** The fields of a section, in order. */
export const fieldsOfSection = (id: SectionId): FieldName[] => FIELD_NAMES.filter((field) => SECTION_OF.get(field) === id);

/** The detailed request's name of a field. */
export const detailedNameOf = (field: FieldName): DetailedName => (FIELDS[field].detailed ?? field) as DetailedName;

/** Every name under which the detailed request takes a field, to the field. */
export const NAMED: ReadonlyMap<string, FieldName> = new Map(
  FIELD_NAMES.flatMap((field) => {
    const { detailed, aliases = [] } = FIELDS[field];
    return [field, ...(detailed ? [detailed] : []), ...aliases].map((name): [string, FieldName] => [name, field]);
  }),
);

/** The fields that a place does not list, by the detailed request's names: its own lines say them, or it keeps them back. */
export function notListedIn(place: Place): readonly DetailedName[] {
  return FIELD_NAMES.filter((field) => [...(FIELDS[field].said ?? []), ...(FIELDS[field].hidden ?? [])].includes(place)).map(
    detailedNameOf,
  );
}

/** The fields whose row says yes to `property`, by the detailed request's names. */
export function fieldsWith(property: "column" | "inRecord" | "decidesPlace"): readonly DetailedName[] {
  return FIELD_NAMES.filter((field) => FIELDS[field][property]).map(detailedNameOf);
}
