/** The questions before something is done to a booking: cancel it, move it, pass words on, mail its link. */

import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Utterance } from "./answer/says.ts";
import { type Desk, raiseFirst, say } from "./desk.ts";
import { planOf } from "./plan/plan.ts";
import type { Receipt } from "./receipts.ts";
import type { Command, Deed, Option, OptionWord, Point, PointKind, Seen, TalkState } from "./state.ts";

type Doing = Extract<Command, { kind: "cancel" | "move" }>;
type Moving = Extract<Command, { kind: "move" }>;

/** Of these one is open at a time: what is wished last takes the place of what was wished before. */
const DOINGS: readonly PointKind[] = ["cancel_booking", "move_booking"];
const withoutDoings = (points: readonly Point[], reference: string | undefined): Point[] =>
  points.filter((one) => !DOINGS.includes(one.kind) || one.reference !== reference);

/** The state of the booking, which is what a yes to a question about it agrees to; `undefined` while it is being looked up, null where nobody finds it. */
export function standing(desk: Desk, reference: string): Receipt<"status"> | null | undefined {
  const known = desk.world.facts.status;
  if (known && Object.hasOwn(known, reference)) return known[reference] ?? null;
  desk.lookups.push({ kind: "status", key: reference, reference });
  return undefined;
}

/**
 * Asks whether it is to be done, of the booking as it is now; of one that is cancelled or not found its state is all that is said.
 * `other` is what the words may mean as well.
 */
export function askToDo(desk: Desk, command: Doing, other?: Option) {
  const { reference } = command;
  const now = standing(desk, reference);
  if (now === undefined) return;
  if (now === null) return say(desk, { kind: "not_found", reference, phone: desk.world.phone });
  if (now.status === "cancelled") return say(desk, { kind: "status", receipt: now });
  desk.points = withoutDoings(desk.points, reference);
  const point = doingPoint({ ...command, seen: seenIn(now) });
  raiseFirst(desk, other ? { ...point, options: [...point.options.slice(0, 1), other, ...point.options.slice(1)] } : point);
}

const seenIn = ({ version, status }: Receipt<"status">): Seen => ({ version, status });

function doingPoint(command: Doing): Point {
  if (command.kind === "cancel") return commandPoint("cancel_booking", command, "cancel_it", "keep_it");
  const { date, days = [date], startTime } = command;
  return { ...commandPoint("move_booking", command, "move", "leave"), days, ...(startTime ? { start: startTime } : {}) };
}

/** The days that it cannot be moved to are not asked for again: those that can be had instead, a button each. */
export function otherDaysPoint(command: Moving, runs: readonly (readonly LocalDate[])[]): Point {
  const options = runs.map((run): Option => {
    const [date = command.date] = run;
    const { days: _days, ...to } = { ...command, date };
    return {
      id: `to_${run.join("_")}`,
      label: { days: run },
      deed: { do: "command", command: run.length > 1 ? { ...to, days: run } : to },
    };
  });
  const leave: Option = { id: "leave", label: { word: "leave" }, deed: { do: "nothing" } };
  const id = `move_booking:${command.reference}:not${detailOf(command)}`;
  return { id, kind: "move_booking", quote: "", reference: command.reference, options: [...options, leave], no: "leave" };
}

/**
 * The booking is no longer what the yes was given for: it is asked once more, of the booking as it is (`now`; null where nobody finds
 * it). Gives what is said, and the state with the new question.
 */
export function askAgain(state: TalkState, command: Doing, now: Receipt<"status"> | null): { say: Utterance[]; next: TalkState } {
  const { reference } = command;
  const others = withoutDoings(state.points, reference);
  if (!now) return { say: [{ kind: "changed_since" }], next: { ...state, points: others, asked: null } };
  const told: Utterance[] = [{ kind: "changed_since" }, { kind: "status", receipt: now }];
  if (now.status === "cancelled") return { say: told, next: { ...state, points: others, asked: null } };
  const point = doingPoint({ ...command, seen: seenIn(now) });
  const asked: Utterance = { kind: "point", point, again: false, context: state.values, plan: planOf(state.values, state.loose) };
  return {
    say: [...told, asked],
    next: {
      ...state,
      points: [point, ...others],
      asked: { topic: "choice", fields: [], point: point.id },
      put: { ...state.put, [point.id]: 1 },
    },
  };
}

/** A question whose yes runs a command. */
export function commandPoint(kind: PointKind, command: Command, yes: OptionWord, no: OptionWord): Point {
  const reference = "reference" in command ? command.reference : "";
  return { ...choice(kind, reference, { do: "command", command }, yes, no), yes };
}

/** A question with two answers, of which the second does nothing. */
export function choice(kind: PointKind, reference: string, deed: Deed, yes: OptionWord, no: OptionWord): Point {
  return {
    id: `${kind}:${reference}${deed.do === "command" ? detailOf(deed.command) : ""}`,
    kind,
    quote: "",
    reference,
    options: [
      { id: yes, label: { word: yes }, deed },
      { id: no, label: { word: no }, deed: { do: "nothing" } },
    ],
    no,
  };
}

/** Another day, and another state of the booking, make it another question. */
function detailOf(command: Command): string {
  const day = command.kind === "move" ? `:${(command.days ?? [command.date]).join()}:${command.startTime}` : "";
  const seen = "seen" in command && command.seen ? `:${command.seen.version}:${command.seen.status}` : "";
  return `${day}${seen}`;
}
