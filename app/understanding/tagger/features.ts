/** Features of each token, as hashes: the words around it, their classes and shapes, what was asked, what detectors found. */
import { hash } from "../text/hash.ts";
import { sentenceStarts, type Token } from "../text/tokens.ts";
import { type FoundAt, found, foundByToken } from "./finds.ts";
import { type RunPlace, runFeatures, runsByToken } from "./run-features.ts";
import { type Word, type WordLists, wordsOf } from "./word-classes.ts";

/** A stretch that a detector recognised, for instance a day or a city. Offsets into the message, end exclusive. */
export interface Find {
  kind: string;
  start: number;
  end: number;
}

export interface ReadingContext {
  /** What the assistant had asked for, `-` for nothing. */
  asked: string;
  /** The language of the page. */
  locale: string;
  finds: readonly Find[];
  namesKnown?: boolean;
}

const BEFORE: Word = { folded: "<s>", shape: "<s>", class: "<s>", isName: false, isCommon: false };
const AFTER: Word = { folded: "</s>", shape: "</s>", class: "</s>", isName: false, isCommon: false };
/** How far back the nearest telling words of the sentence are looked for. */
const REACH = 7;

/** Hashes of the features of each token. */
export function tokenFeatures(tokens: readonly Token[], context: ReadingContext, lists: WordLists): Uint32Array[] {
  const words = wordsOf(tokens, lists, context.namesKnown ?? true);
  const starts = sentenceStarts(tokens);
  const finds = foundByToken(tokens, context.finds);
  const casing = casingOf(tokens);
  const runs = runsByToken(tokens, words, casing);
  let sentence = 0;
  return tokens.map((_, at) => {
    while (starts[sentence + 1] !== undefined && (starts[sentence + 1] ?? 0) <= at) sentence++;
    const start = starts[sentence] ?? 0;
    const end = starts[sentence + 1] ?? tokens.length;
    const place = { at, start, end, words, finds, runs, casing, context };
    const names = [
      ...nearWords(place),
      ...formOf(place),
      ...classesAround(place),
      ...positionOf(place),
      ...askedFor(place),
      ...farWords(place),
      ...found(finds, at, words[at]?.class ?? ""),
      ...runFeatures(place),
    ];
    return Uint32Array.from(names, hash);
  });
}

interface Place extends RunPlace {
  start: number;
  end: number;
  finds: readonly FoundAt[];
  casing: string;
  context: ReadingContext;
}

function around({ at, words }: Place): Word[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((step) => words[at + step] ?? (step < 0 ? BEFORE : AFTER));
}

function nearWords(place: Place): string[] {
  const [ppp = BEFORE, pp = BEFORE, p = BEFORE, w = BEFORE, n = AFTER, nn = AFTER, nnn = AFTER] = around(place).map(({ folded }) => folded);
  return [
    "bias",
    `w ${w}`,
    `p ${p}`,
    `n ${n}`,
    `pp ${pp}`,
    `nn ${nn}`,
    `ppp ${ppp}`,
    `nnn ${nnn}`,
    `pw ${p} ${w}`,
    `wn ${w} ${n}`,
    `ppp2 ${pp} ${p}`,
    `nnn2 ${n} ${nn}`,
    `p3 ${ppp} ${pp} ${p}`,
    `pn ${p} ${n}`,
  ];
}

function formOf({ at, words, casing }: Place): string[] {
  const word = words[at] ?? BEFORE;
  const { folded, shape } = word;
  const affixes = folded.startsWith("<")
    ? []
    : [2, 3, 4].flatMap((length) => [`a ${folded.slice(0, length)}`, `z ${folded.slice(-length)}`]);
  const p = words[at - 1] ?? BEFORE;
  const n = words[at + 1] ?? AFTER;
  return [
    ...affixes,
    `s ${shape}`,
    `ps ${p.shape} ${shape}`,
    `ns ${shape} ${n.shape}`,
    `pns ${p.shape} ${shape} ${n.shape}`,
    `c ${casing} ${shape}`,
  ];
}

function classesAround(place: Place): string[] {
  const [, pp = BEFORE, p = BEFORE, w = BEFORE, n = AFTER, nn = AFTER] = around(place);
  return [
    `k ${w.class}`,
    `pk ${p.class} ${w.class}`,
    `kn ${w.class} ${n.class}`,
    `pkn ${p.class} ${w.class} ${n.class}`,
    `ppk ${pp.class} ${p.class} ${w.class}`,
    `knn ${w.class} ${n.class} ${nn.class}`,
    `ks ${w.class} ${w.shape} ${place.casing}`,
    `pfk ${p.folded} ${w.class}`,
    `ppfk ${pp.folded} ${p.folded} ${w.class}`,
    `kfn ${w.class} ${n.folded}`,
    `kfnn ${w.class} ${n.folded} ${nn.folded}`,
    `pfks ${p.folded} ${w.class} ${w.shape}`,
    `known ${w.isName} ${w.isCommon}`,
  ];
}

function positionOf({ at, start, end, words }: Place): string[] {
  const word = words[at] ?? BEFORE;
  const opening = `${words[start]?.folded ?? ""} ${words[start + 1]?.folded ?? ""}`;
  const last = words[end - 1]?.folded === "?" ? "?" : ".";
  return [
    `i ${bucket(at - start)}`,
    `l ${bucket(end - 1 - at)}`,
    `il ${bucket(at - start)} ${bucket(end - 1 - at)} ${bucket(words.length)}`,
    `open ${opening}`,
    `openk ${opening} ${word.class}`,
    `q ${last} ${word.class}`,
    `size ${bucket(words.length)}`,
  ];
}

function askedFor({ at, start, words, context: { asked } }: Place): string[] {
  const word = words[at] ?? BEFORE;
  const p = words[at - 1] ?? BEFORE;
  const n = words[at + 1] ?? AFTER;
  const size = bucket(words.length);
  return [
    `A ${asked}`,
    `Ak ${asked} ${word.class}`,
    `As ${asked} ${word.shape} ${word.class} ${bucket(at - start)}`,
    `An ${asked} ${size}`,
    `Ap ${asked} ${p.folded}`,
    `Aw ${asked} ${word.folded}`,
    `Akn ${asked} ${size} ${word.class}`,
    `Apkn ${asked} ${p.class} ${word.class} ${n.class}`,
  ];
}

/** Words of the same sentence further away: the nearest that carry a meaning, on both sides. */
function farWords({ at, start, end, words }: Place): string[] {
  const names: string[] = [];
  let nearest = "";
  for (let step = at - 1; step >= start && step >= at - REACH; step--) {
    const word = words[step];
    if (!word || !carriesMeaning(word)) continue;
    names.push(`v ${word.folded}`);
    if (nearest === "" && word.class !== "frequent") nearest = word.folded;
  }
  names.push(`vk ${nearest} ${words[at]?.class}`);
  for (let step = at + 1; step < end && step <= at + 5; step++) {
    const word = words[step];
    if (word && carriesMeaning(word)) names.push(`V ${word.folded}`);
  }
  return names;
}

function carriesMeaning(word: Word): boolean {
  return word.class === "frequent" || word.class.startsWith("common") || word.class === "title";
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
