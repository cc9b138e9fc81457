/** A message's statements and doubts while its days and hours are composed. */
import type { Doubt, Statement } from "../contract.ts";
import type { Fact } from "../time/types.ts";
import type { WhenSaid } from "./scene.ts";

export interface Said {
  statements: readonly Statement[];
  doubts: readonly Doubt[];
}

export const isWhen = (one: Statement): one is WhenSaid => one.slot === "when";

/** What it says, or would say by its likeliest reading. */
export const factsIn = ({ value }: WhenSaid): readonly Fact[] => value.value ?? value.options[0] ?? [];

export const hasDays = (one: WhenSaid): boolean => factsIn(one).some(({ when }) => when?.kind === "days");

/** The same with one statement in other words. */
export const swapped = (said: Said, old: WhenSaid, ...now: readonly WhenSaid[]): Said => ({
  ...said,
  statements: said.statements.flatMap((one): Statement[] => (one === old ? [...now] : [one])),
});

/** Statements with more of them, each before the first that is said behind it; those that are there keep their order (days before their hours). */
export function withMore(statements: readonly Statement[], more: readonly Statement[]): Statement[] {
  const all = [...statements];
  for (const one of more) {
    const next = all.findIndex(({ at }) => at.start > one.at.start);
    all.splice(next < 0 ? all.length : next, 0, one);
  }
  return all;
}
