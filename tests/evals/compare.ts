/** How stored texts are held against what a visitor wrote: never more lenient than a careful clerk. */

export const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  return text === "" ? null : text;
};

export const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D\u00AB\u00BB]/g, '"')
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
/** For looking words up: letter case and accents aside. */
export const loose = (text: string) =>
  plain(text)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Digits with the country code: ten digits alone are a North American number. Extensions do not count. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/(?:ext|x|poste|int|extension)\.?\s*\d{1,6}\s*$/i, "").replace(/\D/g, "");
  const plus = text.trim().startsWith("+");
  return !plus && digits.length === 10 ? `1${digits}` : digits.replace(/^00/, "");
}

/**
 * The same; or the same but for letter case or accents, where the visitor never typed it as expected: then the stored
 * letters are theirs, or a name that they typed in one case was given its capitals.
 */
export function sameWords(stored: string, expected: string, said: readonly string[]): boolean {
  const [a, b] = [plain(stored), plain(expected)];
  if (a === b) return true;
  const typed = said.map(plain);
  if (a.toLowerCase() === b.toLowerCase() && typed.some((text) => text.includes(a) || text.includes(a.toLowerCase()))) return true;
  if (typed.some((text) => text.includes(b))) return false;
  if (loose(a) !== loose(b)) return false;
  return typed.some((text) => {
    const at = text.toLowerCase().indexOf(a.toLowerCase());
    const own = text.slice(at, at + a.length);
    // Typed with its capitals, a name is stored with them.
    return at >= 0 && (own === a || !own.split(" ").every((word) => /^\p{Lu}\p{Ll}/u.test(word)));
  });
}

export const wordList = (words: string | readonly string[]): readonly string[] => (typeof words === "string" ? [words] : words);

const pieces = (text: string) =>
  text
    .split(/\n|(?<=[.!?;])\s+/)
    .map((piece) => loose(piece).replace(/^[\s\-–•.,;:!?¡¿"']+|[\s\-–.,;:!?"']+$/g, ""))
    .filter((piece) => piece !== "");

/** True when every sentence of `stored` is in something that the visitor wrote. */
export function isVerbatim(stored: string, said: readonly string[]): boolean {
  const whole = loose(said.join("\n"));
  return pieces(stored).every((piece) => whole.includes(piece));
}
