/**
 * What our own tables say in several words ("court reporters?", "parte (demandante|actora)"): a word that was mistyped is
 * recognised by the words around it.
 */
import { lazy } from "./detailed/found.ts";
import { CHOICES_EN } from "./detailed/lexicon/choices.en.ts";
import { CHOICES_ES } from "./detailed/lexicon/choices.es.ts";
import { CHOICES_FR } from "./detailed/lexicon/choices.fr.ts";
import { ROLE_WORDS } from "./detailed/lexicon/roles.ts";
import { SERVICE_WORDS } from "./detailed/lexicon/services.ts";
import { words } from "./fold.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { SET_PHRASES } from "./lexicon/typed-words.ts";
import { anyOf } from "./phrases.ts";

/** What stands around a word, folded: the text before it and after it, blanks included. */
export interface Beside {
  before: string;
  after: string;
}

interface Phrases {
  sources: readonly string[];
  /** By the runs of letters in them, the phrases that have them. */
  byRun: ReadonlyMap<string, readonly number[]>;
  compiled: Map<number, RegExp>;
}

function phrasesOf(table: unknown): Phrases {
  const sources = [...new Set(stringsOf(table))].filter((source) => /[a-z)?\]][ -][a-z([\\]/.test(source));
  const byRun = new Map<string, number[]>();
  for (const [at, source] of sources.entries()) {
    // The last letter of "reporters?" may be missing.
    const runs = [...source.matchAll(/[a-z]+/g)].flatMap(({ 0: run, index }) =>
      source[index + run.length] === "?" ? [run, run.slice(0, -1)] : [run],
    );
    for (const run of new Set(runs)) byRun.set(run, [...(byRun.get(run) ?? []), at]);
  }
  return { sources, byRun, compiled: new Map() };
}

const TABLES = lazy(() => phrasesOf([LEXICONS, CHOICES_EN, CHOICES_FR, CHOICES_ES, ROLE_WORDS, SERVICE_WORDS, SET_PHRASES]));
const SET = lazy(() => phrasesOf(SET_PHRASES));

const stringsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** So much of the text on either side is looked at. */
const NEAR = 40;
/** Endings that a run of letters may have in a phrase: "demand(eur|eresse)". */
const LONGEST_ENDING = 6;

/** How many words the longest phrase of our tables has that stands around `word` and holds it; 0 where none does. */
export const saidAround = (word: string, beside: Beside): number => longestAround(word, beside, TABLES());

/** The same, of the phrases in which a word is recognised that was mistyped into another one. */
export const setAround = (word: string, beside: Beside): number => longestAround(word, beside, SET());

function longestAround(word: string, { before, after }: Beside, { sources, byRun, compiled }: Phrases): number {
  const head = before.slice(-NEAR);
  const text = head + word + after.slice(0, NEAR);
  const end = head.length + word.length;
  let most = 0;
  for (let length = word.length; length >= Math.max(2, word.length - LONGEST_ENDING); length--)
    for (const at of byRun.get(word.slice(0, length)) ?? []) {
      const expression = compiled.get(at) ?? anyOf([sources[at] as string]);
      compiled.set(at, expression);
      for (const match of text.matchAll(expression))
        if (match.index <= head.length && match.index + match[0].length >= end) most = Math.max(most, words(match[0]).length);
    }
  return most;
}
