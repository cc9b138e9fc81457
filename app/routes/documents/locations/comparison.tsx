import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { CITIES } from "#app/components/documents/cities/cities.ts";
import { OpeningHours } from "#app/components/documents/cities/opening-hours.tsx";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { RegisterTable } from "#app/components/documents/register-table.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import type { Locale } from "#app/domain/locale.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { HoursStrip } from "./hours-strip.tsx";

/** What a lawyer weighs, a row for each city. */
export function Comparison() {
  const { i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  const clock = HEAD_OFFICE.city[locale];
  return (
    <section aria-labelledby="comparison-title" className="page py-16 md:py-24">
      <h2 id="comparison-title" className="text-3xl">
        <Trans>Side by side</Trans>
      </h2>
      <div className="mt-8">
        <RegisterTable
          caption={<Trans>Our venues compared: rooms, participants, opening hours, languages and the ways to them</Trans>}
          columns={[
            { key: "city", label: <Trans>City</Trans> },
            { key: "rooms", label: <Trans>Rooms</Trans> },
            { key: "people", label: <Trans>Participants</Trans> },
            { key: "hours", label: <Trans>Hours</Trans> },
            { key: "languages", label: <Trans>Languages</Trans> },
            { key: "ways", label: <Trans>Flight and transit</Trans> },
          ]}
          rows={CITIES.map((city) => row(city, i18n, locale, at))}
        />
      </div>
      <p className="mt-6 max-w-measure text-sm text-soft">
        <Trans>
          Hours are local, with the zone in force today. The bars show them all on {clock}’s clock, from six in the morning to eight in the
          evening.
        </Trans>{" "}
        {CITIES.flatMap(({ otherHours }) => (otherHours ? i18n._(otherHours) : [])).join(" ")}
      </p>
    </section>
  );
}

function row(city: CityParticulars, i18n: I18n, locale: Locale, at: (path: string) => string) {
  const { venue } = city;
  return {
    id: venue.id,
    city: (
      <a
        href={at(`/locations/${venue.slug}`)}
        className="prose-link inline-flex min-h-11 items-center font-serif text-lg font-normal md:-mt-2"
      >
        {venue.city[locale]}
      </a>
    ),
    rooms: city.setups ? venue.rooms : <Trans>{venue.rooms}, private</Trans>,
    people: city.setups ? (
      <span className="tabular">
        {venue.capacity.from}–{venue.capacity.to}
      </span>
    ) : (
      <Trans>Ask for the set-up</Trans>
    ),
    hours: (
      <>
        <OpeningHours venue={venue} />
        <span className="block text-soft">
          <Trans>Monday to Friday</Trans>
        </span>
        <HoursStrip venue={venue} />
      </>
    ),
    languages: i18n._(city.languages),
    ways: (
      <>
        <span className="block">{i18n._(city.nearest.airport)}</span>
        <span className="mt-1 block text-soft">{i18n._(city.nearest.station)}</span>
      </>
    ),
  };
}
