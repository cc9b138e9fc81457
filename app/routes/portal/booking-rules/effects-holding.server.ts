/** Which effects hold, as staff read them. */
import { EFFECTS, type EffectCode } from "#app/domain/booking/rules/effects.ts";
import type { Evaluation } from "#app/domain/booking/rules/evaluate.ts";

/** Rules that hold a value, have just changed one, or keep a field empty, in the order in which they are applied. */
export function effectsHolding({ applied, values }: Evaluation): EffectCode[] {
  const now = new Set(applied.map(({ code }) => code));
  return [...new Set(EFFECTS.filter(({ code, when }) => now.has(code) || when(values)).map(({ code }) => code))];
}
