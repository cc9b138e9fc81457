/** Which language a message is in that is none of ours: by its script, else by its smallest words. A guess, for one polite sentence. */

/** The first that fits: kana before Han, Ukrainian letters before Cyrillic. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["uk", /[іїєґ]/iu],
  ["ru", /\p{Script=Cyrillic}/u],
];
const WORDS: Readonly<Record<string, readonly string[]>> = {
  de: [
    "ich",
    "und",
    "der",
    "die",
    "das",
    "wir",
    "ein",
    "eine",
    "einen",
    "für",
    "mit",
    "nicht",
    "bitte",
    "guten",
    "möchte",
    "möchten",
    "am",
    "im",
  ],
  it: ["vorrei", "il", "che", "di", "per", "sono", "una", "buongiorno", "grazie", "con", "abbiamo", "nostro", "della", "prenotare"],
  pt: ["gostaria", "uma", "não", "você", "olá", "obrigado", "obrigada", "para", "com", "nós", "em", "queremos", "reservar", "bom", "dia"],
  nl: ["ik", "een", "het", "wij", "graag", "voor", "niet", "van", "en", "goedemorgen", "willen", "wil", "met"],
  pl: ["chcę", "chciałbym", "nie", "jest", "dzień", "dobry", "proszę", "się", "na", "czy", "dla", "w"],
};
const FEWEST = 2;

/** ISO 639-1, or undefined where it is unknown. */
export function otherLanguageOf(message: string): string | undefined {
  const script = SCRIPTS.find(([, letters]) => letters.test(message));
  if (script) return script[0];
  const said = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(WORDS).map(([language, words]) => ({
    language,
    count: said.filter((word) => words.includes(word)).length,
  }));
  const [best, second] = counts.sort((one, other) => other.count - one.count);
  return best && best.count >= FEWEST && best.count > (second?.count ?? 0) ? best.language : undefined;
}
