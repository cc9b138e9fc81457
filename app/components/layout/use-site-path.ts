import { useLingui } from "@lingui/react";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#app/domain/locale.ts";
import { localePath } from "#app/i18n/addresses.ts";

/** The language of this document. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE;
}

/** Turns a path of the route table into its address in this document's language. */
export function useSitePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}
