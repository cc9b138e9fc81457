/** Rooms over days: what waits for a room, what holds them, and what a wish would change. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { formatDate } from "#app/i18n/dates.ts";
import { plannerQuery } from "./address.ts";
import { DayList } from "./day-list.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { PlannerGrid } from "./planner-grid.tsx";
import { PlannerHead } from "./planner-head.tsx";
import type { PlannerData, PlannerOutcome } from "./shown.ts";
import { useCarry } from "./use-carry.ts";
import { Waiting } from "./waiting.tsx";

export function PlannerPage({ address, planner, placing, now, outcome }: PlannerData & { outcome: PlannerOutcome | null }) {
  const { i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const carry = useCarry(root, planner, address);
  const shown = placing && ("refused" in placing ? placing.bookingId : placing.booking.id);
  return (
    <div className="planner">
      <PlannerHead address={address} planner={planner} />
      <div className={placing ? "xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-8" : undefined}>
        {placing && (
          <PlacePanel
            key={`${shown} ${JSON.stringify("refused" in placing ? null : placing.wish)}`}
            placing={placing}
            outcome={outcome}
            back={plannerQuery(address)}
            address={address}
          />
        )}
        <div ref={root} {...carry.handlers} className="min-w-0 xl:order-first">
          <Waiting planner={planner} address={address} shown={shown} />
          <PlannerGrid planner={planner} address={address} shown={shown} carried={carry.carried} />
          <DayList planner={planner} address={address} />
          <p aria-live="assertive" className="sr-only">
            {carry.said}
          </p>
        </div>
      </div>
      <p className="print-only mt-6 text-xs">
        <Trans>Printed on {formatDate(i18n.locale, now.slice(0, 10))}</Trans>
      </p>
    </div>
  );
}
