import { Trans, useLingui } from "@lingui/react/macro";
import { OpeningHours } from "#app/components/documents/cities/opening-hours.tsx";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { bilingualWelcome } from "#app/components/documents/cities/welcome.ts";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { Fact } from "./fact.tsx";

/** Rooms, people, hours and languages at a glance. A welcome in the reader's language has said them already. */
export function Facts({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { venue } = city;
  if (bilingualWelcome(venue.id)?.some(({ lang }) => lang === locale)) return null;
  return (
    <section aria-labelledby="facts-title" className="page py-16 md:py-20">
      <h2 id="facts-title" className="sr-only">
        <Trans>At a glance</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-x-10 gap-y-8 lg:grid-cols-[0.8fr_1.1fr_1.5fr_1.2fr]">
        <Fact
          label={<Trans>Rooms</Trans>}
          figure={venue.rooms}
          note={city.setups ? <Trans>hearing rooms</Trans> : <Trans>private rooms</Trans>}
        />
        {city.setups ? (
          <Fact
            label={<Trans>Participants</Trans>}
            figure={`${venue.capacity.from}–${venue.capacity.to}`}
            note={<Trans>according to the room and its set-up</Trans>}
          />
        ) : (
          <Fact
            label={<Trans>Privacy</Trans>}
            value={<Trans>Enhanced privacy</Trans>}
            note={<Trans>Tell us what your case needs.</Trans>}
          />
        )}
        <Fact wide label={<Trans>Opening hours</Trans>} value={<OpeningHours venue={venue} />} note={<WeekAndClock city={city} />} />
        <Fact
          wide
          label={<Trans>Languages</Trans>}
          value={i18n._(city.languages)}
          note={<Trans>You can book in English, French or Spanish.</Trans>}
        />
      </dl>
      {city.venue.hosted && (
        <p className="mt-12 max-w-measure font-serif text-2xl leading-10">
          <Trans>Over {formatCount(i18n.locale, city.venue.hosted)} proceedings hosted in this city alone.</Trans>
        </p>
      )}
    </section>
  );
}

function WeekAndClock({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  return (
    <>
      <Trans>Monday to Friday.</Trans> {i18n._(city.clock)}
    </>
  );
}
