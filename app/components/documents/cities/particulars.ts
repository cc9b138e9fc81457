import type { MessageDescriptor } from "@lingui/core";
import type { RoomSetup } from "#app/components/drawings/room-plan.tsx";
import type { OfficeId } from "#app/domain/venue/cities.ts";
import { OFFICES, type Venue } from "#app/domain/venue/venues.ts";

/** What the page of a city tells beyond the venue's own data (specification, section 2 "Locations index and city pages"). */
export interface CityParticulars {
  venue: Venue & { id: OfficeId };
  /** Title and description of the page. */
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Rooms and what is particular, in one line: the card of the index. */
  card: MessageDescriptor;
  /** Where the venue is and for whom, in one sentence. */
  lede: MessageDescriptor;
  languages: MessageDescriptor;
  /** What its hours have that others have not, for comparing cities. */
  otherHours?: MessageDescriptor;
  /** The clock that the hours are given on, summer and winter. */
  clock: MessageDescriptor;
  /** Participants by set-up, within the venue's stated range; null where no capacity is published. */
  setups: Readonly<Record<RoomSetup, { from: number; to: number }>> | null;
  /** What comes with a room, and a sentence on what else. */
  included: readonly MessageDescriptor[];
  includedNote: MessageDescriptor;
  /** In a few words, for comparing cities. */
  nearest: { airport: MessageDescriptor; station: MessageDescriptor };
  transport: Readonly<Record<"air" | "transit" | "car" | "door", MessageDescriptor>>;
  access: Readonly<Record<AccessPoint, MessageDescriptor>>;
}

export const ACCESS_POINTS = ["entrance", "elevator", "washrooms", "hearing", "animals", "quiet"] as const;
export type AccessPoint = (typeof ACCESS_POINTS)[number];

/** The office with this id. */
export function office(id: OfficeId): CityParticulars["venue"] {
  const venue = OFFICES.find((candidate) => candidate.id === id);
  if (!venue) throw new Error(`No office ${id}`);
  return venue;
}
