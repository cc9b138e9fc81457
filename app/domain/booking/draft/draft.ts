/**
 * The draft: one booking in progress, many hands (design, "The draft"). Every value knows who wrote it
 * and, when the assistant did, the visitor's own words that it came from.
 */

import { applyFastEffects } from "#app/domain/booking/requests/effects.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { FAST_FIELDS, missingFields } from "#app/domain/booking/requests/fast-values.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { DRAFT_FIELDS, type DraftField, type DraftForm, type DraftPlain, detailedFieldOf, draftFieldOf } from "./draft-fields.ts";
import { detailedValuesOf, draftValuesOf } from "./draft-names.ts";

export const ORIGINS = ["visitor", "assistant", "default", "rule"] as const;
export type Origin = (typeof ORIGINS)[number];

export interface DraftValue {
  value: string;
  origin: Origin;
  /** The visitor's words; only for `assistant`. */
  evidence?: string;
  /** What stood here before the assistant wrote, for its undo; null when nothing did. */
  previous?: { value: string; origin: Origin; evidence?: string } | null;
}

export type DraftValues = Partial<Record<DraftField, DraftValue>>;

export const DRAFT_DAYS = 14;

/** The plain values, as the schemas know them. */
export function plainValues(values: DraftValues): DraftPlain {
  return Object.fromEntries(Object.entries(values).flatMap(([name, held]) => (held?.value ? [[name, held.value]] : [])));
}

/** Those of a draft's values that a fast booking has a field for. */
export function fastValuesOf(values: DraftPlain): FastBookingValues {
  return Object.fromEntries(FAST_FIELDS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))) as FastBookingValues;
}

/** Those that only a detailed request has a field for. */
export function detailedOnly(values: DraftPlain): DraftPlain {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(FAST_FIELDS as readonly string[]).includes(name)));
}

/** What the rules of the form make of these values. */
function settled(values: DraftPlain, form: DraftForm): DraftPlain {
  if (form === "detailed") return draftValuesOf(evaluate(detailedValuesOf(values)).values);
  return { ...values, ...(applyFastEffects(fastValuesOf(values)).values as DraftPlain) };
}

/**
 * The draft after rules have run: what a rule wrote carries the origin `rule`, what it cleared is gone; a value that
 * a rule wrote earlier and no longer holds is taken back, so that changing one's mind leaves nothing behind.
 */
export function settleDraft(values: DraftValues, form: DraftForm): DraftValues {
  const chosen: DraftValues = {};
  for (const name of DRAFT_FIELDS) {
    const held = values[name];
    if (held && held.origin !== "rule") chosen[name] = held;
  }
  const after = settled(plainValues(chosen), form);
  const result: DraftValues = {};
  for (const name of DRAFT_FIELDS) {
    const held = chosen[name];
    const value = after[name];
    if (held && held.value === (value ?? "")) result[name] = held;
    else if (value) result[name] = { value, origin: "rule" };
  }
  return result;
}

/** Mandatory fields without a value, in the order they are asked; `values` are those fit for a booking. */
export function missingOf(values: DraftPlain, form: DraftForm): DraftField[] {
  if (form === "detailed") return evaluate(detailedValuesOf(values)).missing.map(draftFieldOf);
  return missingFields(fastValuesOf(values));
}

/** Why a field is mandatory in a detailed request, or null where it is not. */
export function reasonFor(field: DraftField, values: DraftPlain) {
  return evaluate(detailedValuesOf(values)).mandatory.get(detailedFieldOf(field)) ?? null;
}

/**
 * A fingerprint of exactly what a summary shows: what it is to become, and the fields in their fixed order with
 * their values. Confirmation covers this and nothing else (rulings, "Chat").
 */
export async function summaryHash(values: DraftValues, form: DraftForm): Promise<string> {
  const plain = plainValues(values);
  const canonical = JSON.stringify([form, ...DRAFT_FIELDS.map((name) => [name, plain[name] ?? null])]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
