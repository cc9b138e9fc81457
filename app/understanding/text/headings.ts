/** Headings and salutations of a letter: words that frame what is said and say nothing themselves. */
import type { Span } from "../contract.ts";
import { type Clause, sentencesIn } from "./clauses.ts";
import type { Token } from "./tokens.ts";

/** A heading has no more words. */
const MOST_WORDS = 3;
/** So many make a message one that has headings: a short sentence at the head of one line alone may tell something. */
const FEWEST = 2;
/** "Dear Concord,", « Chère équipe : », «Estimados señores:» at the head of a line. */
const SALUTATION =
  /^[ \t]*(?:dear|ch[eè]re?s?|estimad[oa]s?|apreciad[oa]s?|distinguid[oa]s?)(?!\p{L})[^,:;.!?\n]{0,40}[ \u00A0]?[,:](?=\s|$)/gimu;

/** "3. Tribunal. Dame Ruth Okafor …": the first words of a line, with a stop behind them and more on the line; and a line of its own with a colon. */
export function headingsIn(tokens: readonly Token[]): Span[] {
  const sentences = sentencesIn(tokens);
  const isShort = (first: number, last: number) => {
    const own = tokens.slice(first, last + 1);
    const words = own.filter(({ kind }) => kind === "word").length;
    return words > 0 && words <= MOST_WORDS && own.every(({ kind, text }) => kind === "word" || /^[.:&/-]$/.test(text));
  };
  // "Projector. Screen. Whiteboard.": things one after the other are no headings.
  const isHeadOf = (next: Clause | undefined) =>
    next !== undefined && tokens[next.first]?.opensLine !== true && !isShort(next.first, next.last);
  const heads = sentences.filter(
    ({ first, last }, at) =>
      opensLine(tokens, first) &&
      isShort(first, last) &&
      (tokens[last]?.text === "." ? isHeadOf(sentences[at + 1]) : tokens[last]?.text === ":"),
  );
  return heads.length >= FEWEST ? [...heads] : [];
}

const opensLine = (tokens: readonly Token[], first: number): boolean => first === 0 || tokens[first]?.opensLine === true;

/** Whom a letter is to. */
export const salutationsIn = (message: string): Span[] =>
  [...message.matchAll(SALUTATION)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
