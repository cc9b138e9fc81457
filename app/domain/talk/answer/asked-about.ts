/** What of a message is asked and what is wished for, where both stand in one sentence. */

import { type Desk, overlap, within } from "#app/domain/talk/desk.ts";
import type { QuestionSaid, Statement } from "#app/understanding/contract.ts";
import { isStatedInQuestion } from "./stated-in-question.ts";

/**
 * True where a question mark ends a wish ("Can I book the 9th for a mediation?", "Maybe the week of the 15th?"): who reads acts finds
 * something said in it and no question, and it holds more than a day and a city, which are asked about ("Is Toronto free on the 9th?").
 */
export function isWish({ said }: Desk, { asks, at, wishes, price }: QuestionSaid): boolean {
  if (price) return false;
  // Days that somebody wants to have held are days that they want.
  if (asks !== undefined) return asks === "hold";
  if (wishes && said.statements.some((one) => isNamedWish(one) && within(one.at, at))) return true;
  const has = (name: "inform" | "question") => said.acts.some((one) => one.act === name && overlap(one.at, at));
  if (!has("inform") || has("question")) return false;
  const inside = said.statements.filter((one) => one.role !== "mentions" && within(one.at, at));
  const isWindow = inside.some((one) => one.slot === "when" && (one.value.value ?? []).some(({ when }) => when?.kind === "window"));
  return isWindow || (inside.length > 1 && inside.some(({ slot }) => slot !== "when" && slot !== "venue"));
}

/** What a polite question may ask for, and until when: noted like any other wish. */
const WISHED: ReadonlySet<Statement["slot"]> = new Set([
  "service",
  "need",
  "breakouts",
  "setup",
  "headcount",
  "split",
  "person",
  "urgency",
]);
const isNamedWish = ({ slot, role }: Statement): boolean =>
  (WISHED.has(slot) && role !== "mentions") || role === "deadline" || role === "call" || (slot === "when" && role === "corrects");

/** True where a statement is part of a question: it is asked about, not stated. */
export const isAskedAbout = (desk: Desk, statement: Statement): boolean =>
  isPriced(desk, statement) ||
  (statement.role !== "corrects" &&
    !isStatedInQuestion(desk, statement.at, statement.slot) &&
    desk.said.questions.some((one) => within(statement.at, one.at) && !one.reproach && !isWish(desk, one)));

/** What a thing or a day would cost is asked, and neither of them is wanted by that. */
const isPriced = ({ said }: Desk, { at, slot }: Statement): boolean =>
  PRICED.has(slot) && said.questions.some((one) => one.price !== undefined && within(at, one.at));
const PRICED: ReadonlySet<Statement["slot"]> = new Set(["when", "headcount", "breakouts", "service", "setup", "need"]);

/** True where something else that is kept explains the words: the story, a person, a remark, a question. */
export function isCovered(desk: Desk, statement: Statement): boolean {
  const keepers: Statement["slot"][] = ["story", "person", "remark", "need"];
  return (
    isAskedAbout(desk, statement) ||
    desk.said.statements.some(
      (other) => other !== statement && keepers.includes(other.slot) && other.role !== "mentions" && within(statement.at, other.at),
    )
  );
}
