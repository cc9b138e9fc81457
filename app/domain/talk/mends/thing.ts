/** What is noted in a field: one value of it. */
import type { TalkField } from "#app/domain/talk/plan/fields.ts";

/** A field with its value, an entry of a list (as JSON), or of the plan a day (`preferredDate`) or the hours (`startTime`). */
export interface Thing {
  field: TalkField;
  value: string;
}
