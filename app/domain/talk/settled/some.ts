/** Counts and ways that are of some of those who come, of a meal or of one room, and not of the hearing as a whole. */
import { isNumberOfDay } from "#app/domain/booking/registry/by-day.ts";
import { type Desk, overlap } from "#app/domain/talk/desk.ts";
import { afarOf } from "#app/domain/talk/people/room.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
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

/** "Every day we are 6 now": in the clause of the statement. */
export function saysEveryDay({ world: { message = "" } }: Desk, { at, quote }: Statement): boolean {
  const [before] = message.slice(0, at.start).match(/[^,;.!?\n]*$/u) ?? [""];
  const [after] = message.slice(at.end).match(/^[^,;.!?\n]*/u) ?? [""];
  return EVERY_DAY.test(`${before}${quote}${after}`);
}
const EVERY_DAY =
  /(?<!\p{L})(?:(?:every|each)(?: single)? day|all (?:of )?(?:the |our )?(?:\p{L}+ )?days|chaque jour|tous les (?:\p{L}+ )?jours|cada día|todos los días)(?!\p{L})/iu;

/** The number of every day, where single days have had their own: it takes the place of all of them. */
export const isOfAllDays = (desk: Desk, statement: Statement): boolean =>
  statement.slot === "headcount" &&
  entriesOf(desk.before.values, "onSomeDays").some(({ field }) => isNumberOfDay(field)) &&
  saysEveryDay(desk, statement);

/** "Fourteen on Tuesday", where the hearing has its number: that day's alone, and the others keep theirs. */
export const isOfDay = ({ said, before }: Desk, { slot, value, quote }: Statement): boolean =>
  slot === "headcount" &&
  before.values.mainRoomCapacity !== undefined &&
  (said.onDays ?? []).some(
    (one) =>
      one.field === "mainRoomCapacity" && one.note === String(value.most) && (one.quote.includes(quote) || quote.includes(one.quote)),
  );
