/** The translator of mails: their own texts, which no browser loads, the names of a booking's fields and values, and what the portal says of a notice. */
import type { I18n, Messages } from "@lingui/core";
import type { Locale } from "#app/domain/locale.ts";
import { newI18n } from "../verbatim.ts";

type Catalog = () => Promise<{ messages: Messages }>;

const CATALOGS: Record<Locale, readonly Catalog[]> = {
  en: [
    () => import("#locales/en/messages.po"),
    () => import("#locales/en/detailed.po"),
    () => import("#locales/en/portal.po"),
    () => import("#locales/en/mail.po"),
  ],
  fr: [
    () => import("#locales/fr/messages.po"),
    () => import("#locales/fr/detailed.po"),
    () => import("#locales/fr/portal.po"),
    () => import("#locales/fr/mail.po"),
  ],
  es: [
    () => import("#locales/es/messages.po"),
    () => import("#locales/es/detailed.po"),
    () => import("#locales/es/portal.po"),
    () => import("#locales/es/mail.po"),
  ],
};

/** Merged once in an isolate and not for each message: ten are written at once. */
const merged = new Map<Locale, Messages>();

async function messagesOf(locale: Locale): Promise<Messages> {
  const parts = await Promise.all(CATALOGS[locale].map((load) => load()));
  const messages: Messages = Object.assign({}, ...parts.map((part) => part.messages));
  merged.set(locale, messages);
  return messages;
}

/** A translator of its own for one message. */
export async function createMailI18n(locale: Locale): Promise<I18n> {
  return newI18n(locale, merged.get(locale) ?? (await messagesOf(locale)));
}
