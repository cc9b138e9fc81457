/**
 * Names as they are compared in a conflict check: letters and digits alone, no accents, no legal form, so that
 * "Société Générale, S.A." and "SOCIETE GENERALE" are one.
 */
const LEGAL_FORMS = new Set(
  "inc incorporated corp corporation co company ltd limited llc llp lp plc pllc gmbh ag kg sa sas sarl srl spa nv bv oy ab ltee ltée limitee senc sencrl sencrl srl cv de the la le les el los las and et y".split(
    " ",
  ),
);
/** Before a person's name. */
const TITLES = new Set("mr mrs ms mx dr me mtre prof hon sir dame m mme mlle sr sra srta don dona lic".split(" "));

/** The words of a name that tell it apart, in their order, folded. Empty for a name of nothing but forms. */
export function nameWords(name: string): string[] {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // "S.A." is one word, not two letters.
    .replace(/\b((?:\p{L}\.){2,})/gu, (initials) => initials.replaceAll(".", ""))
    .replace(/['’`´.]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !LEGAL_FORMS.has(word) && !TITLES.has(word));
  return telling.length > 0 ? telling : words;
}

/** One string for a name, however it is written: equal keys are one name. Words in order of the alphabet, since "Roche, Marie" is "Marie Roche". */
export function nameKey(name: string): string {
  return [...nameWords(name)].sort().join(" ");
}

/**
 * Whether two names may be one: the same words, or all words of the shorter one (of two or more, or one long word) within
 * the longer. Deliberately generous: a hit asks a question, and only a miss does harm.
 */
export function mayBeSame(one: string, other: string): boolean {
  const [short, long] = [new Set(nameWords(one)), new Set(nameWords(other))].sort((first, second) => first.size - second.size);
  if (!short || !long || short.size === 0) return false;
  if (![...short].every((word) => long.has(word))) return false;
  return short.size === long.size || short.size > 1 || [...short].some((word) => word.length >= 5);
}

/** Whether two names are one, however each is written: nothing left out of either. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
