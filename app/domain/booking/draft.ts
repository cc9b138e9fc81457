/**
 * The draft: one booking in progress, many hands (design, "The draft"). Every value knows who wrote it
 * and, when the assistant did, the visitor's own words that it came from.
 */
import { applyFastEffects } from "./effects.ts";
import type { FastBookingValues, FastField } from "./fast.ts";
import { FAST_FIELDS, isFastField } from "./fast-values.ts";

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

export type DraftValues = Partial<Record<FastField, DraftValue>>;

export const DRAFT_DAYS = 14;

/** The plain values, as the schemas know them. */
export function plainValues(values: DraftValues): FastBookingValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, held]) => (held?.value ? [[name, held.value]] : [])),
  ) as FastBookingValues;
}

/**
 * The draft after rules have run: what a rule wrote carries the origin `rule`; a value that a rule wrote
 * earlier and no longer holds is taken back, so that changing one's mind leaves nothing behind.
 */
export function settleDraft(values: DraftValues): DraftValues {
  const chosen: DraftValues = {};
  for (const name of FAST_FIELDS) {
    const held = values[name];
    if (held && held.origin !== "rule") chosen[name] = held;
  }
  const { values: settled, written } = applyFastEffects(plainValues(chosen));
  const result: DraftValues = { ...chosen };
  for (const name of written) {
    const value = settled[name];
    if (isFastField(name) && value !== undefined) result[name] = { value, origin: "rule" };
  }
  return result;
}

/**
 * A fingerprint of exactly what a summary shows: the fields in their fixed order with their values.
 * Confirmation covers this and nothing else (rulings, "Chat").
 */
export async function summaryHash(values: DraftValues): Promise<string> {
  const plain = plainValues(values);
  const canonical = JSON.stringify(FAST_FIELDS.map((name) => [name, plain[name] ?? null]));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
