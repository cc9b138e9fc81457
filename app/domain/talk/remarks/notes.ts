/** "Put it in a note: …": the words are kept for staff as they are, and change nothing that is noted. */
import { currentPlan, type Desk, overlap, remark, say } from "#app/domain/talk/desk.ts";
import { isMended } from "#app/domain/talk/mends/mend.ts";
import { byWords } from "#app/domain/talk/mends/of-remarks.ts";
import { withRemark } from "#app/domain/talk/plan/entries.ts";
import { entriesOf, isSettled } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { NOTE_OPEN, type TalkState } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Act, Span, Statement, Understanding } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { isWishText } from "./wish-words.ts";

/** Keeps what this message orders to note; only the visitor takes it out again. What is noted with "note that …" goes once a value says it. */
export function takeNotes(desk: Desk) {
  for (const { at, quote, isOrdered, back } of desk.said.notes ?? []) {
    if (back) {
      bringBack(desk, quote);
      continue;
    }
    if (quote === "") askWhat(desk);
    if (!isOrdered && isMended(desk, at)) continue;
    remark(desk, quote);
    const subject = desk.subjects[quote];
    if (isOrdered && subject) desk.subjects[quote] = { ...subject, byHand: true };
  }
}

/** Puts remarks back that were taken out: the one that the words mean, else those of the last turn that took some. */
function bringBack(desk: Desk, quote: string) {
  const kept = new Set(entriesOf(desk.values, "remarks").map(({ text }) => text));
  const gone = desk.before.undo
    .toReversed()
    .map(({ values }) => entriesOf(values, "remarks").flatMap(({ text }) => (kept.has(text) || isWishText(text) ? [] : [text])));
  const meant = byWords([...new Set(gone.flat())], { quote });
  const texts = meant.length > 0 ? meant : (gone.find((some) => some.length > 0) ?? []);
  for (const text of texts) {
    desk.subjects[text] = { parts: [], ...desk.subjects[text], byHand: true };
    desk.values = withRemark(desk.values, text);
    desk.remarks.push({ text });
    desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence: quote, reason: "corrected" });
  }
  if (texts.length === 0) say(desk, { kind: "nothing_to_undo" });
  desk.answered = true;
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
