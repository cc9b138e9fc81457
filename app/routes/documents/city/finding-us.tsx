import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { MAPS } from "./maps/city-map.tsx";
import { VenueAddress } from "./venue-address.tsx";

/** For anyone who comes on the day: the sketch map, the door, and the ways to it. */
export function FindingUs({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  const { venue, transport } = city;
  const CityMap = MAPS[venue.id];
  return (
    <section id="finding-us" aria-labelledby="finding-us-title">
      <div className="page grid items-start gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[1fr_1.1fr]">
        <h2 id="finding-us-title" className="text-3xl lg:col-span-2">
          <Trans>Finding us</Trans>
        </h2>
        {CityMap && (
          <figure className="max-w-[34rem]">
            <CityMap />
            <figcaption className="mt-3 text-sm text-soft">
              <Trans>Sketch, not to scale</Trans>
            </figcaption>
          </figure>
        )}
        <dl>
          <Way label={<Trans>The door</Trans>}>
            <VenueAddress venue={venue} />
            <p>{i18n._(transport.door)}</p>
          </Way>
          <Way label={<Trans>By air</Trans>}>{i18n._(transport.air)}</Way>
          <Way label={<Trans>By rail and transit</Trans>}>{i18n._(transport.transit)}</Way>
          <Way label={<Trans>By car</Trans>}>{i18n._(transport.car)}</Way>
        </dl>
      </div>
    </section>
  );
}

function Way({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-hairline py-5 first:border-t-0 first:pt-0 sm:grid-cols-[8rem_1fr]">
      <dt className="font-serif text-lg">{label}</dt>
      <dd className="sm:pt-0.5">{children}</dd>
    </div>
  );
}
