/**
 * The people of a hearing as entries with an identity: a named person, or a group with its count. Every mention adds, refines, recounts,
 * moves or removes one of them. Pure.
 */
import type { Visitor } from "#app/domain/hearing-plan/heads.ts";
import type { PersonMention, PersonSaid } from "#app/understanding/contract.ts";
import { agrees, countOf, covers, type Entry, entriesNamed, groupsFor, isFullName, isNamed, isPart, partOf, totalOf } from "./identity.ts";
import { isCalledAlike, isFuller, isSamePerson, wordsOf } from "./same-person.ts";
import { namedOf } from "./seats.ts";

/** How a mention is meant. */
export interface Manner {
  /** It takes the place of what is noted. */
  corrects?: boolean;
  /** A word of the message says the part; otherwise a reader has only learnt it. */
  isSure?: boolean;
  /** Its part is named for its new name: "the arbitrator's name should be …". */
  renames?: boolean;
  /** Who was noted before this message. */
  before?: readonly PersonSaid[];
  /** Each group that the message counts is one of its own: "seven of us and six of them". */
  apart?: boolean;
  /** Who writes. */
  visitor?: Visitor;
}
/** What became of a mention: the people as they are now, or the group of which another number is noted. `null`: nobody that could be meant. */
export type Outcome = { roster: readonly Entry[] } | { differs: Entry } | null;

/** The people with one more mention taken in. Saying the same again changes nothing. */
export function withMention(
  known: readonly Entry[],
  { how, on: _on, afarOn: _afarOn, by, of: _of, ...said }: PersonMention,
  manner: Manner,
): Outcome {
  const person = asListed(said);
  const roster = withSideOf(known, person);
  const ofFirm = by === "title" || (how && how !== "rest") ? undefined : groupOfFirm(roster, person);
  if (ofFirm) return recounted(roster, ofFirm, withoutFirm(person), how, manner);
  if (by === "title") return { roster: withCalled(roster, person) };
  if (isNamed(person)) return { roster: withNamed(roster, { ...person, ...(how ? { how } : {}) }, manner) };
  if (how === "all") return ofAll(roster, person, manner);
  if (how === "more") return { roster: withMore(roster, person) };
  return counted(roster, person, how, manner);
}

/** "Five for Acme", once Acme is a party: they are of its side. */
function withSideOf(roster: readonly Entry[], { name, part }: PersonSaid): readonly Entry[] {
  if (!name || !isParty(part)) return roster;
  return roster.map((one): Entry => {
    const { firm, ...group } = one;
    return !one.name && one.count !== undefined && firm && isSamePerson({ firm }, { name }) ? { ...group, side: part } : one;
  });
}
/** "Six on Kessler's side", where six of Kessler Conveyor Works Inc. are noted: a group is known by whose it is. */
function groupOfFirm(roster: readonly Entry[], { name, firm = name, count = 1, part }: PersonSaid): Entry | undefined {
  if (!firm || count < 2) return undefined;
  const isSame = (held: string, many: number) =>
    isSamePerson({ firm: held }, { firm }) || (many === count && isSamePerson({ name: held }, { name: firm }));
  return roster.find((one) => countOf(one) > 1 && isPart(one.part, part) && isSame(one.firm ?? one.name ?? "", countOf(one)));
}
const withoutFirm = ({ firm: _firm, name: _name, ...person }: PersonSaid): PersonSaid => person;

const isParty = (part: PersonSaid["part"]): part is "claimant" | "respondent" => part === "claimant" || part === "respondent";

/** Somebody as the list holds them: a party has no side besides, and one that is a company has its full name as its own. */
export const asListed = ({ part, ...facts }: PersonSaid): PersonSaid => withoutOwnWords(withOwnName({ ...ofPart(facts, part), part }));

/** "On their side: Mr. Roy" says nothing of Mr. Roy that is a title or a note of his. */
function withoutOwnWords(person: PersonSaid): PersonSaid {
  if (!person.name || !(person.title ?? person.note)) return person;
  const own = new Set([...wordsOf(person.name), ...OF_SIDES]);
  const { title, note, ...rest } = person;
  const says = (words: string | undefined) => words !== undefined && wordsOf(words).some((word) => !own.has(word));
  return { ...rest, ...(title !== undefined && says(title) ? { title } : {}), ...(note !== undefined && says(note) ? { note } : {}) };
}
const OF_SIDES =
  "on our their his her your side the of for and with mr mrs ms m mme mlle sr sra de du le la leur notre votre son sa cote pour et nuestro su lado parte por del el y".split(
    " ",
  );

/** A party or an insurer that is a company has its name as one. */
function withOwnName({ name, firm, ...person }: PersonSaid): PersonSaid {
  const isOpen = !name || (isParty(person.part) && firm !== undefined && isSamePerson({ firm: name }, { firm }));
  const isCompany = isOpen && firm && (person.part === "claimant" || person.part === "respondent" || person.part === "insurer");
  return isCompany ? { name: firm, ...person } : { ...(name ? { name } : {}), ...(firm ? { firm } : {}), ...person };
}

const replaced = (roster: readonly Entry[], entry: Entry, ...now: readonly PersonSaid[]): Entry[] =>
  roster.flatMap((one) => (one === entry ? [...now] : [one]));

/** A party is on no side of its own. */
const ofPart = ({ side, ...facts }: Partial<PersonSaid>, part: PersonSaid["part"]): Omit<PersonSaid, "part"> => ({
  ...facts,
  ...(side && side !== part ? { side } : {}),
});

/** What the mention says besides is known from now on; the fuller name stays, and a side goes with its part. */
function refined(entry: Entry, { how: _how, name, part, ...said }: PersonMention): Entry {
  const facts = withoutRemoteDays(entry, said);
  const now = partOf(entry.part, part);
  const { side, firm, ...kept } = facts.attends === "in_person" ? withoutPlace(entry) : entry;
  const isFirmsName = !entry.name && name !== undefined && firm !== undefined && !facts.firm && entry.part !== "counsel";
  return asListed({
    ...kept,
    ...(side && now === entry.part && side !== now ? { side } : {}),
    ...(firm && !isFirmsName ? { firm } : {}),
    ...ofPart({ ...facts, ...wordsOfBoth(entry, facts) }, now),
    ...(name && !(entry.name && !isFuller(name, entry.name)) ? { name } : {}),
    part: now,
  });
}

/** What somebody needs, and what is said of them besides: further words come behind those that are known. */
function wordsOfBoth(entry: PersonSaid, facts: Partial<PersonSaid>): Partial<PersonSaid> {
  return Object.fromEntries(
    (["access", "note"] as const).flatMap((key) => {
      const [held, said] = [entry[key], facts[key]];
      if (!held || !said) return [];
      const has = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase());
      return [[key, has(held, said) ? held : has(said, held) ? said : `${held}; ${said}`]];
    }),
  );
}

/** "She's by video on Friday" of who is known to be so on Friday and in the room on the other days: she still comes on all of them. */
function withoutRemoteDays({ remoteOn }: Entry, facts: Partial<PersonSaid>): Partial<PersonSaid> {
  const { days, ...others } = facts;
  return days && remoteOn && facts.attends !== "in_person" && days.every((day) => remoteOn.includes(day)) ? others : facts;
}

/** Who comes into the room attends from nowhere else any more. */
function withoutPlace(entry: Entry): Entry {
  if (entry.attends !== "remote" && entry.attends !== "telephone") return entry;
  const { place: _place, zone: _zone, remoteOn: _remoteOn, ...rest } = entry;
  return rest;
}

/**
 * Everybody as they are at a hearing on these days, all of them where they are known: who is by video on every day on which they come is so throughout,
 * and of who is in the room no day is by video.
 */
export const withPresence = <Person extends Pick<PersonSaid, "attends" | "days" | "remoteOn">>(
  people: readonly Person[],
  hearing: readonly string[],
): Person[] =>
  people.map((person) => {
    const { attends, days = hearing, remoteOn } = person;
    if (!remoteOn) return person;
    const isAfar = attends === "remote" || attends === "telephone";
    const isThroughout = days.length > 0 && days.every((day) => remoteOn.includes(day));
    if (isAfar && !isThroughout) return person;
    const one = { ...person };
    delete one.remoteOn;
    return one;
  });

/** A party may testify, or speak for itself: one part takes the other from nobody. */
const isBesides = (one: PersonSaid["part"], other: PersonSaid["part"]): boolean =>
  (PARTIES.has(one) && SPEAKING.has(other)) || (PARTIES.has(other) && SPEAKING.has(one));
const PARTIES: ReadonlySet<PersonSaid["part"]> = new Set(["claimant", "respondent"]);
const SPEAKING: ReadonlySet<PersonSaid["part"]> = new Set(["witness", "expert", "representative"]);
const withoutHow = ({ how: _how, ...person }: PersonMention): PersonSaid => person;

/** "My brother", "two clients": who is called by what they are is who was called so before, or else somebody more. */
function withCalled(roster: readonly Entry[], person: PersonSaid): readonly Entry[] {
  const held = roster.find((one) => isNamed(one) && isCalledAlike(one, person));
  return held ? replaced(roster, held, refined(held, person)) : [...roster, person];
}

function withNamed(roster: readonly Entry[], mention: PersonMention, manner: Manner) {
  const own = manner.renames ? roster.filter((one) => one.part === mention.part && isNamed(one)) : [];
  const renamed = own.find(({ field }) => field !== undefined) ?? (own.length === 1 ? own[0] : undefined);
  const others = roster.filter((one) => one === renamed || one.part !== mention.part || !isSamePerson(one, mention));
  if (renamed) return replaced(others, renamed, { ...renamed, ...(mention.name ? { name: mention.name } : { firm: mention.firm ?? "" }) });
  const { corrects, isSure = true, before = roster } = manner;
  const [held, ...doubles] = entriesNamed(roster, mention);
  const wasHeld = before.some((one) => entriesNamed([one], mention).length > 0);
  if (held && !corrects && isSure && isBesides(held.part, mention.part)) return [...roster, withoutHow(mention)];
  const isMoved = corrects || (isSure && isFullName(mention) && wasHeld);
  if (held && (isMoved || isPart(held.part, mention.part))) {
    const rest = corrects ? roster.filter((one) => !doubles.includes(one)) : roster;
    // A way or a place that is corrected says nothing of the part.
    const isOfPart = corrects && (mention.part !== "other" || (mention.attends === undefined && mention.place === undefined));
    return replaced(rest, held, isOfPart ? { ...refined(held, mention), part: mention.part } : refined(held, mention));
  }
  // Who is known in another part plays no second one that no word says.
  if (held && !isSure) return replaced(roster, held, refined(held, { ...mention, part: held.part }));
  return outOfGroup(roster, mention);
}

/** "One of them is Dr. Xu", "the arbitrators are A, B and C": one who was counted has a name now. */
function outOfGroup(roster: readonly Entry[], mention: PersonMention): readonly Entry[] {
  const { how, ...person } = mention;
  const group =
    how === "more" ? undefined : how === "among" ? ofThem(roster, person) : groupsFor(roster, person).find(({ part }) => part !== "other");
  if (!group) return [...roster, person];
  const { count = 1, ...common } = group;
  const named = { ...refined(common, person), part: partOf(common.part, person.part) };
  return replaced(roster, group, named, ...(count > 1 ? [{ ...group, count: count - 1 }] : []));
}

/** "One of them": of those who were counted last, where no part is said. */
const ofThem = (roster: readonly Entry[], person: PersonSaid): Entry | undefined =>
  roster.findLast((one) => !isNamed(one) && countOf(one) > 1 && agrees(one, person) && isPart(one.part, person.part));

function withMore(roster: readonly Entry[], person: PersonSaid): readonly Entry[] {
  const group = groupsFor(roster, person).find((one) => covers(one, person) && covers(person, one));
  return group
    ? replaced(roster, group, { ...group, count: countOf(group) + countOf(person) })
    : [...roster, { ...person, count: countOf(person) }];
}

/** "Two other witnesses": one more group, unless just that one was noted before this message. */
function withOthers(roster: readonly Entry[], person: PersonSaid, { before = [] }: Manner): readonly Entry[] {
  const isSame = (one: PersonSaid) =>
    one.part === person.part && countOf(one) === countOf(person) && covers(one, person) && covers(person, one);
  return before.some((one) => !isNamed(one) && isSame(one)) ? roster : [...roster, { ...person, count: countOf(person) }];
}

/** "Both witnesses are in Oslo", "the arbitrator comes by telephone": said of all of that part, or of those whom the number can mean. */
function ofAll(roster: readonly Entry[], { count, ...facts }: PersonSaid, manner: Manner): Outcome {
  const own = roster.filter(
    (one) => one.part === facts.part && (one.side === undefined || facts.side === undefined || one.side === facts.side),
  );
  const close = own.filter((one) => agrees(one, facts));
  const group = groupMeant(roster, { count, ...facts }, manner);
  if (group) return { roster: replaced(roster, group, refined(group, facts)) };
  const meant = [own, close].find((some) => some.length > 0 && (count === undefined || totalOf(some) === count));
  if (meant) return { roster: roster.map((one) => (meant.includes(one) ? refined(one, { ...facts, part: one.part }) : one)) };
  return counted(roster, { ...facts, count: count ?? 1 }, count !== undefined && totalOf(own) > count ? "among" : "all", manner);
}

/** "Those four", "the three for the respondent": the one group of so many, or of that side, of which no other part is noted. */
function groupMeant(
  roster: readonly Entry[],
  { count, side, part }: Partial<PersonSaid> & Pick<PersonSaid, "part">,
  { visitor = {} }: Manner,
): Entry | undefined {
  const groups = roster.filter((one) => one.count !== undefined && countOf(one) > 1);
  // Who is named of a group was counted with it.
  const wholeOf = (one: Entry) => countOf(one) + namedOf(one, roster, visitor).length;
  const isSide = (one: Entry) => side === undefined || one.side === undefined || one.side === side;
  const isPartOf = (one: Entry) => part === "other" || one.part === "other" || one.part === part;
  const own = groups.filter((one) => isPartOf(one) && isSide(one) && (count === undefined ? one.side === side : wholeOf(one) === count));
  const [only, ...others] = own;
  const isOpen = part === "other" || only?.part === "other";
  return only && others.length === 0 && isOpen && (count ?? side) !== undefined ? only : undefined;
}

/** A group that is counted: the one that is noted, some of it, or another one. */
function counted(roster: readonly Entry[], person: PersonSaid, how: PersonMention["how"], manner: Manner): Outcome {
  if (how === "others") return { roster: withOthers(roster, person, manner) };
  const own = groupsFor(roster, person)[0] ?? (how === "among" ? ofThem(roster, person) : undefined);
  const group = own && isFurther(own, person, manner) ? undefined : (own ?? (manner.apart ? ofSide(roster, person, manner) : undefined));
  if (group) return recounted(roster, group, person, how, manner);
  const contradicted = roster.filter((one) => !isNamed(one) && one.part === person.part);
  if (manner.corrects && contradicted.length > 0) {
    const [only, ...others] = contradicted;
    return only && others.length === 0 ? { roster: replaced(roster, only, refined(only, person)) } : null;
  }
  if (how === "among" && person.part !== "other" && roster.some(({ part }) => part === person.part)) return null;
  const left = countOf(person) - (how === "rest" ? 0 : totalOf(countedIn(roster, person, how, manner)));
  return { roster: left > 0 ? [...roster, { ...person, count: left }] : roster };
}

/**
 * "Seven of us and six of them": another number in one message is of another group, unless it is of some of the first; and who is called by what
 * they are ("the accountant") is no other number of several.
 */
const isFurther = (group: Entry, person: PersonSaid, { apart, before = [] }: Manner): boolean => {
  if (!apart) return false;
  if (countOf(person) === 1 && countOf(group) > 1 && person.title !== group.title && covers(group, person)) return true;
  const isNew = !before.some((old) => JSON.stringify(old) === JSON.stringify(group));
  return isNew && (countOf(person) > countOf(group) || (countOf(person) < countOf(group) && covers(group, person)));
};

/** "Six respondents", where six are noted of whom nobody knew the side. */
const ofSide = (roster: readonly Entry[], person: PersonSaid, manner: Manner): Entry | undefined => {
  const group = isParty(person.part) ? groupMeant(roster, person, manner) : undefined;
  return group?.name ? undefined : group;
};

/** What is said of a group that is noted: the same again, some of them on their own, or another number. */
function recounted(
  roster: readonly Entry[],
  group: Entry,
  person: PersonSaid,
  how: PersonMention["how"],
  { corrects = false, visitor = {} }: Manner,
): Outcome {
  const count = countOf(person);
  if (count === countOf(group)) return { roster: replaced(roster, group, refined(group, { ...person, count: group.count ?? count })) };
  const isNews = !covers(group, person);
  if (!corrects && count < countOf(group) && isNews) return { roster: split(roster, group, person) };
  if (how === "among") return { roster };
  const known = how === "rest" ? [] : [...namedIn(roster, person), ...namedOf(group, roster, visitor)];
  const named = totalOf([...new Set(known)]);
  if (count === countOf(group) + named) return { roster: replaced(roster, group, refined(group, { ...person, count: countOf(group) })) };
  return corrects
    ? { roster: replaced(roster, group, refined(group, { ...person, count: Math.max(count - named, 1) })) }
    : { differs: group };
}

/** Who is named already and counted once more: those of before this message, and all of them where they are as many or the whole is meant. */
function countedIn(
  roster: readonly Entry[],
  person: PersonSaid,
  how: PersonMention["how"],
  { corrects, before = roster }: Manner,
): Entry[] {
  const named = namedIn(roster, person);
  if (corrects || how === "all" || totalOf(named) === countOf(person)) return named;
  return named.filter((one) => before.some((old) => entriesNamed([old], one).length > 0));
}

/** Those of the part who are named, and of whom all is known that is said: they are among those who are counted. */
const namedIn = (roster: readonly Entry[], person: PersonSaid): Entry[] =>
  roster.filter((one) => isNamed(one) && one.part === person.part && covers(one, person));

/** "Two of them by video": so many leave the group for one of their own. */
function split(roster: readonly Entry[], group: Entry, person: PersonSaid): readonly Entry[] {
  const { count: _count, ...common } = group;
  return replaced(
    roster,
    group,
    { ...group, count: countOf(group) - countOf(person) },
    { ...refined(common, person), count: countOf(person) },
  );
}

/** The people without who does not come; null where nobody, or more than one, is meant. */
export function withoutMention(roster: readonly Entry[], { how, ...person }: PersonMention): readonly Entry[] | null {
  const own = isNamed(person) ? entriesNamed(roster, person) : groupsFor(roster, person);
  const exact = own.filter((one) => one.part === person.part && one.name === person.name);
  const sized = own.filter((one) => countOf(one) === countOf(person));
  const [only, ...others] = own.length > 1 ? (exact.length === 1 ? exact : isNamed(person) ? own : sized) : own;
  if (!only || others.length > 0) return null;
  const left = isNamed(person) ? 0 : countOf(only) - (person.count ?? (how === "among" ? 1 : countOf(only)));
  return left > 0 ? roster.map((one) => (one === only ? { ...one, count: left } : one)) : roster.filter((one) => one !== only);
}
