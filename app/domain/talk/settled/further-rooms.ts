/** Further rooms that are said one by one: a later one comes on top of those that are noted, and each keeps whom it is for. */
import { type Desk, note } from "#app/domain/talk/desk.ts";
import { cleanValue, isSettled } from "#app/domain/talk/plan/fields.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { enter } from "./enter.ts";

type Breakouts = Extract<Statement, { slot: "breakouts" }>;

/** True of rooms that are added to those that are noted, or have owners. */
export const isOfRooms = (statement: Statement): statement is Breakouts =>
  statement.slot === "breakouts" &&
  statement.value.rooms > 0 &&
  (statement.value.more !== undefined || statement.value.owners !== undefined);

/** Notes how many they are now, and who has which. */
export function takeRooms(desk: Desk, statement: Breakouts, answers: boolean) {
  const { rooms, more = 0, owners = [] } = statement.value;
  const { breakoutRoomCount, breakoutRoomCapacities } = desk.values;
  const held = isSettled(breakoutRoomCount) ? Number(breakoutRoomCount.value) : 0;
  const written = isSettled(breakoutRoomCapacities) ? breakoutRoomCapacities.value.split(JOINT) : [];
  const known = written.map((one) => one.toLowerCase());
  const fresh = owners.filter((one) => !known.includes(one.toLowerCase()));
  // "One of them is for the witnesses" adds no room.
  const count = Math.max(rooms - more, more > 0 || owners.length > 0 ? held : 0) + more;
  if (count > held && held > 0) note(desk, "breakoutRoomCount", String(count), statement.quote, "corrected");
  else {
    enter(desk, statement, { field: "needsBreakoutRooms", value: "true" }, answers);
    enter(desk, statement, { field: "breakoutRoomCount", value: String(count) }, answers);
  }
  const line = cleanValue(desk.form, "breakoutRoomCapacities", [...written, ...fresh].join(JOINT));
  if (fresh.length > 0 && line !== null) note(desk, "breakoutRoomCapacities", line, statement.quote, "stated");
}
const JOINT = "; ";
