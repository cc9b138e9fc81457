/** The request edited by hand: a part, or all of it on the sheet, is shown, and what is typed into it is taken. */
import { type Desk, say } from "#app/domain/talk/desk.ts";
import { showCard, takeEdit } from "./take-edit.ts";

/** Does what was pressed or filled; a request that is in has its own way of being changed. */
export function editByHand(desk: Desk) {
  const { pressed } = desk.world;
  if (!pressed || !("edit" in pressed || "filled" in pressed)) return;
  if (desk.booking) return say(desk, { kind: "settled_already" });
  if ("filled" in pressed) return takeEdit(desk, pressed.filled, pressed.typed);
  showCard(desk, pressed.edit, null);
}
