/**
 * Features of a run of words that look like one name, given to each of its words: what stands before and after the whole
 * run says whose name it is, and all of its words should hear the same.
 */
import type { Token } from "../text/tokens.ts";
import { isName, JOINERS } from "./run-words.ts";
import type { Word } from "./word-classes.ts";

export interface RunAt {
  first: number;
  last: number;
  hasFirmWord: boolean;
  hasTitle: boolean;
}

export interface RunPlace {
  at: number;
  words: readonly Word[];
  runs: readonly (RunAt | null)[];
  context: { asked: string };
}

/** The run that each token is in, or null. */
export function runsByToken(tokens: readonly Token[], words: readonly Word[], casing: string): (RunAt | null)[] {
  const runs: (RunAt | null)[] = tokens.map(() => null);
  for (let at = 0; at < tokens.length; at++) {
    if (!isName(words[at], casing)) continue;
    let last = at;
    for (let next = at + 1; next < tokens.length && next - last <= 2 && !tokens[next]?.opensLine; next++) {
      if (isName(words[next], casing)) last = next;
      else if (!JOINERS.has(words[next]?.folded ?? "")) break;
    }
    const own = words.slice(at, last + 1);
    const run = {
      first: at,
      last,
      hasFirmWord: own.some((word) => word.class === "firm"),
      hasTitle: own.some((word) => word.class === "title"),
    };
    runs.fill(run, at, last + 1);
    at = last;
  }
  return runs;
}

/** Names of the features of the run that token `at` is in. */
export function runFeatures({ at, words, runs, context }: RunPlace): string[] {
  const run = runs[at];
  if (!run) return ["r none"];
  const { first, last } = run;
  const word = (index: number, edge: string) => words[index]?.folded ?? edge;
  const p = word(first - 1, "<s>");
  const pp = word(first - 2, "<s>");
  const n = word(last + 1, "</s>");
  const size = Math.min(4, last - first + 1);
  const form = `${size} ${run.hasFirmWord ? "f" : ""}${run.hasTitle ? "t" : ""}`;
  const step = at === first ? "B" : at === last ? "E" : "I";
  return [
    `r ${form}`,
    `rs ${step} ${form}`,
    `rp ${p}`,
    `rpp ${pp} ${p}`,
    `rppp ${word(first - 3, "<s>")} ${pp} ${p}`,
    `rn ${n}`,
    `rnn ${n} ${word(last + 2, "</s>")}`,
    `rpn ${p} ${n}`,
    `rpf ${p} ${form}`,
    `rnf ${n} ${form}`,
    `rA ${context.asked} ${form}`,
    `rAp ${context.asked} ${p} ${first < 3}`,
    `rpk ${words[first - 1]?.class ?? "<s>"} ${form} ${words[last + 1]?.class ?? "</s>"}`,
    `rfirst ${first === 0} ${last === words.length - 1} ${form}`,
  ];
}
