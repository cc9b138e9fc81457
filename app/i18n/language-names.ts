import { fold } from "../domain/assistant/fold.ts";
import { isLocale, LOCALES, type Locale } from "../domain/locale.ts";

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
/** Small letters without accents: people type names of languages either way. */
const plain = (name: string): string => fold(name).trim();

/** A language by its name in English, French or Spanish; undefined for what is no such name. */
function codeOf(name: string): string | undefined {
  if (Object.hasOwn(USUAL, name)) return USUAL[name];
  codes ??= new Map(
    LOCALES.flatMap((reader) => {
      const names = new Intl.DisplayNames([reader], { type: "language" });
      return SPOKEN.map((code) => [plain(names.of(code) ?? code), code] as const);
    }),
  );
  return codes.get(plain(name));
}
let codes: ReadonlyMap<string, string> | undefined;
/** The English name of a language of our own, by its name in any of our languages. */
const ownOf = (name: string): string | undefined =>
  Object.keys(OWN).find((own) => Object.values(OWN[own] ?? {}).some((one) => plain(one) === plain(name)));

/** Fields that list languages, which are stored by their English names and read in the reader's language. */
export const isLanguageList = (field: string): boolean => field === "interpretationLanguage" || field === "hearingLanguage";

/** "Arabic, French" in the reader's language: "Arabe, français". What is no such name stays as it was typed. */
export function languagesText(reader: string, list: string): string {
  if (list === "") return "";
  const names = list.split(", ").map((name) => {
    const own = isLocale(reader) ? OWN[ownOf(name) ?? ""]?.[reader] : undefined;
    if (own) return own;
    const code = codeOf(name);
    return code ? (new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? name) : name;
  });
  const text = names.join(", ");
  return text.charAt(0).toLocaleUpperCase(reader) + text.slice(1);
}

/** The same list as it is stored: the English name of each language that is known, and anything else as it was typed. */
export function languagesStored(list: string): string {
  const english = new Intl.DisplayNames(["en"], { type: "language" });
  const stored = list.split(",").map((typed) => {
    const name = typed.trim();
    const code = codeOf(name);
    const usual = Object.keys(USUAL).find((one) => USUAL[one] === code);
    return ownOf(name) ?? (code ? (usual ?? english.of(code) ?? name) : name);
  });
  return stored.filter(Boolean).join(", ");
}
