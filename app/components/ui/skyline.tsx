import type { ComponentType } from "react";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { classNames } from "./class-names.ts";
import { Montreal, Ottawa, Toronto } from "./skyline/north.tsx";
import { GrandCayman, Miami } from "./skyline/south.tsx";

const DRAWINGS: Readonly<Record<VenueId, ComponentType>> = {
  arbitration_place_toronto: Toronto,
  arbitration_place_montreal: Montreal,
  arbitration_place_ottawa: Ottawa,
  arbitration_place_miami: Miami,
  arbitration_place_cayman: GrandCayman,
};

/** A city as a line drawing; decoration beside its name. Covers what is behind it with the paper, or with `fill-…` given. */
export function Skyline({ venue, className }: { venue: VenueId; className?: string }) {
  const Drawing = DRAWINGS[venue];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 166"
      width="360"
      height="166"
      className={classNames("h-auto w-full fill-paper", className)}
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Drawing />
    </svg>
  );
}
