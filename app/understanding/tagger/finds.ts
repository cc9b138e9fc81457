/** What detectors found at each token, as names of features. */
import type { Token } from "../text/tokens.ts";

/** A stretch that a detector recognised, for instance a day or a city. Offsets into the message, end exclusive. */
export interface Find {
  kind: string;
  start: number;
  end: number;
}

const MOST = 3;

/** Of each token the kinds of the finds over it, at most three, and where in each it is: B begins it, E ends it, S both, I neither. */
export function edgesByToken(tokens: readonly Token[], finds: readonly Find[]): string[][] {
  const told = finds.filter(({ kind }) => !/^(?:act|frame):/.test(kind));
  return tokens.map((token) => {
    const here = told.filter(({ start, end }) => token.start >= start && token.end <= end).slice(0, MOST);
    return here.flatMap(({ kind, start, end }) => [`d ${kind}`, `db ${kind} ${edgeOf(token.start <= start, token.end >= end)}`]);
  });
}

function edgeOf(begins: boolean, ends: boolean): string {
  if (begins) return ends ? "S" : "B";
  return ends ? "E" : "I";
}
