import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { breadcrumbs, person as personNode } from "#app/components/documents/structured-data.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type PublicProfile, textFor } from "#app/domain/people/roster/roster-vocabulary.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { fieldName } from "#app/i18n/portal/roster/roster-labels.ts";

/** What the page says of the person to machines: the entry of the register, and the way to it. */
export function personNodes(person: PublicProfile, description: string, i18n: I18n, locale: Locale): (object | null)[] {
  const path = localePath(locale, `/roster/${person.slug}`);
  return [
    personNode({
      name: person.name,
      path,
      jobTitle: textFor(person.texts, locale).text.title,
      description,
      languages: person.languages,
      knowsAbout: person.fields.map((field) => fieldName(i18n, field)),
      cities: person.seats.flatMap((seat) => venueOf(seat)?.city[locale] ?? []),
    }),
    breadcrumbs([
      { name: i18n._(msg`Our Roster`), path: localePath(locale, "/roster") },
      { name: person.name, path },
    ]),
  ];
}
