/** What staff keep of the assistant, in words: categories, priorities, settings with their defaults, what has happened. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FaqCategory, FaqPriority } from "../domain/assistant/faq/vocabulary.ts";
import type { ProviderState } from "../domain/assistant/health.ts";
import type { ProviderFailure, ProviderName } from "../domain/assistant/providers.ts";
import type { SettingKey } from "../domain/assistant/settings.ts";
import type { Locale } from "../domain/locale.ts";
import { PROVIDER } from "../domain/provider.ts";
import { validationText } from "./validation-messages.ts";

export const FAQ_CATEGORY_LABELS: Readonly<Record<FaqCategory, MessageDescriptor>> = {
  general: msg`General`,
  booking: msg`Booking`,
  legal: msg`Legal`,
  technical: msg`Technical`,
};

export const FAQ_PRIORITY_LABELS: Readonly<Record<FaqPriority, MessageDescriptor>> = {
  high: msg`High`,
  normal: msg`Normal`,
  low: msg`Low`,
};

export const FAQ_PART_LABELS = { question: msg`Question`, answer: msg`Answer`, keywords: msg`Keywords` } as const;

/** To the letter of the specification, section 2. */
export const SETTING_LABELS: Readonly<Record<SettingKey, MessageDescriptor>> = {
  welcome_message: msg`Welcome Message`,
  booking_instructions: msg`Booking Instructions`,
  ai_personality: msg`AI Personality`,
};

/** What is in force where nothing is set (specification, section 3 "AI configuration entry"). */
export const SETTING_DEFAULTS: Readonly<Record<SettingKey, MessageDescriptor>> = {
  welcome_message: msg`Hello, I am the assistant of ${PROVIDER.name}. I can book a hearing with you or answer questions about our services. I am a computer program and give no legal advice. What do you need?`,
  booking_instructions: msg`Collect the type of proceeding, date preferences, the type of location and contact information. Confirm the details before submitting.`,
  ai_personality: msg`Professional, helpful, knowledgeable, patient and thorough.`,
};

export const PROVIDER_LABELS: Readonly<Record<ProviderName, MessageDescriptor>> = {
  openai: msg`OpenAI-compatible server`,
  workers_ai: msg`Workers AI`,
  guided: msg`Embedded assistant`,
};

export const PROVIDER_STATES: Readonly<Record<ProviderState, MessageDescriptor>> = {
  answering: msg`Answering`,
  failing: msg`Failing`,
  unasked: msg`Not asked lately`,
  absent: msg`Not set up`,
};

export const PROVIDER_FAILURE_LABELS: Readonly<Record<ProviderFailure, MessageDescriptor>> = {
  timeout: msg`no answer in time`,
  rate_limited: msg`too many requests, or no credit left`,
  refused: msg`refused: look at its key and model`,
  server_error: msg`an error of its own`,
  unreachable: msg`not reachable`,
  bad_answer: msg`an answer that could not be read`,
  empty: msg`an empty answer`,
  untrue: msg`an answer with a false statement`,
};

/** What a change was, by its action; null of one that this version does not know. */
export const ASSISTANT_ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  created: msg`Created`,
  updated: msg`Changed`,
  deleted: msg`Deleted`,
  imported: msg`Imported`,
  undone: msg`Put back`,
};

export const LANGUAGE_LABELS: Readonly<Record<Locale, MessageDescriptor>> = {
  en: msg`English`,
  fr: msg`French`,
  es: msg`Spanish`,
};

const TABLE_ISSUES: Readonly<Record<string, MessageDescriptor>> = {
  quote_open: msg`A quotation mark is opened and never closed`,
  columns_missing: msg`The first line must name the columns, with question and answer of at least one language`,
  rows_none: msg`There is no FAQ below the names of the columns`,
  id_twice: msg`This id appears in the file twice`,
  required: msg`Write question and answer in at least one language`,
  file_required: msg`Choose a CSV file`,
  file_too_large: msg`The file is larger than 1 MB`,
  file_not_utf8: msg`The file is not in UTF-8: save it from your spreadsheet as “CSV UTF-8”`,
};

/** What is wrong with an FAQ or with a line of a file of them. */
export function faqIssueText(i18n: I18n, code: string): string {
  const found = TABLE_ISSUES[code];
  return found ? i18n._(found) : validationText(i18n, code);
}
