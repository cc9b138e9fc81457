import "./site-program/no-eval.ts";
import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Link } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { keepClocks } from "#app/domain/booking/schedule/kept-clocks.ts";
import { markPageActions } from "./api-client/page-actions.ts";
import { PageClocks } from "./components/layout/page-clocks.ts";
import { notifyKept } from "./components/ui/notify.ts";
import { PageLink } from "./components/ui/page-link.tsx";
import { isLocale } from "./domain/locale.ts";
import { addParts, fetchParts, translatorOfPage } from "./i18n/catalogues/page-parts.ts";
import { HYDRATED_EVENT } from "./site-program/deferred-hydration.ts";
import { keepPresses } from "./site-program/presses.ts";

keepPresses();
markPageActions();
const { lang, dataset } = document.documentElement;
// The reader's catalogue before hydration, or the first render would differ from the server's.
const locale = isLocale(lang) ? lang : "en";
const [i18n] = await Promise.all([translatorOfPage(locale), fetchParts(dataset.catalogue, locale)]);
await addParts(dataset.catalogue);
keepClocks(dataset.clocks);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PageClocks value={dataset.clocks}>
          <PageLink value={Link}>
            <HydratedRouter />
          </PageLink>
        </PageClocks>
      </I18nProvider>
    </StrictMode>,
  );
});

// A form's page is left for its confirmation as a whole document.
addEventListener(HYDRATED_EVENT, () => void notifyKept(), { once: true });
