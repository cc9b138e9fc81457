/**
 * Which of the fields that apply stand on the screen, and how far each section is (specification, section 2 "Detailed
 * booking form"): what the rules make mandatory, or everything. Pure, so that the server shows the same without scripts.
 */

import { isGivenOnly } from "#app/components/booking-form/detailed/fields/controls.ts";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import { isGiven } from "#app/domain/booking/registry/text-values.ts";
import { DETAILED_FIELDS, type DetailedField, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Evaluation } from "#app/domain/booking/rules/evaluate.ts";
import { SECTION_OF } from "#app/domain/booking/rules/sections.ts";
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";

/** 'Required Only' and 'All Fields'. */
export type FieldsMode = "required" | "all";

export interface ShownSection {
  id: SectionId;
  fields: readonly DetailedField[];
  /** Fields that are counted, and how many of them hold something. None counted: there is nothing to fill, only to choose from. */
  filled: number;
  total: number;
}

/** Chosen before anything else: every rule follows from these. */
const DECIDES: readonly DetailedField[] = ["proceedingType", "locationType"];

/**
 * Optional, and asked in either mode: on whose clocks the hours are read is known before an hour is chosen, and what is wanted on some days
 * is asked next to it.
 */
const OFFERED: readonly DetailedField[] = ["people", "onSomeDays"];

/**
 * The sections with the fields to show. `given` are the fields whose value the visitor or the assistant gave: they stay
 * in sight in either mode, so that nothing given is sent unseen.
 */
export function shownSections(
  evaluation: Evaluation,
  mode: FieldsMode,
  given: ReadonlySet<DetailedField>,
  wrong: ReadonlySet<DetailedField> = new Set(),
): ShownSection[] {
  const { sections, values, locked } = evaluation;
  const transcript = TRANSCRIPT_PROCEEDINGS.includes(values.proceedingType as ProceedingType);
  return sections.flatMap(({ id, fields }) => {
    const wanted = fields.filter((field) => {
      // What has no input of its own is on the screen only while it holds something.
      if (isGivenOnly(field) && !(mode === "all" && field === "alternativeDays")) return isFilled(field, values);
      // No location type is asked of transcript work (specification, section 4).
      if (field === "locationType") return !transcript;
      return (
        mode === "all" ||
        OFFERED.includes(field) ||
        DECIDES.includes(field) ||
        isDemanded(field, evaluation) ||
        (given.has(field) && !locked.has(field))
      );
    });
    if (wanted.length === 0) return [];
    const shown = fields.filter((field) => wanted.includes(field) || (locked.has(field) && field !== "locationType"));
    const counted = shown.filter((field) => isCounted(field, evaluation));
    const filled = counted.filter((field) => !wrong.has(field) && isFilled(field, values));
    return [{ id, fields: shown, filled: filled.length, total: counted.length }];
  });
}

/** Mandatory, or without it a mandatory field cannot be answered: which days decides what is asked of them, and an hour needs a clock. */
function isDemanded(field: DetailedField, { mandatory, locked }: Evaluation): boolean {
  if (mandatory.has(field)) return true;
  if (field === "bookingType")
    return mandatory.has("bookingDate") || mandatory.has("consecutiveStartDate") || mandatory.has("bookingDates");
  if (field === "timeZone") return !locked.has(field) && (mandatory.has("startTime") || mandatory.has("consecutiveStartTime"));
  return false;
}

/** What a rule settled cannot be filled in; a box is answered as it is, unless it must be ticked; a list may be empty. */
function isCounted(field: DetailedField, { mandatory, locked }: Evaluation): boolean {
  if (locked.has(field)) return false;
  const { kind } = DETAILED_FIELDS[field].is;
  if (kind === "flag" || kind === "choices" || kind === "counsel" || kind === "people" || kind === "onSomeDays" || isGivenOnly(field))
    return mandatory.has(field);
  return true;
}

export function isFilled(field: DetailedField, values: DetailedValues): boolean {
  return isGiven(DETAILED_FIELDS[field].is, values[field]?.trim());
}

export function isComplete({ filled, total }: ShownSection): boolean {
  return total > 0 && filled === total;
}

/** Rules that settled something whose section is not on the screen: said at the top, so that it is known all the same. */
export function settledElsewhere({ locked }: Evaluation, sections: readonly ShownSection[]): DetailedField[] {
  const shown = new Set(sections.map(({ id }) => id));
  return [...locked.keys()].filter((field) => field !== "timeZone" && field !== "locationType" && !shown.has(SECTION_OF[field]));
}
