import { normalized } from "#app/domain/normalized.ts";
import { looked, spelled } from "./look-alikes.ts";

/**
 * Names as they are compared in a conflict check: letters and digits alone, no accents, no legal form, so that
 * "Société Générale, S.A." and "SOCIETE GENERALE" are one.
 */
const LEGAL_FORMS =
  "inc incorporated corp corporation co company ltd limited llc llp lp plc pllc gmbh ag kg sa sas sarl srl spa nv bv oy ab ltee ltée limitee senc sencrl sencrl srl cv de the la le les el los las and et y";
/** Before a person's name. */
const TITLES = "mr mrs ms mx dr me mtre prof hon sir dame m mme mlle sr sra srta don dona lic";
const FORMS: ReadonlySet<string> = new Set(`${LEGAL_FORMS} ${TITLES}`.split(" "));

/** The words of a name that tell it apart, in their order, as they are spelled. Empty for a name of nothing but forms. */
export const nameWords = (name: string): string[] => wordsOf(name, spelled);

/** The same as an eye reads them; what is a legal form or a title is known by its spelling. */
const lookWords = (name: string): string[] => wordsOf(name, looked);

function wordsOf(name: string, read: (text: string) => string): string[] {
  const words = normalized(name, "NFKC")
    // "S.A." is one word, not two letters.
    .replace(/\b((?:\p{L}\.){2,})/gu, (initials) => initials.replaceAll(".", ""))
    .replace(/[\p{Default_Ignorable_Code_Point}'’`´.]/gu, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !FORMS.has(spelled(word)));
  return (telling.length > 0 ? telling : words).map(read);
}

/** One string for a name, however it is written: equal keys are one name. Words in order of the alphabet, since "Roche, Marie" is "Marie Roche". */
export function nameKey(name: string): string {
  return [...nameWords(name)].sort().join(" ");
}

/** In words of so many letters one that is added, left out or another hides nothing: "Tradings" is "Trading". */
const LONG_WORD = 7;
/** No one's word is longer, and each letter of one costs a trace of its length. */
const LONGEST_WORD = 40;
/** So many letters of a name are no other by chance. */
const TELLING = 5;

/**
 * Whether two names may be one: the same words, or all words of the shorter one (of two or more, or one long word) within
 * the longer, as they are spelled or as they look; or the same letters, however they are divided. Deliberately generous: a hit asks a
 * question, and only a miss does harm.
 */
export const mayBeSame = (one: string, other: string): boolean => readsAlike(readName(one), readName(other));

/** A name's words as they are spelled and as they look, read once; names of one key are alike to every other. */
export interface ReadName {
  key: string;
  ways: readonly [readonly string[], readonly string[]];
}
export function readName(name: string): ReadName {
  const ways = [nameWords(name), lookWords(name)] as const;
  return { key: JSON.stringify(ways), ways };
}

/** `mayBeSame`, of names that were read before. */
export function readsAlike(one: ReadName, other: ReadName): boolean {
  return ([0, 1] as const).some((way) => {
    const [first, second] = [one.ways[way], other.ways[way]];
    return areOne(first, second) || (first.join("") === second.join("") && first.join("").length >= TELLING);
  });
}

function areOne(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = [new Set(one), new Set(other)].sort((first, second) => first.size - second.size);
  if (!short || !long || short.size === 0) return false;
  if (![...short].every((word) => long.has(word) || [...long].some((met) => isOneEditFrom(word, met)))) return false;
  return short.size === long.size || short.size > 1 || [...short].some((word) => word.length >= TELLING);
}

/** Whether a word is so long that one letter of it may be another, and no longer than words are. */
const isEdited = ({ length }: string): boolean => length >= LONG_WORD && length <= LONGEST_WORD;

/** Whether one letter of a long word is added, left out or another. */
function isOneEditFrom(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!isEdited(short) || !isEdited(long) || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1);
}

/** What a word is found by among many: two that may be one have one of these in common. Of a long word also what is left of it without each of its letters. */
export const tracesOf = (word: string): string[] => (word === "" ? [] : isEdited(word) ? [word, ...shortened(word)] : [word]);

const shortened = (word: string): string[] => [...word].map((_letter, at) => word.slice(0, at) + word.slice(at + 1));

/** Whether two names are one, however each is written: nothing left out of either. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
