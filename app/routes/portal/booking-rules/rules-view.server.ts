/**
 * The rules of one combination as plain texts in one language, made on the server, so that the browser needs none of
 * the detailed form's texts to show them.
 */
import type { I18n } from "@lingui/core";
import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import {
  DETAILED_DEFAULTS,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
} from "#app/domain/booking/requests/detailed-fields.ts";
import { CALL_BACK_FIELDS, type Evaluation, evaluate, offered } from "#app/domain/booking/rules/evaluate.ts";
import type { LocationType, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { EFFECT_LABELS } from "#app/i18n/detailed/effect-labels.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { REASON_LABELS } from "#app/i18n/detailed/reason-labels.ts";
import { expressText, mandatoryCountText, notOfferedText, RULE_BOOK_TEXTS, versionText } from "#app/i18n/detailed/rule-book-texts.ts";
import { SECTION_LABELS } from "#app/i18n/detailed/section-labels.ts";
import { effectsHolding } from "./effects-holding.server.ts";
import { type FurtherAnswer, furtherAnswers } from "./further-answers.server.ts";

export interface FieldView {
  field: DetailedField;
  label: string;
  /** Why it is mandatory; null for an optional one. */
  reason: string | null;
  /** The values of its list that are offered; empty for a field without one, and where a rule holds a value. */
  offered: readonly string[];
  /** The others, those that one rule takes away together. */
  notOffered: readonly { values: readonly string[]; why: string }[];
  /** The value that a rule holds, and why. */
  settled: { value: string; why: string } | null;
}

export interface SectionView {
  id: SectionId;
  title: string;
  count: string;
  fields: readonly FieldView[];
}

export interface RulesView {
  title: string;
  version: string;
  /** Said when the proceeding does not offer what was asked. */
  becomes: string | null;
  express: boolean;
  form: string;
  effects: readonly string[];
  sections: readonly SectionView[];
  further: readonly FurtherAnswer[];
  /** Headings and single words. */
  words: Readonly<Record<keyof typeof RULE_BOOK_TEXTS, string>>;
}

/** What the form begins with under a combination. */
export function beginningOf(proceedingType: ProceedingType, locationType: LocationType): DetailedValues {
  return { ...DETAILED_DEFAULTS, proceedingType, locationType };
}

/** The rules of a proceeding held in a way, in the language of `i18n`. */
export function rulesView(i18n: I18n, proceeding: ProceedingType, asked: LocationType): RulesView {
  const beginning = beginningOf(proceeding, asked);
  const evaluation = evaluate(beginning);
  const held = evaluation.values.locationType ?? asked;
  const proceedingName = optionText(i18n, "proceedingType", proceeding);
  const heldName = optionText(i18n, "locationType", held);
  const askedName = optionText(i18n, "locationType", asked);
  return {
    title: `${proceedingName} · ${heldName}`,
    version: i18n._(versionText(evaluation.rulesVersion)),
    becomes: held === asked ? null : i18n._(notOfferedText(proceedingName, askedName, heldName)),
    express: evaluation.express,
    form: evaluation.express
      ? i18n._(expressText(CALL_BACK_FIELDS.map((field) => i18n._(DETAILED_FIELD_LABELS[field])).join(", ")))
      : i18n._(RULE_BOOK_TEXTS.formIsShown),
    effects: effectsHolding(evaluation).map((code) => i18n._(EFFECT_LABELS[code])),
    sections: evaluation.sections.map((section) => sectionView(i18n, section, evaluation)),
    further: furtherAnswers(i18n, evaluation),
    words: wordsOf(i18n),
  };
}

function sectionView(i18n: I18n, { id, fields }: Evaluation["sections"][number], evaluation: Evaluation): SectionView {
  const views = fields.map((field) => fieldView(i18n, field, evaluation));
  const count = views.filter(({ reason }) => reason !== null).length;
  return { id, title: i18n._(SECTION_LABELS[id]), count: i18n._(mandatoryCountText(count)), fields: views };
}

function fieldView(i18n: I18n, field: DetailedField, evaluation: Evaluation): FieldView {
  const lock = evaluation.locked.get(field);
  const value = evaluation.values[field];
  const text = (one: string) => optionText(i18n, field, one);
  const list = offered(field, evaluation) ?? [];
  const { is } = DETAILED_FIELDS[field];
  const all = is.kind === "choice" || is.kind === "choices" ? is.values : [];
  return {
    field,
    label: i18n._(DETAILED_FIELD_LABELS[field]),
    reason: reasonText(i18n, field, evaluation),
    offered: lock ? [] : list.map(text),
    notOffered: lock
      ? []
      : refused(
          i18n,
          field,
          all.filter((one) => !list.includes(one)),
          evaluation,
        ),
    settled: lock && value ? { value: text(value), why: i18n._(EFFECT_LABELS[lock]) } : null,
  };
}

/** The two choices at the top are asked of everybody, and no table names them. */
function reasonText(i18n: I18n, field: DetailedField, { mandatory, locked }: Evaluation): string | null {
  const reason = mandatory.get(field);
  if (reason) return i18n._(REASON_LABELS[reason]);
  const decides = (field === "proceedingType" || field === "locationType") && !locked.has(field);
  return decides ? i18n._(RULE_BOOK_TEXTS.decides) : null;
}

/** Values that are not offered, by the rule that would take each away again, were it given. */
function refused(i18n: I18n, field: DetailedField, values: readonly string[], evaluation: Evaluation): FieldView["notOffered"] {
  const byRule = new Map<string, string[]>();
  for (const value of values) {
    const taken = evaluate({ ...evaluation.values, [field]: value }).applied.find(({ fields }) => fields.includes(field));
    const why = taken ? i18n._(EFFECT_LABELS[taken.code]) : "";
    byRule.set(why, [...(byRule.get(why) ?? []), optionText(i18n, field, value)]);
  }
  return [...byRule].map(([why, names]) => ({ values: names, why }));
}

function wordsOf(i18n: I18n): RulesView["words"] {
  const words = Object.entries(RULE_BOOK_TEXTS).map(([name, message]) => [name, i18n._(message)]);
  return Object.fromEntries(words) as RulesView["words"];
}
