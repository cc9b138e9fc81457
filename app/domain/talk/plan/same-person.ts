/** Whether two names are one person's: "Dr. Weiss" and "Dr. Hannah Weiss". */

const TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms miss dr dre prof hon honourable honorable the me maitre mme mlle m monsieur madame sr sra srta don dona lic licda ing mtra mtro justice judge".split(
    " ",
  ),
);

/** The words of a name, without titles. */
export const wordsOf = (name: string): string[] =>
  (
    name
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

/** So many words of a firm are enough to know it by its name. */
const OF_A_FIRM = 2;

/** True where each word of the shorter name is one of the longer; a firm is also who is named as it is; of two without a name, the same firm. */
export function isSamePerson(one: Named, other: Named): boolean {
  if (!one.name && !other.name) return one.firm !== undefined && one.firm === other.firm;
  const [short, long] = [wordsOf(one.name ?? one.firm ?? ""), wordsOf(other.name ?? other.firm ?? "")].sort((a, b) => a.length - b.length);
  const fewest = one.name && other.name ? 1 : OF_A_FIRM;
  return short !== undefined && short.length >= fewest && short.every((word) => long?.includes(word));
}

/** Whether an e-mail address bears some of a name. */
export const bearsName = (address: string, name: string): boolean =>
  name
    .split(/[\s-]+/)
    .some((word) => word.length > 2 && address.toLowerCase().includes(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()));
