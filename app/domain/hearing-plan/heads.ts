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

/**
 * How many sit in the room, on the one of the hearing's `days` on which the most do, and how many are elsewhere throughout. Each entry of the list is of
 * others: who is named is in no group besides.
 */
export function headsOf(people: readonly Participant[], visitor: Visitor = {}, days: readonly LocalDate[] = []): Heads {
  const counted = people.filter((one) => !isOnlyNamed(one) || isVisitor(one, visitor));
  const here = counted.filter((one) => !isNeverHere(one));
  const known = days.filter((date) => here.some((one) => isHereOn(one, date)));
  const ofDays = known.map((date) => sum(here.filter((one) => isHereOn(one, date))));
  return { here: known.length > 0 ? Math.max(...ofDays) : sum(here), afar: sum(counted.filter(isNeverHere)) };
}
const isHereOn = (one: Participant, date: LocalDate): boolean => comesOn(one, date) && !isAfarOn(one, date);

/** The group in which somebody who is named has been counted, as those of their side or their firm are; none where nobody has. */
export function groupOf<One extends Participant>(one: One, people: readonly One[], visitor: Visitor = {}): One | undefined {
  if (isGroup(one) || NEITHER.has(one.part) || one.count !== undefined || (isOnlyNamed(one) && !isVisitor(one, visitor))) return undefined;
  const groups = people.filter((group) => isGroup(group) && isNeverHere(group) === isNeverHere(one));
  return (
    groups.find((group) => isOfGroup(one, group, visitor)) ?? (isVisitor(one, visitor) && !sideOf(one) ? groups.find(isAnybody) : undefined)
  );
}

/** "Seven of us", "five for the claimant": so many, whatever each of them is. */
export const isGroup = ({ part, count, title }: Participant): boolean =>
  count !== undefined && title === undefined && (part === "other" || isParty(part));
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
export function roomFor(people: readonly Participant[], visitor: Visitor = {}, days: readonly LocalDate[] = []): number | null {
  const { here } = headsOf(people, visitor, days);
  const ofSides = headsOf(
    people.filter(({ part }) => !NEITHER.has(part)),
    visitor,
  ).here;
  return here >= FEWEST && ofSides >= FEWEST_OF_SIDES ? here : null;
}
