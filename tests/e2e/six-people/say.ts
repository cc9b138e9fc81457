/** What the interface says in a language: an English text's translation, read from the catalogues that the application is built from. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Language = "en" | "fr";

export interface Say {
  locale: Language;
  /** The text, its gaps filled. */
  (english: string, gaps?: Readonly<Record<string, string>>): string;
  /** Matches the text, whatever is in its gaps. */
  like(english: string): RegExp;
}

/** Throws for a text that no catalogue has: it was reworded, and the walk with it. */
export function sayIn(locale: Language): Say {
  const texts = catalogOf(locale);
  const found = (english: string): string => {
    const text = texts.get(english);
    if (text === undefined) throw new Error(`No catalogue of ${locale} has “${english}”.`);
    return text.replaceAll(/<\/?\d+>/g, "");
  };
  const say = (english: string, gaps: Readonly<Record<string, string>> = {}) =>
    found(english).replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
  const like = (english: string) =>
    new RegExp(
      found(english)
        .split(/\{\w+\}/)
        .map(literal)
        .join(".*"),
    );
  return Object.assign(say, { locale, like });
}

/** For a pattern: spaces are any, since French has some that are never parted at a line's end. */
export const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s");

const catalogs = new Map<Language, Map<string, string>>();

function catalogOf(locale: Language): Map<string, string> {
  const known = catalogs.get(locale);
  if (known) return known;
  const folder = join(process.cwd(), "app", "i18n", "locales", locale);
  const texts = new Map<string, string>();
  // Of a text with several meanings the one without a context is the interface's plain word.
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".po")))
    for (const [, context, english = "", said = ""] of readFileSync(join(folder, file), "utf8").matchAll(
      /^(?:msgctxt (".*")\n)?msgid (".*")\nmsgstr (".*")$/gm,
    ))
      if (context === undefined || !texts.has(JSON.parse(english) as string))
        texts.set(JSON.parse(english) as string, JSON.parse(said) as string);
  catalogs.set(locale, texts);
  return texts;
}
