/** The compiled catalogues, each loaded only when its language is read. */
import type { I18n, Messages } from "@lingui/core";
import type { Locale } from "../domain/locale.ts";
import { newI18n } from "./verbatim.ts";

const CATALOGS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import("#locales/en/messages.po"),
  fr: () => import("#locales/fr/messages.po"),
  es: () => import("#locales/es/messages.po"),
};

/** A translator of its own for one request or one page: never a global one, since requests interleave in an isolate. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const { messages } = await CATALOGS[locale]();
  return newI18n(locale, messages);
}
