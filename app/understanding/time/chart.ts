/** A bottom-up chart: every parse of a run of words is kept. */
import { type Grammar, Match, push, type State, type Step } from "./grammar.ts";
import type { Env, Item, Made } from "./items.ts";
import type { Doubt } from "./types.ts";

interface Edge {
  state: State;
  start: number;
  end: number;
  langs: number;
  bonus: number;
  doubts: readonly Doubt[];
  items: readonly (Item | undefined)[];
}

const MOST_ITEMS = 1500;
const MOST_ALIKE = 8;
const NOTHING: readonly Item[] = [];
const NO_DOUBTS: readonly Doubt[] = [];

const said = (item: Item): string => JSON.stringify([item.langs, item.n, item.date, item.list, item.clock, item.length, item.options]);

/** All items that the rules build from `leaves`. */
export class Chart {
  readonly items: Item[] = [];
  private readonly grammar: Grammar;
  private readonly env: Env;
  /** Items by their first token, and edges by the token that comes next. */
  private readonly starting = new Map<number, Item[]>();
  private readonly waiting = new Map<number, Edge[]>();
  private readonly known = new Map<string, Item[]>();
  private readonly agenda: Item[] = [];
  private end = 0;

  constructor(grammar: Grammar, env: Env) {
    this.grammar = grammar;
    this.env = env;
  }

  parse(leaves: readonly Item[]): readonly Item[] {
    for (const leaf of leaves) {
      this.agenda.push(leaf);
      this.end = Math.max(this.end, leaf.end);
    }
    for (let at = 0; at < this.agenda.length && this.items.length < MOST_ITEMS; at++) {
      const item = this.agenda[at];
      if (item && this.isNew(item)) this.complete(item);
    }
    return this.items;
  }

  /** Whether it says something new, or the same at a better price. */
  private isNew(item: Item): boolean {
    const place = `${item.type}:${item.start}:${item.end}`;
    const alike = this.known.get(place);
    if (!alike) {
      this.known.set(place, [item]);
      return true;
    }
    const value = said(item);
    const at = alike.findIndex((one) => said(one) === value);
    if (at < 0 ? alike.length >= MOST_ALIKE : (alike[at]?.bonus ?? 0) >= item.bonus) return false;
    alike[at < 0 ? alike.length : at] = item;
    return true;
  }

  private complete(item: Item): void {
    this.items.push(item);
    push(this.starting, item.start, item);
    for (const step of this.grammar.get(item.type) ?? []) {
      if (step.next.complete || item.end < this.end) this.advance(null, step, item);
    }
    const edges = this.waiting.get(item.start) ?? [];
    for (let at = 0, last = edges.length; at < last; at++) this.offer(edges[at], item);
  }

  private offer(edge: Edge | undefined, item: Item): void {
    const steps = edge?.state.steps.get(item.type);
    if (edge && steps) for (const step of steps) this.advance(edge, step, item);
  }

  private advance(edge: Edge | null, step: Step, item: Item): void {
    const langs = (edge?.langs ?? 7) & item.langs;
    if (langs === 0 || (step.glued && !this.env.tokens[item.start]?.glued)) return;
    const matched = edge ? edge.items.slice() : [];
    matched[step.place] = item;
    const doubts = edge?.doubts ?? NO_DOUBTS;
    const next: Edge = {
      state: step.next,
      start: edge?.start ?? item.start,
      end: item.end,
      langs,
      bonus: (edge?.bonus ?? 0) + item.bonus,
      doubts: item.doubts ? [...doubts, ...item.doubts] : doubts,
      items: matched,
    };
    if (next.state.complete) this.finish(next);
    if (next.end >= this.end || next.state.steps.size === 0) return;
    push(this.waiting, next.end, next);
    const items = this.starting.get(next.end) ?? NOTHING;
    for (let at = 0, last = items.length; at < last; at++) {
      const one = items[at];
      if (one) this.offer(next, one);
    }
  }

  private finish(edge: Edge): void {
    const { rule: one } = edge.state;
    const made = one.make(new Match(edge.items, this.env));
    if (made === null) return;
    for (const value of Array.isArray(made) ? (made as readonly Made[]) : [made as Made]) {
      const doubts = value.doubts ? [...edge.doubts, ...value.doubts] : edge.doubts;
      this.agenda.push({
        n: 0,
        ...value,
        type: value.type ?? one.out,
        start: edge.start,
        end: edge.end,
        langs: edge.langs,
        bonus: edge.bonus + (value.bonus ?? 0),
        doubts: doubts.length > 0 ? doubts : undefined,
      });
    }
  }
}
