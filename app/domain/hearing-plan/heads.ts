/** How many of the people of a hearing sit in its room, and how many attend from elsewhere. The one place that counts them. Pure. */
import type { Participant } from "../booking/registry/entries.ts";
import { isSelfWord } from "../booking/registry/self-words.ts";
import type { LocalDate } from "../booking/schedule/local-date.ts";

export interface Heads {
  here: number;
  /** By video or telephone, on every day on which they come. */
  afar: number;
}

/** Of no side, or on top of those who were counted for one; with nobody else a list is no list of who is in the room. */
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

/** Whether somebody attends by video or telephone, on some of the days or on all. */
export const isAfar = ({ attends }: Pick<Participant, "attends">): boolean => attends === "remote" || attends === "telephone";
/** Whether they are in the room on no day. */
const isNeverHere = (one: Participant): boolean => isAfar(one) && one.remoteOn === undefined;
/** Whether they come on that day at all: on days of their own, or on any. */
const comesOn = ({ days, remoteOn = [] }: Pick<Participant, "days" | "remoteOn">, date: LocalDate): boolean =>
  days === undefined || days.includes(date) || remoteOn.includes(date);
/** Whether they attend by video or telephone on that day. */
export const isAfarOn = (one: Pick<Participant, "attends" | "days" | "remoteOn">, date: LocalDate): boolean =>
  isAfar(one) && comesOn(one, date) && one.remoteOn?.includes(date) !== false;
/** A party that is only named may be a company: who sits there for it is not known. */
const isOnlyNamed = ({ part, attends, count }: Participant): boolean =>
  (part === "claimant" || part === "respondent") && attends === undefined && count === undefined;
const sum = (people: readonly Participant[]): number => people.reduce((heads, { count = 1 }) => heads + count, 0);

/** Who writes: one of the people by this name, or by a word for oneself. */
export interface Visitor {
  name?: string;
  firm?: string;
}

/** The people by where they are. Who is named and of the side of a group that was counted is one of that group. */
export function headsOf(people: readonly Participant[], visitor: Visitor = {}): Heads {
  const counted = people.filter((one) => !isOnlyNamed(one) || isVisitor(one, visitor));
  const here = counted.filter((one) => !isNeverHere(one));
  return { here: sum(here) - amongGroups(here, visitor), afar: sum(counted.filter(isNeverHere)) };
}

/** How many of those who are named were counted with a group of their side already. */
function amongGroups(people: readonly Participant[], visitor: Visitor): number {
  const groups = people.filter(isWholeSide);
  const left = new Map(groups.map((group) => [group, group.count ?? 1]));
  const named = people.filter((one) => !groups.includes(one) && !NEITHER.has(one.part) && one.count === undefined);
  return named.filter((one) => {
    const own =
      groups.find((group) => isOfGroup(one, group, visitor)) ??
      (isVisitor(one, visitor) && !sideOf(one) ? groups.find(isAnybody) : undefined);
    const seats = own ? (left.get(own) ?? 0) : 0;
    if (!own || seats === 0) return false;
    left.set(own, seats - 1);
    return true;
  }).length;
}

/** "Seven of us", "five for the claimant": so many, whatever each of them is. */
const isWholeSide = ({ part, count = 1 }: Participant): boolean => count > 1 && (part === "other" || isParty(part));
const isParty = (part: Participant["part"]): part is "claimant" | "respondent" => part === "claimant" || part === "respondent";
const sideOf = ({ part, side }: Participant) => (isParty(part) ? part : side);
/** Nothing says whose they are. */
const isAnybody = (group: Participant): boolean => sideOf(group) === undefined && !group.firm && !group.name;

function isOfGroup(one: Participant, group: Participant, visitor: Visitor): boolean {
  const [own, side] = [sideOf(one), sideOf(group)];
  if (own !== undefined && side !== undefined) return own === side;
  const firm = one.firm ?? (isVisitor(one, visitor) ? visitor.firm : undefined);
  return firm !== undefined && isSameName(firm, group.firm ?? group.name);
}

const isVisitor = ({ name }: Participant, visitor: Visitor): boolean =>
  name !== undefined && (isSelfWord(name) || isSameName(name, visitor.name));
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** The same, or with more words behind: "Northfen Terminals" and "Northfen Terminals Ltd." */
const isSameName = (one: string, other: string | undefined): boolean =>
  other !== undefined && (`${plain(one)} `.startsWith(`${plain(other)} `) || `${plain(other)} `.startsWith(`${plain(one)} `));

/** How many the room is for, by the people alone; null where they are too few to be everybody. */
export function roomFor(people: readonly Participant[], visitor: Visitor = {}): number | null {
  const { here } = headsOf(people, visitor);
  const ofSides = headsOf(
    people.filter(({ part }) => !NEITHER.has(part)),
    visitor,
  ).here;
  return here >= FEWEST && ofSides >= FEWEST_OF_SIDES ? here : null;
}
