/**
 * Rooms that are held for 48 hours: wished for before or after the request is sent, placed by the link that is mailed to its address, and
 * said to be held only once they are. Until the request is in there is nothing that could hold a room.
 */
import { isWithinSize } from "#app/domain/booking/office/visitor-hold.ts";
import { proof, stalePress, status } from "#app/domain/talk/booked.ts";
import { currentPlan, type Desk, say, sayOnce } from "#app/domain/talk/desk.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import { markedDays } from "#app/domain/venue/room-need.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { isOnline, needOf } from "./place.ts";

/** A key of the wish: the link is mailed as soon as the request is in. */
const WANTED = "hold_wanted";
/** Said that the hearing has grown beyond what visitors hold by themselves. */
const TOO_LARGE = "hold_too_large";
/** A key of the booking for which the link was mailed. */
export const mailedKey = (reference: string): string => `hold_mailed:${reference}`;

/** What was wished for of one request says nothing of the next one. */
export const withoutHoldWish = (told: readonly string[]): string[] => told.filter((key) => key !== WANTED && key !== TOO_LARGE);

/** "Hold those dates for us": the link is mailed to the booking's own address, so the wish itself is the yes; or it waits for the request. */
export function wishToHold(desk: Desk) {
  const { booking } = desk;
  if (!booking) return answerBefore(desk, true);
  if (!booking.owned) return proof(desk, booking.reference);
  if (booking.cancelled) return status(desk, booking.reference);
  if (!desk.commands.some(({ kind }) => kind === "hold")) desk.commands.push({ kind: "hold", reference: booking.reference });
}

/** "No need to hold them": nothing is wished for any more; of a request that is in, how its hold is. */
export function takeBackHold(desk: Desk) {
  if (desk.booking) return answerWhetherHeld(desk);
  desk.told = desk.told.filter((key) => key !== WANTED);
  say(desk, { kind: "hold_dropped" });
}

/** "Is it held?": what is so at this moment. */
export function answerWhetherHeld(desk: Desk) {
  const { booking, world } = desk;
  if (!booking) return answerBefore(desk, false);
  const { reference } = booking;
  if (!booking.owned) return proof(desk, reference);
  const known = world.facts.hold;
  if (!known || !Object.hasOwn(known, reference)) {
    desk.lookups.push({ kind: "hold", key: reference, reference });
    return;
  }
  const receipt = known[reference];
  if (receipt) say(desk, { kind: "hold", receipt, mailed: desk.told.includes(mailedKey(reference)) });
  if (!receipt?.state) status(desk, reference);
}

/** The button that holds; a button of another booking, or of a draft that is sent by now, does nothing. */
export function pressHold(desk: Desk) {
  const { pressed } = desk.world;
  if (!pressed || !("hold" in pressed) || "send" in pressed) return;
  if (pressed.hold === null) return desk.booking ? stalePress(desk) : takeBackHold(desk);
  if (desk.booking && pressed.hold === desk.booking.reference) wishToHold(desk);
  else stalePress(desk);
}

/** Sending also has the link mailed: it was wished for, or its own button was pressed. */
export function sendsWithHold({ told, world: { pressed } }: Pick<Desk, "told" | "world">): boolean {
  return told.includes(WANTED) || (pressed !== undefined && "send" in pressed && pressed.hold === true);
}

/** Days and a venue of ours are noted, so that there is something to hold. */
function hasRoomsToHold({ values, loose }: Pick<TalkState, "values" | "loose">): boolean {
  const isOurs = !isOnline(values) && isSettled(values.location) && venueOf(values.location.value) !== null;
  return isOurs && planOf(values, loose).days.length > 0;
}

/** No more is noted than visitors hold by themselves. */
const isOfSize = ({ values, loose }: Pick<TalkState, "values" | "loose">): boolean =>
  isWithinSize(markedDays(planOf(values, loose).days, needOf(values)), needOf(values));

/** There is something to hold, and no more than visitors hold by themselves. */
export const canBeHeld = (state: Pick<TalkState, "values" | "loose">): boolean => hasRoomsToHold(state) && isOfSize(state);

/** What was wished for, or could be wished for by the summary's button, has grown too large: that is said once, and no link is mailed that could hold nothing. */
export function withdrawHold(desk: Desk) {
  if (desk.booking || desk.quiet || desk.commands.length > 0) return;
  if (!hasRoomsToHold(desk) || isOfSize(desk)) {
    desk.told = desk.told.filter((key) => key !== TOO_LARGE);
    return;
  }
  const isWanted = desk.told.includes(WANTED);
  if (!isWanted && !isSettled(desk.values.contactEmail)) return;
  desk.told = desk.told.filter((key) => key !== WANTED);
  if (desk.says.some(({ kind }) => kind === "hold_before")) return;
  const email = isSettled(desk.values.contactEmail) ? desk.values.contactEmail.value : null;
  sayOnce(desk, TOO_LARGE, { kind: "hold_before", wished: isWanted, email, tooLarge: true });
}

function answerBefore(desk: Desk, isWish: boolean) {
  if (isOnline(desk.values)) return say(desk, { kind: "no_room_needed", about: "hold" });
  const { days } = currentPlan(desk);
  const isTooLarge = !isWithinSize(markedDays(days, needOf(desk.values)), needOf(desk.values));
  if (isWish && !isTooLarge && !desk.told.includes(WANTED)) desk.told.push(WANTED);
  const email = isSettled(desk.values.contactEmail) ? desk.values.contactEmail.value : null;
  say(desk, { kind: "hold_before", wished: isWish, email, tooLarge: isTooLarge });
}
