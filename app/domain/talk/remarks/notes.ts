/** "Put it in a note: …": the words are kept for staff as they are, and change nothing that is noted. */
import { currentPlan, type Desk, overlap, remark } from "#app/domain/talk/desk.ts";
import { isMended } from "#app/domain/talk/mends/mend.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Span, Statement } from "#app/understanding/contract.ts";

/** Keeps what this message orders to note; only the visitor takes it out again. What is noted with "note that …" goes once a value says it. */
export function takeNotes(desk: Desk) {
  for (const { at, quote, isOrdered } of desk.said.notes ?? []) {
    if (!isOrdered && isMended(desk, at)) continue;
    remark(desk, quote);
    const subject = desk.subjects[quote];
    if (isOrdered && subject) desk.subjects[quote] = { ...subject, byHand: true };
  }
}

/** True of words that the message orders to put in a note. */
export const isInNote = ({ said }: Desk, at: Span): boolean => (said.notes ?? []).some((one) => one.isOrdered && overlap(one.at, at));

/** True of words that the message wants noted, in either way: they are no rest besides. */
export const isOfNote = ({ said }: Desk, at: Span): boolean => (said.notes ?? []).some((one) => overlap(one.at, at));

/** What a note says of something that is settled is said to staff alone: it asks and changes nothing. A field that is empty takes it all the same. */
export function isLeftToNote(desk: Desk, statement: Statement): boolean {
  if (!isInNote(desk, statement.at)) return false;
  if (statement.slot === "when") return currentPlan(desk).days.length > 0;
  const entries = entriesIn(statement);
  return entries.length === 0 ? statement.slot === "remark" : entries.some(({ field }) => isSettled(desk.before.values[field]));
}
