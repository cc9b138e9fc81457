/** A text as the subjects it speaks of: folded words, phrases before words, known forms before stems. */
import type { Locale } from "#app/domain/locale.ts";
import { EN } from "./terms/en.ts";
import { ES } from "./terms/es.ts";
import { FR } from "./terms/fr.ts";
import type { Subject, Terms } from "./terms/terms.ts";
import { CITY_PREFIXES, venueNamed } from "./venue-names.ts";
import { tokens } from "./words.ts";

/** One thing that a text speaks of. */
export interface Mention {
  /** `#subject` for a known subject, else the stem of the word. */
  term: string;
  /** `setting`: where the matter plays. `foreign`: a matter that is not ours. */
  kind: "subject" | "word" | "setting" | "foreign";
  /** The word as folded, to look for a slip of the keyboard; null for a subject. */
  word: string | null;
}

interface Phrase {
  words: readonly string[];
  means: Subject | "foreign" | "nothing";
}

export interface Lexicon {
  ignored: ReadonlySet<string>;
  setting: ReadonlySet<string>;
  foreign: ReadonlySet<string>;
  /** Folded word → its subject. */
  words: ReadonlyMap<string, Subject>;
  /** Stem → its subject, where all words with that stem have the same. */
  stems: ReadonlyMap<string, Subject | null>;
  /** First word → the phrases that begin with it, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  endings: RegExp;
}

const TERMS: Readonly<Record<Locale, Terms>> = { en: EN, fr: FR, es: ES };
const lexicons = new Map<Locale, Lexicon>();

/** The lexicon of a language, built when it is first asked for. */
export function lexiconOf(locale: Locale): Lexicon {
  const known = lexicons.get(locale);
  if (known) return known;
  const { ignored, setting, foreign, empty, subjects, endings } = TERMS[locale];
  const words = new Map<string, Subject>();
  const stems = new Map<string, Subject | null>();
  const phrases = new Map<string, Phrase[]>();
  const strangers = new Set<string>();
  const lists = Object.entries({ ...subjects, foreign, nothing: empty }) as [Phrase["means"], string][];
  for (const [means, list] of lists) {
    for (const form of list.split(",").map(tokens)) {
      const first = form[0];
      if (first === undefined) continue;
      if (form.length > 1) {
        phrases.set(first, [...(phrases.get(first) ?? []), { words: form, means }]);
      } else if (means === "foreign") {
        strangers.add(first);
      } else if (means !== "nothing") {
        words.set(first, means);
        const stem = stemOf(first, endings);
        stems.set(stem, stems.has(stem) && stems.get(stem) !== means ? null : means);
      }
    }
  }
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
  const set = (list: string) => new Set(tokens(list));
  const lexicon = { ignored: set(ignored), setting: set(setting), foreign: strangers, words, stems, phrases, endings };
  lexicons.set(locale, lexicon);
  return lexicon;
}

/** What a text speaks of, in its order, each thing once. Numbers and ignored words are left out. */
export function mentionsIn(text: string, locale: Locale): Mention[] {
  const lexicon = lexiconOf(locale);
  const found = new Map<string, Mention>();
  const words = tokens(text);
  for (let at = 0; at < words.length; at++) {
    // Where is not what: a city decides whose figures are given, not which question is answered.
    if (CITY_PREFIXES.has(words[at] ?? "") && venueNamed(words[at + 1] ?? "")) continue;
    const phrase = phraseAt(words, at, lexicon);
    if (phrase) at += phrase.words.length - 1;
    const mention = phrase ? mentionOfPhrase(phrase) : mentionOf(words[at] ?? "", lexicon);
    if (mention && !found.has(mention.term)) found.set(mention.term, mention);
  }
  return [...found.values()];
}

/** Plural and a few endings come off; two forms of a word need only meet, not be words. */
export function stemOf(word: string, endings: RegExp): string {
  const bare = word.length > 4 ? word.replace(endings, "") : word.replace(/s$/, "");
  return bare.length >= 3 ? bare : word;
}

const subject = (name: Subject): Mention => ({ term: `#${name}`, kind: "subject", word: null });

function mentionOfPhrase({ words, means }: Phrase): Mention | null {
  if (means === "nothing") return null;
  return means === "foreign" ? { term: words.join(" "), kind: "foreign", word: null } : subject(means);
}

function phraseAt(words: readonly string[], at: number, lexicon: Lexicon) {
  return lexicon.phrases.get(words[at] ?? "")?.find((phrase) => phrase.words.every((word, offset) => words[at + offset] === word));
}

function mentionOf(word: string, lexicon: Lexicon): Mention | null {
  const exact = lexicon.words.get(word);
  if (exact) return subject(exact);
  if (lexicon.ignored.has(word) || /^\d/.test(word)) return null;
  const stem = stemOf(word, lexicon.endings);
  if (lexicon.foreign.has(word)) return { term: stem, kind: "foreign", word };
  if (lexicon.setting.has(word)) return { term: stem, kind: "setting", word };
  const near = lexicon.stems.get(stem);
  if (near) return subject(near);
  return venueNamed(word) ? null : { term: stem, kind: "word", word };
}
