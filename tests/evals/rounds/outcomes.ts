/** What became of each thing that a language model read in a message: done, asked as this very change, kept as a remark, refused, or passed over. */

import { heldThings } from "#app/domain/talk/mends/handles.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { HeldThing } from "#app/understanding/contract.ts";
import type { TalkTurn } from "#workers/chat/talk/driver.ts";

export const OUTCOMES = ["done", "asked", "remark", "refused", "nothing"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const LISTS = ["edits", "values", "people", "rooms"] as const;
export type List = (typeof LISTS)[number];
export type Entry = Readonly<Record<string, unknown>>;

export interface Verdict {
  list: List;
  entry: Entry;
  outcome: Outcome;
}

/** The verdicts on an answer, by the turn that it was given for. */
export function verdictsOn(before: TalkState, turn: TalkTurn, answer: Entry): Verdict[] {
  const [was, now] = [heldThings(before), heldThings(turn.state)];
  return LISTS.flatMap((list) =>
    entriesOf(answer[list]).map((entry) => ({ list, entry, outcome: outcomeOf(list, entry, { was, now, turn, before }) })),
  );
}

interface Around {
  was: readonly HeldThing[];
  now: readonly HeldThing[];
  turn: TalkTurn;
  before: TalkState;
}

const entriesOf = (list: unknown): Entry[] =>
  Array.isArray(list) ? list.filter((one): one is Entry => typeof one === "object" && one !== null) : [];
const textAt = (entry: Entry, name: string): string => String(entry[name] ?? "");
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** One has words of the other, most of the shorter one's. */
function shares(one: string, other: string): boolean {
  const [some, all] = [words(one), words(other)].sort((a, b) => a.length - b.length);
  const known = new Set(all);
  return (some ?? []).length > 0 && 2 * (some ?? []).filter((word) => known.has(word)).length > (some ?? []).length;
}

function outcomeOf(list: List, entry: Entry, around: Around): Outcome {
  const { turn } = around;
  const quote = textAt(entry, "quote");
  if (isDone(list, entry, around)) return "done";
  const before = new Set(around.before.points.map(({ id }) => id));
  if (turn.state.points.some((point) => !before.has(point.id) && shares(point.quote, quote))) return "asked";
  if (turn.decision.say.some((one) => one.kind === "edit" && one.quote !== null && shares(one.quote, quote))) return "refused";
  return turn.decision.remarks.some(({ text }) => shares(text, quote)) ? "remark" : "nothing";
}

function isDone(list: List, entry: Entry, around: Around): boolean {
  const { was, now, turn } = around;
  const [quote, value, handle, does] = [textAt(entry, "quote"), textAt(entry, "value"), textAt(entry, "handle"), textAt(entry, "does")];
  const thing = was.find((one) => one.handle === handle);
  const isThere = (one: HeldThing) => now.some((other) => other.field === one.field && other.value === one.value);
  if (list === "edits" && thing) {
    if (does === "keep" || (does === "replace" && isNoted(value, thing, now))) return isThere(thing);
    return thing.field !== "onSomeDays" || does === "remove" || !value ? !isThere(thing) : !isThere(thing) || shares(thing.value, value);
  }
  if (list === "people" && thing && !isThere(thing)) return true;
  if (
    turn.decision.changes.some(
      ({ field, reason, evidence }) => field !== "remarks" && reason !== "follows" && evidence !== "" && isOf(evidence, quote),
    )
  )
    return true;
  if (list === "people")
    return now.some(({ person, value: held }) => person !== undefined && shares(held, textAt(entry, "name") || textAt(entry, "quote")));
  return now.some((one) => one.field === textAt(entry, "field") && (one.value === value || shares(one.value, value)));
}
const isOf = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** The days and hours that it would have are those that are noted. */
function isNoted(value: string, { kind, value: held }: HeldThing, now: readonly HeldThing[]): boolean {
  const parts = value.match(/\d{4}-\d\d-\d\d|\d\d:\d\d/g) ?? [];
  const hours = now.find(({ handle }) => handle === "hours")?.value ?? "";
  return kind === "day" && parts.length > 0 && parts.every((part) => held.includes(part) || (!held.includes(":") && hours.includes(part)));
}
