/** Keys and pointer over the planner: focus goes over bars and cells with arrows, Enter picks up and drops, a pointer drags. */
import { useLingui } from "@lingui/react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Planner } from "#app/domain/planner/planner.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { droppedText, overText, pickedUpText, putBackText } from "#app/i18n/portal/planner-text.ts";
import { type PlannerAddress, plannerQuery } from "./address.ts";
import { type Carried, carryBy, obstacleAt, pickUp, rowsOf, sizeBy } from "./carry.ts";
import { focusNext } from "./focus-next.ts";

export type { Carried } from "./carry.ts";

const STEPS: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function useCarry(root: RefObject<HTMLDivElement | null>, planner: Planner, address: PlannerAddress) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState("");
  const from = useRef<HTMLElement | null>(null);
  // The one stop of the grid that Tab reaches; the others are reached with arrows.
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('[role="grid"] [data-stop="bar"], [role="grid"] [data-stop="cell"]');
    const bars = root.current?.querySelectorAll<HTMLElement>('[role="grid"] [data-stop]') ?? [];
    for (const stop of bars) stop.tabIndex = stop === first ? 0 : -1;
  });
  useEffect(() => {
    if (!carried) return;
    const cell = root.current?.querySelector<HTMLElement>(`[data-room="${carried.roomId}"][data-day="${carried.day}"]`);
    if (from.current) cell?.focus();
    cell?.scrollIntoView({ block: "nearest" });
  }, [root, carried]);

  const place = (to: Carried) => {
    const room = rowsOf(planner).find(({ room: one }) => one.id === to.roomId)?.room.name ?? "";
    const dates = planner.days.slice(to.day, to.day + to.length).map((date) => ({ date }));
    return overText(i18n, room, datesText(i18n.locale, dates), obstacleAt(planner, to));
  };
  const carry = (to: Carried) => {
    setCarried(to);
    setSaid(place(to));
  };
  const drop = (it: Carried) => {
    setCarried(null);
    from.current = null;
    setSaid(droppedText(i18n, it.booking.bookingNumber));
    const { booking, roomId, day, days, isSized } = it;
    const on = planner.days[day] ?? null;
    // Days that are not touched stay as they are, also where a part of them is not shown.
    const wish = { bookingId: booking.id, roomId, on: on === booking.days[0] ? null : on, days: isSized ? days : null };
    void navigate(plannerQuery(address, wish), { preventScrollReset: true });
  };
  const putBack = () => {
    if (carried) setSaid(putBackText(i18n, carried.booking.bookingNumber));
    setCarried(null);
    from.current?.focus();
    from.current = null;
  };

  function pickUpAt(stop: HTMLElement): boolean {
    const id = stop.dataset.grab;
    const picked = id ? pickUp(planner, id) : null;
    if (!picked) return false;
    from.current = stop;
    setCarried(picked);
    setSaid(`${pickedUpText(i18n, picked.booking.bookingNumber, picked.days)} ${place(picked)}`);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const stop = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-stop]") : null;
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (carried) {
      if (step && event.shiftKey && step[1] !== 0) carry(sizeBy(planner, carried, step[1]));
      else if (step) carry(carryBy(planner, carried, ...step));
      else if (event.key === "Enter") drop(carried);
      else if (event.key === "Escape") putBack();
      else if (event.key !== "Tab") return;
      else return putBack();
      event.preventDefault();
      return;
    }
    if (step && root.current) {
      if (focusNext(root.current, stop, ...step)) event.preventDefault();
    } else if (event.key === "Enter" && pickUpAt(stop)) event.preventDefault();
    else if (event.key === " " && stop instanceof HTMLAnchorElement) {
      event.preventDefault();
      stop.click();
    }
  }

  const dragging = useRef<Promise<typeof import("./drag.ts")> | null>(null);
  const dragged = useRef(false);
  function onPointerDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const grab = target?.closest<HTMLElement>("[data-grab]");
    // A finger scrolls; it places by the form.
    if (!grab || event.button !== 0 || event.pointerType === "touch" || event.ctrlKey || event.metaKey) return;
    const begun = pickUp(planner, grab.dataset.grab ?? "");
    if (!begun) return;
    dragged.current = false;
    const way = { x: event.clientX, y: event.clientY, sizes: Boolean(target?.closest("[data-edge]")), offset: offsetIn(grab, event.clientX, begun) };
    dragging.current ??= import("./drag.ts");
    void dragging.current.then(({ follow }) =>
      follow(planner, begun, way, {
        over: (to) => {
          dragged.current = true;
          carry(to);
        },
        drop,
        leave: putBack,
      }),
    );
  }

  return {
    carried,
    said,
    handlers: {
      onKeyDown,
      onPointerDown,
      // Before it is needed.
      onPointerOver: () => {
        dragging.current ??= import("./drag.ts");
      },
      onClickCapture: (event: MouseEvent) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** How many columns of a bar are before the pointer, so that it is carried by where it was taken. */
function offsetIn(grab: HTMLElement, x: number, { length }: Carried): number {
  if (grab.dataset.stop !== "bar") return 0;
  const { left, width } = grab.getBoundingClientRect();
  return Math.min(length - 1, Math.max(0, Math.floor(((x - left) / Math.max(1, width)) * length)));
}
