import "./site-program/no-eval.ts";
import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepClocks } from "#app/i18n/clock/zone-clock.ts";
import { markPageActions } from "./api-client/page-actions.ts";
import { PageClocks } from "./components/layout/page-clocks.ts";
import { isLocale } from "./domain/locale.ts";
import { createI18n } from "./i18n/catalogs.ts";
import { addPart, addParts, fetchParts, speaksThrough } from "./i18n/catalogues/page-parts.ts";
import { HYDRATED_EVENT } from "./site-program/deferred-hydration.ts";
import { keepPresses } from "./site-program/presses.ts";

keepPresses();
markPageActions();
const { lang, dataset } = document.documentElement;
// The reader's catalogue before hydration, or the first render would differ from the server's.
const locale = isLocale(lang) ? lang : "en";
const [i18n] = await Promise.all([createI18n(locale), fetchParts(dataset.catalogue, locale)]);
speaksThrough(i18n);
await addParts(dataset.catalogue);
keepClocks(dataset.clocks);
// A form begins with the texts that it says at once; what is fetched before these have come waits for them.
addEventListener(HYDRATED_EVENT, () => void addPart("later").catch(console.error), { once: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PageClocks value={dataset.clocks}>
          <HydratedRouter />
        </PageClocks>
      </I18nProvider>
    </StrictMode>,
  );
});
