/** The words and numbers that rules begin from. */
import { PART_WORDS } from "../detectors/words/parts.ts";
import { piecesOf } from "../text/pieces.ts";
import { TAKEN_BACK } from "../text/second-thoughts.ts";
import { tokenize as words } from "../text/tokens.ts";
import type { Item } from "./items.ts";
import { type Node, ROOT, SLIP_TARGETS } from "./lexicon.ts";
import { shielded } from "./shields.ts";
import type { Token } from "./tokens.ts";

const ANY = 7;
const SLIP_COST = -6;
const SIGNS: Readonly<Record<string, string>> = {
  ",": "comma",
  ";": "comma",
  "-": "dash",
  "/": "slash",
  ".": "dot",
  ":": "colon",
  "'": "apos",
  "(": "open",
  ")": "close",
  "°": "degree",
  "+": "and",
  [TAKEN_BACK]: "correction",
};
/** Ordinary words, and names, that are one letter from a word of the calendar. */
const NO_SLIPS = new Set(
  "sundry mouth mouths mourning junto junta juntos jueces juegos juego vienes entero enteros abrir marca marco marche mayor martin marton matin matins cours jouer juillard moisi autre lunas mares partes angosto gusto honor house housed month heure hours horas horus moins junior junio julia julie julian jules augusta augustin augusto marcha monde money mondial friend friends frida satin satur lundy freda april aprile avoir avril months weekly weeks yearly years minutes minute minuit dimension mardis jeune jeunes tarder tardes soiree soir soirs matine".split(
    " ",
  ),
);

export interface Leaves {
  items: Item[];
  /** What each token weighs when a reading explains it. */
  weights: number[];
  /** The types of words at each token, shielded ones left out. */
  types: Set<string>[];
}

interface Builder extends Leaves {
  tokens: readonly Token[];
  dead: readonly boolean[];
}

function put(into: Builder, type: string, start: number, end: number, more: Partial<Item>, weight: number): void {
  into.items.push({ type, start, end, langs: ANY, bonus: 0, n: 0, ...more });
  for (let at = start; at < end; at++) {
    into.weights[at] = Math.max(into.weights[at] ?? 0, weight);
    into.types[at]?.add(type);
  }
}

function numbers(into: Builder, at: number): void {
  const { word } = into.tokens[at] as Token;
  if (word.length > 6) return;
  const n = Number(word);
  const add = (type: string) => put(into, type, at, at + 1, { n }, 10);
  add("num");
  if (word.length <= 2) {
    if (n >= 1 && n <= 31) add("dom");
    if (n <= 24) add("hr");
    if (n >= 1 && n <= 12) add("mo");
  }
  if (word.length === 2) add("yy");
  if (word.length === 2 && n < 60) add("mm");
  if (word.length === 4 && n >= 1900 && n < 2200) add("yr");
  if (word.length === 3 && n >= 100 && n < 1000 && n % 100 < 60) add("hmm");
  if (word.length === 4 && n < 2400 && n % 100 < 60 && (n < 1900 || n >= 2200)) add("hhmm");
}

/** The next token of a phrase; hyphens between its words are passed over. */
function step(tokens: readonly Token[], dead: readonly boolean[], node: Node, at: number): [Node, number] | null {
  const token = tokens[at];
  if (!token || dead[at]) return null;
  const next = node.next.get(token.word);
  if (next) return [next, at + 1];
  const after = tokens[at + 1];
  if (node === ROOT || token.word !== "-" || !token.glued || !after?.glued || dead[at + 1]) return null;
  const beyond = node.next.get(after.word);
  return beyond ? [beyond, at + 2] : null;
}

function phrases(into: Builder, start: number): void {
  let place: [Node, number] | null = step(into.tokens, into.dead, ROOT, start);
  while (place) {
    const [node, end] = place;
    for (const entry of node.entries) {
      put(into, entry.type, start, end, { langs: entry.langs, n: entry.n, key: entry.key }, entry.content ? 10 : 3);
    }
    place = step(into.tokens, into.dead, node, end);
  }
}

/** Whether a word is one insertion, deletion, change or swap of neighbours away from another. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function slips(into: Builder, at: number): void {
  const token = into.tokens[at] as Token;
  if (token.word.length < 5 || NO_SLIPS.has(token.word) || ROOT.next.has(token.word)) return;
  for (const [target, entries] of SLIP_TARGETS) {
    if (target[0] !== token.word[0] || !isOneSlip(token.word, target)) continue;
    for (const { type, n, langs } of entries) put(into, type, at, at + 1, { n, langs, bonus: SLIP_COST, doubts: ["slip"] }, 10);
  }
}

const isAbbreviated = (token: Token | undefined): boolean => token !== undefined && token.kind === "word" && token.word.length <= 5;

/** Signs; a full stop only within a number or after an abbreviation. */
function sign(into: Builder, at: number): void {
  const token = into.tokens[at] as Token;
  const type = SIGNS[token.word];
  if (!type) return;
  if (type === "dot" && !into.tokens[at + 1]?.glued && !isAbbreviated(into.tokens[at - 1])) return;
  put(into, type, at, at + 1, {}, 0.5);
}

/** Words that are read as a whole: "quatre-vingt-dix-sept" is no four, « après-midi » no "after noon". */
const WHOLE = new Set(["word", "ord", "dayafter", "daybefore", "holiday", "part", "unit", "manana", "whynot", "fuzzy"]);

function wholes(items: readonly Item[], tokens: readonly Token[]): Item[] {
  // « Avant midi » is a part of the day and "before noon": both are kept.
  const long = items.filter((item) => WHOLE.has(item.type) && item.end - item.start > 1 && tokens[item.start]?.word !== "avant");
  return items.filter((item) => {
    const isInside = (one: Item) =>
      item.start >= one.start && item.end <= one.end && item.end - item.start < one.end - one.start && (one.langs & item.langs) !== 0;
    return !long.some((one) => isInside(one));
  });
}

/** "…, deux experts": people of a part, who are counted. */
function isMany(token: Token | undefined): boolean {
  if (token?.kind !== "word" || !token.word.endsWith("s")) return false;
  return PARTS.has(piecesOf(words(token.word))[0]?.key ?? "");
}
const PARTS: ReadonlySet<string> = new Set(
  [PART_WORDS.witness, PART_WORDS.expert, PART_WORDS.counsel, PART_WORDS.neutral, PART_WORDS.observer].flatMap((phrases = "") =>
    phrases.split("|").flatMap((phrase) => piecesOf(words(phrase))[0]?.key ?? []),
  ),
);

/** A number that counts what comes next, or is an hour by it, is no day of the month: "the 20th, 12 people", "Wed 2pm". */
function isBound(item: Item, { tokens, types }: Builder): boolean {
  const [next, before] = [types[item.end], types[item.start - 1]];
  // "We are 4, at 3": of people who are counted no hour begins.
  if (item.type === "hr" && before?.has("partyof"))
    return !["oclock", "colon", "unit"].some((type) => next?.has(type)) && !/^[ap]m$/.test(tokens[item.end]?.word ?? "");
  if ((item.type === "dom" || item.type === "word") && isMany(tokens[item.end])) return true;
  if (item.type === "dom" && isMinutes(item, tokens, next)) return true;
  if (item.type !== "dom" || !next) return false;
  if (next.has("people") || next.has("roomish") || next.has("oclock")) return true;
  if (before?.has("partyof") && !["mon", "of", "to", "dash"].some((type) => next.has(type))) return true;
  const isHalf = next.has("mer") && /^[ap]m?$/.test(tokens[item.end]?.word ?? "");
  return isHalf && (tokens[item.end]?.glued === true || (tokens[item.end]?.word.length === 2 && !before?.has("mon")));
}

/** The key of a day of the month with its month right behind it: « le 24 juin » is never the 24th of another one. */
export const OF_MONTH = "of_month";
const isOfMonth = ({ type, end }: Item, { types, tokens }: Builder): boolean =>
  type === "dom" && types[end]?.has("mon") === true && tokens[end + 1]?.kind !== "number";

const MOST_MINUTES = 59;
const LAST_HOUR = 24;
/** "16:30 and Wednesday the 10th", « 16 h 30 et le 20 mai »: the 30 is of the hour, unless a month comes next. */
function isMinutes({ start }: Item, tokens: readonly Token[], next: ReadonlySet<string> | undefined): boolean {
  const [hour, mark, own] = [tokens[start - 2], tokens[start - 1], tokens[start]];
  if (own?.word.length !== 2 || Number(own.word) > MOST_MINUTES || hour?.kind !== "number" || Number(hour.word) > LAST_HOUR) return false;
  return mark?.word === ":" ? own.glued === true : mark?.word === "h" && !next?.has("mon");
}

export function leavesOf(text: string, tokens: readonly Token[]): Leaves {
  const dead = shielded(text, tokens, (word) => ROOT.next.has(word));
  const into: Builder = { items: [], weights: tokens.map(() => 0), types: tokens.map(() => new Set()), tokens, dead };
  tokens.forEach((token, at) => {
    if (dead[at]) return;
    if (token.kind === "number") numbers(into, at);
    if (token.kind === "sign") sign(into, at);
    phrases(into, at);
    if (token.kind === "word") slips(into, at);
  });
  const items = wholes(into.items, tokens).filter((item) => !isBound(item, into));
  return { ...into, items: items.map((item) => (isOfMonth(item, into) ? { ...item, key: OF_MONTH } : item)) };
}
