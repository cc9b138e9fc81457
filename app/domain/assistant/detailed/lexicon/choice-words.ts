/** The shape of the tables of what a list's members are called. Phrases are folded (`../../fold.ts`, `../../phrases.ts`). */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";

export interface ChoiceWords {
  /** Words that name the member wherever they stand. */
  said?: readonly string[];
  /** Words that name it only as the answer to that question ("two days", "panel"). */
  answer?: readonly string[];
}
export type ChoiceTable = Readonly<Partial<Record<DraftField, Readonly<Record<string, ChoiceWords>>>>>;
