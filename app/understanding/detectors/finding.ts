/** What detectors work on, and what they hand back: a stretch of a kind, mostly with the value that it says. */
import type { Role, Slot, SlotValues, Span } from "../contract.ts";
import { type Piece, piecesOf } from "../text/pieces.ts";
import { placeOf } from "../text/place.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import type { Reading } from "../time/types.ts";

export interface Text {
  message: string;
  tokens: readonly Token[];
  pieces: readonly Piece[];
  /** Days, hours, lengths and counts, as the grammar reads them. */
  readings: readonly Reading[];
  /** What had been asked, `-` for nothing. */
  asked: string;
}

type Value<S extends Slot> = S extends Slot ? { slot: S; value: SlotValues[S]; role?: Role; score: number } : never;
export type Said = Value<Slot>;

export interface Finding extends Span {
  /** Names the find to the tagger: `city`, `before:me`. */
  kind: string;
  said?: Said;
}

export type Detector = (text: Text) => Finding[];

export function textOf(message: string, readings: readonly Reading[], asked: string): Text {
  const tokens = tokenize(message);
  return { message, tokens, pieces: piecesOf(tokens), readings, asked };
}

/** Whether two stretches share a character. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

export function inside(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Whether something is inside of one of `outers`, which are looked through once. */
export function insideOf(outers: readonly Span[]): (inner: Span) => boolean {
  const lastEnd = lastEndOf(outers);
  return ({ start, end }) => lastEnd((outer) => outer.start <= start) >= end;
}

/** Whether something shares a character with one of `others`, which are looked through once. */
export function overlapOf(others: readonly Span[]): (one: Span) => boolean {
  const lastEnd = lastEndOf(others);
  return ({ start, end }) => lastEnd((other) => other.start < end) > start;
}

/** The last end of those that begin so early, -1 of none. */
function lastEndOf(spans: readonly Span[]): (isBefore: (span: Span) => boolean) => number {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? -1));
  return (isBefore) => ends[placeOf(sorted, isBefore) - 1] ?? -1;
}

export function isCapital(token: Token | undefined): boolean {
  return token?.kind === "word" && /^\p{Lu}/u.test(token.text);
}
