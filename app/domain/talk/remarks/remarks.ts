/** The remarks of one turn, once each: no words that a longer remark, the matter, the needs, a meal or a person holds already. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import { entriesOf, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";

/** Fields that hold the visitor's own words. */
const IN_WORDS: readonly TalkField[] = ["caseDescription", "specialRequirements", "catering", "people", "alternateLocationName"];

/** A question that was left open is settled by the value that its field has now. */
export function dropSettled(desk: Desk) {
  if (desk.rewound) return;
  const fields = new Set(desk.changes.flatMap(({ field, value }) => (value === null ? [] : [topicField(field)])));
  const gone = Object.entries(desk.before.settles).flatMap(([text, field]) => (fields.has(topicField(field)) ? [text] : []));
  const held = entriesOf(desk.values, "remarks").filter(({ text }) => gone.includes(text));
  if (held.length === 0) return;
  desk.values = dropEntries(desk.values, "remarks", ({ text }) => gone.includes(text));
  desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence: "", reason: "corrected" });
}
/** Days and hours are one thing. */
const topicField = (field: TalkField): TalkField => ((PLAN_FIELDS as readonly TalkField[]).includes(field) ? "preferredDate" : field);

/** Takes out what this turn has kept twice. A remark that says what it is ("Ruled out: …") stays next to the value. */
export function tidyRemarks(desk: Desk) {
  const worded = desk.changes.filter(({ field, value }) => IN_WORDS.includes(field) && value !== null);
  const values = worded.flatMap(({ field, evidence, value }) => (field === "people" ? [evidence] : [evidence, value ?? ""]));
  const isHeld = (text: string, at: number) =>
    values.some((words) => holds(words, text)) ||
    desk.remarks.some((other, place) => place !== at && holds(other.text, text) && (bare(other.text) !== bare(text) || place < at));
  const said = wordsOf(
    desk.changes
      .filter(({ field, value }) => field !== "remarks" && value !== null)
      .map(({ evidence }) => evidence)
      .concat(values),
  );
  const double = desk.remarks.filter(({ text }, at) => isHeld(text, at) || isSaid(desk, text, said));
  for (const { text } of double) {
    desk.values = dropEntries(desk.values, "remarks", (one) => one.text === text);
    desk.remarks = desk.remarks.filter((one) => one.text !== text);
    desk.changes = desk.changes.filter(({ field, evidence }) => field !== "remarks" || evidence !== text);
  }
}

const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => bare(text).split(" ")));
/** So many words next to what is noted say nothing more. */
const MOST_SPARE = 2;
const SHORT = 3;
const FEWEST_KNOWN = 2;
const MOST_OF_NAME = 5;

/** A sentence that was kept whole, without a word of what it is, and of which everything is noted: no figure, no name and hardly a word is left over. */
function isSaid({ said, changes }: Desk, text: string, noted: ReadonlySet<string>): boolean {
  if (!changes.some(({ field, evidence }) => field === "remarks" && evidence === text)) return false;
  // What was noted and kept in its own words besides is meant to be read so ("3 pm Paris time").
  if (changes.some(({ field, evidence }) => field !== "remarks" && holds(evidence, text))) return false;
  if (said.statements.some(({ quote, role }) => quote === text && role === "mentions")) return false;
  const telling = bare(text)
    .split(" ")
    .filter((word) => word.length > SHORT || /\d/.test(word));
  const left = telling.filter((word) => !noted.has(word));
  if (telling.length - left.length < Math.max(FEWEST_KNOWN, left.length)) return false;
  const words = text.split(/\s+/);
  // The capital of a whole sentence is no name's.
  const names = words
    .slice(words.length > MOST_OF_NAME && /[.!?]$/.test(text) ? 1 : 0)
    .filter((word) => /^\p{Lu}/u.test(word) && !noted.has(bare(word)));
  return left.length <= MOST_SPARE && names.length === 0 && !left.some((word) => /\d/.test(word));
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const holds = (words: string, text: string): boolean => ` ${bare(words)} `.includes(` ${bare(text)} `);
