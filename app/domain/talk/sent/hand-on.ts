/** What cannot be done to a booking by itself reaches staff in the visitor's words: after one yes at most, and at once where that is ordered. */
import { type Desk, raiseFirst } from "#app/domain/talk/desk.ts";
import { thingOf } from "#app/domain/talk/mends/handles.ts";
import { personOf } from "#app/domain/talk/mends/things.ts";
import { commandPoint } from "#app/domain/talk/on-booking.ts";
import { concernText } from "#app/domain/talk/remarks/remark-words.ts";
import type { Command, Option, Point, PointKind } from "#app/domain/talk/state.ts";
import { leaning } from "#app/domain/talk/yes.ts";

type PassOn = Extract<Command, { kind: "pass_on" }>;

/** So many letters staff are given of a message that is longer: then the stretches that it is about. */
const LONGEST = 1000;

const HANDING: ReadonlySet<PointKind> = new Set(["pass_on", "add_or_new"]);
/** What has been asked of the booking, and what the visitor says now takes its place. */
const ASKED: ReadonlySet<PointKind> = new Set([...HANDING, "move_booking"]);

/** The words that a question would pass on to staff; null of any other question. */
export function handedBy({ kind, options }: Point): PassOn | null {
  const [command] = options.flatMap(({ deed }) => (deed.do === "command" && deed.command.kind === "pass_on" ? [deed.command] : []));
  return HANDING.has(kind) && command ? command : null;
}

/** The question whether words are to be passed on, where it was the last one. */
function askedBefore({ before }: Desk): PassOn | null {
  const point = before.asked?.topic === "choice" ? before.points.find(({ id }) => id === before.asked?.point) : undefined;
  return point ? handedBy(point) : null;
}

/**
 * Staff are given what the message says of the booking. Nobody is asked twice about it: who was asked already and says it again, or more of it, or orders
 * it outright, has said yes. `fresh` is what the words may be instead.
 */
export function handOn(desk: Desk, reference: string, said: readonly { quote: string }[], fresh?: Option) {
  const point = passOn(desk, reference, said);
  const asked = askedBefore(desk);
  const mayBeOther = fresh !== undefined && !desk.said.forStaff;
  desk.points = desk.points.filter((one) => one.reference !== reference || !ASKED.has(one.kind));
  if (desk.said.forStaff || (asked?.reference === reference && !mayBeOther)) {
    const isRefused = leaning(desk.said) === "no";
    const words = asked && !isRefused ? withMore(asked.words, point.quote) : point.quote;
    desk.commands.push({ kind: "pass_on", reference, words });
    desk.answered = true;
    return;
  }
  const [add, leave] = point.options;
  if (!fresh || !add || !leave) return raiseFirst(desk, point);
  raiseFirst(desk, { ...point, id: `add:${point.quote}`, kind: "add_or_new", options: [add, fresh, leave] });
}

/** Those whose handles the message's changes have, and of whose name it says nothing. */
function namesMeant({ before, said }: Desk, words: string): string[] {
  const spoken = wordsOf(words);
  const names = (said.mends ?? []).flatMap(({ thing: handle }) => {
    const thing = handle ? thingOf(before, handle) : null;
    return (thing && personOf(thing)?.name) ?? [];
  });
  return [...new Set(names)].filter((name) => !wordsOf(name).some((word) => spoken.includes(word)));
}
const SHORT = 3;
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length >= SHORT);

const withMore = (words: string, more: string): string =>
  words.includes(more) ? words : more.includes(words) ? more : `${words}\n${more}`;

/** Words for staff with what their yes says besides: "Yes, and we'll need parking too". */
export function withAdded({ said, world }: Desk, command: PassOn): PassOn {
  const added = said.statements.length + said.rest.length > 0 && !world.pressed;
  return added && world.message ? { ...command, words: withMore(command.words, world.message.trim()) } : command;
}

/**
 * "Please add Mr. Roy" and "without Mr. Roy" name the same person: staff are given the message, not the name. Whom "she" is, to whom a model points by a
 * handle, is put behind it.
 */
function passOn(desk: Desk, reference: string, said: readonly { quote: string }[]): Point {
  const { message } = desk.world;
  const quotes = said.map(({ quote }) => quote).join(" · ");
  const own = message && message.length <= LONGEST ? message.trim() : quotes;
  const names = namesMeant(desk, own);
  const words = names.length > 0 ? `${own}\n${concernText(desk.before.locale, names)}` : own;
  return { ...commandPoint("pass_on", { kind: "pass_on", reference, words }, "add_it", "leave"), id: `pass_on:${words}`, quote: words };
}
