/** What the visitor is in the matter, or whom they act for: a field like any other, in their words. */
import { type Desk, hasAct, note, remark } from "./desk.ts";
import { cleanValue, isSettled } from "./plan/fields.ts";

/** Takes what a message says of it: a correction takes the place of what is noted, anything else is added to it. */
export function takeOwnPart(desk: Desk) {
  const { said, values, world, form } = desk;
  if (!said.ownPart) return;
  const { words, replaces } = said.ownPart;
  if (desk.booking || world.pasted) return remark(desk, words);
  const held = isSettled(values.contactRole) ? values.contactRole.value : null;
  if (held === words || (held?.includes(words) && !replaces)) return;
  const whole = held && !replaces && !words.includes(held) && !hasAct(desk, "correct") ? `${held}; ${words}` : words;
  const clean = cleanValue(form, "contactRole", whole);
  if (clean === null) return remark(desk, words);
  note(desk, "contactRole", clean, words, held ? "corrected" : "stated");
}
