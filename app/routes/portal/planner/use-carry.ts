/** Keys and pointer over the planner: focus goes over bars and cells with arrows, Enter picks up and drops, a pointer drags. */
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { Planner } from "#app/domain/planner/planner.ts";
import type { PlannerAddress } from "./address.ts";
import { carryBy, sizeBy } from "./carry.ts";
import { focusNext } from "./focus-next.ts";
import { type Carrying, useCarried } from "./use-carried.ts";
import { useDragging } from "./use-dragging.ts";

const STEPS: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function useCarry(root: RefObject<HTMLDivElement | null>, planner: Planner, address: PlannerAddress) {
  const carrying = useCarried(root, planner, address);
  const dragging = useDragging(planner, carrying);
  // The one stop of the grid that Tab reaches; the others are reached with arrows.
  useEffect(() => {
    const stops = root.current?.querySelectorAll<HTMLElement>('[role="grid"] [data-stop]') ?? [];
    const all = [...stops];
    const first = all.find(({ dataset }) => dataset.stop === "bar") ?? all[0];
    for (const stop of all) stop.tabIndex = stop === first ? 0 : -1;
  });

  function onKeyDown(event: KeyboardEvent) {
    const stop = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-stop]") : null;
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = carrying.carried ? whileCarried(event, planner, carrying) : atRest(event, stop, root.current, carrying);
    if (isTaken) event.preventDefault();
  }
  return { carried: carrying.carried, said: carrying.said, handlers: { onKeyDown, ...dragging } };
}

/** True where the key was for what is carried. */
function whileCarried(event: KeyboardEvent, planner: Planner, { carried, carry, drop, putBack }: Carrying): boolean {
  if (!carried) return false;
  const step = STEPS[event.key];
  if (step && event.shiftKey && step[1] !== 0) carry(sizeBy(planner, carried, step[1]));
  else if (step) carry(carryBy(planner, carried, ...step));
  else if (event.key === "Enter") drop(carried);
  else if (event.key === "Escape") putBack();
  else {
    if (event.key === "Tab") putBack();
    return false;
  }
  return true;
}

/** Arrows go on, Enter picks up, Space opens. */
function atRest(event: KeyboardEvent, stop: HTMLElement, root: HTMLElement | null, { pickUpAt }: Carrying): boolean {
  const step = STEPS[event.key];
  if (step) return root !== null && focusNext(root, stop, ...step);
  if (event.key === "Enter") return pickUpAt(stop);
  if (event.key !== " " || !(stop instanceof HTMLAnchorElement)) return false;
  stop.click();
  return true;
}
