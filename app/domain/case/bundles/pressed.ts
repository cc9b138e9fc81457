/** What a button of a bundle's list does to it: the same in the browser and, without scripts, where the form is taken. Pure. */
import { type BundleLine, isTab, moved } from "./bundle.ts";

/** "up:3", "down:3" and "out:3" of the line at 3; "tab" puts one at the end, "add" what was chosen, "add-all" what may be. */
export function pressed(
  lines: readonly BundleLine[],
  press: string,
  { chosen, all }: { chosen: readonly string[]; all: readonly string[] },
): BundleLine[] {
  const [verb, place] = press.split(":");
  const at = Number(place);
  switch (verb) {
    case "up":
      return moved(lines, at, at - 1);
    case "down":
      return moved(lines, at, at + 1);
    case "out":
      return lines.filter((_, index) => index !== at);
    case "tab":
      return [...lines, { tab: "" }];
    case "add":
      return [...lines, ...added(lines, chosen, all)];
    case "add-all":
      return [...lines, ...added(lines, all, all)];
    default:
      return [...lines];
  }
}

/** Of what may be chosen what is not on the list yet, in the order in which it is offered. */
function added(lines: readonly BundleLine[], chosen: readonly string[], all: readonly string[]): BundleLine[] {
  const there = new Set(lines.map((line) => (isTab(line) ? null : line.document)));
  return all.filter((document) => chosen.includes(document) && !there.has(document)).map((document) => ({ document }));
}
