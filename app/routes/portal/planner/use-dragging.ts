/** A pointer that takes a bar or a request; what follows it is loaded when a pointer comes over the planner. */
import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Planner } from "#app/domain/planner/planner.ts";
import { type Carried, pickUp } from "./carry.ts";
import type { Carrying } from "./use-carried.ts";

export function useDragging(planner: Planner, { carry, drop, putBack }: Carrying) {
  const loading = useRef<Promise<typeof import("./drag.ts")> | null>(null);
  const dragged = useRef(false);
  const load = () => {
    loading.current ??= import("./drag.ts");
    return loading.current;
  };

  function onPointerDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const grab = target?.closest<HTMLElement>("[data-grab]");
    // A finger scrolls; it places by the form.
    if (!grab || event.button !== 0 || event.pointerType === "touch" || event.ctrlKey || event.metaKey) return;
    const begun = pickUp(planner, grab.dataset.grab ?? "");
    if (!begun) return;
    dragged.current = false;
    const sizes = Boolean(target?.closest("[data-edge]"));
    const way = { x: event.clientX, y: event.clientY, sizes, offset: offsetIn(grab, event.clientX, begun) };
    const over = (to: Carried) => {
      dragged.current = true;
      carry(to);
    };
    const missed = whatFollows();
    void load().then(({ follow }) => {
      const events = missed.take();
      follow(planner, begun, way, { over, drop, leave: putBack }, events);
      // The press that ended it has been, and the next is one.
      if (events.some(({ type }) => type === "pointerup")) dragged.current = false;
    });
  }

  return {
    onPointerDown,
    onPointerOver: () => void load(),
    /** The press that ended a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const ENDS = ["pointerup", "pointercancel"] as const;

/** What the pointer does until what follows it has been loaded; after its end nothing more. */
function whatFollows(): { take(): readonly globalThis.PointerEvent[] } {
  const events: globalThis.PointerEvent[] = [];
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener("pointermove", (event) => events.push(event), { signal });
  for (const end of ENDS)
    addEventListener(
      end,
      (event) => {
        events.push(event);
        ended.abort();
      },
      { signal },
    );
  const take = () => {
    ended.abort();
    return events;
  };
  return { take };
}

/** How many columns of a bar are before the pointer, so that it is carried by where it was taken. */
function offsetIn(grab: HTMLElement, x: number, { length }: Carried): number {
  if (grab.dataset.stop !== "bar") return 0;
  const { left, width } = grab.getBoundingClientRect();
  return Math.min(length - 1, Math.max(0, Math.floor(((x - left) / Math.max(1, width)) * length)));
}
