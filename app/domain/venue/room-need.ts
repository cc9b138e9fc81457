/** What rooms a hearing needs, read from what is typed or stored. Apart from the rule, so that forms load none of it. */

/** What a booking needs of a venue. */
export interface RoomNeed {
  /** People in the main room; 1 where nobody has said. */
  people: number;
  /** People in each breakout room; as many entries as rooms. */
  breakouts: readonly number[];
  /** The set-up of the main room; null where any will do. */
  setup?: string | null;
  /** The 65 inch conferencing unit is in the main room. */
  unit?: boolean;
}

/** For how many people the main room is to be; null where nobody has said. */
export const peopleAsked = (details: Readonly<Partial<Record<string, string>>>): number | null =>
  Math.max(0, Number(details.mainRoomCapacity ?? 0) || 0) || null;

/** Reads the need from a booking's details; a list of sizes ("6, 8") may be shorter than the number of rooms. */
export function roomNeed(details: Readonly<Partial<Record<string, string>>>): RoomNeed {
  const sizes = (details.breakoutRoomCapacities?.match(/\d{1,3}/g) ?? []).map(Number);
  const wanted = details.needsBreakoutRooms === "true" ? Math.max(Number(details.breakoutRoomCount ?? 0) || 0, 1) : 0;
  return {
    people: peopleAsked(details) ?? 1,
    breakouts: Array.from({ length: wanted }, (_, at) => sizes[at] ?? sizes.at(-1) ?? 1),
    setup: details.roomSetup && details.roomSetup !== "other" ? details.roomSetup : null,
    unit: details.needsConferencingUnit === "true",
  };
}
