/** Runs of words that look like one name. */
import type { Token } from "../text/tokens.ts";
import { isName, JOINERS } from "./run-words.ts";
import type { Word } from "./word-classes.ts";

export interface RunAt {
  first: number;
  last: number;
  hasFirmWord: boolean;
  hasTitle: boolean;
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

/** How long a run is, which of its tokens this is, and whether a firm's word or a title is in it; empty outside of a run. */
export function runOf(run: RunAt | null | undefined, at: number): string {
  if (!run) return "";
  const step = at === run.first ? "B" : at === run.last ? "E" : "I";
  return `rs ${step} ${Math.min(4, run.last - run.first + 1)} ${run.hasFirmWord} ${run.hasTitle}`;
}
