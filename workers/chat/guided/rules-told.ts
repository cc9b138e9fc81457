/** What the rules did in this turn, and why they ask: the engine's own codes in the reader's language. */
import type { I18n } from "@lingui/core";
import { reasonFor } from "#app/domain/booking/draft.ts";
import { detailedValuesOf } from "#app/domain/booking/draft-fields.ts";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { EFFECT_LABELS } from "#app/i18n/detailed/effect-labels.ts";
import { REASON_LABELS } from "#app/i18n/detailed/reason-labels.ts";
import type { Phrases } from "./phrases/phrases.ts";
import type { Turn } from "./turn.ts";

/** Rules that change what the visitor gets; the others only keep the form tidy. */
const WORTH_TELLING: readonly EffectCode[] = [
  "court_trial_elsewhere",
  "court_trial_reported",
  "hybrid_has_the_unit",
  "cross_examination_second_copy",
  "sharing_second_copy",
  "mediation_full_support",
  "mediation_case_management",
];
const MOST = 2;

/** Rules that hold now and did not before this turn. */
export function rulesTold({ conversation, before, values }: Turn, i18n: I18n): string[] {
  if (conversation.view().form !== "detailed" || conversation.summary !== null) return [];
  const held = new Set(evaluate(detailedValuesOf(before)).locked.values());
  const now = new Set(evaluate(detailedValuesOf(values)).locked.values());
  return WORTH_TELLING.filter((code) => now.has(code) && !held.has(code))
    .slice(0, MOST)
    .map((code) => i18n._(EFFECT_LABELS[code]));
}

/** "Why do you need that?": the reason of what was named, else of what was asked. */
export function reasonsTold({ reading, conversation, before }: Turn, say: Phrases, i18n: I18n): string[] {
  if (!reading.acts.includes("why")) return [];
  const meant = reading.whyOf.length > 0 ? reading.whyOf : conversation.state.asked;
  const reasons = meant.flatMap((field) => reasonFor(field, before) ?? []);
  return reasons.length > 0 ? [...new Set(reasons)].map((reason) => i18n._(REASON_LABELS[reason])) : [say.whyNot];
}
