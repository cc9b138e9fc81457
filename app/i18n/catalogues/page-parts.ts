/**
 * Catalogues next to the main one, in the browser: the detailed form's and the signed-in area's. The server has them always;
 * here each is loaded on the pages that say so (`handle` with `catalogue`), before they hydrate, and before a client
 * navigation shows one of them. The main one holds what the booking forms say at once; `later` has the rest, which other pages
 * begin with and those fetch when they are alive (`scripts/vite/later-texts.ts`, `later-texts.ts`).
 */
import type { I18n, Messages } from "@lingui/core";
import { isLocale, type Locale } from "#app/domain/locale.ts";
import { createI18n } from "../catalogs.ts";

export type PartName = "detailed" | "portal" | "later";

export interface CatalogueHandle {
  catalogue: Exclude<PartName, "later">;
}
/** Says that the main catalogue is enough for a route's page to begin with. */
export const BEGINS_WITH_FEW_TEXTS = { texts: "few" } as const;
/** Says that a route's page speaks of the detailed request's fields. */
export const SPEAKS_DETAILED: CatalogueHandle = { catalogue: "detailed" };
/** Says that a route belongs to the signed-in area. */
export const SPEAKS_PORTAL: CatalogueHandle = { catalogue: "portal" };

/** The parts that a page needs, by the handles of its routes. */
export function partsOf(handles: readonly unknown[]): PartName[] {
  const said = handles.map((handle) => handle as Partial<CatalogueHandle & typeof BEGINS_WITH_FEW_TEXTS> | undefined);
  const isFew = said.some((handle) => handle?.texts === "few");
  return NAMES.filter((name) => (name === "later" ? !isFew : said.some((handle) => handle?.catalogue === name)));
}

const NAMES: readonly PartName[] = ["later", "detailed", "portal"];
type Loads = Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;
/** The server's main catalogue is whole. */
const NOTHING = () => Promise.resolve({ messages: {} });

const CATALOGS: Readonly<Record<PartName, Loads>> = {
  later: import.meta.env.SSR
    ? { en: NOTHING, fr: NOTHING, es: NOTHING }
    : {
        en: () => import("#locales/en/messages.po?later.po"),
        fr: () => import("#locales/fr/messages.po?later.po"),
        es: () => import("#locales/es/messages.po?later.po"),
      },
  detailed: {
    en: () => import("#locales/en/detailed.po"),
    fr: () => import("#locales/fr/detailed.po"),
    es: () => import("#locales/es/detailed.po"),
  },
  portal: {
    en: () => import("#locales/en/portal.po"),
    fr: () => import("#locales/fr/portal.po"),
    es: () => import("#locales/es/portal.po"),
  },
};

let page: I18n | null = null;
let making: Promise<I18n> | null = null;
const added = new Map<PartName, Promise<void>>();

/** The translator of this document: one, which its form and its conversation share. */
export function translatorOfPage(locale: Locale): Promise<I18n> {
  making ??= createI18n(locale).then(
    (i18n) => {
      page = i18n;
      return i18n;
    },
    (error: unknown) => {
      making = null;
      throw error;
    },
  );
  return making;
}

/** Adds a catalogue where this document has a translator already: while a page begins, its entry does. */
export async function addPartWhenAlive(name: PartName): Promise<void> {
  if (page) await addPart(name);
}

/** Adds a catalogue to this document's translator, once; settles when the texts are there. */
export function addPart(name: PartName): Promise<void> {
  const adding =
    added.get(name) ??
    load(name).catch((error: unknown) => {
      added.delete(name);
      throw error;
    });
  added.set(name, adding);
  return adding;
}

/** Asks for them at once, so that they come next to the main catalogue and not after it. */
export async function fetchParts(names: string | undefined, locale: Locale): Promise<void> {
  const wanted = names?.split(" ") ?? [];
  const parts = NAMES.filter((name) => wanted.includes(name));
  await Promise.all(parts.map((name) => CATALOGS[name][locale]()));
}

/** Adds those that the document's `data-catalogue` names. */
export async function addParts(names: string | undefined): Promise<void> {
  const wanted = names?.split(" ") ?? [];
  await Promise.all(NAMES.filter((name) => wanted.includes(name)).map(addPart));
}

async function load(name: PartName): Promise<void> {
  if (!page) return;
  const locale = isLocale(page.locale) ? page.locale : "en";
  const { messages } = await CATALOGS[name][locale]();
  page.load(locale, messages);
}
