/**
 * What the assistant answers from: active FAQs and the settings. An isolate remembers it under the stamp that the database
 * changes with every change, so that a turn reads one row of it, in the batch that it sends anyway.
 */
import type { SettingRow } from "#app/db/assistant/assistant.repo.server.ts";
import { catalogQueries, stampOf } from "#app/db/assistant/assistant.repo.server.ts";
import type { FaqRow, FaqTextRow } from "#app/db/assistant/faqs.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { FaqEntry } from "#app/domain/assistant/faq/vocabulary.ts";
import type { AssistantSettings, SettingKey, SettingLocale } from "#app/domain/assistant/settings.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";

export interface AssistantCatalog {
  stamp: string;
  /** Active ones, in their order. The same array as long as nothing changes: its index is kept by it. */
  faqs: readonly FaqEntry[];
  settings: AssistantSettings;
}

let kept: AssistantCatalog | null = null;

/** True where this isolate remembers something, which may be out of date. */
export function isCatalogKept(): boolean {
  return kept !== null;
}

/** The catalogue that has this stamp: the remembered one, else read in one trip. */
export async function catalogAt(db: Database, stamp: string | undefined): Promise<AssistantCatalog> {
  return kept !== null && kept.stamp === stamp ? kept : readCatalog(db);
}

/** Reads the catalogue as it is now, and remembers it. */
export async function readCatalog(db: Database): Promise<AssistantCatalog> {
  const [[state], faqs, texts, settings] = await db.batch([...catalogQueries(db)]);
  kept = { stamp: state?.stamp ?? "", faqs: entriesOf(faqs, texts), settings: settingsFrom(settings) };
  return kept;
}

/** The catalogue as it is now, in one trip where it has not changed. */
export async function currentCatalog(db: Database): Promise<AssistantCatalog> {
  if (kept === null) return readCatalog(db);
  const [state] = await stampOf(db);
  return catalogAt(db, state?.stamp);
}

export function entriesOf(faqs: readonly FaqRow[], texts: readonly FaqTextRow[]): FaqEntry[] {
  const byFaq = Map.groupBy(texts, ({ faqId }) => faqId);
  return faqs.map(({ id, category, priority, isActive }) => {
    const own = byFaq.get(id) ?? [];
    const all = (pick: (text: FaqTextRow) => string) => {
      const written = Object.fromEntries(own.map((text) => [text.locale, pick(text)]));
      return Object.fromEntries(LOCALES.map((locale) => [locale, written[locale] ?? ""])) as Record<Locale, string>;
    };
    const rewritten = own.filter((text) => text.rewritten).map(({ locale }) => locale);
    return {
      id,
      category,
      priority,
      isActive,
      question: all(({ question }) => question),
      answer: all(({ answer }) => answer),
      keywords: all(({ keywords }) => keywords),
      ...(rewritten.length > 0 ? { rewritten } : {}),
    };
  });
}

/** An empty value is the default's. */
export function settingsFrom(rows: readonly SettingRow[]): AssistantSettings {
  const set = (key: SettingKey, locale: SettingLocale) => rows.find((row) => row.key === key && row.locale === locale)?.value || null;
  return {
    welcome: { en: set("welcome_message", "en"), fr: set("welcome_message", "fr"), es: set("welcome_message", "es") },
    instructions: set("booking_instructions", "*"),
    personality: set("ai_personality", "*"),
  };
}
