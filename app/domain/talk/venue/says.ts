/** What is said of the venue's free days, of its rooms, and of rooms that are held for a while. */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Receipt } from "#app/domain/talk/receipts.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";

export type VenueUtterance =
  /** The days of a month, asked for; `chosen` are noted. */
  | { kind: "month"; receipt: Receipt<"month">; chosen: readonly LocalDate[] }
  /** Free days were asked for, and the city is not known. */
  | { kind: "which_venue"; venues: readonly VenueId[] }
  | { kind: "rooms"; receipt: Receipt<"rooms"> }
  /** An online hearing: no room of ours is asked for. */
  | { kind: "no_room_needed"; about: "days" | "rooms" | "hold" }
  /** Whether the hearing may go on until an hour: on its days the venue closes at `closes`. */
  | { kind: "until"; venue: VenueId; until: string; closes: string }
  /** Before the request is in, nothing can be held: what it takes. `tooLarge`: more than a visitor holds by themselves. */
  | { kind: "hold_before"; wished: boolean; email: string | null; tooLarge: boolean }
  /** What was wished to be held is not any more. */
  | { kind: "hold_dropped" }
  /** That the rooms of a request that is in can be held for a while. */
  | { kind: "hold_offer"; reference: string }
  /** The state of the hold; `mailed`: its link was mailed in this talk before. */
  | { kind: "hold"; receipt: Receipt<"hold">; mailed: boolean };

/** Where they come among the sentences of a reply (`answer/says.ts`). */
export const VENUE_RANKS: Readonly<Record<VenueUtterance["kind"], number>> = {
  month: 2,
  which_venue: 2,
  rooms: 2,
  until: 2,
  no_room_needed: 2,
  hold_before: 2,
  hold_dropped: 2,
  hold: 2,
  hold_offer: 6,
};
