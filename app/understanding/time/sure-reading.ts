import type { Fact, Reading } from "./types.ts";

/** A reading of the words `quote` that has these facts for its only meaning. */
export const sureReading = (kind: Reading["kind"], facts: readonly Fact[], quote: string): Reading => ({
  kind,
  options: [facts],
  value: facts,
  doubts: [],
  residue: [],
  start: 0,
  end: quote.length,
  quote,
});
