/** The translator of the server: what every page needs, the prose of finished documents, the detailed form's texts and the signed-in area's. */
import type { I18n, Messages } from "@lingui/core";
import type { Locale } from "../domain/locale.ts";
import { newI18n } from "./verbatim.ts";

type Catalog = () => Promise<{ messages: Messages }>;

const CATALOGS: Record<Locale, readonly Catalog[]> = {
  en: [
    () => import("#locales/en/messages.po"),
    () => import("#locales/en/documents.po"),
    () => import("#locales/en/detailed.po"),
    () => import("#locales/en/portal.po"),
  ],
  fr: [
    () => import("#locales/fr/messages.po"),
    () => import("#locales/fr/documents.po"),
    () => import("#locales/fr/detailed.po"),
    () => import("#locales/fr/portal.po"),
  ],
  es: [
    () => import("#locales/es/messages.po"),
    () => import("#locales/es/documents.po"),
    () => import("#locales/es/detailed.po"),
    () => import("#locales/es/portal.po"),
  ],
};

/** Merged once in an isolate: catalogues never change, and there are more than a thousand texts. */
const merged = new Map<Locale, Promise<Messages>>();

async function merge(locale: Locale): Promise<Messages> {
  const parts = await Promise.all(CATALOGS[locale].map((load) => load()));
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}

/** A translator of its own for one request: never a global one, since requests interleave in an isolate. */
export async function createPageI18n(locale: Locale): Promise<I18n> {
  const messages = merged.get(locale) ?? merge(locale);
  merged.set(locale, messages);
  return newI18n(locale, await messages);
}
