import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadParts } from "#app/components/hydration/late-part.tsx";
import { typedMeanwhile } from "#app/components/hydration/typed-meanwhile.ts";
import { keepClocks } from "#app/domain/booking/schedule/kept-clocks.ts";
import { isLocale } from "#app/domain/locale.ts";
import { addPart, addParts, fetchParts, translatorOfPage } from "#app/i18n/catalogues/page-parts.ts";
import { HYDRATED_EVENT } from "#app/site-program/deferred-hydration.ts";
import { keepPresses } from "#app/site-program/presses.ts";
import { wholeSheet } from "#app/site-program/whole-style.ts";
import { FORM_DATA, FORM_ISLAND } from "./form-island.tsx";
import { FORM_PREFIX, FormTree } from "./form-tree.tsx";

/** Takes over the form that the server wrote into this page. A page that refuses the request has none. */
export async function hydrateForm<Data extends object>(form: ComponentType<Data>): Promise<void> {
  const host = document.querySelector<HTMLElement>(FORM_ISLAND);
  const data = document.querySelector(FORM_DATA)?.textContent;
  if (!host || !data) return;
  keepPresses();
  const { lang, dataset } = document.documentElement;
  // The reader's texts first, or the first render would differ from the server's.
  const locale = isLocale(lang) ? lang : "en";
  // And the whole sheet: a section that a choice brings would otherwise be shown without its style, on a phone next to all others.
  const [i18n] = await Promise.all([translatorOfPage(locale), fetchParts(dataset.catalogue, locale), wholeSheet()]);
  await addParts(dataset.catalogue);
  keepClocks(dataset.clocks);
  // What was typed into a part that the page was served with must not meet one that is not there.
  await loadParts(host.dataset.parts?.split(" ") ?? []);
  // What is fetched before these have come waits for them.
  addEventListener(HYDRATED_EVENT, () => void addPart("later").catch(console.error), { once: true });
  const typed = typedMeanwhile(host);
  startTransition(() => {
    hydrateRoot(
      host,
      <StrictMode>
        <FormTree form={form} data={JSON.parse(data) as Data} i18n={i18n} search={location.search} onTakenOver={typed} />
      </StrictMode>,
      { identifierPrefix: FORM_PREFIX },
    );
  });
}
