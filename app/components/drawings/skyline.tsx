import { classNames } from "#app/components/ui/class-names.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import { Drawing } from "./drawing.tsx";
import cayman from "./skyline/grand-cayman.svg?raw";
import miami from "./skyline/miami.svg?raw";
import montreal from "./skyline/montreal.svg?raw";
import ottawa from "./skyline/ottawa.svg?raw";
import toronto from "./skyline/toronto.svg?raw";

const FILES: Readonly<Record<VenueId, string>> = {
  arbitration_place_toronto: toronto,
  arbitration_place_montreal: montreal,
  arbitration_place_ottawa: ottawa,
  arbitration_place_miami: miami,
  arbitration_place_cayman: cayman,
};

/** A city as a line drawing; decoration next to its name. Covers what is behind it with the paper, or with `fill-…` given. */
export function Skyline({ venue, className }: { venue: VenueId; className?: string }) {
  return <Drawing file={FILES[venue]} className={classNames("fill-paper", className)} />;
}
