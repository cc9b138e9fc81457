/**
 * How many meals of a kind are ordered, and what is noted of them with another number: "halal lunches should be three, not two" changes the "2 halal"
 * of the lunches that are noted, on the days that it names, or on all.
 */
import type { HeldThing, Recount, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import type { Text } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";
import { clausesOf, sentenceAt } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { type Piece, piecesOf, piecesWithin } from "../text/pieces.ts";
import { tokenize } from "../text/tokens.ts";
import type { TimeContext } from "../time/types.ts";
import { type Time, timesIn } from "./of-days.ts";
import { DIETS, MORE_OF, NOT_SO_MANY, TO_EAT } from "./words.ts";

const KINDS = cueBook(DIETS);
const MEALS = cueBook(TO_EAT);
/** So many words are between a number and what it counts: "two of them vegan", "halal lunches should be three". */
const BEFORE = 3;
const AFTER = 5;
const ARTICLES = /^(?:an?|une?|una)$/;

interface Counted extends Span {
  kind: string;
  count: number;
  /** Where the number is written. */
  number: Span;
  /** "Two more": on top of what is noted. */
  more?: true;
}

/** The kinds of a text that have a number, each with the nearest one that no other kind is nearer to. */
function countedIn(message: string, pieces: readonly Piece[]): Counted[] {
  const kinds = [...cuesIn(KINDS, pieces), ...mealsAlone(pieces)].sort((one, other) => one.first - other.first);
  const denied = new Set(
    pieces.flatMap((piece, at) =>
      isNumber(piece) && NOT_SO_MANY.test(fold(message.slice(Math.max(0, piece.start - LEAD), piece.start))) ? [at] : [],
    ),
  );
  const taken = new Set<number>();
  return kinds.flatMap((kind): Counted[] => {
    const isFree = (at: number) => isNumber(pieces[at]) && !denied.has(at) && !taken.has(at) && !isCut(pieces, at, kind.first);
    const before = range(kind.first - 1, kind.first - 1 - BEFORE).find((at) => isFree(at) && !isOfOther(kinds, at, kind.first));
    const after = range(kind.last + 1, kind.last + 1 + AFTER).find((at) => isFree(at) && !isOfOther(kinds, kind.last, at));
    const place = before ?? after;
    const piece = place === undefined ? undefined : pieces[place];
    const count = piece && numberIn(piece.key);
    if (place === undefined || !piece || count === undefined || count === null) return [];
    taken.add(place);
    const around = fold(message.slice(Math.min(piece.start, kind.start), Math.max(piece.end, kind.end) + LEAD));
    const at = { start: piece.start, end: piece.end };
    return [
      { kind: kind.means, count, number: at, start: kind.start, end: kind.end, ...(MORE_OF.test(around) ? { more: true as const } : {}) },
    ];
  });
}
const LEAD = 14;
/** Meals that no diet is next to: "lunch for 16". */
const mealsAlone = (pieces: readonly Piece[]) =>
  cuesIn(MEALS, pieces).filter((meal) => cuesIn(KINDS, pieces).every((diet) => diet.last < meal.first - 1 || diet.first > meal.last + 2));
const isNumber = (piece: Piece | undefined): boolean =>
  piece !== undefined && !ARTICLES.test(piece.key) && numberIn(piece.key) !== null && numberIn(piece.key) !== undefined;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) }, (_, at) => (to > from ? from + at : from - at));
/** Another kind is between the two. */
const isOfOther = (kinds: readonly { first: number; last: number }[], from: number, to: number): boolean =>
  kinds.some(({ first }) => first > from && first < to);
const isCut = (pieces: readonly Piece[], one: number, other: number): boolean =>
  pieces.slice(Math.min(one, other) + 1, Math.max(one, other)).some(({ key }) => /^[.;!?]$/.test(key));

/** The text with these numbers in the place of those that it has of the same kinds. */
function recounted(noted: string, said: readonly Counted[]): string {
  const own = countedIn(noted, piecesOf(tokenize(noted)));
  return [...own]
    .sort((one, other) => other.number.start - one.number.start)
    .reduce((text, held) => {
      const now = said.findLast(({ kind }) => kind === held.kind);
      if (!now) return text;
      const count = now.more ? held.count + now.count : now.count;
      return count === held.count ? text : `${text.slice(0, held.number.start)}${count}${text.slice(held.number.end)}`;
    }, noted);
}

const SOME_DAYS = /^catering on (?<days>[\d, -]+): (?<note>.*)$/su;
/** What a message changes in the numbers of the meals that are noted; and the clauses that say it, which say nothing else. */
export function recountsIn(text: Text, held: readonly HeldThing[], time: TimeContext): { recounts: Recount[]; at: Span[] } {
  const noted = held.flatMap(({ field, value }): { words: string; days?: string[] }[] => {
    const { days, note } = (field === "onSomeDays" && SOME_DAYS.exec(value)?.groups) || {};
    if (field === "catering" && value !== "false") return [{ words: value }];
    return days && note ? [{ words: note, days: days.split(", ") }] : [];
  });
  if (noted.length === 0) return { recounts: [], at: [] };
  const clauses = clausesOf(text.tokens).filter((clause) => !/[?¿]/u.test(sentenceOf(text, clause)));
  const found = clauses.flatMap((clause) => {
    const said = countedIn(text.message, piecesWithin(text.pieces, clause.first, clause.last));
    return said.length > 0 ? [{ clause, said, times: timesIn(text.message, clause, time) }] : [];
  });
  const recounts = found.flatMap(({ clause, said, times }) =>
    noted.flatMap(({ words, days }): Recount[] => {
      const into = recounted(words, said);
      const quote = text.message.slice(clause.start, clause.end).replace(/^[\s,;:.]+|[\s,;:.]+$/gu, "");
      return into === words ? [] : [{ from: words, into, ...(days ? { days } : {}), ...on(times), quote }];
    }),
  );
  const own = new Set(recounts.map(({ quote }) => quote));
  return { recounts, at: found.flatMap(({ clause }) => (own.has(quoteOf(text, clause)) ? withDenial(text, clause) : [])) };
}

const sentenceOf = ({ message, tokens }: Text, at: Span): string => {
  const { start, end } = sentenceAt(tokens, at) ?? at;
  return message.slice(start, end);
};
const quoteOf = ({ message }: Text, { start, end }: Span): string => message.slice(start, end).replace(/^[\s,;:.]+|[\s,;:.]+$/gu, "");

/** The clause, and behind it the one that says what was noted: "…, not two". */
function withDenial(text: Text, clause: Span): Span[] {
  const next = clausesOf(text.tokens).find(({ start }) => start >= clause.end);
  const isDenial = next && NOT_SO_MANY_ALONE.test(fold(text.message.slice(next.start, next.end)));
  return [clause, ...(isDenial ? [next] : [])].map(({ start, end }) => ({ start, end }));
}
const NOT_SO_MANY_ALONE = /^\s*(?:(?:and|et|y)\s)?(?:not|no|pas|non|et non|instead of|au lieu de|en lugar de|en vez de)\s\S+\s*[.!]?\s*$/u;

function on(times: readonly Time[]): Pick<Recount, "on"> {
  if (times.length === 0) return {};
  return {
    on: {
      days: times.flatMap(({ days }) => days),
      weekdays: times.flatMap(({ weekdays }) => weekdays),
      places: times.flatMap(({ places }) => places),
    },
  };
}
