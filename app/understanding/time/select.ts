/** Which parses together explain most of a text. A parse scores what its words weigh, and what its rules add; each reading has a price. */
import type { Env, Item, Option } from "./items.ts";

const READ = new Set(["D", "DS", "AL", "WN", "BD", "EV", "SL", "T", "LEN", "CNT", "ZN", "OP", "NT", "UN"]);
/** So that one reading of some words is better than two. */
const PRICE = 6;
/** Parses of the same words this close are a doubt. */
const MARGIN = 1.4;
const BITS: Readonly<Record<string, number>> = { en: 1, fr: 2, es: 4 };
const PAGE = 1.5;
const MOST_OPTIONS = 4;

export interface Candidate {
  item: Item;
  options: readonly Option[];
  score: number;
}

/** A number that letters run on from, or into: "3D", "le 3e", "A4". */
function isCut({ start, end }: Item, { tokens }: Env): boolean {
  const [before, first, last, after] = [tokens[start - 1], tokens[start], tokens[end - 1], tokens[end]];
  if (last?.kind === "number" && after?.glued && after.kind === "word") return true;
  return first?.kind === "number" && first.glued && before?.kind === "word";
}

function scored(items: readonly Item[], weights: readonly number[], env: Env): Candidate[] {
  const sums = [0];
  for (const weight of weights) sums.push((sums[sums.length - 1] ?? 0) + weight);
  const page = BITS[env.locale] ?? 0;
  return items
    .filter((item) => READ.has(item.type) && item.options !== undefined && !isCut(item, env))
    .map((item) => {
      const explained = (sums[item.end] ?? 0) - (sums[item.start] ?? 0);
      const inPage = (item.langs & page) !== 0 ? PAGE : 0;
      return { item, options: item.options ?? [], score: explained + item.bonus + inPage - PRICE };
    })
    .filter(({ score }) => score > 0);
}

const same = (a: readonly Option[], b: readonly Option[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The best parse of each stretch, with the options of those that come close. */
function bestOfStretch(candidates: readonly Candidate[]): Candidate[] {
  const stretches = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = `${candidate.item.start}:${candidate.item.end}`;
    stretches.set(key, [...(stretches.get(key) ?? []), candidate]);
  }
  return [...stretches.values()].flatMap((list) => {
    const [best, ...others] = [...list].sort((a, b) => b.score - a.score);
    if (!best) return [];
    const seen = new Set(best.options.map((option) => JSON.stringify(option)));
    const options = [...best.options];
    for (const { score, options: more, item } of others) {
      if (best.score - score > MARGIN || same(best.options, more) || (item.doubts ?? []).length > 0) continue;
      for (const option of more) {
        const text = JSON.stringify(option);
        if (!seen.has(text) && options.length < MOST_OPTIONS) options.push(option);
        seen.add(text);
      }
    }
    return [{ ...best, options }];
  });
}

const isImpossible = ({ item }: Candidate): boolean => item.doubts?.includes("impossible") ?? false;

/**
 * "February 29, 2027" is no day, and its 29 is none of another month either; of hours that end before they begin neither is
 * taken for itself.
 */
function withoutPartsOfNone(candidates: readonly Candidate[]): Candidate[] {
  const none = candidates.filter(isImpossible).map(({ item }) => item);
  const isPart = ({ item: { start, end, type } }: Candidate) =>
    none.some((of) => (of.type === "T" ? start < of.end && end > of.start : type === "D" && start === of.start && end < of.end));
  return none.length === 0 ? [...candidates] : candidates.filter((one) => isImpossible(one) || !isPart(one));
}

/** Readings that do not overlap and score most together, in order. */
export function choose(items: readonly Item[], weights: readonly number[], env: Env): Candidate[] {
  const candidates = withoutPartsOfNone(bestOfStretch(scored(items, weights, env)));
  const byEnd = new Map<number, Candidate[]>();
  for (const candidate of candidates) byEnd.set(candidate.item.end, [...(byEnd.get(candidate.item.end) ?? []), candidate]);
  const best: { score: number; taken: Candidate | null }[] = [{ score: 0, taken: null }];
  for (let end = 1; end <= weights.length; end++) {
    let here = { score: best[end - 1]?.score ?? 0, taken: null as Candidate | null };
    for (const candidate of byEnd.get(end) ?? []) {
      const score = (best[candidate.item.start]?.score ?? 0) + candidate.score;
      if (score > here.score) here = { score, taken: candidate };
    }
    best.push(here);
  }
  const chosen: Candidate[] = [];
  for (let end = weights.length; end > 0; ) {
    const taken = best[end]?.taken;
    if (taken) chosen.unshift(taken);
    end = taken ? taken.item.start : end - 1;
  }
  return chosen;
}
