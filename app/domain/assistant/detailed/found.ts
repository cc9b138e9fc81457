/** What the readers of the whole request hand to `interpret`, and what they share. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { ProceedingType } from "#app/domain/booking/vocabulary.ts";
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
}

/** Keeps a value unless the field has one already; true when it was kept. */
export function put(whole: Whole, field: DraftField, value: string, span: Span): boolean {
  if (span.end <= span.start || whole.found.some((one) => one.field === field)) return false;
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

/** The value that a field has once this message is taken in. */
export function valueOf(whole: Whole, field: DraftField): string | undefined {
  return whole.found.find((one) => one.field === field)?.value ?? whole.context.values[field];
}

/** Computed on first use: a visitor of the fast form never pays for the patterns of the detailed one. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
