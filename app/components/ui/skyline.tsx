import type { VenueId } from "#app/domain/venue/venues.ts";

/** Line drawings of the cities; decoration beside their names. */
const LINES: Readonly<Record<VenueId, string>> = {
  arbitration_place_toronto:
    "M0 90h26V62h14v28h12V48h18v42h10V58l8-6 8 6v32h12V40M111 40V6M108 40h8M106 46h12l-3 44h-6zM124 90V50h20v40h10V34h22v56h12V56h16v34h14V66h18v24h28V74h16v16h14",
  arbitration_place_montreal:
    "M0 90h20c20-22 44-34 70-34s46 12 60 34M84 56V40M79 46h10M150 90V44h18v46h10V58h14v32h10V30l10-8 10 8v60h12V54h18v36h12V66h14v24h22",
  arbitration_place_ottawa:
    "M0 90h30V66h16v24h22V60l10-12 10 12v30h14V46h12V18l8-14 8 14v28h12v44h14V60l10-12 10 12v30h22V66h16v24h26c10-10 24-14 40-14",
  arbitration_place_miami:
    "M0 90h24V50h20v40h10V36h16v54h10V58h24v32h12V28h20v62h10V46h18v44h14V64h16v26h18c2-16 2-30 0-42M214 48c-8-6-16-4-20 2M214 48c2-10 10-14 18-10M214 48c8-2 14 2 16 10M240 90h40",
  arbitration_place_cayman:
    "M0 90h40V70h26v20h14V62l16-10 16 10v28h20V74h22v16h16c4-18 4-34 2-48M172 42c-8-6-16-4-20 2M172 42c2-10 10-14 18-10M172 42c8-2 14 2 16 10M196 90c10-6 20-6 30 0s20 6 30 0 16-5 24-2",
};

export function Skyline({ venue, className = "" }: { venue: VenueId; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 280 96"
      width="280"
      height="96"
      className={`h-auto w-full ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d={LINES[venue]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
