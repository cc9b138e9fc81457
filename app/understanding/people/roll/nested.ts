/** Which items of a list are of one another: names behind what they are, those in brackets, numbers that add up to the one before them. */
import type { PersonSaid } from "#app/understanding/contract.ts";
import { fold } from "#app/understanding/text/fold.ts";
import type { Item } from "./items.ts";
import { NAME_TITLES } from "./words.ts";

/** An item, and those who are some of it. `heads`: it is no more than their heading ("Witnesses: …"). */
export interface Node {
  item: Item;
  heads: boolean;
  children: Node[];
}

export const countOf = ({ count, isEach }: Item): number => (count ?? 1) * (isEach ? SIDES : 1);
const SIDES = 2;
export const sumOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { item }) => sum + countOf(item), 0);
export const all = (nodes: readonly Node[]): Item[] => nodes.flatMap(({ item, children }) => [item, ...all(children)]);
/** "Me Roy" is a lawyer, "Judge Lemke" decides. */
export const partByTitle = (name: string): PersonSaid["part"] | undefined => NAME_TITLES[fold(name.split(/[\s.]/)[0] ?? "")];

/** "We are five": so many in all, of whom nothing is said. */
export const isHeader = (item: Item | undefined): boolean =>
  item?.count !== undefined && item.isBare && !item.attends && (item.isPeople === true || (item.isMany && (item.opens || item.isWhole)));

/** The list as its total says: "5: me, my brother, Ruben, …" are two where five are counted so. */
export function asCounted(run: readonly Item[], before: Item | undefined): Node[] {
  const total = [before, run[0]].find(isHeader)?.count;
  const usual = nestedIn(run, true);
  if (total === undefined) return usual;
  const heads = (nodes: readonly Node[]): number =>
    sumOf(nodes.flatMap((node) => (isHeader(node.item) || node.heads ? node.children : [node])));
  const apart = nestedIn(run, false);
  return heads(usual) !== total && heads(apart) === total ? apart : usual;
}

function nestedIn(run: readonly Item[], joins: boolean): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < run.length; at++) {
    let { item, last } = merged(run, at, joins);
    for (
      let next = merged([item, ...run.slice(last + 1)], 0, joins);
      next.last > 0;
      next = merged([item, ...run.slice(last + 1)], 0, joins)
    )
      [item, last] = [next.item, last + next.last];
    const rest = run.slice(last + 1);
    const heads = isHeading(run[last] as Item, item) || isTotal(item, rest);
    const inside = childrenOf(run[last] as Item, item, rest);
    nodes.push({ item, heads: heads && inside > 0, children: nestedIn(rest.slice(0, inside), joins) });
    at = last + inside;
  }
  return nodes;
}

/** What follows a comma may say more of the one before it: "by video", "myself included", "5 people", a name, a part. */
function merged(run: readonly Item[], at: number, joins: boolean): { item: Item; last: number } {
  const [item, next, behind] = run.slice(at, at + 3) as [Item, Item?, Item?];
  if (!next || item.opens || next.depth !== item.depth) return { item, last: at };
  const { count: _count, ...fact } = next;
  if (next.isFact && next.joined !== ";" && !next.opens && !item.isFact && !isHeader(item))
    return { item: { ...fact, ...item, isShared: next.isShared, opens: next.opens, says: [...item.says, ...next.says] }, last: at + 1 };
  if (next.joined === "and" && next.isPlain && next.part && item.isSaidToBe && !item.second)
    return {
      item: {
        ...item,
        second: { part: next.part, at: { start: next.start, end: next.end } },
        opens: next.opens,
        says: [...item.says, ...next.says],
      },
      last: at + 1,
    };
  if (next.joined !== ",") return { item, last: at };
  if (next.isIncluded) return { item, last: at + 1 };
  const isSides = item.side !== undefined && item.count === 1 && !item.name && !item.part && next.isBare;
  const isNamed = joins && isNameOf(next, item);
  const isEnd = behind === undefined || behind.isFact || behind.joined === ";";
  const isCalled = isEnd && item.name !== undefined && !item.part && !next.name && !next.isMany && !next.isSelf && next.part !== undefined;
  if (!isSides && !isNamed && !isCalled) return { item, last: at };
  const { title: own, ...untitled } = isNamed ? item : { ...item };
  const { title: after, ...more } = next;
  const both = {
    ...untitled,
    ...more,
    ...(after && !isCalled ? { title: after } : {}),
    ...(isNamed && (own ?? item.called) ? { called: own ?? item.called } : isCalled && after ? { called: after } : {}),
    ...(item.part && !next.part ? { part: item.part } : {}),
  };
  return {
    item: {
      ...both,
      opens: next.opens,
      says: [...item.says, ...next.says],
      start: item.start,
      joined: item.joined,
      hasComma: item.hasComma,
      isBare: false,
    },
    last: at + 1,
  };
}

/** "A colleague, Andrés Peña"; but in "the witness, Me Roy" they are two. */
function isNameOf({ name, part, title, isMale }: Item, of: Item): boolean {
  if (!name || part || title || of.name || of.isMany || of.isSelf || (!of.part && !of.title)) return false;
  if (isMale !== undefined && of.isMale !== undefined && isMale !== of.isMale) return false;
  const titled = partByTitle(name.quote);
  return (
    !titled ||
    !of.part ||
    titled === of.part ||
    of.part === "representative" ||
    of.part === "other" ||
    (of.part === "neutral" && titled === "counsel")
  );
}

/** A part or a side, and those who play it behind it: "Witnesses: …", "the tribunal (…)". */
function isHeading({ opens }: Item, { name, isSelf, serves, isTribunal, part, side, title, count, attends }: Item): boolean {
  if (!opens || name || isSelf || serves) return false;
  return isTribunal === true || ((part !== undefined || side !== undefined) && !title && (count ?? 1) === 1 && !attends);
}

/** How many of the items behind it are some of it. */
function childrenOf(opener: Item, item: Item, rest: readonly Item[]): number {
  const stopped = (stop: number) => (stop < 0 ? rest.length : stop);
  // "Online, two witnesses": the way of those behind it.
  if (!opener.opens && item.isFact && item.attends && rest[0]?.joined === ",")
    return stopped(rest.findIndex(({ joined }) => joined === ";"));
  if (!opener.opens && isTotal(item, rest)) return rest.length;
  if (!opener.opens) return (item.count ?? 0) > 1 && !item.isSelf ? upTo(rest, item, true) || someOf(rest, item) : 0;
  if (rest[0] !== undefined && rest[0].depth > opener.depth) return stopped(rest.findIndex(({ depth }) => depth <= opener.depth));
  if (isHeading(opener, item)) return stopped(rest.findIndex((one, at) => at > 0 && (one.joined === ";" || one.opens || isOther(one))));
  if (!item.isFact && (item.part || item.title || item.side || item.count === 1)) return upTo(rest, item, false);
  return item.attends && !item.count ? stopped(rest.findIndex(({ joined }) => joined === ";")) : rest.length;
}
/** "We will be four, my wife, my son, the owner and I": all who are behind it. */
const isTotal = ({ isBare, isMany, attends, count }: Item, rest: readonly Item[]): boolean =>
  isBare && isMany && !attends && rest.length > 1 && rest.reduce((sum, one) => sum + countOf(one), 0) === count;
const isOther = ({ part, side, name }: Item): boolean => (part !== undefined || side !== undefined) && !name;

/** May be some of those who are counted before. */
const isSome = ({ isBare, part, side, name, title, isChair, isEach }: Item, of: Item): boolean =>
  !side &&
  ((isChair && of.part === "neutral") || (!title && (isBare || isEach || name !== undefined || (part !== undefined && part === of.part))));

/** "Four witnesses, one by video from Osaka": fewer, without a name or a part, of whom nothing but this is said. */
function someOf(rest: readonly Item[], { part, title, count = 1, depth }: Item): number {
  if (!part && !title) return 0;
  let sum = 0;
  const end = rest.findIndex((next, at) => {
    const isOwn = next.isBare && (at > 0 || !next.isSecond) && (next.attends ?? next.place ?? next.on) !== undefined;
    sum += countOf(next);
    return !isOwn || next.depth !== depth || next.joined === ";" || (at === 0 && next.joined !== ",") || sum >= count;
  });
  return end < 0 ? rest.length : end;
}

/** Those behind a number who add up to it, or (behind "of whom") to no more than it. */
function upTo(rest: readonly Item[], item: Item, isExact: boolean): number {
  const [count, depth] = [countOf(item), rest[0]?.depth ?? 0];
  let sum = 0;
  for (const [at, next] of rest.entries()) {
    if (next.depth > depth) continue;
    const isApart = (isExact && at === 0 && next.joined === "and") || (next.joined === ";" && at > 0);
    if (isApart || !isSome(next, item) || sum + countOf(next) > count) return isExact ? 0 : at;
    sum += countOf(next);
    if (sum < count || (at === 0 && isExact && !next.isEach)) continue;
    const stop = rest.slice(at + 1).findIndex((one) => one.depth <= depth);
    return stop < 0 ? rest.length : at + 1 + stop;
  }
  return isExact ? 0 : rest.length;
}
