/** Counts and ways that are of some of those who come, of a meal or of one room, and not of the hearing as a whole. */
import { type Desk, overlap } from "#app/domain/talk/desk.ts";
import { afarOf } from "#app/domain/talk/people/room.ts";
import type { Slot, Span, Statement } from "#app/understanding/contract.ts";

/** So far from each other two things are said together. */
const BESIDE = 40;
const isBeside = (one: Span, other: Span): boolean => Math.max(one.start - other.end, other.start - one.end) <= BESIDE;

function hasBeside({ said }: Desk, { at, slot }: Statement, slots: ReadonlySet<Slot>): boolean {
  return said.statements.some((one) => one.slot !== slot && slots.has(one.slot) && isBeside(one.at, at));
}

/** What is counted, or attends, besides the room. */
const COUNTED: ReadonlySet<Slot> = new Set(["person", "format", "service", "side", "breakouts", "need", "split"]);

/** "4 on our side", "lunch for 6", "one for each party", "a retiring room": fewer than are noted, and said of some of them. */
export function isOfSome(desk: Desk, statement: Statement, held: string): boolean {
  if (statement.slot !== "headcount" && statement.slot !== "breakouts") return false;
  if (statement.slot === "breakouts" && statement.value.total) return false;
  const many = statement.slot === "headcount" ? statement.value.most : statement.value.rooms;
  if (many === 0 || many >= Number(held) || isOfWhole(desk, statement)) return false;
  return statement.slot === "breakouts" ? statement.role !== "corrects" : many === 1 || hasBeside(desk, statement, COUNTED);
}

/** "3 in the room, and my daughter on the screen" of four: those of the total who are not elsewhere. */
export const isOfWhole = ({ values }: Desk, { slot, value }: Statement): boolean =>
  slot === "headcount" && afarOf(values) > 0 && value.most === Number(values.mainRoomCapacity?.value) - afarOf(values);

/** "Two people by video" are none of those in the room. */
export const isRemote = ({ said }: Desk, { slot, at }: Statement): boolean =>
  slot === "headcount" && said.statements.some((one) => one.slot === "format" && one.role === "mentions" && overlap(one.at, at));

/** Whose way of attending a way may be, or what a room is equipped with. */
const ATTENDING: ReadonlySet<Slot> = new Set(["person", "headcount", "service", "need", "breakouts"]);

/** "14 of us in the room", "the expert by video", "rooms with video": where some are, of a hearing whose way is noted; hybrid is said of all. */
export function isWayOfSome(desk: Desk, statement: Statement): boolean {
  if (statement.slot !== "format" || statement.value.type === "hybrid") return false;
  const isWhole = desk.said.statements.some((one) => one.slot === "format" && one.value.type === "hybrid" && one.role !== "not");
  return isWhole || hasBeside(desk, statement, ATTENDING);
}

/** Nothing else is said in the message, not even in words that nobody has read. */
export const isAlone = ({ said }: Desk, statement: Statement): boolean =>
  said.rest.length === 0 && said.statements.every((one) => one === statement || one.role === "mentions");

/** "His trial in Ottawa", "the expert is in Miami": a city of somebody, or of another proceeding. */
export const isOfOthers = (desk: Desk, statement: Statement): boolean => hasBeside(desk, statement, OTHERS);
const OTHERS: ReadonlySet<Slot> = new Set(["person", "proceeding"]);
