/** What rooms a hearing needs, read from what is typed or stored. Apart from the rule, so that forms load none of it. */
import { daysOfField, mostPeople } from "#app/domain/booking/registry/by-day.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";

/** What a booking needs of a venue. */
export interface RoomNeed {
  /** People in the main room; 1 where nobody has said. */
  people: number;
  /** People in each breakout room; as many entries as rooms. */
  breakouts: readonly number[];
  /** The hearing's days on which they are wanted; absent for all of them. */
  breakoutDays?: readonly LocalDate[];
  /** The set-up of the main room; null where any will do. */
  setup?: string | null;
  /** The 65 inch conferencing unit is in the main room. */
  unit?: boolean;
}

type Details = Readonly<Partial<Record<string, string>>>;
type Days = readonly { date: LocalDate }[];

/** For how many people the main room is to be, on the one of the hearing's `days` on which the most come; null where nobody has said. */
export const peopleAsked = (details: Details, days: Days = []): number | null =>
  mostPeople(
    Math.max(0, Number(details.mainRoomCapacity ?? 0) || 0) || null,
    readOnSomeDays(details.onSomeDays || "[]") ?? [],
    days.map(({ date }) => date),
  );

const SIZE = /(?<![\p{L}\d])\d{1,3}(?![\p{L}\d])/gu;
/** Words of a list of sizes: of any other words the figures may be part of a name. */
const PLAIN =
  /^(?:and|or|for|up|to|of|about|around|each|one|two|rooms?|seats?|people|persons?|pers|pax|guests?|et|ou|pour|à|de|environ|chacune?|une?|deux|les?|la|salles?|places?|personnes?|y|o|e|para|hasta|unas?|unos|cada|dos|las?|los|salas?|plazas?|personas?)$/iu;
/** "The witnesses (4)", "tribunal: 3", « l'intimée, 6 personnes »: the size behind whom the room is for. */
const SIZE_OF_ONE =
  /(?:(?:^|[:(–—=]|\s-)\s*(?<alone>\d{1,3})\s*\)?\s*$|(?<![\p{L}\d])(?<people>\d{1,3})\s*(?:people|persons?|pers|pax|seats|guests|personnes?|places|personas?|plazas)(?!\p{L}))/iu;

/** The sizes in a line that says them, or whom each room is for: "407 ETR" and "respondents 2 and 3" are no sizes. */
function sizesIn(line: string): number[] {
  const words = line.match(/\p{L}[\p{L}\d]*/gu) ?? [];
  if (words.every((word) => PLAIN.test(word)) && !/\d{4}/.test(line)) return (line.match(SIZE) ?? []).map(Number);
  const [own, listed] = [line.split(/[;\n]/), line.split(/[;,\n]/)];
  // "Respondents 2, 3": what follows goes on with the name.
  const parts = listed.some((part) => /\p{L}\s+\d+\s*$/u.test(part)) ? own : listed;
  return parts.flatMap((part) => {
    const { alone, people } = SIZE_OF_ONE.exec(part.trim())?.groups ?? {};
    const size = alone ?? people;
    return size === undefined ? [] : [Number(size)];
  });
}

/** Reads the need from a booking's details, of its `days` where they are known; a list of sizes ("6, 8") may be shorter than the number of rooms. */
export function roomNeed(details: Details, hearing: Days = []): RoomNeed {
  const sizes = sizesIn(details.breakoutRoomCapacities ?? "");
  const wanted = details.needsBreakoutRooms === "true" ? Math.max(Number(details.breakoutRoomCount ?? 0) || 0, 1) : 0;
  const days = wanted > 0 ? daysOfField(readOnSomeDays(details.onSomeDays || "[]") ?? [], "needsBreakoutRooms") : null;
  return {
    people: peopleAsked(details, hearing) ?? 1,
    breakouts: Array.from({ length: wanted }, (_, at) => sizes[at] ?? sizes.at(-1) ?? 1),
    setup: details.roomSetup && details.roomSetup !== "other" ? details.roomSetup : null,
    unit: details.needsConferencingUnit === "true",
    ...(days ? { breakoutDays: days } : {}),
  };
}

/** The days of a hearing, those marked on which its breakout rooms are not wanted. Days that are none of the hearing's say nothing. */
export function markedDays<D extends { date: LocalDate }>(
  days: readonly D[],
  { breakoutDays }: Pick<RoomNeed, "breakoutDays">,
): (D & { noBreakouts?: true })[] {
  const isNamed = ({ date }: D) => breakoutDays?.includes(date) ?? true;
  if (!days.some(isNamed)) return [...days];
  return days.map((day) => (isNamed(day) ? day : { ...day, noBreakouts: true as const }));
}
