/** The languages of a hearing against those of a person. Pure. */
import type { RosterLanguage } from "./roster-vocabulary.ts";

/** As a request holds them: by their English names. */
const NAMES: Readonly<Record<RosterLanguage, string>> = {
  en: "English",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
  zh: "Mandarin",
  ar: "Arabic",
  de: "German",
  hi: "Hindi",
};

/** The languages that requests name ("English, French"), each once. */
export const languagesNamed = (lines: readonly string[]): string[] => [
  ...new Set(
    lines
      .flatMap((line) => line.split(","))
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Those of them that somebody does not list. */
export function languagesMissing(named: readonly string[], spoken: readonly RosterLanguage[]): string[] {
  const known = new Set(spoken.map((language) => NAMES[language].toLowerCase()));
  return named.filter((name) => !known.has(name.toLowerCase()));
}
