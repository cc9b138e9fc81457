/** What is said among days and hours and is neither: any day, not known yet, how many. */
import { type Desk, note, raise, remark } from "#app/domain/talk/desk.ts";
import { followUp } from "#app/domain/talk/follow.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { isSettled, type TalkField } from "./fields.ts";
import { ruleOutWeekdays } from "./wishes.ts";

type WhenStatement = Extract<Statement, { slot: "when" }>;

export const isTyped = ({ sources }: Statement) => sources.includes("form");
const PLAN_TOPICS = ["date", "time", "length"];
export const answersPlan = (desk: Desk) => desk.before.asked !== null && PLAN_TOPICS.includes(desk.before.asked.topic);

/** "Any day", "not known yet": an answer to what was asked, else to the days. */
export function openFact(desk: Desk, fact: Fact, quote: string) {
  if (fact.except) ruleOutWeekdays(desk, fact.except.weekdays, quote);
  if (fact.open === "flexible") remark(desk, quote);
  const fields =
    desk.before.asked && PLAN_TOPICS.includes(desk.before.asked.topic) ? desk.before.asked.fields : (["preferredDate"] as const);
  followUp(desk, fields, quote);
}

/** How many people: the room; rooms by themselves are words. */
export function counted(desk: Desk, statement: WhenStatement, { count }: Fact, answers: boolean) {
  const many = count?.max ?? count?.min;
  if (many === undefined || !count) return remark(desk, statement.quote);
  const field: TalkField = count.unit === "people" ? "mainRoomCapacity" : "breakoutRoomCount";
  if (count.unit === "rooms") return remark(desk, statement.quote);
  const held = desk.values[field];
  if (isSettled(held) && held.value !== String(many) && statement.role !== "corrects" && !answers && !isTyped(statement)) {
    const headcount = { ...statement, slot: "headcount", value: { least: many, most: many }, role: "corrects" } as Statement;
    return raise(desk, {
      id: `change:${field}:${many}`,
      kind: "change_value",
      quote: statement.quote,
      field,
      options: [
        { id: "change_it", label: { word: "change_it" }, deed: { do: "take", statement: headcount } },
        { id: "note_it", label: { word: "note_it" }, deed: { do: "remark", quote: statement.quote } },
      ],
      yes: "change_it",
      no: "note_it",
    });
  }
  if (many > 500) return remark(desk, statement.quote);
  note(
    desk,
    field,
    String(many),
    statement.quote,
    statement.role === "corrects" ? "corrected" : answers || isTyped(statement) ? "answered" : "stated",
  );
}
