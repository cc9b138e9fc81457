/** Rules over typed items, and the states that they go through. */
import type { Env, Item, Made } from "./items.ts";

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
    return this.env.tokens
      .slice(start, end)
      .map((token) => token.word)
      .join(" ");
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

/** One element that may come next, and where the rule is then. */
export interface Step {
  place: number;
  glued: boolean;
  next: State;
}

/** A rule that has been matched up to some element. */
export interface State {
  rule: Rule;
  /** Nothing more is needed. */
  complete: boolean;
  steps: ReadonlyMap<string, readonly Step[]>;
}

/** Rules by the type that may begin them. */
export type Grammar = ReadonlyMap<string, readonly Step[]>;

/** States of a rule from its last element to its first, so that each can name those after it. */
function firstState(one: Rule): State {
  const states: State[] = [];
  for (let dot = one.elements.length; dot >= 0; dot--) {
    const steps = new Map<string, Step[]>();
    let place = dot;
    for (; place < one.elements.length; place++) {
      const element = one.elements[place];
      const next = states[place + 1];
      if (element && next) for (const type of element.types) push(steps, type, { place, glued: element.glued, next });
      if (!element?.optional) break;
    }
    states[dot] = { rule: one, complete: place === one.elements.length, steps };
  }
  return states[0] ?? { rule: one, complete: false, steps: new Map() };
}

export function compile(rules: readonly Rule[]): Grammar {
  const grammar = new Map<string, Step[]>();
  for (const one of rules) for (const [type, steps] of firstState(one).steps) for (const step of steps) push(grammar, type, step);
  return grammar;
}

export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
