/** The remarks of one turn, once each: no words that a longer remark, the matter, the needs, a meal or a person holds already. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";

/** Fields that hold the visitor's own words. */
const IN_WORDS: readonly TalkField[] = ["caseDescription", "specialRequirements", "catering", "people", "alternateLocationName"];

/** Takes out what this turn has kept twice. A remark that says what it is ("Ruled out: …") stays next to the value. */
export function tidyRemarks(desk: Desk) {
  const values = desk.changes.filter(({ field, value }) => IN_WORDS.includes(field) && value !== null).map(({ evidence }) => evidence);
  const isHeld = (text: string, at: number) =>
    values.some((words) => holds(words, text)) ||
    desk.remarks.some((other, place) => place !== at && holds(other.text, text) && (bare(other.text) !== bare(text) || place < at));
  const double = desk.remarks.filter(({ text }, at) => isHeld(text, at));
  for (const { text } of double) {
    desk.values = dropEntries(desk.values, "remarks", (one) => one.text === text);
    desk.remarks = desk.remarks.filter((one) => one.text !== text);
    desk.changes = desk.changes.filter(({ field, evidence }) => field !== "remarks" || evidence !== text);
  }
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const holds = (words: string, text: string): boolean => ` ${bare(words)} `.includes(` ${bare(text)} `);
