/**
 * Variants of a written sentence, so that the reader learns where a name is and not which name it was: other names and
 * firms in the same places, the typing of a phone, of dictation, of haste.
 */

import type { Language } from "./corpus.ts";
import type { NameMaker } from "./made-names.ts";
import type { Random } from "./random.ts";
import type { Label, Mark, Sentence } from "./sentences.ts";

/** Marks whose words may be those of another sentence. */
const PEOPLE: readonly Label[] = ["me", "witness", "neutral", "person", "counsel"];
const COMPANIES: readonly Label[] = ["firm", "org", "claimant", "respondent"];
const ITSELF: readonly Label[] = ["place", "kind", "length", "need", "story"];

export interface Pools {
  language: Language;
  made: NameMaker;
  people: string[];
  companies: string[];
  own: Map<Label, string[]>;
}

/** The marked words of all sentences, as what others may be replaced by. */
export function poolsOf(sentences: readonly Sentence[], language: Language, made: NameMaker): Pools {
  const pools: Pools = { language, made, people: [], companies: [], own: new Map() };
  for (const { text, marks } of sentences) {
    for (const { label, start, end } of marks) {
      const words = text.slice(start, end);
      if (PEOPLE.includes(label) && looksLikePerson(words)) pools.people.push(words);
      if (COMPANIES.includes(label) && /^\p{Lu}/u.test(words)) pools.companies.push(words);
      pools.own.set(label, [...(pools.own.get(label) ?? []), words]);
    }
  }
  return pools;
}

function looksLikePerson(words: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,3}$/u.test(words) && !/\b(?:LLP|Inc|Ltd|Law|Avocats|Abogados)\b/.test(words);
}

/** One variant: mostly the sentence with other names in it, sometimes typed otherwise. */
export function variantOf(sentence: Sentence, pools: Pools, random: Random): Sentence {
  let variant = withOtherNames(sentence, pools, random);
  if (random.chance(0.22)) variant = retyped(variant, (text) => text.toLowerCase());
  else if (random.chance(0.02)) variant = retyped(variant, (text) => text.toUpperCase());
  if (random.chance(0.12)) variant = retyped(variant, (text) => withoutAccents(text));
  if (random.chance(0.1)) variant = retyped(variant, (text) => text.replace(/[,.!?;¿¡]/g, " "));
  if (random.chance(0.12)) variant = retyped(variant, (text) => withSlips(text, random));
  return variant;
}

/** Two messages sent as one. */
export function joined(first: Sentence, second: Sentence, random: Random): Sentence {
  const ended = /[.!?…]\s*$/.test(first.text);
  const between = random.pick(ended ? [" ", "\n"] : [". ", "\n", ", ", " - ", " "]);
  const shift = first.text.length + between.length;
  return {
    asked: first.asked,
    acts: [...new Set([...first.acts, ...second.acts])],
    text: first.text + between + second.text,
    marks: [...first.marks, ...second.marks.map(({ label, start, end }) => ({ label, start: start + shift, end: end + shift }))],
  };
}

function withOtherNames(sentence: Sentence, pools: Pools, random: Random): Sentence {
  return rebuilt(sentence, (words, label) => {
    if (label === null) return words;
    if (PEOPLE.includes(label) && looksLikePerson(words) && random.chance(0.65)) {
      return random.chance(0.6) ? pools.made.person(pools.language) : random.pick(pools.people);
    }
    if (COMPANIES.includes(label) && !looksLikePerson(words) && pools.companies.length > 0 && random.chance(0.6)) {
      return random.chance(0.5) ? pools.made.company(pools.language) : random.pick(pools.companies);
    }
    if (ITSELF.includes(label) && random.chance(0.2)) return random.pick(pools.own.get(label) ?? [words]);
    return words;
  });
}

function retyped(sentence: Sentence, retype: (text: string) => string): Sentence {
  return rebuilt(sentence, (words) => retype(words));
}

/** The sentence with each of its stretches, marked or not (`null`), written again. Marks that become empty are dropped. */
function rebuilt(sentence: Sentence, rewrite: (words: string, label: Label | null) => string): Sentence {
  let text = "";
  let last = 0;
  const marks: Mark[] = [];
  for (const { label, start, end } of [...sentence.marks].sort((a, b) => a.start - b.start)) {
    text += rewrite(sentence.text.slice(last, start), null);
    const words = rewrite(sentence.text.slice(start, end), label);
    if (words.trim() !== "") marks.push({ label, start: text.length, end: text.length + words.length });
    text += words;
    last = end;
  }
  text += rewrite(sentence.text.slice(last), null);
  return { ...sentence, text, marks };
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Letters left out, doubled or swapped in about one longer word of ten. */
function withSlips(text: string, random: Random): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (!random.chance(0.1)) return word;
    const at = 1 + Math.floor(random.next() * (word.length - 2));
    const kind = random.next();
    if (kind < 0.34) return word.slice(0, at) + word.slice(at + 1);
    if (kind < 0.67) return word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
    return word.slice(0, at) + (word[at] ?? "") + word.slice(at);
  });
}
