/** After the booking: change, cancel, status, copy, the same again, something to add. On that booking, for its owner. */
import type { Span, Statement } from "#app/understanding/contract.ts";
import { keyOf } from "./answer/ask.ts";
import { isAskedAbout } from "./answer/asked-about.ts";
import { type Desk, hasAct, overlap, raiseFirst, remark, say, sayOnce, within } from "./desk.ts";
import { thingOf } from "./mends/handles.ts";
import { askToDo, choice, commandPoint, standing } from "./on-booking.ts";
import { isSettled, missingIn } from "./plan/fields.ts";
import { daysIn, inItsPlace } from "./plan/moved-days.ts";
import { planOf } from "./plan/plan.ts";
import { isNoCall, reachOf } from "./reach.ts";
import { handOn } from "./sent/hand-on.ts";
import { messageSaysWhat, saysWhat } from "./sent/says-what.ts";
import type { Command, Deed, Option } from "./state.ts";

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
  const mended = (said.mends ?? []).filter(({ thing, into, out, quote }) => Boolean(thing ?? into ?? out) || saysWhat(quote));
  const { message = "" } = desk.world;
  // The words of the wish itself may say it: "push the start to 9:30".
  const wishes = said.acts.flatMap(({ act, at, sources }) =>
    act === "change" && sources.includes("model") ? [{ quote: message.slice(at.start, at.end) }] : [],
  );
  const told = [...said.rest, ...wishes].filter(({ quote }) => saysWhat(quote));
  const words = [...mended, ...said.doubts, ...told];
  if (words.length > 0) return handOn(desk, reference, words);
  // Nobody who has said it is asked what it is.
  if (messageSaysWhat(desk)) handOn(desk, reference, [{ quote: message }]);
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
  if (!edit || !wish || !date || !held || others.length + more.length > 0 || !sent.includes(held.value)) return null;
  if (isOfPart(desk, edit.at)) return null;
  if (sent.length > 1 && wish.startTime) return null;
  const days = sent.map((one) => (one === held.value ? date : one)).sort();
  const several = days.length > 1 ? { days } : {};
  askToDo(desk, { kind: "move", reference, date: days[0] ?? date, ...several, startTime: wish.startTime });
  return true;
}

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
const stated = (desk: Desk): Statement[] =>
  withoutMove(desk, desk.said.statements).filter((one) => one.slot !== "reference" && !isAskedAbout(desk, one));

/** Without what only names the move in its own words: the hearing that is moved, the day that gives way, « reporter l'audience » for a court reporter. */
const withoutMove = <Said extends { at: Span }>(desk: Desk, said: readonly Said[]): Said[] =>
  said.filter((one) => {
    const isOut = "role" in one && "slot" in one && one.slot === "when" && one.role === "not";
    return !desk.said.statements.some(
      (when) => when.at !== one.at && (within(one.at, when.at) ? wishedDays(desk, when) : isOut && wishedDays(desk, when)?.out),
    );
  });

/** What is in doubt besides: "the hearing" names the one that is booked, and begins no other. */
const doubted = (desk: Desk) =>
  desk.said.statements.some((one) => wishedDays(desk, one))
    ? withoutMove(desk, desk.said.doubts).filter(({ options }) => options.some(({ slot }) => slot !== "proceeding"))
    : desk.said.doubts;

/** True of days that are one person's, a service's or a room's: nothing is moved by them. */
const isOfPart = ({ said }: Desk, at: Span): boolean => (said.ofParts ?? []).some((one) => overlap(one, at));

/** The days that a statement wishes for the hearing. */
const wishedDays = (desk: Desk, one: Statement | undefined) => (one && !isOfPart(desk, one.at) ? daysIn(one) : null);

/** Days are moved at once, as many as it has; everything else goes to staff in the visitor's words. */
function change(desk: Desk, reference: string, statements: readonly Statement[], other?: Option) {
  if (statements.length === 0) return;
  const wish = statements.length === 1 ? wishedDays(desk, statements[0]) : null;
  const now = wish && standing(desk, reference);
  if (now === undefined) return;
  const days = wish && (now ? inItsPlace(desk, now, wish) : wish.days);
  const [date] = days ?? [];
  if (!wish || !days || date === undefined) return handOn(desk, reference, statements);
  askToDo(desk, { kind: "move", reference, date, ...(days.length > 1 ? { days } : {}), startTime: wish.startTime }, other);
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
  const own = withoutMove(desk, statements).filter((one) => !isAskedAbout(desk, one));
  const said = [...own, ...rest, ...doubted(desk)];
  if (said.length === 0 || wantedOf(desk)) return;
  if (before.asked?.topic === "booking_change" && booking.owned)
    return own.length > 0 ? change(desk, booking.reference, own) : handOn(desk, booking.reference, said);
  if (booking.cancelled && statements.every(({ slot }) => !OF_HEARING.includes(slot)))
    return say(desk, { kind: "heard", quotes: said.map(({ quote }) => quote) });
  if (!booking.owned) {
    for (const { quote } of said) remark(desk, quote);
    return proof(desk, booking.reference);
  }
  const fresh: Option = { id: "new_request", label: { word: "new_request" }, deed: { do: "begin", keep: true, statements } };
  // Days alone, whatever the words around them: of the booking that is talked of, or of another.
  if (said.length === 1 && own.length === 1 && wishedDays(desk, own[0])) return change(desk, booking.reference, own, fresh);
  handOn(desk, booking.reference, said, isOfAnother(desk, own) ? fresh : undefined);
}

/** What may be the beginning of another request: what is changed of the one that is sent begins none. */
const isOfAnother = ({ said }: Desk, statements: readonly Statement[]): boolean =>
  (said.ofParts ?? []).length === 0 && statements.some(({ slot }) => OF_HEARING.includes(slot) || slot === "when");

/** "Can you move it to March 12?": days, in a question or in doubt, is a wish for the booking; the question about it is asked in any case. */
function movedTo(desk: Desk): Statement | null {
  const { said } = desk;
  if (hasAct(desk, "again", "cancel")) return null;
  const open = doubted(desk).flatMap(({ options }) => (options.length === 1 ? options : []));
  const [only, ...more] = [...withoutMove(desk, said.statements), ...open].filter(({ role }) => role !== "mentions");
  const isAsked = only !== undefined && (open.includes(only) || isAskedAbout(desk, only) || only.role === "corrects");
  return only && isAsked && more.length === 0 && said.rest.length === 0 && wishedDays(desk, only) ? only : null;
}
