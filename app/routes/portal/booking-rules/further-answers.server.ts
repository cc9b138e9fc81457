/** What other answers than the first ones would ask for and settle: the rules that a first look does not show. */
import type { I18n } from "@lingui/core";
import { DETAILED_FIELDS, type DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";
import { type Evaluation, evaluate, offered } from "#app/domain/booking/rules/evaluate.ts";
import type { ReasonCode } from "#app/domain/booking/rules/table.ts";
import { EFFECT_LABELS } from "#app/i18n/detailed/effect-labels.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { REASON_LABELS } from "#app/i18n/detailed/reason-labels.ts";
import { RULE_BOOK_TEXTS } from "#app/i18n/detailed/rule-book-texts.ts";
import { effectsHolding } from "./effects-holding.server.ts";

export interface FurtherAnswer {
  field: DetailedField;
  label: string;
  /** The answers of the field that have this outcome. */
  answers: readonly string[];
  mandatory: readonly { field: DetailedField; label: string; reason: string }[];
  /** Labels of optional fields that are offered besides. */
  asked: readonly string[];
  effects: readonly string[];
}

interface Outcome {
  mandatory: readonly (readonly [DetailedField, ReasonCode])[];
  asked: readonly DetailedField[];
  effects: readonly EffectCode[];
}

/** For each field shown, the answers that change the form; answers with one outcome stand together. */
export function furtherAnswers(i18n: I18n, first: Evaluation): FurtherAnswer[] {
  const shown = first.sections.flatMap(({ fields }) => fields);
  return shown
    .filter((field) => field !== "proceedingType" && field !== "locationType" && !first.locked.has(field))
    .flatMap((field) => {
      const byOutcome = new Map<string, { outcome: Outcome; answers: string[] }>();
      for (const answer of answersOf(field, first)) {
        const outcome = outcomeOf(field, answer, first);
        if (outcome.mandatory.length + outcome.asked.length + outcome.effects.length === 0) continue;
        const key = JSON.stringify(outcome);
        const same = byOutcome.get(key) ?? { outcome, answers: [] };
        same.answers.push(answerText(i18n, field, answer));
        byOutcome.set(key, same);
      }
      return [...byOutcome.values()].map(({ outcome, answers }) => inWords(i18n, field, answers, outcome));
    });
}

function answersOf(field: DetailedField, first: Evaluation): readonly string[] {
  const { kind } = DETAILED_FIELDS[field].is;
  if (kind === "flag") return ["true"];
  if (kind === "count") return ["1"];
  return (offered(field, first) ?? []).filter((value) => value !== first.values[field]);
}

function outcomeOf(field: DetailedField, answer: string, first: Evaluation): Outcome {
  const next = evaluate({ ...first.values, [field]: answer });
  const holding = effectsHolding(first);
  const known = new Set(first.sections.flatMap(({ fields }) => fields));
  return {
    mandatory: [...next.mandatory].filter(([one]) => !first.mandatory.has(one)),
    asked: next.sections.flatMap(({ fields }) => fields).filter((one) => !known.has(one) && !next.mandatory.has(one)),
    effects: effectsHolding(next).filter((code) => !holding.includes(code)),
  };
}

function answerText(i18n: I18n, field: DetailedField, answer: string): string {
  return DETAILED_FIELDS[field].is.kind === "count" ? i18n._(RULE_BOOK_TEXTS.oneOrMore) : optionText(i18n, field, answer);
}

function inWords(i18n: I18n, field: DetailedField, answers: readonly string[], outcome: Outcome): FurtherAnswer {
  const label = (one: DetailedField) => i18n._(DETAILED_FIELD_LABELS[one]);
  return {
    field,
    label: label(field),
    answers,
    mandatory: outcome.mandatory.map(([one, reason]) => ({ field: one, label: label(one), reason: i18n._(REASON_LABELS[reason]) })),
    asked: outcome.asked.map(label),
    effects: outcome.effects.map((code) => i18n._(EFFECT_LABELS[code])),
  };
}
