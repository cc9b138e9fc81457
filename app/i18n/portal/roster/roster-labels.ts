/** Names of the roster's vocabularies, and how a row of them is written. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Capacity, RosterField, RosterLanguage, RosterRole } from "#app/domain/people/roster/roster-vocabulary.ts";

/** Fields within a sentence: small letters, as the language writes them. */
export const ROSTER_FIELD_LABELS: Readonly<Record<RosterField, MessageDescriptor>> = {
  commercial: msg`commercial contracts`,
  construction: msg`construction`,
  energy: msg`energy`,
  investment: msg`investment`,
  employment: msg`employment`,
  insurance: msg`insurance`,
  intellectual_property: msg`intellectual property`,
  shareholder: msg`shareholder disputes`,
  maritime: msg`maritime`,
  technology: msg`technology`,
};

export const ROSTER_LANGUAGE_LABELS: Readonly<Record<RosterLanguage, MessageDescriptor>> = {
  en: msg`English`,
  fr: msg`French`,
  es: msg`Spanish`,
  pt: msg`Portuguese`,
  zh: msg`Mandarin`,
  ar: msg`Arabic`,
  de: msg`German`,
  hi: msg`Hindi`,
};

/** Named by the proceeding and not by the person, who may be a woman or a man. */
export const CAPACITY_LABELS: Readonly<Record<Capacity, MessageDescriptor>> = {
  arbitrator: msg`Arbitration`,
  mediator: msg`Mediation`,
};

export const ROLE_LABELS: Readonly<Record<RosterRole, MessageDescriptor>> = {
  ...CAPACITY_LABELS,
  both: msg`Arbitration and mediation`,
};

export function fieldName(i18n: I18n, field: RosterField): string {
  return sentenceCase(i18n._(ROSTER_FIELD_LABELS[field]), i18n.locale);
}

/** "Energy, investment, construction": one capital, at the beginning. */
export function fieldNames(i18n: I18n, fields: readonly RosterField[]): string {
  return sentenceCase(fields.map((field) => i18n._(ROSTER_FIELD_LABELS[field])).join(", "), i18n.locale);
}

export function languageName(i18n: I18n, language: RosterLanguage): string {
  return sentenceCase(i18n._(ROSTER_LANGUAGE_LABELS[language]), i18n.locale);
}

/** "Arabic, English, French"; French and Spanish write the names of languages small: "Arabe, anglais, français". */
export function languageNames(i18n: I18n, languages: readonly RosterLanguage[]): string {
  const row = languages.map((language) => i18n._(ROSTER_LANGUAGE_LABELS[language])).join(", ");
  return i18n.locale === "en" ? row : sentenceCase(row.toLocaleLowerCase(i18n.locale), i18n.locale);
}

function sentenceCase(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
