/** Short notation for tests of the assistant's understanding. */
import { interpret } from "./interpret.ts";
import type { InterpretationContext } from "./interpretation.ts";

/** A Saturday. */
export const TODAY = "2026-11-21";

export const CONTEXT: InterpretationContext = {
  locale: "en",
  today: TODAY,
  asked: [],
  values: {},
  summaryShown: false,
  dateOptions: [],
};

export type Given = Partial<InterpretationContext>;

/** What a message sets, as one flat object: fields by name, refusals as `null`, the invalid as `!code`, an ambiguous date as `?options`. */
export function understood(message: string, given: Given = {}): Record<string, string | null> {
  const result = interpret(message, { ...CONTEXT, ...given });
  const flat: Record<string, string | null> = {};
  for (const { field, value } of result.fields) flat[field] = value;
  for (const { field } of result.declined) flat[field] = null;
  for (const { field, code } of result.invalid) flat[field] = `!${code}`;
  if (result.ambiguousDate) flat.preferredDate = `?${result.ambiguousDate.options.join(" ")}`;
  return flat;
}

export function actsOf(message: string, given: Given = {}): string[] {
  return [...interpret(message, { ...CONTEXT, ...given }).acts].sort();
}

/** The same, where the whole detailed request is made. */
export function wholly(message: string, given: Given = {}): Record<string, string | null> {
  return understood(message, { form: "detailed", ...given });
}
