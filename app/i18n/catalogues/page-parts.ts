/**
 * Catalogues next to the main one, in the browser: the detailed form's and the signed-in area's, which has one for all its pages and one for
 * each of its subjects (`portal/of-area.ts`). The server has them always;
 * here each is loaded on the pages that say so (`handle` with `catalogue`), before they hydrate, and before a client
 * navigation shows one of them. The main one holds what the booking forms say at once; `later` has the rest, which other pages
 * begin with and those fetch when they are alive (`scripts/vite/texts/later-texts.ts`, `later-texts.ts`).
 */
import type { I18n, Messages } from "@lingui/core";
import { isLocale, type Locale } from "#app/domain/locale.ts";
import { createI18n } from "../catalogs.ts";

export interface CatalogueHandle {
  /** Names of the parts that a page begins with. */
  catalogue: readonly string[];
}
/** Says that the main catalogue is enough for a route's page to begin with. */
export const BEGINS_WITH_FEW_TEXTS = { texts: "few" } as const;
/** Says that a route's page speaks of the detailed request's fields. */
export const SPEAKS_DETAILED: CatalogueHandle = { catalogue: ["detailed"] };
/** Says that a route belongs to the signed-in area. */
export const SPEAKS_PORTAL: CatalogueHandle = { catalogue: ["portal"] };

/** The handle of a page that begins with the parts of all these. */
export function spoken(...handles: readonly CatalogueHandle[]): CatalogueHandle {
  return { catalogue: handles.flatMap(({ catalogue }) => catalogue) };
}

/** The parts that a page needs, by the handles of its routes. */
export function partsOf(handles: readonly unknown[]): string[] {
  const said = handles.map((handle) => handle as Partial<CatalogueHandle & typeof BEGINS_WITH_FEW_TEXTS> | undefined);
  const later = said.some((handle) => handle?.texts === "few") ? [] : ["later"];
  return [...new Set([...later, ...said.flatMap((handle) => handle?.catalogue ?? [])])];
}

export type Loads = Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;
/** The server's main catalogue is whole. */
const NOTHING = () => Promise.resolve({ messages: {} });

const CATALOGS = new Map<string, Loads>([
  [
    "later",
    import.meta.env.SSR
      ? { en: NOTHING, fr: NOTHING, es: NOTHING }
      : {
          en: () => import("#locales/en/messages.po?later.po"),
          fr: () => import("#locales/fr/messages.po?later.po"),
          es: () => import("#locales/es/messages.po?later.po"),
        },
  ],
  [
    "detailed",
    {
      en: () => import("#locales/en/detailed.po"),
      fr: () => import("#locales/fr/detailed.po"),
      es: () => import("#locales/es/detailed.po"),
    },
  ],
  [
    "portal",
    {
      en: () => import("#locales/en/portal.po"),
      fr: () => import("#locales/fr/portal.po"),
      es: () => import("#locales/es/portal.po"),
    },
  ],
]);

/** Makes another part known, by its name: a page's module does it, which runs before the page's parts are asked for. */
export function definePart(name: string, loads: Loads): void {
  CATALOGS.set(name, loads);
}

let page: I18n | null = null;
let making: Promise<I18n> | null = null;
const added = new Map<string, Promise<void>>();

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
export async function addPartWhenAlive(name: string): Promise<void> {
  if (page) await addPart(name);
}

/** Adds a catalogue to this document's translator, once; settles when the texts are there. */
export function addPart(name: string): Promise<void> {
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
  await Promise.all(namesIn(names).map((name) => loadsOf(name)[locale]()));
}

/** Adds those that the document's `data-catalogue` names. */
export async function addParts(names: string | undefined): Promise<void> {
  await Promise.all(namesIn(names).map(addPart));
}

const namesIn = (names: string | undefined) => names?.split(" ") ?? [];

function loadsOf(name: string): Loads {
  const loads = CATALOGS.get(name);
  if (!loads) throw new Error(`No texts are known by the name ${name}`);
  return loads;
}

async function load(name: string): Promise<void> {
  if (!page) return;
  const locale = isLocale(page.locale) ? page.locale : "en";
  const { messages } = await loadsOf(name)[locale]();
  page.load(locale, messages);
}
