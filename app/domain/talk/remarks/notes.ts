/** "Put it in a note: …": the words are kept for staff as they are, and change nothing that is noted. */
import { currentPlan, type Desk, overlap, remark, say } from "#app/domain/talk/desk.ts";
import { isMended } from "#app/domain/talk/mends/mend.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { NOTE_OPEN, type TalkState } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Act, Span, Statement, Understanding } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";

/** Keeps what this message orders to note; only the visitor takes it out again. What is noted with "note that …" goes once a value says it. */
export function takeNotes(desk: Desk) {
  for (const { at, quote, isOrdered } of desk.said.notes ?? []) {
    if (quote === "") askWhat(desk);
    if (!isOrdered && isMended(desk, at)) continue;
    remark(desk, quote);
    const subject = desk.subjects[quote];
    if (isOrdered && subject) desk.subjects[quote] = { ...subject, byHand: true };
  }
}

function askWhat(desk: Desk) {
  desk.told.push(NOTE_OPEN);
  desk.answered = true;
  desk.keepsAsked = true;
  desk.quiet = true;
  say(desk, { kind: "note_what" });
}

/** What is said to the question what is to be noted: the whole message is the note, unless it only asks, refuses or does something else. */
export function withOpenNote(state: TalkState, said: Understanding, world: World): Understanding {
  const { message = "", pressed } = world;
  const isNote = state.told.includes(NOTE_OPEN) && !pressed && tellingWords(message).length > 0;
  if (!isNote || message.includes("?") || said.acts.some(({ act, sources }) => ELSE.has(act) && sources.includes("detector"))) return said;
  const text = message.trim();
  const start = message.indexOf(text);
  return { ...said, questions: [], notes: [{ at: { start, end: start + text.length }, quote: text, isOrdered: true }] };
}
const ELSE: ReadonlySet<Act> = new Set<Act>(["deny", "skip", "stop", "undo", "restart", "person", "confirm", "none"]);

/** True of words that the message orders to put in a note. */
export const isInNote = ({ said }: Desk, at: Span): boolean => (said.notes ?? []).some((one) => one.isOrdered && overlap(one.at, at));

/** True of words that the message wants noted, in either way: they are no rest besides. */
export const isOfNote = ({ said }: Desk, at: Span): boolean => (said.notes ?? []).some((one) => overlap(one.at, at));

/** What a note says of something that is settled is said to staff alone: it asks and changes nothing. A field that is empty takes it all the same. */
export function isLeftToNote(desk: Desk, statement: Statement): boolean {
  if (!isInNote(desk, statement.at)) return false;
  if ((desk.said.notes ?? []).some(({ at, quote }) => quote === "" && overlap(at, statement.at))) return true;
  if (statement.slot === "when") return currentPlan(desk).days.length > 0;
  const entries = entriesIn(statement);
  return entries.length === 0 ? statement.slot === "remark" : entries.some(({ field }) => isSettled(desk.before.values[field]));
}
