/** The steps of an edit, and what travels between them: what the booking held when it was opened, and what was typed over it. */
import { standing } from "#app/components/booking-form/detailed/state/suggestions.ts";
import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import {
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
  isDetailedField,
} from "#app/domain/booking/requests/detailed-fields.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { ChangeLine } from "#app/i18n/detailed/change-lines.ts";
import type { Refused } from "../booking/refused.ts";

/** The version that an edit is based on. */
export interface Basis {
  version: number;
  values: DetailedValues;
}

/** A field in which the edit and the current booking differ. */
export interface ConflictLine {
  field: DetailedField;
  label: string;
  /** When the edit began; "" for nothing. */
  was: string;
  theirs: string;
  mine: string;
  /** Who changed it since. */
  by: "theirs" | "mine" | "both";
}

export type EditStep =
  | { step: "form"; basis: Basis; values: DetailedValues; issues: readonly Issue[] }
  | {
      step: "review";
      basis: Basis;
      mine: DetailedValues;
      lines: ChangeLine[];
      again: boolean;
      meanwhile: BookingStatus | null;
      /** What the rule of fit says against it, once it was to be saved; null before. */
      refused: Refused | null;
      /** Why it is to be saved all the same, as it was typed. */
      overrideReason: string;
    }
  | { step: "conflict"; basis: Basis; mine: DetailedValues; lines: ConflictLine[]; unanswered: boolean }
  | {
      step: "saved";
      lines: ChangeLine[];
      again: boolean;
      /** The room kept for it, until when (ISO 8601). */
      held: { name: string; until: string } | null;
      alternatives: RoomAlternatives | null;
    }
  | { step: "closed" };

/** Names of what a step carries on. */
export const CARRIED = { version: "version", basis: "basis", mine: "mine", take: "take", overrideReason: "overrideReason" } as const;

const isFlag = (field: DetailedField) => DETAILED_FIELDS[field].is.kind === "flag";
const plain = (field: DetailedField, value: string | undefined) =>
  value === "[]" || (isFlag(field) && value !== "true") ? "" : (value ?? "");

/** What of `typed` differs from the basis. What a control shows by itself where nothing was said is not a change. */
export function typedOver(basis: DetailedValues, typed: DetailedValues): DetailedValues {
  return Object.fromEntries(
    DETAILED_FIELD_NAMES.flatMap((field) => {
      if (typed[field] === undefined) return [];
      const [before, after] = [plain(field, basis[field]), plain(field, typed[field])];
      return before === after || (before === "" && after === standing(field, {})) ? [] : [[field, after]];
    }),
  );
}

/** Values carried as JSON; null when they are none. Only text under names of fields is taken. */
export function readCarried(text: string | null): DetailedValues | null {
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
    return Object.fromEntries(Object.entries(read).filter(([name, value]) => isDetailedField(name) && typeof value === "string"));
  } catch {
    return null;
  }
}
