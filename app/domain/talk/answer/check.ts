/** "Are the two rooms down?": what is noted of the values that a question names, and the offer to enter what is not. */
import { currentPlan, type Desk, raiseFirst, within } from "#app/domain/talk/desk.ts";
import { entriesOf, isListField, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { daysOf } from "#app/domain/talk/plan/spans.ts";
import type { Deed } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { PART_FIELDS, TOGETHER, wishesOf } from "./part-fields.ts";

/** What is asked about and is not so, or not noted yet, is offered to be entered. */
export function offerToEnter(desk: Desk) {
  if (desk.booking) return;
  for (const statement of checkedStatements(desk)) {
    const isAsked = wishesOf(desk).some(({ at, checks }) => checks === "noted" && within(statement.at, at));
    if (!isAsked || holdsValue(desk, statement)) continue;
    // "Is the second choice down?" asks for one: the hearing stays where it is.
    const isWish = statement.role === "states" || statement.role === "prefers";
    const role = isWish && isHeld(desk, fieldsFor(statement)) ? "corrects" : statement.role;
    const deed: Deed = { do: "take", statement: { ...statement, role } as Statement };
    const [field] = fieldsFor(statement);
    raiseFirst(desk, {
      id: `enter:${statement.quote}`,
      kind: "enter",
      quote: statement.quote,
      ...(field ? { field } : {}),
      options: [
        { id: "yes", label: { word: "yes" }, deed },
        { id: "no", label: { word: "no" }, deed: { do: "nothing" } },
      ],
      yes: "yes",
      no: "no",
    });
  }
}

const checkedStatements = (desk: Desk): Statement[] =>
  desk.said.statements.filter(
    (one) =>
      one.role !== "mentions" &&
      wishesOf(desk).some(
        ({ at, checks }) =>
          checks !== undefined && within(one.at, at) && !(checks === "kept" && (one.slot === "story" || one.slot === "need")),
      ),
  );

function fieldsFor(statement: Statement): readonly TalkField[] {
  if (statement.slot === "when")
    return (statement.value.value ?? []).some(({ when }) => when) ? PART_FIELDS.days : ["startTime", ...PART_FIELDS.hours];
  if (statement.slot === "person") return ["people", ...PART_FIELDS.neutral];
  return [...new Set(entriesIn(statement).flatMap(({ field }) => TOGETHER[field] ?? [field]))];
}

function isHeld(desk: Desk, fields: readonly TalkField[]): boolean {
  const { days, start } = currentPlan(desk);
  if (fields.includes("startTime")) return fields[0] === "startTime" ? start !== undefined : days.length > 0;
  return fields.some((field) => {
    const held = desk.values[field];
    return isListField(field) ? entriesOf(desk.values, field).length > 0 : isSettled(held) && held.value !== "false";
  });
}

/** True where what is noted says this already. */
function holdsValue(desk: Desk, statement: Statement): boolean {
  if (statement.slot === "when") {
    const { days, start } = currentPlan(desk);
    return (statement.value.value ?? []).every(({ clock, when }) => {
      const hour = clock?.at ?? clock?.from;
      const asked = when?.kind === "days" ? when.spans.flatMap((span) => daysOf(span)) : [];
      return (!hour || hour === start) && asked.every((date) => days.some((day) => day.date === date));
    });
  }
  if (statement.slot === "person") return isHeld(desk, fieldsFor(statement));
  const entries = entriesIn(statement);
  return entries.every(({ field, value }) => (desk.values[field]?.value ?? "").includes(value)) || isHeldAsSaid(desk, statement);
}

/** "Is lunch down?" asks for no other lunch than the one that is noted. */
const isHeldAsSaid = (desk: Desk, statement: Statement): boolean =>
  statement.slot === "service" && !statement.value.language && isHeld(desk, fieldsFor(statement));
