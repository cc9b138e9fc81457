/** What detectors found at each token, as names of features. */
import type { Token } from "../text/tokens.ts";
import type { Find } from "./features.ts";

export interface FoundAt {
  /** Kinds of the finds over the token, at most three. */
  kinds: readonly string[];
  /** The same with where in the find the token is: B begins it, E ends it, S both, I neither. */
  edges: readonly string[];
  /** The kind of the last find that ended before, and how far back, to the end of its sentence. */
  since: string;
}

const MOST = 3;
const REACH = 6;

export function foundByToken(tokens: readonly Token[], finds: readonly Find[]): FoundAt[] {
  const told = finds.filter(({ kind }) => !/^(?:act|frame):/.test(kind));
  let last = { kind: "", at: -REACH };
  return tokens.map((token, at) => {
    const here = told.filter(({ start, end }) => token.start >= start && token.end <= end).slice(0, MOST);
    const edges = here.map(
      ({ kind, start, end }) => `${kind} ${token.start <= start ? (token.end >= end ? "S" : "B") : token.end >= end ? "E" : "I"}`,
    );
    if (/^[.!?\n]/.test(token.text)) last = { kind: "", at: -REACH };
    const since = at - last.at < REACH ? `${last.kind} ${at - last.at}` : "";
    const ending = told.find(({ end, start }) => end <= token.end && end > token.start && start <= token.start);
    if (ending) last = { kind: ending.kind, at };
    return { kinds: here.map(({ kind }) => kind), edges, since };
  });
}

/** Names of the features of token `at`. */
export function found(finds: readonly FoundAt[], at: number, wordClass: string): string[] {
  const { kinds = [], edges = [], since = "" } = finds[at] ?? {};
  const all = kinds.join("+");
  const before = finds[at - 1]?.kinds.join("+") ?? "<s>";
  const after = finds[at + 1]?.kinds.join("+") ?? "</s>";
  return [
    ...kinds.map((kind) => `d ${kind}`),
    ...edges.map((edge) => `db ${edge}`),
    `D ${all}`,
    `pD ${before} ${all}`,
    `Dn ${all} ${after}`,
    `pDk ${before} ${wordClass}`,
    `kDn ${wordClass} ${after}`,
    `ds ${since}`,
    `dsk ${since} ${wordClass}`,
  ];
}
