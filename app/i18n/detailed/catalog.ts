/**
 * The detailed form's catalogue in the browser. The server has it always; here it is loaded on the pages that say so
 * (`handle` with `catalogue: "detailed"`), before they hydrate, and before a client navigation shows one of them.
 */
import type { I18n, Messages } from "@lingui/core";
import { isLocale, type Locale } from "#app/domain/locale.ts";

export interface CatalogueHandle {
  catalogue: "detailed";
}
/** Says that a route's page speaks of the detailed request's fields. */
export const SPEAKS_DETAILED: CatalogueHandle = { catalogue: "detailed" };

export function speaksDetailed(handle: unknown): boolean {
  return (handle as Partial<CatalogueHandle> | undefined)?.catalogue === SPEAKS_DETAILED.catalogue;
}

const CATALOGS: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import("#locales/en/detailed.po"),
  fr: () => import("#locales/fr/detailed.po"),
  es: () => import("#locales/es/detailed.po"),
};

let page: I18n | null = null;
let added: Promise<void> | null = null;

/** Names the translator of this document; called once, by the browser's entry. */
export function speaksThrough(i18n: I18n): void {
  page = i18n;
}

/** Adds the catalogue to this document's translator, once; settles when the texts are there. */
export function addDetailedCatalog(): Promise<void> {
  added ??= load().catch((error: unknown) => {
    added = null;
    throw error;
  });
  return added;
}

async function load(): Promise<void> {
  if (!page) return;
  const locale = isLocale(page.locale) ? page.locale : "en";
  const { messages } = await CATALOGS[locale]();
  page.load(locale, messages);
}
