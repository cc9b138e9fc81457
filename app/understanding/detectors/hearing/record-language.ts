/** The language of the record, by the languages that words name: the choices of the booking's field. */
import { piecesOf } from "#app/understanding/text/pieces.ts";
import { tokenize } from "#app/understanding/text/tokens.ts";
import { cueBook, cuesIn } from "../cues.ts";
import { LANGUAGE_NAMES } from "../words/languages.ts";

const LANGUAGES = cueBook(LANGUAGE_NAMES, { both: "bilingual|bilingue|bilingues|bilingüe|bilingües" });
const CHOICES: Readonly<Record<string, string>> = {
  English: "english_only",
  French: "french",
  Spanish: "spanish",
  "English,French": "bilingual",
  both: "bilingual",
};

/** The choice; "other" of languages that no choice names, null where no language is said. */
export function recordLanguage(words: string): string | null {
  const named = [...new Set(cuesIn(LANGUAGES, piecesOf(tokenize(words))).map(({ means }) => means))].sort();
  const languages = named.length > 1 ? named.filter((name) => name !== "both") : named;
  return languages.length === 0 ? null : (CHOICES[languages.join()] ?? "other");
}
