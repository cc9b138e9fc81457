/** Follows a pointer over the planner. Loaded when a pointer comes over it. */
import type { Planner } from "#app/domain/planner/planner.ts";
import { type Carried, carryTo, sizeTo } from "./carry.ts";

interface Way {
  x: number;
  y: number;
  /** Taken by its end: its length changes. */
  sizes: boolean;
  /** Columns between its first day and the pointer. */
  offset: number;
}

interface Told {
  over(to: Carried): void;
  drop(it: Carried): void;
  leave(): void;
}

/** Pixels that a press may move without being one. */
const STILL = 5;

/** From a press on until it is let go, or Escape puts it back. `missed`: what the pointer did since the press, in order. */
export function follow(
  planner: Planner,
  begun: Carried,
  { x, y, sizes, offset }: Way,
  { over, drop, leave }: Told,
  missed: readonly PointerEvent[],
): void {
  let it: Carried | null = null;
  const ended = new AbortController();
  const { signal } = ended;
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) return end();
    if (!it && Math.hypot(event.clientX - x, event.clientY - y) < STILL) return;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.stop === "cell");
    const [roomId, day] = [under?.dataset.room, Number(under?.dataset.day)];
    const to = roomId === undefined ? (it ?? begun) : sizes ? sizeTo(planner, begun, day) : carryTo(planner, begun, roomId, day - offset);
    if (it && it.roomId === to.roomId && it.day === to.day && it.days === to.days) return;
    it = to;
    over(to);
  };
  const end = () => {
    ended.abort();
    shownAs("", "");
    if (it) drop(it);
  };
  const cancel = () => {
    ended.abort();
    shownAs("", "");
    if (it) leave();
  };
  shownAs(sizes ? "ew-resize" : "grabbing", "none");
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", cancel, { signal });
  addEventListener("blur", cancel, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") cancel();
    },
    { signal },
  );
  for (const event of missed) {
    if (signal.aborted) return;
    if (event.type === "pointermove") move(event);
    else if (event.type === "pointerup") end();
    else cancel();
  }
}

/** What the pointer looks like, and whether text is chosen with it. */
function shownAs(cursor: string, userSelect: string): void {
  Object.assign(document.documentElement.style, { cursor, userSelect });
}
