/** Small builders of facts and of the options that a reading has. */
import { type Day, merged, type Span } from "./calendar.ts";
import type { Made, NumberFact, Option } from "./items.ts";
import type { WhenKind } from "./types.ts";

type Options = readonly Option[];
const MOST = 4;

/** One meaning, one thing. */
export const sure = (fact: NumberFact): Options => [[fact]];

export const when = (kind: WhenKind, spans: readonly Span[]): NumberFact => ({ when: { kind, spans } });

/** Days that are wanted, or past where all of them are over. */
export function daysFact(spans: readonly Span[], today: Day): NumberFact {
  const all = merged(spans);
  return when(all.every(([, to]) => to < today) ? "past" : "days", all);
}

/** A window, which starts today where it has begun, or past where it is over. */
export function windowFact([from, to]: Span, today: Day): NumberFact {
  return to < today ? when("past", [[from, to]]) : when("window", [[Math.max(from, today), to]]);
}

/** Every option of `a` with every one of `b`. */
export function combine(a: Options, b: Options, join: (one: NumberFact, other: NumberFact) => NumberFact | null): Options | null {
  const result: Option[] = [];
  for (const left of a) {
    for (const right of b) {
      const facts = left.flatMap((one) => right.map((other) => join(one, other)));
      if (facts.some((fact) => fact === null)) continue;
      result.push(facts.filter((fact) => fact !== null));
    }
  }
  return result.length === 0 ? null : result.slice(0, MOST);
}

/** Both offered: alternatives in their order. */
export function either(a: Options, b: Options): Options {
  return a.flatMap((left) => b.map((right) => [...left, ...right])).slice(0, MOST);
}

/** Every fact changed; null where one cannot be. */
export function mapFacts(options: Options | undefined, change: (fact: NumberFact) => NumberFact | null): Options | null {
  const result: Option[] = [];
  for (const option of options ?? []) {
    const facts = option.map(change);
    if (facts.some((fact) => fact === null)) return null;
    result.push(facts.filter((fact) => fact !== null));
  }
  return result.length === 0 ? null : result;
}

/** An item of these options, or nothing. */
export const made = (options: Options | null, more: Made = {}): Made | null => (options ? { ...more, options } : null);
