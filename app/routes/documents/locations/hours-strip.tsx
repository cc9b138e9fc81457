import { HEAD_OFFICE, type Venue } from "#app/domain/venue/venues.ts";
import { hoursElsewhere } from "./hours-elsewhere.ts";

const FROM = 6;
const TO = 20;

/** When a venue is open, on the clock of the head office, so that the bars of all cities can be laid over each other. The hours stand beside it. */
export function HoursStrip({ venue }: { venue: Venue }) {
  const monday = venue.hours[1];
  if (!monday) return null;
  const { opens, closes } = hoursElsewhere(monday, venue.zone, HEAD_OFFICE.zone, new Date());
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${(TO - FROM) * 10} 12`}
      width={(TO - FROM) * 10}
      height="12"
      className="mt-2 max-w-full text-accent"
      stroke="currentColor"
    >
      <path d={`M0 6H${(TO - FROM) * 10}`} className="stroke-accent-line" />
      <path d={`M${(opens - FROM) * 10} 6H${(closes - FROM) * 10}`} strokeWidth="5" />
      <path d={`M${(12 - FROM) * 10} 0V12`} className="stroke-accent-line" />
    </svg>
  );
}
