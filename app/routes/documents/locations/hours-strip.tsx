import { HEAD_OFFICE, type Venue } from "#app/domain/venue/venues.ts";
import { hoursElsewhere } from "./hours-elsewhere.ts";

/** The strip's first and last hour, its width for an hour, its height, and the breadth of the bar. */
const FROM = 6;
const TO = 20;
const HOUR = 10;
const HEIGHT = 12;
const BAR = 5;
const NOON = 12;

const at = (hour: number): number => (hour - FROM) * HOUR;

/** When a venue is open, on the clock of the head office, so that the bars of all cities can be laid over each other. The hours are next to it. */
export function HoursStrip({ venue }: { venue: Venue }) {
  const monday = venue.hours[1];
  if (!monday) return null;
  const { opens, closes } = hoursElsewhere(monday, venue.zone, HEAD_OFFICE.zone, new Date());
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${at(TO)} ${HEIGHT}`}
      width={at(TO)}
      height={HEIGHT}
      className="mt-2 max-w-full text-accent"
      stroke="currentColor"
    >
      <path d={`M0 ${HEIGHT / 2}H${at(TO)}`} className="stroke-accent-line" />
      <path d={`M${at(opens)} ${HEIGHT / 2}H${at(closes)}`} strokeWidth={BAR} />
      <path d={`M${at(NOON)} 0V${HEIGHT}`} className="stroke-accent-line" />
    </svg>
  );
}
