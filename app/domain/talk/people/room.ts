/** How many sit in the room, where only the sides were counted. */
import { assumed, type Desk, note } from "#app/domain/talk/desk.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import { rosterOf } from "./fields.ts";
import { totalOf } from "./identity.ts";

/** "5 for the claimant, 4 for the respondent" and who decides: so many in the room, until another number is said. */
export function assumeRoom(desk: Desk) {
  const key = assumed("mainRoomCapacity");
  if (isSettled(desk.values.mainRoomCapacity) && !desk.told.includes(key)) return;
  const here = rosterOf(desk.values).filter(({ attends }) => attends !== "remote" && attends !== "telephone");
  const sides = here.filter(({ part, side, count }) => part === "other" && side !== undefined && count !== undefined);
  if (!["claimant", "respondent"].every((side) => sides.some((one) => one.side === side))) return;
  const room = totalOf([...sides, ...here.filter(({ part }) => part === "neutral")]);
  desk.told = [...desk.told.filter((one) => one !== key), key];
  note(desk, "mainRoomCapacity", String(room), desk.values.people?.evidence ?? "", "follows");
}
