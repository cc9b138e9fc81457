/** The end of every mail: who writes, how to reach them, and why it came. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isLocale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

/** The lines of the footer. `reference` is what the reader asked about; null for staff. */
export function footerOf(i18n: I18n, reference: string | null): string[] {
  const who = `${PROVIDER.legalName} · ${PROVIDER.phoneDisplay} · ${PROVIDER.email}`;
  if (!reference) return [who];
  return [
    who,
    i18n._(msg`You receive this message because your address was given with ${reference}. If that was not you, please tell us.`),
  ];
}

/** The office's city in the reader's language. */
export function officeCity(i18n: I18n, office: Venue): string {
  return office.city[isLocale(i18n.locale) ? i18n.locale : "en"];
}
