/** After the booking: change, cancel, status, copy, the same again, something to add. On that booking, for its owner. */
import type { Span, Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { keyOf } from "./answer/ask.ts";
import { isAskedAbout } from "./answer/asked-about.ts";
import { type Desk, hasAct, overlap, raiseFirst, remark, say, sayOnce } from "./desk.ts";
import { thingOf } from "./mends/handles.ts";
import { askToDo, choice, commandPoint, standing } from "./on-booking.ts";
import { isSettled, missingIn } from "./plan/fields.ts";
import { daysIn, inItsPlace } from "./plan/moved-days.ts";
import { planOf } from "./plan/plan.ts";
import { isNoCall, reachOf } from "./reach.ts";
import type { Command, Deed, Option, Point } from "./state.ts";

/** True while a booking exists: nothing that is said is written to the draft, which has become one. */
export const isBooked = ({ booking }: Desk): boolean => booking !== null;

/** A reference that is named makes that booking the one that is talked of; it is not proof of being its owner. */
export function takeReference(desk: Desk, statement: Statement): boolean {
  if (statement.slot !== "reference" || statement.value.kind !== "booking") return false;
  // Who tries to steer the assistant opens no booking by it.
  if (hasAct(desk, "attack")) return true;
  if (desk.booking?.reference !== statement.value.number) desk.booking = { reference: statement.value.number, owned: false };
  return true;
}

/**
 * A number that nobody has proven to own holds up nothing: who goes on with a hearing of their own goes on. What this talk has made stays
 * its subject, also once its links were revoked: what is added to it is no second request.
 */
export function letGo(desk: Desk, left: readonly Statement[]) {
  const { booking, said, before } = desk;
  if (!booking || booking.owned || booking.made || desk.answered || booking.reference !== before.booking?.reference) return;
  if (BOOKING_ACTS.some((act) => hasAct(desk, act)) || said.statements.some(({ slot }) => slot === "reference")) return;
  if (left.length + said.rest.length + said.doubts.length + said.questions.length === 0) return;
  desk.booking = null;
  desk.points = desk.points.filter(({ kind }) => kind !== "link");
}

export const BOOKING_ACTS = ["cancel", "again", "change", "status", "copy"] as const;

/** What is wanted of a booking: now, or before its reference was asked for. */
export function otherBookingActs(desk: Desk) {
  const wanted = wantedOf(desk) ?? pendingAct(desk);
  if (!wanted || desk.commands.length > 0) return;
  const { booking } = desk;
  if (!booking) return withoutBooking(desk, wanted);
  desk.told = desk.told.filter((key) => !key.startsWith("wants:"));
  if (!booking.owned) return proof(desk, booking.reference);
  // Of what is cancelled, its state is all that can be said.
  if (booking.cancelled && wanted !== "again" && wanted !== "copy") return status(desk, booking.reference);
  switch (wanted) {
    case "status":
      return status(desk, booking.reference);
    case "copy":
      // It goes to the booking's own address alone: the wish itself is the yes.
      desk.commands.push({ kind: "copy", reference: booking.reference });
      return;
    case "cancel":
      return askToDo(desk, cancelCommand(desk, booking.reference));
    case "again":
      return raiseFirst(desk, {
        ...choice("add_or_new", booking.reference, { do: "begin", keep: true, statements: wished(desk) }, "new_request", "leave"),
        yes: "new_request",
      });
    case "change":
      if (stated(desk).length > 0) return change(desk, booking.reference, stated(desk));
      return moveEdited(desk, booking.reference) ?? changeInWords(desk, booking.reference);
  }
}

/**
 * "Move Tuesday's start to 9:30, and Reinholt comes at 10": of which a reader makes changes of what is noted, or nothing that is a value, and which
 * says what is to be changed all the same. Staff are given the message; where it says nothing besides the wish, what is to be changed is asked.
 */
function changeInWords(desk: Desk, reference: string) {
  const { said } = desk;
  const mended = (said.mends ?? []).map(({ quote }) => ({ quote }));
  const { message = "" } = desk.world;
  // The words of the wish itself may say it: "push the start to 9:30".
  const wishes = said.acts.flatMap(({ act, at, sources }) =>
    act === "change" && sources.includes("model") ? [{ quote: message.slice(at.start, at.end) }] : [],
  );
  const words = [...mended, ...said.doubts, ...said.rest, ...wishes.filter(({ quote }) => saysWhat(quote))];
  if (words.length > 0) raiseFirst(desk, passOn(desk, reference, words));
}

/** What a reader makes of the message is a change of something that was sent. */
const editsIn = ({ said }: Desk) => (said.mends ?? []).filter(({ thing, does }) => thing !== undefined && does === "changes");

/** "Can Monday move to the 26th?": the question whether to change the booking is the answer. */
export const isEditOfBooking = (desk: Desk, at: Span): boolean =>
  desk.booking?.owned === true && editsIn(desk).some((mend) => overlap(mend.at, at));

/** One day of those that were sent, in another one's place, and nothing else; hours of one day of several are for staff, in their words. */
function moveEdited(desk: Desk, reference: string): true | null {
  const [edit, ...others] = editsIn(desk);
  const wish = edit?.by?.slot === "when" ? daysIn({ ...edit.by, role: "states" }) : null;
  const held = edit?.thing ? thingOf(desk.before, edit.thing) : null;
  const sent = planOf(desk.before.values, desk.before.loose).days.map(({ date }) => date);
  const [date, ...more] = wish?.days ?? [];
  if (!wish || !date || !held || others.length + more.length > 0 || !sent.includes(held.value)) return null;
  if (sent.length > 1 && wish.startTime) return null;
  const days = sent.map((one) => (one === held.value ? date : one)).sort();
  const several = days.length > 1 ? { days } : {};
  askToDo(desk, { kind: "move", reference, date: days[0] ?? date, ...several, startTime: wish.startTime });
  return true;
}

/** More than that something is to be changed: a figure, a name, or some words of their own. */
function saysWhat(quote: string): boolean {
  const telling = tellingWords(quote).filter(({ key }) => !OF_CHANGING.test(key));
  return telling.some(({ isSure }) => isSure) || telling.length >= FEWEST_OWN;
}
const FEWEST_OWN = 2;
const OF_CHANGING =
  /^(?:chang\w*|modif\w*|cambi\w*|correct\w*|corrig\w*|updat\w*|edit\w*|amend\w*|book\w*|reserv\w*|request\w*|demande\w*|solicitud\w*|hearing\w*|audien\w*|detail\w*|thing\w*|chose\w*|cosa\w*|need\w*|want\w*|like|besoin\w*|faut|voudr\w*|veu\w*|quier\w*|quisier\w*|necesit\w*|possible|posible)$/;

/** Once there is a booking, to take back and to begin again are said of it; to stop ends the talk alone. */
function wantedOf(desk: Desk): (typeof BOOKING_ACTS)[number] | undefined {
  const read = BOOKING_ACTS.find((act) => desk.said.acts.some((one) => one.act === act && one.sources.includes("detector")));
  const wanted = read ?? BOOKING_ACTS.find((act) => hasAct(desk, act));
  if (wanted || !desk.booking?.owned || desk.answered) return wanted;
  if (editsIn(desk).length > 0) return "change";
  return hasAct(desk, "undo") ? "cancel" : hasAct(desk, "restart") ? "again" : undefined;
}

function cancelCommand(desk: Desk, reference: string): Extract<Command, { kind: "cancel" }> {
  const reason = reasonIn(desk);
  return { kind: "cancel", reference, ...(reason ? { reason } : {}) };
}

/** What is said next to a cancellation is why: the message, where it says more than that. */
export function reasonIn({ said, world }: Desk): string | undefined {
  const more = [...said.statements, ...said.rest].map(({ quote }) => quote);
  return more.length > 0 ? (world.message ?? more.join(" · ")) : undefined;
}

const pendingAct = ({ told, booking }: Desk) => (booking ? BOOKING_ACTS.find((act) => told.includes(`wants:${act}`)) : undefined);

function withoutBooking(desk: Desk, wanted: (typeof BOOKING_ACTS)[number]) {
  const isDraft = Object.values(desk.before.values).some((held) => isSettled(held));
  if (wanted === "cancel" && isDraft) {
    say(desk, { kind: "not_sent" });
    const drop: Deed = { do: "restart" };
    return raiseFirst(desk, { ...choice("drop_draft", String(desk.undo.length), drop, "clear", "keep"), yes: "clear", no: "keep" });
  }
  // "Change the date" of a draft is a correction like any other.
  if (isDraft && wanted !== "status" && wanted !== "copy") return;
  if (isDraft) return sayUnsent(desk);
  if (!desk.told.includes(`wants:${wanted}`)) desk.told.push(`wants:${wanted}`);
}

/** "Is it sent?", "what is stopping it?": what it still waits for. */
function sayUnsent(desk: Desk) {
  const open = missingIn(desk.values, desk.form);
  const isAsked = desk.before.asked?.topic === "summary";
  say(desk, {
    kind: "not_sent",
    why: desk.points.length > 0 ? "question" : open.length > 0 ? "open" : isAsked ? "yes" : "open",
    open,
  });
}

/** Who has not proven to own a booking is asked to: by the link that goes to its own address. */
export function proof(desk: Desk, reference: string) {
  const point = commandPoint("link", { kind: "link", reference }, "yes", "no");
  sayOnce(desk, `proof:${reference}`, { kind: "proof", reference });
  if ((desk.put[point.id] ?? 0) < 2) return raiseFirst(desk, point);
  say(desk, { kind: "person", phone: desk.world.phone, noCall: isNoCall(desk) });
}

/** Says the state of a booking. */
export function status(desk: Desk, reference: string) {
  const receipt = standing(desk, reference);
  if (receipt === undefined) return;
  const reach = reachOf(desk);
  say(desk, receipt ? { kind: "status", receipt, ...(reach ? { reach } : {}) } : { kind: "not_found", reference, phone: desk.world.phone });
}

/** A button of a question that has its answer, or whose place another one has taken: nothing is done, and the state of things is said. */
export function stalePress(desk: Desk) {
  const { asked } = desk.before;
  say(desk, { kind: "settled_already" });
  if (desk.booking?.owned) status(desk, desk.booking.reference);
  if (!asked) return;
  // What is open is put once more for the press, which is no try at an answer to it.
  const key = asked.point ?? keyOf(asked.topic, asked.fields);
  if (desk.put[key]) desk.put[key] -= 1;
}

/** "Can you book the same again for April 3?" wishes for the day that it asks about. */
const wished = ({ said }: Desk): Statement[] => said.statements.filter(({ role, slot }) => slot !== "reference" && role !== "mentions");
const stated = (desk: Desk): Statement[] => desk.said.statements.filter((one) => one.slot !== "reference" && !isAskedAbout(desk, one));

/** Days are moved at once, as many as it has; everything else goes to staff in the visitor's words. */
function change(desk: Desk, reference: string, statements: readonly Statement[], other?: Option) {
  if (statements.length === 0) return;
  const wish = statements.length === 1 ? daysIn(statements[0]) : null;
  const now = wish && standing(desk, reference);
  if (now === undefined) return;
  const days = wish && (now ? inItsPlace(desk, now, wish.days) : wish.days);
  const [date] = days ?? [];
  if (!wish || !days || date === undefined) return raiseFirst(desk, passOn(desk, reference, statements));
  askToDo(desk, { kind: "move", reference, date, ...(days.length > 1 ? { days } : {}), startTime: wish.startTime }, other);
}

/** So many letters staff are given of a message that is longer: then the stretches that it is about. */
const LONGEST = 1000;

/** "Please add Mr. Roy" and "without Mr. Roy" name the same person: staff are given the message, not the name. */
function passOn({ world }: Desk, reference: string, statements: readonly { quote: string }[]): Point {
  const quotes = statements.map(({ quote }) => quote).join(" · ");
  const words = world.message && world.message.length <= LONGEST ? world.message.trim() : quotes;
  return { ...commandPoint("pass_on", { kind: "pass_on", reference, words }, "add_it", "leave"), id: `pass_on:${words}`, quote: words };
}

/** What another request would begin with. */
const OF_HEARING: readonly Statement["slot"][] = ["proceeding", "venue", "format"];

/** Facts after the booking, without a wish: to be added to it, or another request? */
export function afterBooking(desk: Desk, statements: readonly Statement[]) {
  const { booking, before } = desk;
  if (!booking) return;
  // What is next to a yes is its reason, or goes with what is done.
  if (desk.commands.length > 0) return;
  const moved = movedTo(desk);
  if (booking.owned && moved) return change(desk, booking.reference, [moved]);
  const rest = hasAct(desk, "upset") ? [] : desk.said.rest;
  const said = [...statements.filter((one) => !isAskedAbout(desk, one)), ...rest, ...desk.said.doubts];
  if (said.length === 0 || wantedOf(desk)) return;
  if (before.asked?.topic === "booking_change") return booking.owned ? change(desk, booking.reference, statements) : undefined;
  if (booking.cancelled && statements.every(({ slot }) => !OF_HEARING.includes(slot)))
    return say(desk, { kind: "heard", quotes: said.map(({ quote }) => quote) });
  if (!booking.owned) {
    for (const { quote } of said) remark(desk, quote);
    return proof(desk, booking.reference);
  }
  const fresh: Option = { id: "new_request", label: { word: "new_request" }, deed: { do: "begin", keep: true, statements } };
  // Days alone, whatever the words around them: of the booking that is talked of, or of another.
  if (said.length === 1 && statements.length === 1 && daysIn(statements[0])) return change(desk, booking.reference, statements, fresh);
  const point = passOn(desk, booking.reference, said);
  const [add, leave] = point.options;
  if (add && leave) raiseFirst(desk, { ...point, id: `add:${point.quote}`, kind: "add_or_new", options: [add, fresh, leave] });
}

/** "Can you move it to March 12?": days, in a question or in doubt, is a wish for the booking; the question about it is asked in any case. */
function movedTo(desk: Desk): Statement | null {
  const { said } = desk;
  if (hasAct(desk, "again", "cancel")) return null;
  const doubted = said.doubts.flatMap(({ options }) => (options.length === 1 ? options : []));
  const [only, ...more] = [...said.statements, ...doubted].filter(({ role }) => role !== "mentions");
  const isAsked = only !== undefined && (doubted.includes(only) || isAskedAbout(desk, only) || only.role === "corrects");
  return only && isAsked && more.length === 0 && said.rest.length === 0 && daysIn(only) ? only : null;
}
