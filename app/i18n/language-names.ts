import { isLocale, type Locale } from "../domain/locale.ts";

/** A language as `reader`'s language calls it within a sentence: "English", "anglais", "inglés". */
export function languageName(reader: string, language: Locale): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
}

/** The same where it begins a line: "English", "Anglais", "Inglés". */
export function languageTitle(reader: string, language: Locale): string {
  const name = languageName(reader, language);
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}

/** Languages that are interpreted here, as a draft holds them: by their English names, or by the ones that people use instead. */
const SPOKEN =
  "en fr es pt ht yue ar fa ru uk pa hi ur ta bn gu tl vi ko ja th it de nl pl ro el tr he yi so sw yo ig am wo ln cr iu qu ay gn sr hu cs sv no da hy sq".split(
    " ",
  );
const USUAL: Readonly<Record<string, string>> = { Farsi: "fa", Tagalog: "tl" };
/** Intl takes Mandarin for Chinese, of which it is one language: an interpreter of Cantonese would be no help. */
const OWN: Readonly<Record<string, Readonly<Record<Locale, string>>>> = { Mandarin: { en: "Mandarin", fr: "mandarin", es: "mandarín" } };
const codeOf = (name: string): string | undefined =>
  (Object.hasOwn(USUAL, name) ? USUAL[name] : undefined) ??
  SPOKEN.find((code) => new Intl.DisplayNames(["en"], { type: "language" }).of(code) === name);

/** "Arabic, French" in the reader's language: "Arabe, français". What is no such name stays as it was typed. */
export function languagesText(reader: string, list: string): string {
  const names = list.split(", ").map((name) => {
    const own = Object.hasOwn(OWN, name) && isLocale(reader) ? OWN[name]?.[reader] : undefined;
    if (own) return own;
    const code = codeOf(name);
    return code ? (new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? name) : name;
  });
  const text = names.join(", ");
  return text.charAt(0).toLocaleUpperCase(reader) + text.slice(1);
}
