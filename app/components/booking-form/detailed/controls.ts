/** How each field is asked, as a table: by the kind of its value, and by name where the kind alone would ask it badly. */
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/detailed-fields.ts";

export type Control = "line" | "email" | "tel" | "date" | "time" | "count" | "text" | "flag" | "select" | "cards" | "several" | "list";

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

export function controlOf(field: DetailedField): Control {
  const { kind } = DETAILED_FIELDS[field].is;
  switch (kind) {
    case "choice":
      return CARDS.includes(field) ? "cards" : "select";
    case "choices":
      return "several";
    case "dates":
    case "counsel":
      return "list";
    case "phone":
      return "tel";
    case "name":
    case "firm":
      return "line";
    case "story":
      return "text";
    default:
      return kind;
  }
}

/** Take the whole width: what is long, and what lies side by side itself. */
const WIDE_CONTROLS: readonly Control[] = ["text", "cards", "several", "list"];
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
