/** What staff keep of the assistant, in words: categories, priorities, settings with their defaults, what has happened. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FaqCategory, FaqPriority } from "../domain/assistant/faq/vocabulary.ts";
import type { SettingKey } from "../domain/assistant/settings.ts";
import { PROVIDER } from "../domain/provider.ts";

export const FAQ_CATEGORY_LABELS: Readonly<Record<FaqCategory, MessageDescriptor>> = {
  general: msg({ message: "General", context: "category of FAQs" }),
  booking: msg({ message: "Booking", context: "category of FAQs" }),
  legal: msg({ message: "Legal", context: "category of FAQs" }),
  technical: msg({ message: "Technical", context: "category of FAQs" }),
};

export const FAQ_PRIORITY_LABELS: Readonly<Record<FaqPriority, MessageDescriptor>> = {
  high: msg({ message: "High", context: "priority of FAQs" }),
  normal: msg({ message: "Normal", context: "priority of FAQs" }),
  low: msg({ message: "Low", context: "priority of FAQs" }),
};

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

/** What a change was, by its action; null of one that this version does not know. */
export const ASSISTANT_ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  created: msg({ message: "Created", context: "an FAQ" }),
  updated: msg({ message: "Changed", context: "an FAQ or a setting" }),
  deleted: msg({ message: "Deleted", context: "an FAQ" }),
  imported: msg({ message: "Imported", context: "an FAQ" }),
  undone: msg({ message: "Put back", context: "an FAQ or a setting" }),
};
