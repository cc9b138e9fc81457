/** Which of the people who are noted a mention is of. Somebody is known by their name, several of a part by what they have in common. */
import { isSelfWord } from "#app/domain/booking/registry/self-words.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import type { PersonMention, PersonSaid } from "#app/understanding/contract.ts";
import { isSamePerson, wordsOf } from "./same-person.ts";

/** Somebody, or several of a part who are counted together. `field`: a single field of the form names them. */
export interface Entry extends PersonSaid {
  field?: TalkField;
}

/** Somebody as the list holds them. */
export const personIn = ({ field: _field, ...person }: Entry): PersonSaid => person;

/** What tells a group from another one of the same part. */
const FACTS = ["side", "attends", "remoteOn", "place", "days", "hours"] as const;
const plain = (value: unknown): string => JSON.stringify(value ?? null).toLowerCase();

export const isNamed = ({ name, firm }: PersonSaid): boolean => name !== undefined || firm !== undefined;
/** The visitor, before their name is known: "me", « moi ». */
export const isVisitor = ({ name = "" }: PersonSaid): boolean => isSelfWord(name);
export const countOf = ({ count }: PersonSaid): number => count ?? 1;
export const totalOf = (people: readonly PersonSaid[]): number => people.reduce((sum, one) => sum + countOf(one), 0);

/** Nothing that both say is different. */
export const agrees = (one: PersonSaid, other: PersonSaid): boolean =>
  FACTS.every((fact) => one[fact] === undefined || other[fact] === undefined || plain(one[fact]) === plain(other[fact]));
/** All that the mention says is known of the entry. */
export const covers = (entry: PersonSaid, mention: PersonSaid): boolean =>
  FACTS.every((fact) => mention[fact] === undefined || plain(entry[fact]) === plain(mention[fact]));
const shared = (one: PersonSaid, other: PersonSaid): number => FACTS.filter((fact) => plain(one[fact]) === plain(other[fact])).length;

/** The part that somebody keeps: no part is weaker than any, and who is an expert is a witness too. */
export function partOf(held: PersonSaid["part"], said: PersonSaid["part"]): PersonSaid["part"] {
  return said === "other" || (held === "expert" && said === "witness") ? held : said;
}
/** The two parts may be one person's. */
export const isPart = (one: PersonSaid["part"], other: PersonSaid["part"]): boolean =>
  one === other || partOf(one, other) === one || partOf(other, one) === other;

/** A lawyer of a firm that is noted as counsel. */
const isOfFirm = (entry: PersonSaid, { name, firm, part }: PersonSaid): boolean =>
  firm !== undefined &&
  entry.firm !== undefined &&
  entry.part === part &&
  !(entry.name && name) &&
  isSamePerson({ firm }, { firm: entry.firm });

/** The entries of that name, those in the same part first. */
export function entriesNamed(roster: readonly Entry[], mention: PersonSaid): Entry[] {
  const same = roster.filter(
    (one) => isNamed(one) && (isSamePerson(one, mention) || (isVisitor(one) && isVisitor(mention)) || isOfFirm(one, mention)),
  );
  return same.sort((one, other) => Number(other.part === mention.part) - Number(one.part === mention.part));
}

export const isFullName = ({ name }: PersonSaid): boolean => wordsOf(name ?? "").length > 1;

/** Those of no part are known by their side alone: "two people by video" are not two of the claimant's five. */
const isOfSide = (one: PersonSaid, other: PersonSaid): boolean => one.part !== "other" || one.side === other.side;

/** Those of the part who are counted and not named and do not contradict the mention, closest first. */
export function groupsFor(roster: readonly Entry[], mention: PersonMention): Entry[] {
  const own = roster.filter((one) => !isNamed(one) && one.part === mention.part && agrees(one, mention) && isOfSide(one, mention));
  return own.sort((one, other) => shared(other, mention) - shared(one, mention));
}
