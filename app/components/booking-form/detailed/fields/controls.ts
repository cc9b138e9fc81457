/** How each field is asked, as a table: by the kind of its value, and by name where the kind alone would ask it badly. */

import type { KindName } from "#app/domain/booking/registry/kinds.ts";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";

export type Control =
  | "line"
  | "email"
  | "tel"
  | "date"
  | "time"
  | "count"
  | "text"
  | "flag"
  | "select"
  | "cards"
  | "several"
  | "list"
  | "given";

/** Few values that are read side by side; longer or optional lists are selects. */
const CARDS: readonly DetailedField[] = [
  "locationType",
  "location",
  "bookingType",
  "duration",
  "consecutiveDuration",
  "urgencyLevel",
  "platformPreference",
  "financialResponsibility",
];

/** The control of each kind; a choice of few values lies open as cards. */
const CONTROLS: Readonly<Record<KindName, Control>> = {
  choice: "select",
  choices: "several",
  flag: "flag",
  count: "count",
  line: "line",
  name: "line",
  firm: "line",
  text: "text",
  story: "text",
  email: "email",
  phone: "tel",
  date: "date",
  time: "time",
  dates: "list",
  counsel: "list",
  people: "list",
  alternatives: "given",
  ruledOut: "given",
  onSomeDays: "list",
  remarks: "given",
  fields: "given",
};

export function controlOf(field: DetailedField): Control {
  return CARDS.includes(field) ? "cards" : CONTROLS[DETAILED_FIELDS[field].is.kind];
}

/** Lists that the visitor gave us: shown entry by entry and taken back; they have no inputs of their own. */
export const isGivenOnly = (field: DetailedField): boolean => controlOf(field) === "given";

/** Take the whole width: what is long, and what lies side by side itself. */
const WIDE_CONTROLS: readonly Control[] = ["text", "cards", "several", "list", "given"];
const WIDE_FIELDS: readonly DetailedField[] = [
  "proceedingType",
  "styleOfCause",
  "alternateLocationAddress",
  "roomSetup",
  "showAdditionalCounsel",
];

export function isWide(field: DetailedField): boolean {
  return WIDE_CONTROLS.includes(controlOf(field)) || WIDE_FIELDS.includes(field);
}

/** Columns of cards, where three would not fit their words. */
export const CARD_COLUMNS: Readonly<Partial<Record<DetailedField, 2 | 3>>> = { financialResponsibility: 2 };

/** The visitor's own data only: browsers must not put it into the other side's fields. */
export const AUTOCOMPLETE: Readonly<Partial<Record<DetailedField, string>>> = {
  bookingContactName: "name",
  bookingContactFirm: "organization",
  bookingContactEmail: "email",
  bookingContactPhone: "tel",
};

export const INPUT_TYPES: Readonly<Partial<Record<Control, string>>> = { email: "email", tel: "tel", date: "date", time: "time" };
