/** What the index of a bundle says around its documents. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatDate } from "#app/i18n/dates.ts";

/** In the language of `i18n`. */
export const indexTexts = (i18n: I18n) => ({
  index: i18n._(msg`Index`),
  exhibit: i18n._(msg`Exhibit`),
  document: i18n._(msg`Document`),
  date: i18n._(msg`Date`),
  pages: i18n._(msg`Pages`),
  tab: (letter: string) => i18n._(msg`Tab ${letter}`),
  filedBy: (name: string) => i18n._(msg`filed by ${name}`),
  file: i18n._(msg`File`),
  inArchive: (path: string) => i18n._(msg`in the ZIP: ${path}`),
  volume: (number: number) => i18n._(msg`Volume ${number}`),
  volumeOf: (number: number, of: number) => i18n._(msg`Volume ${number} of ${of}`),
  day: (date: string) => formatDate(i18n.locale, date),
});
