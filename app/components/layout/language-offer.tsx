import { useLocation } from "react-router";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { localePath, splitLocale } from "#app/i18n/addresses.ts";
import { Icon } from "../ui/icon.tsx";
import { useLocale } from "./use-site-path.ts";

/** Said in the language that is offered, so not by this document's translator. */
const WORDS: Readonly<Record<Locale, { offer: string; accept: string; decline: string }>> = {
  en: { offer: "This page is also in English.", accept: "Read in English", decline: "No, thank you" },
  fr: { offer: "Cette page existe aussi en français.", accept: "Lire en français", decline: "Non, merci" },
  es: { offer: "Esta página también está en español.", accept: "Leer en español", decline: "No, gracias" },
};

/** Pages of a booking, which are in the language that it was made in. */
const OWN = /^\/(?:booking-confirmation|manage)\//;

/** The other languages of this page, each hidden until the site's program finds that the browser prefers it. Fixed, so that nothing moves. */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const current = useLocale();
  const { path } = splitLocale(pathname);
  if (OWN.test(path)) return null;
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <aside
      key={locale}
      hidden
      suppressHydrationWarning
      lang={locale}
      data-language-offer={locale}
      aria-label={WORDS[locale].offer}
      className="no-print fixed start-4 bottom-4 z-30 flex items-center gap-x-2 rounded-md border border-hairline-strong bg-raised ps-4 pe-1 text-sm shadow-lift sm:gap-x-5 sm:py-2 sm:ps-5 sm:pe-2 [&[hidden]]:hidden"
    >
      {/* On a phone only its two buttons: it lies over the page. */}
      <p className="hidden sm:block">{WORDS[locale].offer}</p>
      <a
        href={localePath(locale, path) + search}
        hrefLang={locale}
        data-language={locale}
        className="prose-link inline-flex min-h-11 items-center"
      >
        {WORDS[locale].accept}
      </a>
      <button
        type="button"
        aria-label={WORDS[locale].decline}
        className="ms-auto flex size-11 items-center justify-center rounded-sm hover:bg-accent-wash"
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  ));
}
