/** Whether two names are one person's: "Dr. Weiss" and "Dr. Hannah Weiss". */
import { LEGAL_FORM } from "#app/domain/names.ts";
import { normalized } from "#app/domain/normalized.ts";

const TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms miss dr dre prof hon honourable honorable the me maitre mme mlle m monsieur madame sr sra srta don dona lic licda ing mtra mtro justice judge juge juez jueza prof professor professeur profesor profesora rev reverend reverendo pere padre father captain capitaine capitan colonel coronel arq cpa ingeniero ingeniera doctor doctora docteur".split(
    " ",
  ),
);

/** The words of a name, without titles and without what is in brackets: "(ret.)". */
export const wordsOf = (name: string): string[] =>
  (
    name
      .replace(/\([^)]*\)?|\p{M}+/gu, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter((word) => !TITLES.has(word));

/** Whether a name says more of somebody than another one does; titles are no names. */
export const isFuller = (one: string, other: string): boolean => wordsOf(one).length > wordsOf(other).length;

interface Named {
  name?: string;
  firm?: string;
}

/** "My brother" and "my brother Walter", "the seller" and "Seller": the words of one are the first of the other. */
export function isCalledAlike({ name: one = "" }: Named, { name: other = "" }: Named): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const isShort = short.length > 1 || short.length === long.length;
  return short.length > 0 && isShort && short.every((word, at) => long[at] === word) && !isOfThem({ name: one }, { name: other });
}

/** "The seller" and "the seller's son", «mi hermano» and «el abogado de mi hermano»: somebody of theirs. */
function isOfThem({ name: one = "" }: Named, { name: other = "" }: Named): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return short !== "" && !/\p{Lu}/u.test(short.slice(1)) && wordsOf(short).length < wordsOf(long).length && RELATED.test(long);
}
const RELATED = /\p{Ll}['’]s?\s\p{Ll}|\s(?:of|de|du|del|des|d['’])\s?\p{Ll}/u;

/** So many words of a firm are enough to know it by its name. */
const OF_A_FIRM = 2;
const labelWords = ({ name, firm }: Named): string[] => wordsOf(name ?? firm ?? "");

/** True where each word of the shorter name is one of the longer; a firm is who is named as it is, or by two of its words. */
export function isSamePerson(one: Named, other: Named): boolean {
  const [short = [], long = []] = [labelWords(one), labelWords(other)].sort((a, b) => a.length - b.length);
  const isSame = short.length > 0 && short.every((word) => long.includes(word));
  const fewest = one.name && other.name ? 1 : OF_A_FIRM;
  return (
    isSame &&
    !isOfThem(one, other) &&
    !isOfCompany(one, other) &&
    !isOfCompany(other, one) &&
    (short.length >= fewest || short.length === long.length)
  );
}

/** « M. Morin » of « Boulangeries Morin & Filles inc. »: a person, and no company that bears the name. */
const isOfCompany = ({ name: person = "" }: Named, { name: company = "" }: Named): boolean =>
  isTitled(person) && isCompany(company) && !isCompany(person);
const isTitled = (name: string): boolean => TITLES.has((name.match(/^[\p{L}]+/u)?.[0] ?? "").toLowerCase());
const isCompany = (name: string): boolean =>
  name.includes("&") ||
  LEGAL_FORM.test(
    name
      .trim()
      .split(/\s+/)
      .at(-1)
      ?.replace(/[^\p{L}]/gu, "") ?? "",
  );

/** Whether an e-mail address bears some of a name. */
export const bearsName = (address: string, name: string): boolean =>
  name
    .split(/[\s-]+/)
    .some((word) => word.length > 2 && address.toLowerCase().includes(normalized(word, "NFD").replace(/\p{M}/gu, "").toLowerCase()));
