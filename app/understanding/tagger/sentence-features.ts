/** Features of a sentence as a whole, for its acts; and of a message, for its language. */
import { fold } from "../text/fold.ts";
import { hash } from "../text/hash.ts";
import type { Token } from "../text/tokens.ts";
import { bucket } from "./features.ts";
import { type Word, type WordLists, wordsOf } from "./word-classes.ts";

export interface SentencePlace {
  asked: string;
  isFirst: boolean;
  isOnly: boolean;
  /** Labels that the tagger gave to its tokens. */
  labels: ReadonlySet<string>;
  /** What detectors found in it. */
  kinds: ReadonlySet<string>;
}

/** Hashes of the features of one sentence. */
export function sentenceFeatures(tokens: readonly Token[], place: SentencePlace, lists: WordLists): Uint32Array {
  const words = wordsOf(tokens, lists);
  const keys = words.map(keyOf);
  const size = bucket(tokens.length);
  const names = new Set<string>([
    "bias",
    `A ${place.asked}`,
    `n ${size}`,
    `An ${place.asked} ${size}`,
    `first ${place.isFirst} ${place.isOnly}`,
  ]);
  keys.forEach((key, at) => {
    const next = keys[at + 1] ?? "</s>";
    names.add(`w ${key}`);
    names.add(`2 ${key} ${next}`);
    names.add(`3 ${key} ${next} ${keys[at + 2] ?? "</s>"}`);
    if (key.length > 5) names.add(`5 ${key.slice(0, 5)}`);
    if (tokens.length < 8) names.add(`Aw ${place.asked} ${key}`);
  });
  names.add(`o1 ${keys[0]}`);
  names.add(`o2 ${keys[0]} ${keys[1] ?? ""}`);
  names.add(`o3 ${keys[0]} ${keys[1] ?? ""} ${keys[2] ?? ""}`);
  names.add(`end ${keys.at(-1)}`);
  for (const label of place.labels) {
    names.add(`L ${label}`);
    names.add(`LA ${label} ${place.asked}`);
  }
  if (place.labels.size === 0) names.add("L none");
  for (const kind of place.kinds) {
    names.add(`F ${kind}`);
    names.add(`FA ${kind} ${place.asked}`);
    names.add(`Fn ${kind} ${size} ${place.isOnly}`);
  }
  return Uint32Array.from(names, hash);
}

/** Words that could be anything, names above all, are their class. */
function keyOf(word: Word): string {
  return word.class === "unknown" || word.class === "name" || word.class === "city" || word.class === "calendar"
    ? `<${word.class}>`
    : word.folded;
}

/** Hashes of the features by which a message's language is recognised: its words, and their letters. */
export function languageFeatures(message: string, locale: string): Uint32Array {
  const names = new Set<string>(["bias", `page ${locale}`]);
  const text = message.toLowerCase();
  for (const word of text.match(/\p{L}+/gu)?.slice(0, 60) ?? []) {
    names.add(`w ${fold(word)}`);
    const padded = `<${word}>`;
    for (let at = 0; at + 3 <= padded.length; at++) names.add(`3 ${padded.slice(at, at + 3)}`);
  }
  for (const sign of text.match(/[¿¡éèêàùçñíóúœ]/gu) ?? []) names.add(`s ${sign}`);
  return Uint32Array.from(names, hash);
}
