/**
 * What one choice settles for another on the short forms (specification, section 4 "Detailed form rules
 * on choices"; rulings, "Rules of the detailed form"). Pure, idempotent: applying twice changes nothing.
 */

import { LOCATION_TYPES, type LocationType, type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { FastBookingValues } from "./fast-request.ts";

/** The location types that a proceeding is offered in, in the order they are shown. */
export function offeredLocationTypes(proceeding: ProceedingType | undefined): readonly LocationType[] {
  if (proceeding === "court_trial") return ["in_person"];
  if (proceeding === "virtual_hearing") return ["virtual"];
  if (proceeding === "boardroom_only") return ["in_person"];
  if (proceeding && TRANSCRIPT_PROCEEDINGS.includes(proceeding)) return ["virtual"];
  return LOCATION_TYPES;
}

/** A location type that the proceeding leaves no choice about, else null. */
export function forcedLocationType(proceeding: ProceedingType | undefined): LocationType | null {
  const offered = offeredLocationTypes(proceeding);
  return offered.length === 1 ? (offered[0] ?? null) : null;
}

/**
 * Values with every effect applied, and which fields a rule wrote.
 * Order: forced location type, then the venue (a court trial sits in the court's own room, whatever was chosen), then
 * the zone of the venue.
 */
export function applyFastEffects(values: FastBookingValues): { values: FastBookingValues; written: (keyof FastBookingValues)[] } {
  const next: FastBookingValues = { ...values };
  const written: (keyof FastBookingValues)[] = [];
  const set = <K extends keyof FastBookingValues>(field: K, value: FastBookingValues[K]) => {
    if (next[field] === value) return;
    next[field] = value;
    written.push(field);
  };
  const forced = forcedLocationType(next.proceedingType);
  if (forced) set("locationType", forced);
  if (next.proceedingType === "court_trial") set("location", "alternate");
  else if (next.locationType && next.locationType !== "virtual" && !next.location) set("location", HEAD_OFFICE.id);
  const venue = venueOf(next.location);
  if (venue && next.locationType && next.locationType !== "virtual") set("timeZone", venue.zone);
  return { values: next, written };
}
