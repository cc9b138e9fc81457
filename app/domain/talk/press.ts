/** Ids of buttons: an id names the option and the point that it answers, so that a press of an old button never answers a newer question. */
import type { Option, Point } from "./state.ts";
import type { World } from "./world.ts";

type Pressed = Extract<NonNullable<World["pressed"]>, { option: string }>;

const BETWEEN = "~";

/** The id of an option's button. */
export const buttonId = (point: Point, option: Option): string => `${option.id}${BETWEEN}${markOf(point)}`;

/** What a button's id says; without a mark it means the question that was asked, and no other. */
export function readButtonId(id: string): Pressed {
  const at = id.lastIndexOf(BETWEEN);
  return at < 0 ? { option: id } : { option: id.slice(0, at), mark: id.slice(at + 1) };
}

/** The option of `point` that was pressed; `isAsked`: it is the question that was asked last. */
export function pressedOf(pressed: World["pressed"], point: Point, isAsked: boolean): Option | undefined {
  if (!pressed || !("option" in pressed)) return undefined;
  const isMeant = pressed.mark === undefined ? isAsked : pressed.mark === markOf(point);
  return isMeant ? point.options.find(({ id }) => id === pressed.option) : undefined;
}

/** A short mark of a point: it tells the points of one talk apart and protects nothing. */
function markOf({ id }: Point): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of id) {
    const code = unit.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}
