/** The sheet: the whole request as it is understood, with what is missing or not sure marked in it, filled in and saved at once. */
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { currentPlan, type Desk } from "#app/domain/talk/desk.ts";
import { missingIn } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Deed, Point } from "#app/domain/talk/state.ts";
import type { Mark, Marks } from "./card.ts";
import { isRowList, type RowList } from "./parts.ts";

/** Where a field of the plan or of the people is on a card. */
function placeOf(field: string): DraftField | RowList {
  if ((PLAN_FIELDS as readonly string[]).includes(field)) return "days";
  return isRowList(field) ? field : (field as DraftField);
}

/** What is missing, and what is noted with an open question, each with the words that it came from. */
export function marksOf(desk: Desk): Marks {
  const missing = missingIn(desk.values, desk.form).map((field): [string, Mark] => [placeOf(field), { kind: "missing" }]);
  const { days, start } = currentPlan(desk);
  const open: [string, Mark][] = days.length === 0 || (!start && days.some((day) => !day.start)) ? [["days", { kind: "missing" }]] : [];
  const unsure = desk.points.flatMap((point) =>
    fieldsOfPoint(point).map((field): [string, Mark] => [placeOf(field), { kind: "unsure", words: point.quote }]),
  );
  return Object.fromEntries([...unsure, ...open, ...missing]);
}

/** The fields that a point is about, or that its options would change. */
export const fieldsOfPoint = ({ field, options }: Point): readonly string[] => [
  ...(field ? [field] : []),
  ...options.flatMap(({ deed }) => fieldsIn(deed)),
];

function fieldsIn(deed: Deed): readonly string[] {
  if (deed.do === "several") return deed.deeds.flatMap(fieldsIn);
  if (deed.do === "days") return ["people"];
  if (deed.do === "mend") return [deed.thing.field];
  if (deed.do !== "take") return [];
  const { statement } = deed;
  if (statement.slot === "when") return ["preferredDate"];
  return statement.slot === "person" ? ["people"] : entriesIn(statement).map(({ field }) => field);
}
