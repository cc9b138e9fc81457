/** Texts that staff begin a message to a client from. A placeholder in double braces becomes what the booking says. Pure. */

import type { Issue } from "#app/domain/errors.ts";
import { withoutHidden } from "#app/domain/hidden-characters.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { normalized } from "#app/domain/normalized.ts";

/** What a placeholder may name, in the order that the page lists them. */
export const PLACEHOLDERS = ["name", "firm", "number", "proceeding", "when", "venue", "address", "room", "videoLink", "phone"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What the placeholders of one booking become; empty where the booking says nothing of it. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** A template's text by language; a language may have none. */
export type TemplateTexts = Readonly<Partial<Record<Locale, string>>>;

export interface MessageTemplate {
  id: string;
  name: string;
  texts: TemplateTexts;
  version: number;
}

/** A template in the client's language, with what the booking says. */
export interface FilledTemplate {
  id: string;
  name: string;
  /** Null where it has no text in that language. */
  text: string | null;
}

export const TEMPLATE_LIMITS = { name: 80, text: 4000, templates: 100 } as const;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** What is in braces and names nothing that we know, and braces that are never closed; each once. */
export function unknownPlaceholders(text: string): string[] {
  const rest = text.replaceAll(/\{\{\s*([\w-]*)\s*\}\}/g, (whole, name: string) => (isPlaceholder(name) ? "" : whole));
  return [...new Set((rest.match(/\{\{[^{}]*\}\}|\{\{|\}\}/g) ?? []).map((found) => found.slice(0, 40)))];
}

/** The text with what the booking says; a placeholder for which it says nothing stays, so that nobody overlooks it. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{\{\s*([\w-]*)\s*\}\}/g, (whole, name: string) => (isPlaceholder(name) && values[name] ? values[name] : whole));
}

/** Whether something is still to be filled in: such a message is not sent. */
export const hasPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text);

/** Without what nobody sees, or the database cannot hold. */
const kept = (typed: string): string => withoutHidden(normalized(typed, "NFC")).replaceAll("\r\n", "\n").trim();

/** What is typed of a template: kept, or an issue per field (`name`, `text-en`, …) and per unknown placeholder. */
export function checkTemplate(typed: {
  name: string;
  texts: Readonly<Record<Locale, string>>;
}): { ok: true; template: Pick<MessageTemplate, "name" | "texts"> } | { ok: false; issues: Issue[] } {
  const name = kept(typed.name);
  const issues: Issue[] = [];
  if (name === "") issues.push({ field: "name", code: "template_name_required" });
  if (name.length > TEMPLATE_LIMITS.name) issues.push({ field: "name", code: "too_long" });
  const texts: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const text = kept(typed.texts[locale]);
    if (text !== "") texts[locale] = text;
    if (text.length > TEMPLATE_LIMITS.text) issues.push({ field: `text-${locale}`, code: "too_long" });
    if (unknownPlaceholders(text).length > 0) issues.push({ field: `text-${locale}`, code: "placeholder_unknown" });
  }
  if (Object.keys(texts).length === 0) issues.push({ field: "text-en", code: "template_text_required" });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, template: { name, texts } };
}
