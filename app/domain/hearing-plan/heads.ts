/** How many of the people of a hearing sit in its room, and how many attend from elsewhere. The one place that counts them. Pure. */
import type { Participant } from "../booking/registry/entries.ts";

export interface Heads {
  here: number;
  /** By video or telephone. */
  afar: number;
}

/** Those of a side; with nobody of them a list is no list of who is in the room. */
const NEITHER: ReadonlySet<Participant["part"]> = new Set([
  "neutral",
  "witness",
  "expert",
  "secretary",
  "interpreter",
  "technician",
  "observer",
]);
/** A list of fewer, or of fewer of the sides, tells nothing of the room. */
const FEWEST = 3;
const FEWEST_OF_SIDES = 2;

/** Whether somebody attends by video or telephone. */
export const isAfar = ({ attends }: Pick<Participant, "attends">): boolean => attends === "remote" || attends === "telephone";
/** A party that is only named may be a company: who sits there for it is not known. */
const isOnlyNamed = ({ part, attends, count }: Participant): boolean =>
  (part === "claimant" || part === "respondent") && attends === undefined && count === undefined;
const sum = (people: readonly Participant[]): number => people.reduce((heads, { count = 1 }) => heads + count, 0);

/** The people by where they are. */
export function headsOf(people: readonly Participant[]): Heads {
  const counted = people.filter((one) => !isOnlyNamed(one));
  return { here: sum(counted.filter((one) => !isAfar(one))), afar: sum(counted.filter(isAfar)) };
}

/** How many the room is for, by the people alone; null where they are too few to be everybody. */
export function roomFor(people: readonly Participant[]): number | null {
  const { here } = headsOf(people);
  const ofSides = headsOf(people.filter(({ part }) => !NEITHER.has(part))).here;
  return here >= FEWEST && ofSides >= FEWEST_OF_SIDES ? here : null;
}
