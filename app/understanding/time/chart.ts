/** A bottom-up chart: rules over typed items, every parse kept. */
import type { Day } from "./calendar.ts";
import type { Token } from "./tokens.ts";
import type { Asked, Doubt, Fact, Locale } from "./types.ts";

export type NumberFact = Fact<Day, number>;
/** Alternatives that the text offers; mostly one. */
export type Option = readonly NumberFact[];

/** A day as far as it is named; `days` where it is known already, several being a doubt. */
export interface DatePart {
  y?: number;
  m?: number;
  d?: number;
  wd?: number;
  days?: readonly Day[];
  /** A bare number: a day only together with others. */
  weak?: boolean;
  /** A weekday with a bare number that does not fit it: perhaps an hour. */
  shaky?: boolean;
  doubts?: readonly Doubt[];
}

export interface ListPart {
  from: DatePart;
  to?: DatePart | undefined;
}

/** An hour as said: `half` is am or pm; `sure` where 24 hours are counted. */
export interface RawClock {
  h: number;
  m: number;
  half?: "am" | "pm" | undefined;
  sure?: boolean | undefined;
}

/** A quantity, and of what: the unit is its place in the word lists (1 day … 8 quarter), 0 for a number alone. */
export interface RawLength {
  min?: number | undefined;
  max?: number | undefined;
  unit: number;
  business?: boolean | undefined;
}

export interface Item {
  type: string;
  start: number;
  end: number;
  /** Bits of the languages that it can be in: 1 English, 2 French, 4 Spanish. */
  langs: number;
  bonus: number;
  n: number;
  /** Which holiday or zone. */
  key?: string | undefined;
  date?: DatePart | undefined;
  list?: readonly ListPart[] | undefined;
  clock?: RawClock | undefined;
  length?: RawLength | undefined;
  options?: readonly Option[] | undefined;
  doubts?: readonly Doubt[] | undefined;
}

export type Made = Partial<Omit<Item, "start" | "end" | "langs">>;

export interface Env {
  today: Day;
  near: Day | null;
  locale: Locale;
  asked: Asked | undefined;
  tokens: readonly Token[];
}

const NONE: Item = { type: "", start: 0, end: 0, langs: 7, bonus: 0, n: 0 };

/** What a rule has matched; elements are counted from 0, those left out are empty. */
export class Match {
  private readonly items: readonly (Item | undefined)[];
  readonly env: Env;
  constructor(items: readonly (Item | undefined)[], env: Env) {
    this.items = items;
    this.env = env;
  }
  has(index: number): boolean {
    return this.items[index] !== undefined;
  }
  get(index: number): Item {
    return this.items[index] ?? NONE;
  }
  n(index: number): number {
    return this.get(index).n;
  }
  /** The folded words of an element. */
  words(index: number): string {
    const { start, end } = this.get(index);
    return this.env.tokens.slice(start, end).map((token) => token.word).join(" ");
  }
}

type Make = (match: Match) => Made | readonly Made[] | null;

interface Element {
  types: readonly string[];
  optional: boolean;
  glued: boolean;
}

export interface Rule {
  out: string;
  elements: readonly Element[];
  make: Make;
}

/** `"the? wd comma? dom|domo ~suffix"`: `?` may be left out, `|` either, `~` without a blank before it. */
export function rule(out: string, pattern: string, make: Make): Rule {
  const elements = pattern.split(" ").map((source) => {
    const optional = source.endsWith("?");
    const glued = source.startsWith("~");
    return { types: source.replace(/[~?]/g, "").split("|"), optional, glued };
  });
  return { out, elements, make };
}

interface Edge {
  rule: Rule;
  dot: number;
  start: number;
  end: number;
  langs: number;
  bonus: number;
  doubts: readonly Doubt[];
  items: readonly (Item | undefined)[];
}

/** The places where an element may come next: up to the first that is not optional. */
function reachable(rule: Rule, dot: number): number[] {
  const places: number[] = [];
  for (let at = dot; at < rule.elements.length; at++) {
    places.push(at);
    if (!rule.elements[at]?.optional) break;
  }
  return places;
}

/** Rules, and which of their elements, by the type that may begin them. */
type RulesByType = ReadonlyMap<string, readonly (readonly [Rule, number])[]>;

export function byFirstType(rules: readonly Rule[]): RulesByType {
  const map = new Map<string, [Rule, number][]>();
  for (const one of rules) {
    for (const place of reachable(one, 0)) {
      for (const type of one.elements[place]?.types ?? []) map.set(type, [...(map.get(type) ?? []), [one, place]]);
    }
  }
  return map;
}

const MOST_ITEMS = 3000;
const MOST_ALIKE = 8;

/** All items that the rules build from `leaves`. */
export class Chart {
  readonly items: Item[] = [];
  private readonly starting = new Map<number, Item[]>();
  private readonly waiting = new Map<number, Edge[]>();
  private readonly known = new Map<string, Map<string, number>>();
  private readonly agenda: Item[] = [];

  private readonly rules: RulesByType;
  private readonly env: Env;

  constructor(rules: RulesByType, env: Env) {
    this.rules = rules;
    this.env = env;
  }

  parse(leaves: readonly Item[]): readonly Item[] {
    for (const leaf of leaves) this.agenda.push(leaf);
    for (let at = 0; at < this.agenda.length && this.items.length < MOST_ITEMS; at++) {
      const item = this.agenda[at];
      if (item && this.isNew(item)) this.complete(item);
    }
    return this.items;
  }

  /** Whether it says something new, or the same at a better price. */
  private isNew(item: Item): boolean {
    const place = `${item.type}:${item.start}:${item.end}`;
    const seen = this.known.get(place) ?? new Map();
    const value = JSON.stringify([item.langs, item.n, item.date, item.list, item.clock, item.length, item.options]);
    const before = seen.get(value);
    if (before === undefined ? seen.size >= MOST_ALIKE : before >= item.bonus) return false;
    this.known.set(place, seen.set(value, item.bonus));
    return true;
  }

  private complete(item: Item): void {
    this.items.push(item);
    push(this.starting, item.start, item);
    for (const [one, place] of this.rules.get(item.type) ?? []) {
      const blank: Edge = { rule: one, dot: 0, start: item.start, end: item.start, langs: 7, bonus: 0, doubts: [], items: [] };
      this.advance(blank, place, item);
    }
    for (const edge of this.waiting.get(item.start) ?? []) this.offer(edge, item);
  }

  private offer(edge: Edge, item: Item): void {
    for (const place of reachable(edge.rule, edge.dot)) {
      if (edge.rule.elements[place]?.types.includes(item.type)) this.advance(edge, place, item);
    }
  }

  private advance(edge: Edge, place: number, item: Item): void {
    const langs = edge.langs & item.langs;
    if (langs === 0) return;
    if (edge.rule.elements[place]?.glued && !this.env.tokens[item.start]?.glued) return;
    const items = edge.items.slice();
    items[place] = item;
    const next: Edge = {
      rule: edge.rule,
      dot: place + 1,
      start: edge.start,
      end: item.end,
      langs,
      bonus: edge.bonus + item.bonus,
      doubts: item.doubts ? [...edge.doubts, ...item.doubts] : edge.doubts,
      items,
    };
    const rest = reachable(edge.rule, next.dot);
    const last = rest[rest.length - 1];
    if (last === undefined || edge.rule.elements[last]?.optional) this.finish(next);
    if (last === undefined) return;
    push(this.waiting, next.end, next);
    for (const following of this.starting.get(next.end)?.slice() ?? []) this.offer(next, following);
  }

  private finish(edge: Edge): void {
    const made = edge.rule.make(new Match(edge.items, this.env));
    if (made === null) return;
    for (const one of Array.isArray(made) ? (made as readonly Made[]) : [made as Made]) {
      const doubts = [...edge.doubts, ...(one.doubts ?? [])];
      this.agenda.push({
        n: 0,
        ...one,
        type: one.type ?? edge.rule.out,
        start: edge.start,
        end: edge.end,
        langs: edge.langs,
        bonus: edge.bonus + (one.bonus ?? 0),
        doubts: doubts.length > 0 ? doubts : undefined,
      });
    }
  }
}

function push<V>(map: Map<number, V[]>, key: number, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
