/**
 * Phrases of the lexicons, compiled. A phrase is written folded (`fold.ts`); a blank stands for any run
 * of blanks, and the regular-expression signs `( | ) ? [ ]` may be used. No unbounded repetition may be
 * nested in another, so that matching stays linear.
 */
export interface Span {
  start: number;
  end: number;
}

export interface Mention<Value> extends Span {
  value: Value;
}

function source(phrases: readonly string[]): string {
  return [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map(blanks)
    .join("|");
}

/** A written blank is a run of any kind; " ?" is one or none; within brackets it is one sign. */
export function blanks(phrase: string): string {
  return phrase.replaceAll("[- ]", "[-\\s]").replaceAll(" ?", "\\s?").replaceAll(" ", "\\s+");
}

/** A global expression for any of `phrases` as whole words. With none it matches nothing. */
export function anyOf(phrases: readonly string[]): RegExp {
  return phrases.length === 0 ? /(?!)/g : new RegExp(`(?<![a-z0-9])(?:${source(phrases)})(?:(?<=['\\s])|(?![a-z0-9]))`, "g");
}

/** The same, for a text that must consist of one of the phrases and nothing else. */
export function wholly(phrases: readonly string[]): RegExp {
  return new RegExp(`^(?:${source(phrases)})$`);
}

/** Every place where `expression` (global) matches. */
export function spansOf(expression: RegExp, text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(expression)) found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}

/** True when `expression` (global) matches somewhere; leaves no state behind. */
export function occurs(expression: RegExp, text: string): boolean {
  return text.search(expression) >= 0;
}

export function within(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Mentions without those that another, longer one covers; in order of appearance. */
export function longest<T extends Span>(mentions: readonly T[]): T[] {
  const kept: T[] = [];
  for (const mention of [...mentions].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (!kept.some((other) => overlaps(other, mention))) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}
