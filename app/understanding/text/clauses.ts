/** Clauses of a message: what is between full stops, line breaks, commas, semicolons, colons and dashes. */
import type { Span } from "../contract.ts";
import { once } from "./once.ts";
import { placeOf } from "./place.ts";
import { isTakenBack, sentenceStarts, type Token } from "./tokens.ts";

export interface Clause {
  start: number;
  end: number;
  /** Indices of tokens, `last` inclusive. */
  first: number;
  last: number;
}

const BREAKS = new Set([",", ";", ":", "–", "—", "(", ")", "¿", "¡", "…"]);

/** Every token is in one clause; a clause has at least one word, number or sign that is none of the breaks, unless the message has none. */
export const clausesOf = once((tokens: readonly Token[]): readonly Clause[] => {
  const starts = new Set(sentenceStarts(tokens));
  const clauses: Clause[] = [];
  let first = 0;
  const close = (last: number) => {
    const from = tokens[first];
    const to = tokens[last];
    if (from && to && last >= first) clauses.push({ start: from.start, end: to.end, first, last });
    first = last + 1;
  };
  tokens.forEach((token, at) => {
    if (at > first && starts.has(at)) close(at - 1);
    const isDash = token.text === "-" && tokens[at - 1]?.end !== token.start;
    if ((BREAKS.has(token.text) || isDash || isTakenBack(token)) && at > first) close(at);
  });
  close(tokens.length - 1);
  return clauses;
});

/** Sentences, with their stops. */
export const sentencesIn = once((tokens: readonly Token[]): readonly Clause[] => {
  const starts = sentenceStarts(tokens);
  return starts.map((first, at) => {
    const last = (starts[at + 1] ?? tokens.length) - 1;
    return { first, last, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
  });
});

/** The clauses that share a character with a stretch of the message, in their order; the first of them is `clauseAt`. */
export const clausesAt = (tokens: readonly Token[], at: Span): readonly Clause[] => sharing(clausesOf(tokens), at);

export const clauseAt = (tokens: readonly Token[], at: Span): Clause | undefined => firstSharing(clausesOf(tokens), at);

/** The sentences that share a character with a stretch of the message, in their order; the first of them is `sentenceAt`. */
export const sentencesAt = (tokens: readonly Token[], at: Span): readonly Clause[] => sharing(sentencesIn(tokens), at);

export const sentenceAt = (tokens: readonly Token[], at: Span): Clause | undefined => firstSharing(sentencesIn(tokens), at);

/** Whether a clause or a sentence has a question mark. */
export const hasQuestionMark = (tokens: readonly Token[], { first, last }: Pick<Clause, "first" | "last">): boolean =>
  tokens.slice(first, last + 1).some(({ text }) => text === "?" || text === "¿");

/** Whether a stretch of the message is part of a sentence with a question mark. */
export function isInQuestion(tokens: readonly Token[], at: Span): boolean {
  const sentence = sentenceAt(tokens, at);
  return sentence !== undefined && hasQuestionMark(tokens, sentence);
}

/** Of clauses in their order, which share no character: looked up by halving, for a long message has thousands. */
function sharing(clauses: readonly Clause[], at: Span): readonly Clause[] {
  return clauses.slice(
    placeOf(clauses, ({ end }) => end <= at.start),
    placeOf(clauses, ({ start }) => start < at.end),
  );
}

function firstSharing(clauses: readonly Clause[], at: Span): Clause | undefined {
  const first = clauses[placeOf(clauses, ({ end }) => end <= at.start)];
  return first && first.start < at.end ? first : undefined;
}
