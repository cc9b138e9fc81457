/** The words of the three languages as one trie over tokens. */
import { plainWords } from "../text/plain-phrase.ts";
import { tokenize } from "./tokens.ts";
import { EN } from "./words/en.ts";
import { ES } from "./words/es.ts";
import { FR } from "./words/fr.ts";
import { HOLIDAY_NAMES } from "./words/holiday-names.ts";
import type { Words } from "./words/words.ts";
import { ZONE_WORDS } from "./words/zones.ts";

export interface Entry {
  type: string;
  n: number;
  langs: number;
  /** For holidays and zones: which. */
  key?: string | undefined;
  /** Carries meaning by itself; connectors and articles do not. */
  content: boolean;
}

/** Words without a value that say something by themselves. */
const CONTENT = new Set(
  "flexible unknown flexibleasked unknownasked only weekafter firstthing today tomorrow dayafter yesterday daybefore tonight thismorning manana noon midnight halfday halfhour all fortnight weekdays weekendly huitjours lunch some fuzzy".split(
    " ",
  ),
);

export interface Node {
  next: Map<string, Node>;
  entries: Entry[];
}

const node = (): Node => ({ next: new Map(), entries: [] });
export const ROOT: Node = node();
/** Single words of five letters or more that a slip may stand for. */
export const SLIP_TARGETS = new Map<string, Entry[]>();
const MAY_SLIP = new Set(["wd", "mon", "unit", "tomorrow", "today", "part"]);

function add(phrase: string, entry: Entry): void {
  // Hyphens between words are optional in texts, so they are left out here.
  const words =
    plainWords(phrase) ??
    tokenize(phrase)
      .map((token) => token.word)
      .filter((word) => word !== "-");
  let at = ROOT;
  for (const word of words) {
    const next = at.next.get(word) ?? node();
    at.next.set(word, next);
    at = next;
  }
  if (at === ROOT) return;
  const same = at.entries.find((one) => one.type === entry.type && one.n === entry.n && one.key === entry.key);
  if (same) {
    same.langs |= entry.langs;
    return;
  }
  at.entries.push(entry);
  const [only] = words;
  if (words.length === 1 && only && only.length >= 5 && MAY_SLIP.has(entry.type))
    SLIP_TARGETS.set(only, [...(SLIP_TARGETS.get(only) ?? []), entry]);
}

function addLanguage(words: Words, holidays: Readonly<Record<string, string>>, langs: number): void {
  for (const [name, n] of Object.entries(words.numbers)) add(name, { type: "word", n, langs, content: true });
  for (const [name, n] of Object.entries(words.ordinals)) add(name, { type: "ord", n, langs, content: true });
  for (const [type, phrases] of Object.entries(words.plain)) {
    for (const phrase of phrases.split("|")) add(phrase, { type, n: 0, langs, content: CONTENT.has(type) });
  }
  for (const [type, lists] of Object.entries(words.listed)) {
    lists.forEach((phrases, index) => {
      for (const phrase of phrases.split("|")) add(phrase, { type, n: index + 1, langs, content: true });
    });
  }
  for (const [key, phrases] of Object.entries(holidays)) {
    for (const phrase of phrases.split("|")) add(phrase, { type: "holiday", n: 0, langs: 7, key, content: true });
  }
}

addLanguage(EN, HOLIDAY_NAMES.en, 1);
addLanguage(FR, HOLIDAY_NAMES.fr, 2);
addLanguage(ES, HOLIDAY_NAMES.es, 4);
for (const [type, table] of Object.entries(ZONE_WORDS)) {
  for (const [key, phrases] of Object.entries(table)) {
    for (const phrase of phrases.split("|")) add(phrase, { type, n: 0, langs: 7, key, content: true });
  }
}
