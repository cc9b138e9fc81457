/** Where a message says a quote: word for word; case, accents, signs and white space aside. */
import type { Span } from "../contract.ts";
import { fold } from "../text/fold.ts";
import { withoutOwnNumbers } from "../text/list-numbers.ts";
import { once } from "../text/once.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import type { Claims } from "./claims.ts";
import type { ReadAgain } from "./read-again.ts";

/** A quote of more words than any message has is none. */
const LONGEST = 6000;
/** A word that is said more often proves nothing by its further places: each is read again. */
const MOST_PLACES = 8;

/** The first places of the quote, in order; none where the message does not say it. A quote without a word has none. */
export function placesOf(tokens: readonly Token[], quote: string): Span[] {
  if (quote.length > LONGEST) return [];
  const found = placesAsSaid(tokens, quote);
  const bare = found.length > 0 ? quote : withoutOwnNumbers(quote);
  return bare === quote ? found : placesAsSaid(tokens, bare);
}

function placesAsSaid(tokens: readonly Token[], quote: string): Span[] {
  const said = wordsOf(tokens);
  const looked = wordsOf(tokenize(quote)).map(({ key }) => key);
  const places: Span[] = [];
  for (let at = 0; looked.length > 0 && at + looked.length <= said.length && places.length < MOST_PLACES; at += 1) {
    const [first, last] = [said[at], said[at + looked.length - 1]];
    if (!first || !last || !looked.every((key, further) => said[at + further]?.key === key)) continue;
    places.push({ start: first.start, end: signEnd(tokens, { start: first.start, end: last.end }, quote) });
  }
  return places;
}

/** A sign right behind the last word belongs to what is quoted: the bracket that its words open ("Re Larch (Estate)"), the sign of a sum. */
function signEnd(tokens: readonly Token[], at: Span, quote: string): number {
  const next = tokens.find(({ start }) => start >= at.end);
  const own = tokens.filter(({ start, end }) => start >= at.start && end <= at.end).map(({ text }) => text);
  const isOpen = own.lastIndexOf("(") > own.lastIndexOf(")");
  return next?.text === ")" && next.start === at.end && isOpen ? next.end : sumEnd(tokens, at.end, quote);
}

/** « 620 000 $ »: the sign of a sum at the end of a quote belongs to it. */
function sumEnd(tokens: readonly Token[], end: number, quote: string): number {
  const next = tokens.find(({ start }) => start >= end);
  return next && SUM.test(next.text) && SUM.test(quote.trim().slice(-1)) && next.start - end <= 1 ? next.end : end;
}
const SUM = /^[$€£%]$/;

/** Every place that a model quotes, whatever for. */
export const readPlaces = (told: Claims, { text: { tokens } }: { text: { tokens: readonly Token[] } }): Span[] =>
  firstPlaces(tokens, [
    ...[...told.claims, ...told.edits, ...told.dayHours, ...told.rooms, ...told.acts, ...told.reach].map(({ quote }) => quote),
    ...told.remarks,
    ...told.ofDays,
    ...told.asides,
    ...told.questions,
  ]);

/** The first place of each quote that the message says. */
export const firstPlaces = (tokens: readonly Token[], quotes: readonly string[]): Span[] =>
  quotes.flatMap((quote) => placesOf(tokens, quote).slice(0, 1));

/** The first place of some words within a stretch. */
export function placeWithin(tokens: readonly Token[], words: string, { start, end }: Span): Span | null {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  return placesOf(inside, words)[0] ?? null;
}

/** What is said besides of somebody, in the visitor's words: it is often said in another sentence than the name. */
export function saidWords(
  { text }: Pick<ReadAgain, "text">,
  words: string | undefined,
): { at: readonly Span[]; quote: string } | undefined {
  const whole = words ? placesOf(text.tokens, words).slice(0, 1) : [];
  // "No stairs, bad knee": words of two places, each to the letter.
  const pieces = whole.length > 0 || !words ? [] : words.split(/\s*[,;]\s*/u).filter(Boolean);
  const apart = pieces.map((piece) => placesOf(text.tokens, piece)[0]);
  const at = whole.length > 0 ? whole : apart.filter((one) => one !== undefined);
  if (at.length === 0 || at.length < apart.length) return undefined;
  return { at, quote: at.map(({ start, end }) => text.message.slice(start, end)).join(", ") };
}

const wordsOf = once((tokens: readonly Token[]): { key: string; start: number; end: number }[] =>
  tokens.filter(({ kind, text }) => kind !== "sign" || text === "&").map(({ text, start, end }) => ({ key: keyOf(text), start, end })),
);

const AND = new Set(["and", "et", "y", "&"]);
function keyOf(text: string): string {
  const word = fold(text).replace(/\.$/, "");
  return AND.has(word) ? "&" : word;
}
