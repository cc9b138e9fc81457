/** Each entry of the list is of others: who is named and was counted with those of their side leaves their group, and has a seat of their own. */
import { groupOf, isGroup, type Visitor } from "#app/domain/hearing-plan/heads.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { countOf, type Entry, isNamed, totalOf } from "./identity.ts";
import { isSamePerson } from "./same-person.ts";

/** Those who are named and were counted in a group as this one. */
export const namedOf = (group: PersonSaid, roster: readonly Entry[], visitor: Visitor): Entry[] =>
  isGroup(group) ? roster.filter((one) => !isGroup(one) && groupOf(one, [group], visitor) !== undefined) : [];

/** How a list has come to be as it is now. */
interface Since {
  visitor: Visitor;
  /** Of a group that has just been counted: so many, those who are named with them. */
  whole?: number;
}

/** The people as they are `now`: who has become one of a group is taken out of it. */
export function withSeats(before: readonly Entry[], now: readonly Entry[], { visitor, whole = 0 }: Since): readonly Entry[] {
  const sizeOf = (all: readonly Entry[]) => totalOf(all.filter(isGroup));
  // Somebody has left their group by the words of the message.
  if (sizeOf(now) < sizeOf(before)) return now;
  const isSame = (old: Entry, one: Entry) => isNamed(old) && (old.name === one.name || isSamePerson(old, one));
  const wasSeated = (one: Entry) => before.some((old) => isSame(old, one) && groupOf(old, before, visitor) !== undefined);
  const isLeftOut = (one: Entry, group: Entry) => one.part === group.part && countOf(group) < whole;
  return now.reduce<readonly Entry[]>((roster, one) => {
    const group = isNamed(one) ? groupOf(one, roster, visitor) : undefined;
    if (!group || wasSeated(one) || isLeftOut(one, group)) return roster;
    const left = countOf(group) - 1;
    return roster.flatMap((other) => (other !== group ? [other] : left > 0 ? [{ ...other, count: left }] : []));
  }, now);
}

/** Other words for a group of which some are named: said with those, it is as many as it was. */
export function asRest<Person extends PersonSaid>(roster: readonly Entry[], held: PersonSaid, next: Person, visitor: Visitor): Person {
  const named = isGroup(next) && next.count !== held.count ? namedOf(next, roster, visitor).length : 0;
  return named > 0 && next.count !== undefined ? { ...next, count: Math.max(next.count - named, 1) } : next;
}
