import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ROSTER_CAREERS } from "#app/components/documents/roster-careers.ts";
import { fieldName } from "#app/components/documents/roster-labels.ts";
import { breadcrumbs, person as personNode } from "#app/components/documents/structured-data.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Arbitrator } from "#app/domain/people/roster/roster-entries.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { localePath } from "#app/i18n/addresses.ts";

/** What the page says of the person to machines: the entry of the register, and the way to it. */
export function personNodes(person: Arbitrator, description: string, i18n: I18n, locale: Locale): (object | null)[] {
  const path = localePath(locale, `/roster/${person.slug}`);
  return [
    personNode({
      name: person.name,
      path,
      jobTitle: ROSTER_CAREERS[person.slug].title[locale],
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
