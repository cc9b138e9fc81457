/**
 * The one gate before what the visitor has settled: it becomes another value by an answer to a question about it, by words that correct
 * it, or by hand on a card. Anything else that reads like another value is of something else, or is asked about.
 */
import { fieldsOfPart } from "#app/domain/talk/answer/part-fields.ts";
import { assumed, byHand, type Desk, isByHand, overlap, type Reason } from "#app/domain/talk/desk.ts";
import { isSomebodyElse } from "#app/domain/talk/mends/answers.ts";
import { isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { isOfAllDays, isOfSome, isOfWhole, isWayOfSome } from "./some.ts";

export type Cause = Exclude<Reason, "stated" | "follows">;

/** Why a statement may change what is settled in a field; null where it is only a proposal. `answers`: it was chosen or typed to its question. */
export function causeOf(desk: Desk, statement: Statement, field: TalkField, value: string, answers: boolean): Cause | null {
  const held = desk.values[field];
  const isOpen = isAssumed(desk, statement, field) || isVague(desk, field) || isOfWhole(desk, statement) || isOfAllDays(desk, statement);
  if (statement.role === "not" || isNamed(desk, statement, field)) return "corrected";
  if (answers || statement.sources.includes("form") || isAnswer(desk, field)) return "answered";
  if (isOpen) return "corrected";
  if (statement.role !== "corrects") return null;
  return held && isSettled(held) && !isCorrectionOf(desk, statement, field, { held: held.value, value }) ? null : "corrected";
}

const isNamed = ({ before }: Desk, { named }: Statement, field: TalkField): boolean => named === true && isSettled(before.values[field]);

/** True of a field that the last question asked for. */
export function isAnswer({ before: { asked } }: Desk, field: TalkField): boolean {
  return asked !== null && asked.topic !== "choice" && asked.topic !== "summary" && asked.fields.includes(field);
}

/**
 * What only follows from something else gives way; a room in a city that was chosen is not given up for a word of video, nor the way of a
 * hearing for words next to some of its people, whom it follows by itself.
 */
function isAssumed(desk: Desk, statement: Statement, field: TalkField): boolean {
  const { told, values } = desk;
  const { slot, value } = statement;
  const isVideo = slot === "format" && "type" in value && value.type === "virtual";
  return (
    told.includes(assumed(field)) && !isByHand(desk, field) && !(isVideo && isSettled(values.location)) && !isWayOfSome(desk, statement)
  );
}

/** Of one thing a message has one value: a reading that is far less sure than another one is of something else, or denied. */
export function isOutdone({ said }: Desk, { slot, score, value, role }: Statement): boolean {
  if (!OF_ONE.has(slot) || role === "not" || role === "mentions") return false;
  const isSurer = (other: Statement) =>
    other.slot === slot &&
    other.role !== "not" &&
    other.role !== "mentions" &&
    other.score - score > MARGIN &&
    JSON.stringify(other.value) !== JSON.stringify(value);
  return said.statements.some(isSurer);
}
const MARGIN = 0.3;
const OF_ONE: ReadonlySet<Statement["slot"]> = new Set(["format", "proceeding", "venue", "headcount", "setup"]);

/** "A hearing" says no kind yet; "Other", chosen on a card, does. */
const isVague = ({ told, values }: Desk, field: TalkField): boolean =>
  field === "proceedingType" && values[field]?.value === "other" && !told.includes(byHand(field));

/** "On the 8th he is in trial": a word that no reader is sure of makes no other proceeding of the hearing. */
export const isUnsureKind = ({ slot, score }: Statement): boolean => slot === "proceeding" && score < SURE_OF_KIND;
const SURE_OF_KIND = 0.7;

/** The words of a correction are of this field: of no other part that they name, of nobody else, and of all of it. */
function isCorrectionOf(desk: Desk, statement: Statement, field: TalkField, { held, value }: { held: string; value: string }): boolean {
  if (field === "proceedingType" && (value === "other" || isUnsureKind(statement))) return false;
  if (isOfSome(desk, statement, held) || isWayOfSome(desk, statement)) return false;
  return !isSomebodyElse(desk, statement, held) && !isOfOtherPart(desk, statement, field);
}

/** A correction that names parts of the request is of those alone: "lunch for the first day only". */
export function isOfOtherPart({ said }: Desk, { at }: Statement, field: TalkField): boolean {
  const own = (said.mends ?? []).filter((one) => one.of.length > 0 && overlap(one.at, at));
  return own.length > 0 && !own.some(({ of }) => of.some((part) => fieldsOfPart(part).includes(field)));
}
