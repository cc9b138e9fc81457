/** The request edited by hand: a part is chosen, its card is shown, and what is typed into it is taken. */
import { type Desk, say } from "#app/domain/talk/desk.ts";
import { EDIT_PARTS, type EditPart, partOf } from "./parts.ts";
import { isNotedPart, showCard, takeEdit } from "./take-edit.ts";

/** Does what was pressed or filled; a request that is in has its own way of being changed. */
export function editByHand(desk: Desk) {
  const { pressed } = desk.world;
  if (!pressed || !("edit" in pressed || "filled" in pressed)) return;
  if (desk.booking) return say(desk, { kind: "settled_already" });
  if ("filled" in pressed) return takeEdit(desk, pressed.filled, pressed.typed);
  if (pressed.edit) return showCard(desk, pressed.edit, null);
  showParts(desk, null, partsToChange(desk));
}

/** Asks which part is meant, a button each. */
export function showParts(desk: Desk, quote: string | null, parts: readonly EditPart[]) {
  say(desk, { kind: "parts", quote, parts });
  desk.quiet = true;
  desk.keepsAsked = true;
}

/** The parts of which something is noted. */
export const partsToChange = ({ values, loose }: Pick<Desk, "values" | "loose">): EditPart[] =>
  EDIT_PARTS.filter((part) => isNotedPart(part, values) || (part === "days" && loose.days.length > 0));

/** A key of what was said once: a part was corrected. */
const corrected = (part: EditPart): string => `corrected:${part}`;

/** Who corrects the same part a second time is shown that it can be edited. */
export function offerCards(desk: Desk) {
  if (desk.booking || desk.says.some(({ kind }) => kind === "edit" || kind === "parts")) return;
  const fields = desk.changes.flatMap(({ field, reason }) => (reason === "corrected" && field !== "remarks" ? [field] : []));
  const parts = [...new Set(fields.map(partOf))];
  const again = parts.find((part) => desk.told.includes(corrected(part)));
  desk.told.push(...parts.map(corrected).filter((key) => !desk.told.includes(key)));
  if (again && !desk.world.pressed) say(desk, { kind: "offer_edit", part: again });
}
