/** "Not known yet", "none", "skip": answers to everything but whom to call. The field follows, and staff see it. */
import { currentPlan, type Desk, hasAct, say } from "./desk.ts";
import { addEntry } from "./plan/entries.ts";
import { entriesOf, isSettled, mayFollow, type TalkField } from "./plan/fields.ts";
import { isWritten } from "./reach.ts";

/** Says what nothing can be sent without, with its card; the reader knows that it is what the next message may answer. */
export function putWaiting(desk: Desk, asked: readonly TalkField[]) {
  const fields = asked.filter((field) => !mayFollow(field) && !isSettled(desk.values[field]));
  if (fields.length === 0) return;
  const times = desk.put.waiting ?? 0;
  desk.put.waiting = times + 1;
  desk.asked = { topic: "contact", fields };
  desk.answered = true;
  desk.quiet = true;
  // Said in two ways, then a person is offered, and so on: nobody reads the same line twice in a row.
  if (times % 3 === 2) return say(desk, { kind: "unclear", person: true, phone: desk.world.phone });
  const again = times > 0 || hasAct(desk, "skip", "unknown", "none");
  say(desk, { kind: "waiting", fields, phone: desk.world.phone, again, written: isWritten(desk) });
}

/** Days are known whichever of their fields holds them. */
function isKnown(desk: Desk, field: TalkField): boolean {
  const { days, start } = currentPlan(desk);
  if (field === "preferredDate") return days.length > 0;
  return isSettled(desk.values[field]) || (field === "startTime" && (start !== undefined || days.some((day) => day.start !== undefined)));
}

/** Marks the fields of a question that are still empty. True where one of them may follow. */
export function followUp(desk: Desk, fields: readonly TalkField[], quote: string, unasked = false): boolean {
  const open = fields.filter((field) => mayFollow(field) && !isKnown(desk, field));
  const known = entriesOf(desk.values, "toFollow");
  const fresh = open.filter((field) => !known.includes(field));
  for (const field of fresh) desk.values = addEntry(desk.values, "toFollow", field, quote);
  if (fresh.length > 0) {
    desk.changes.push({ field: "toFollow", value: desk.values.toFollow?.value ?? null, evidence: quote, reason: "answered" });
    say(desk, { kind: "to_follow", fields: fresh, unasked });
  }
  return open.length > 0;
}
