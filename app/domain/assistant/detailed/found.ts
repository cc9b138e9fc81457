/** What the readers of the whole request hand to `interpret`, and what they share. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { soundsLikeCorrection } from "../corrections.ts";
import type { InterpretationContext, InvalidField } from "../interpretation.ts";
import { overlaps, type Span } from "../phrases.ts";
import type { Reading } from "../reading.ts";

export interface Found extends Span {
  field: DraftField;
  value: string;
}

/** A message while its detailed fields are read. */
export interface Whole {
  readonly reading: Reading;
  readonly context: InterpretationContext;
  /** Questions for information: nothing in them is a value. */
  readonly closed: readonly Span[];
  readonly correcting: boolean;
  /** The proceeding that holds, said just now or before: some words mean something for one proceeding only. */
  readonly proceeding: ProceedingType | undefined;
  readonly found: Found[];
  readonly invalid: InvalidField[];
  /** Words that were understood and yield no field of their own ("acting for the respondent"): part of no wish and no story. */
  readonly seen: Span[];
  /** Services that are spoken of and not asked for ("the interpreter was late"): no wish either. */
  readonly aside: Span[];
  /** Where a role of the case is named: what follows in the sentence is hardly the visitor's own. */
  readonly roles: Span[];
  /** What answers the last question: told neither as the story nor as a wish. */
  readonly answered: Span[];
}

/**
 * Keeps a value unless the field has one already; true when it was kept. The last word counts where its own sentence
 * corrects: "… 200-17. Sorry, I swapped two digits: it is 200-71".
 */
export function put(whole: Whole, field: DraftField, value: string, span: Span): boolean {
  if (span.end <= span.start) return false;
  const earlier = whole.found.findIndex((one) => one.field === field);
  if (earlier >= 0) {
    const first = whole.found[earlier] as Found;
    const corrects = span.start >= first.end && soundsLikeCorrection(whole.reading, span) && !soundsLikeCorrection(whole.reading, first);
    if (!corrects) return false;
    whole.found.splice(earlier, 1);
  }
  whole.found.push({ field, value, start: span.start, end: span.end });
  return true;
}

export function isFound(whole: Whole, field: DraftField): boolean {
  return whole.found.some((one) => one.field === field);
}

export function isClosed(whole: Whole, span: Span): boolean {
  return whole.closed.some((one) => overlaps(one, span));
}

export function isAsked(whole: Whole, ...fields: readonly DraftField[]): boolean {
  return fields.some((field) => whole.context.asked.includes(field));
}

/** Computed on first use: a visitor of the fast form never pays for the patterns of the detailed one. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Keeps the visitor's own words as the value, without the stops around them, and takes them with the words that lead to them. */
export function keepWords(whole: Whole, field: DraftField, span: Span, around: Span = span): void {
  const { reading } = whole;
  if (isClosed(whole, span)) return;
  const text = reading.words(span);
  const lead = text.length - text.trimStart().length;
  const end =
    span.end -
    (text.length -
      text.replace(/[\s.,;:]+$/, (stop) =>
        /\b(?:inc|ltd|co|corp|al)$/i.test(text.slice(0, -stop.length)) && stop.startsWith(".") ? "." : "",
      ).length);
  const exact = { start: span.start + lead, end };
  if (!put(whole, field, reading.words(exact), exact)) return;
  const taken = { start: Math.min(around.start, exact.start), end: Math.max(around.end, exact.end) };
  whole.seen.push(taken);
  reading.take(taken);
}
