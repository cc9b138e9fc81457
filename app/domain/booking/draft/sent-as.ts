/** What a draft is sent as, which is not always the form that it was filled in on. */
import { type DraftValues, missingOf, plainValues, settleDraft } from "./draft.ts";
import { validValues } from "./draft-check.ts";
import type { DraftForm, DraftPlain } from "./draft-fields.ts";

/**
 * What is promised for later stops a detailed request, and no fast one, which holds the same fields: a detailed draft that lacks nothing else is
 * sent as a fast one. The draft stays as its page has it.
 */
export function sentAs(values: DraftPlain, form: DraftForm): DraftForm {
  if (form === "fast" || !values.toFollow) return form;
  const promised = new Set(values.toFollow.split(","));
  const missing = missingOf(validValues(values, form), form);
  return missing.length > 0 && missing.every((field) => promised.has(field)) ? "fast" : form;
}

/** A draft as it is sent, with the values that the rules of that make of its own. */
export function asSent<D extends { values: DraftValues; form: DraftForm }>(draft: D): D {
  const form = sentAs(plainValues(draft.values), draft.form);
  return form === draft.form ? draft : { ...draft, form, values: settleDraft(draft.values, form) };
}
