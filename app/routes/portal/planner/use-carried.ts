/** What is carried over the planner: picked up, moved, dropped or put back, each of it said. */
import { useLingui } from "@lingui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Planner } from "#app/domain/planner/planner.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { droppedText, overText, pickedUpText, putBackText } from "#app/i18n/portal/planner-text.ts";
import { type PlannerAddress, plannerQuery } from "./address.ts";
import { type Carried, firstDayOf, obstacleAt, pickUp, rowsOf } from "./carry.ts";

export function useCarried(root: RefObject<HTMLDivElement | null>, planner: Planner, address: PlannerAddress) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState("");
  /** What the keys have picked it up from; null while a pointer carries it. */
  const from = useRef<HTMLElement | null>(null);
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
  return {
    carried,
    said,
    carry(to: Carried) {
      setCarried(to);
      setSaid(place(to));
    },
    /** Leads to what it would change. Days that were not touched stay as they are, also where a part of them is not shown. */
    drop(it: Carried) {
      const { booking, roomId, days, isSized } = it;
      setCarried(null);
      from.current = null;
      setSaid(droppedText(i18n, booking.bookingNumber));
      const wish = { bookingId: booking.id, roomId, on: firstDayOf(planner, it), days: isSized ? days : null };
      void navigate(plannerQuery(address, wish), { preventScrollReset: true });
    },
    putBack() {
      if (carried) setSaid(putBackText(i18n, carried.booking.bookingNumber));
      setCarried(null);
      from.current?.focus();
      from.current = null;
    },
    /** By the keys; false for what cannot be. */
    pickUpAt(stop: HTMLElement): boolean {
      const picked = stop.dataset.grab ? pickUp(planner, stop.dataset.grab) : null;
      if (!picked) return false;
      from.current = stop;
      setCarried(picked);
      setSaid(`${pickedUpText(i18n, picked.booking.bookingNumber, picked.days)} ${place(picked)}`);
      return true;
    },
  };
}

export type Carrying = ReturnType<typeof useCarried>;
