/** Where several things of a message that says much are not sure: the whole request on one sheet, once in a talk, in place of a question for each. */
import type { Desk } from "#app/domain/talk/desk.ts";
import { marksOf } from "#app/domain/talk/edit/sheet.ts";
import { showCard } from "#app/domain/talk/edit/take-edit.ts";
import type { Asked, PointKind } from "#app/domain/talk/state.ts";
import { keyOf } from "./ask.ts";

/** So many things noted in one message are much. */
const MUCH = 5;
/** One thing that is not sure is asked in a sentence, and what is only missing is too. */
const FEWEST_UNSURE = 2;
/** A key of what was said once. */
const SHOWN = "sheet";

/** What a sheet can answer: it shows the value, and the words that differ from it. */
const ON_SHEET: ReadonlySet<PointKind> = new Set([
  "change_value",
  "mend",
  "doubt",
  "scope",
  "city_format",
  "zone",
  "recurrence",
  "matter",
  "crowd",
  "person_days",
  "move_days",
  "ruled_out",
  "enter",
]);

/** Shows the sheet, and leaves the next question the one that a written answer is read for; false where a question is better. */
export function putSheet(desk: Desk, next: Asked | null): boolean {
  const { lines, points, world } = desk;
  if (lines.length < MUCH || world.pressed || desk.told.includes(SHOWN)) return false;
  if (points.length < FEWEST_UNSURE || points.some(({ kind }) => !ON_SHEET.has(kind))) return false;
  const marks = marksOf(desk);
  desk.told.push(SHOWN);
  showCard(desk, "sheet", null, { marks, unasked: true });
  if (!next) return true;
  const key = keyOf(next.topic, next.fields);
  desk.put[key] = (desk.put[key] ?? 0) + 1;
  desk.asked = next;
  return true;
}
