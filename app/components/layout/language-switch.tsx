import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { Locale } from "#app/domain/locale.ts";
import { alternates } from "#app/i18n/addresses.ts";
import { useLocale } from "./use-site-path.ts";

const NAMES: Readonly<Record<Locale, string>> = { en: "English", fr: "Français", es: "Español" };

/**
 * The same page in another language: whole documents, so that nothing of one language stays in the other. What was
 * typed is in the draft, or goes along (`app/site-program/language-switch.ts`, which also keeps the place).
 */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex">
        {alternates(pathname).map((alternate) => (
          <li key={alternate.locale}>
            <a
              href={alternate.path + search}
              hrefLang={alternate.locale}
              data-language={alternate.locale}
              lang={alternate.locale}
              aria-current={alternate.locale === locale ? "true" : undefined}
              className="inline-flex min-h-11 min-w-10 items-center justify-center text-sm text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8"
            >
              <span aria-hidden="true">{alternate.locale.toUpperCase()}</span>
              <span className="sr-only">{NAMES[alternate.locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
