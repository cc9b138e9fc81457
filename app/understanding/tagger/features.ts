/** Features of each token by itself, as hashes: the word, its class and shape, its place, what was asked, what detectors found. */

import { hash } from "../text/hash.ts";
import { sentenceStarts, type Token } from "../text/tokens.ts";
import type { Find } from "./finds.ts";
import { edgesByToken } from "./finds.ts";
import { runOf, runsByToken } from "./runs.ts";
import { type Word, type WordLists, wordsOf } from "./word-classes.ts";

export interface ReadingContext {
  /** What the assistant had asked for, `-` for nothing. */
  asked: string;
  /** The language of the page. */
  locale: string;
  finds: readonly Find[];
  namesKnown?: boolean;
}

/** Hashes of the features of each token. The words around it are for the layers that see the whole message. */
export function tokenFeatures(tokens: readonly Token[], context: ReadingContext, lists: WordLists): Uint32Array[] {
  const words = wordsOf(tokens, lists, context.namesKnown ?? true);
  const starts = new Set(sentenceStarts(tokens));
  const edges = edgesByToken(tokens, context.finds);
  const casing = casingOf(tokens);
  const runs = runsByToken(tokens, words, casing);
  let start = 0;
  return words.map((word, at) => {
    if (starts.has(at)) start = at;
    const names = [
      ...formOf(word, casing),
      ...(edges[at] ?? []),
      `A ${context.asked}`,
      `L ${context.locale}`,
      `i ${bucket(at - start)}`,
      `at ${bucket(at)}`,
      `left ${bucket(tokens.length - at)}`,
      tokens[at]?.opensLine ? "line" : "",
      runOf(runs[at], at),
    ];
    return Uint32Array.from(
      names.filter((name) => name !== ""),
      hash,
    );
  });
}

function formOf({ folded, shape, class: wordClass, isName, isCommon }: Word, casing: string): string[] {
  const affixes = folded.startsWith("<")
    ? []
    : [2, 3, 4].flatMap((length) => [`a ${folded.slice(0, length)}`, `z ${folded.slice(-length)}`]);
  return [`w ${folded}`, ...affixes, `s ${shape}`, `k ${wordClass}`, `known ${isName} ${isCommon}`, `c ${casing} ${shape}`];
}

/** Whether capitals tell anything in this message. */
function casingOf(tokens: readonly Token[]): string {
  const words = tokens.filter(({ kind }) => kind === "word");
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  if (words.length < 2) return "short";
  if (capitals === 0) return "none";
  return capitals === words.length && words.length > 4 ? "all" : "mixed";
}

export function bucket(count: number): string {
  if (count < 4) return String(count);
  if (count < 7) return "4+";
  if (count < 13) return "7+";
  return count < 25 ? "13+" : "25+";
}
