/** Names that may be one, found among many by their rarest words: each is compared with few others. */
import { type ReadName, readName, readsAlike, tracesOf } from "./names.ts";

/** Names that are read the same, and what is known under them: of each source and case the first. */
interface Group<Known> {
  read: ReadName;
  entries: Map<string, Known>;
}
type Index<Known> = Map<string, Group<Known>[]>;

/** A name, and where it is known from. */
interface Named {
  source: string;
  name: string;
  /** Of a past case. */
  caseNumber: string | null;
}

const add = <Known>(index: Index<Known>, key: string, group: Group<Known>) => {
  const there = index.get(key);
  if (!there) index.set(key, [group]);
  else if (there.at(-1) !== group) there.push(group);
};

/** How one way of reading finds names. */
interface Found<Known> {
  byWord: Index<Known>;
  /** By the rarest of their words alone: where all of a name's words are in another, that one is too. */
  byRarest: Index<Known>;
  byLetters: Index<Known>;
}

const rarestOf = <Known>(words: readonly string[], byWord: Index<Known>): string => {
  const weight = (word: string) => tracesOf(word).reduce((sum, trace) => sum + (byWord.get(trace)?.length ?? 0), 0);
  const [rarest = ""] = words
    .map((word) => [word, weight(word)] as const)
    .reduce((least, one) => (one[1] < least[1] ? one : least), ["", Number.POSITIVE_INFINITY]);
  return rarest;
};

function indexOf<Known>(groups: readonly Group<Known>[], way: 0 | 1): Found<Known> {
  const found: Found<Known> = { byWord: new Map(), byRarest: new Map(), byLetters: new Map() };
  for (const group of groups) {
    const words = group.read.ways[way];
    for (const trace of words.flatMap(tracesOf)) add(found.byWord, trace, group);
    add(found.byLetters, words.join(""), group);
  }
  for (const group of groups) for (const trace of tracesOf(rarestOf(group.read.ways[way], found.byWord))) add(found.byRarest, trace, group);
  return found;
}

/** Of names that are known those that may be one with a name; of what is read the same from one source and case, the first. */
export function alikeAmong<Known extends Named>(known: readonly Known[], compare = readsAlike): (name: string) => Known[] {
  const groups = new Map<string, Group<Known>>();
  const order = new Map(known.map((entry, at) => [entry, at]));
  for (const entry of known) {
    const read = readName(entry.name);
    const group = groups.get(read.key) ?? { read, entries: new Map() };
    groups.set(read.key, group);
    const from = `${entry.source} ${entry.caseNumber ?? ""}`;
    if (!group.entries.has(from)) group.entries.set(from, entry);
  }
  const ways = ([0, 1] as const).map((way) => ({ way, found: indexOf([...groups.values()], way) }));
  return (name) => {
    const read = readName(name);
    // Names without these in common are never one.
    const candidates = new Set(
      ways.flatMap(({ way, found }) => {
        const words = read.ways[way];
        return [
          ...words.flatMap(tracesOf).flatMap((trace) => found.byRarest.get(trace) ?? []),
          ...tracesOf(rarestOf(words, found.byWord)).flatMap((trace) => found.byWord.get(trace) ?? []),
          ...(found.byLetters.get(words.join("")) ?? []),
        ];
      }),
    );
    const met = [...candidates].filter((group) => compare(read, group.read)).flatMap(({ entries }) => [...entries.values()]);
    return met.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  };
}
