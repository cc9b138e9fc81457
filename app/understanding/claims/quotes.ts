/** Where a message says a quote: word for word; case, accents, signs and white space aside. */
import type { Span } from "../contract.ts";
import { fold } from "../text/fold.ts";
import { type Token, tokenize } from "../text/tokens.ts";

/** A quote of more words than any message has is none. */
const LONGEST = 6000;

/** Every place of the quote, in order; none where the message does not say it. A quote without a word has none. */
export function placesOf(tokens: readonly Token[], quote: string): Span[] {
  if (quote.length > LONGEST) return [];
  const said = wordsOf(tokens);
  const looked = wordsOf(tokenize(quote)).map(({ key }) => key);
  if (looked.length === 0) return [];
  return said.flatMap((first, at): Span[] => {
    const last = said[at + looked.length - 1];
    const isThere = last && looked.every((key, further) => said[at + further]?.key === key);
    return isThere ? [{ start: first.start, end: last.end }] : [];
  });
}

/** The first place of some words within a stretch. */
export function placeWithin(tokens: readonly Token[], words: string, { start, end }: Span): Span | null {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  return placesOf(inside, words)[0] ?? null;
}

function wordsOf(tokens: readonly Token[]): { key: string; start: number; end: number }[] {
  return tokens
    .filter(({ kind, text }) => kind !== "sign" || text === "&")
    .map(({ text, start, end }) => ({ key: keyOf(text), start, end }));
}

const AND = new Set(["and", "et", "y", "&"]);
function keyOf(text: string): string {
  const word = fold(text).replace(/\.$/, "");
  return AND.has(word) ? "&" : word;
}
