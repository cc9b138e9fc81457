/** Weekdays in a message as they are said: one after the other, from one to the other, and what is before them. */
import type { Span } from "../contract.ts";
import { leavesOf } from "../time/leaves.ts";
import { type Token, tokenize } from "../time/tokens.ts";

export interface Weekdays extends Span {
  /** 1 for Monday to 7 for Sunday, in order. */
  days: readonly number[];
  /** "A Tuesday", "any Tuesday": which one is open. */
  isAny: boolean;
  /** "But Friday", "not on Mondays". */
  isOut: boolean;
  /** "A or B". */
  isChoice: boolean;
}

const WEEKDAY = ["wd", "wds", "wdx"];
const JOINS = new Set(
  ", ; / & + or and ou et o u y ni nor n the le la les l el los las un une a an on any un' cualquier either soit bien".split(" "),
);
const RANGE = new Set("to until till through thru au a al hasta jusqu'au -".split(" "));
const CHOICE = new Set("or ou o u / soit either".split(" "));
const OUT = new Set(
  "but except excluding not no non pas sauf hormis excepte menos salvo excepto never jamais ningun ninguna aucun aucune".split(" "),
);
const ANY = new Set("a an any some either un une quelque cualquier algun cualquiera whichever".split(" "));
const SMALL = new Set("a an un une the on le la les l el los las of de du for para por pour in any n s be cela que sea es ser".split(" "));
const MOST_BETWEEN = 4;

/** All weekdays of a text; `dated` where a number says which day it is. */
export function weekdaysIn(text: string): Weekdays[] {
  const tokens = tokenize(text);
  const { items } = leavesOf(text, tokens);
  const single = items.filter(({ start, end, type }) => end === start + 1 && WEEKDAY.includes(type)).reverse();
  const days = new Map(single.map(({ start, n }) => [start, n]));
  const named = tokens.map((_, at) => days.get(at));
  const found: Weekdays[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (named[at] === undefined) continue;
    const last = lastOf(tokens, named, at);
    found.push(weekdaysOf(tokens, named, at, last));
    at = last;
  }
  return found;
}

/** The last weekday of a list or a range that begins here. */
function lastOf(tokens: readonly Token[], named: readonly (number | undefined)[], first: number): number {
  let last = first;
  for (let at = first + 1; at < tokens.length && at - last <= MOST_BETWEEN + 1; at++) {
    if (named[at] !== undefined) last = at;
    else if (!JOINS.has(tokens[at]?.word ?? "") && !RANGE.has(tokens[at]?.word ?? "")) break;
  }
  return last;
}

function weekdaysOf(tokens: readonly Token[], named: readonly (number | undefined)[], first: number, last: number): Weekdays {
  const places = named.flatMap((day, at) => (day !== undefined && at >= first && at <= last ? [at] : []));
  const words = tokens.slice(first, last + 1).map(({ word }) => word);
  const isChoice = words.some((word) => CHOICE.has(word));
  const [from, to] = [named[first] ?? 1, named[last] ?? 1];
  const isRange = places.length === 2 && !isChoice && isRangeBetween(tokens.slice(first + 1, last));
  const days = isRange
    ? Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, more) => ((from + more - 1) % 7) + 1)
    : places.map((at) => named[at] ?? 1);
  const before = wordsBefore(tokens, first);
  return {
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
    days: [...new Set(days)].sort(),
    isAny: ANY.has(tokens[first - 1]?.word ?? "") || words.slice(1).some((word, at) => ANY.has(word) && CHOICE.has(words[at] ?? "")),
    isOut: before.some((word) => OUT.has(word)) || isDenied(tokens, last),
    isChoice,
  };
}

const isRangeBetween = (between: readonly Token[]): boolean =>
  between.length > 0 &&
  between.some(({ word }) => RANGE.has(word)) &&
  !between.some(({ word }) => word === "," || word === "and" || word === "y" || word === "et");

/** "Fridays never work", «los viernes no nos sirven». */
function isDenied(tokens: readonly Token[], last: number): boolean {
  const words = tokens.slice(last + 1, last + 5).map(({ word }) => word);
  const [first = "", next] = words;
  // «Los viernes no.», « le mercredi non plus, … »: the no ends what is said of them.
  if (NO_BEHIND.has(first) && (next === undefined || ENDS.has(next))) return true;
  return BEHIND.has(first) && !words.some((word) => PROBLEM.has(word));
}
const NO_BEHIND = new Set("no non pas tampoco never nunca jamais".split(" "));
const ENDS = new Set(". , ; ! ) plus please por svp s'il either".split(" "));
const BEHIND = new Set("never no tampoco nunca non ne don doesn dont doesnt won cant can't".split(" "));
const PROBLEM = new Set("problem probleme problema , . : y et and".split(" "));

/** The words right before, up to a sign, small words passed over. */
function wordsBefore(tokens: readonly Token[], first: number): string[] {
  const words: string[] = [];
  for (let at = first - 1; at >= 0 && words.length < 4; at--) {
    const token = tokens[at];
    if (token?.kind !== "word") break;
    words.push(token.word);
    if (!SMALL.has(token.word)) break;
  }
  return words;
}
