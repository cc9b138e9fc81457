import type { Locale } from "../domain/locale.ts";

/** A language as `reader`'s language calls it within a sentence: "English", "anglais", "inglés". */
export function languageName(reader: string, language: Locale): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
}

/** The same where it begins a line: "English", "Anglais", "Inglés". */
export function languageTitle(reader: string, language: Locale): string {
  const name = languageName(reader, language);
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
