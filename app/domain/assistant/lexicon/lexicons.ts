/**
 * The three tables together. A visitor's words are tried in every language at once: lawyers in Montréal
 * or Miami mix them, and a message may switch in the middle of a conversation.
 */
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { anyOf } from "../phrases.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Lexicon } from "./lexicon.ts";

export const LEXICONS: Readonly<Record<Locale, Lexicon>> = { en, fr, es };

/** The phrases that `pick` takes from each language's table, as one list. */
export function phrasesOf(pick: (lexicon: Lexicon) => readonly string[] | undefined): readonly string[] {
  return LOCALES.flatMap((locale) => pick(LEXICONS[locale]) ?? []);
}

/** One expression for the phrases of all three languages. */
export function anyPhrase(pick: (lexicon: Lexicon) => readonly string[] | undefined): RegExp {
  return anyOf(phrasesOf(pick));
}
