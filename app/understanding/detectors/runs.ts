/** Runs of words that look like a name: capitals with particles and "&" between them; where nothing has a capital, plain words. */
import { fold } from "../text/fold.ts";
import { once } from "../text/once.ts";
import type { Token } from "../text/tokens.ts";
import { isCapital } from "./finding.ts";

export interface Run {
  /** Indices of tokens, `last` inclusive. */
  first: number;
  last: number;
}

const PARTICLES = new Set(
  "de del da do dos das di du des van von der den ter la las los le al el bin ibn ben y e of d' l' d’ l’ & st ste mac mc ap ó".split(" "),
);
const JOINERS = new Set("& and et y e of de du des do da dos das la le les del los las d' l' d’ l’ the".split(" "));

/** The run that begins at token `at`, or null. `joins` also lets "and" and "of" stand inside, as firms have them. */
export function runAt(tokens: readonly Token[], at: number, joins = false): Run | null {
  if (!isCapital(tokens[at])) return null;
  const inside = joins ? JOINERS : PARTICLES;
  let last = at;
  for (let next = at + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (!token || token.opensLine) break;
    if (isCapital(token)) last = next;
    else if (!inside.has(fold(token.text)) || next - last > 2) break;
  }
  return { first: at, last };
}

/** In a message without capitals: up to three words, until one is known to be none of a name. */
export function smallRunAt(tokens: readonly Token[], at: number, isOther: (word: string) => boolean): Run | null {
  let last = at - 1;
  for (let next = at; next < tokens.length && next < at + 3; next++) {
    const token = tokens[next];
    if (token?.kind !== "word" || (next > at && token.opensLine) || isOther(fold(token.text))) break;
    last = next;
  }
  return last < at ? null : { first: at, last };
}

/** Every longest run of capitals of a message. They are looked up once. */
export const runsIn = (tokens: readonly Token[], joins = false): readonly Run[] => (joins ? joinedRuns : plainRuns)(tokens);

const plainRuns = once((tokens: readonly Token[]) => everyRun(tokens, false));
const joinedRuns = once((tokens: readonly Token[]) => everyRun(tokens, true));

function everyRun(tokens: readonly Token[], joins: boolean): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const run = runAt(tokens, at, joins);
    if (!run) continue;
    runs.push(run);
    at = run.last;
  }
  return runs;
}
