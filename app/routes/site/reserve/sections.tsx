import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Skyline } from "#app/components/ui/skyline.tsx";
import { VENUES } from "#app/domain/venue/venues.ts";
import { Services } from "./services.tsx";

const SHOWN = ["arbitration_place_montreal", "arbitration_place_miami", "arbitration_place_cayman"] as const;

export function Sections({ reserve }: { reserve: (event: MouseEvent) => void }) {
  const locale = useLocale();
  const at = useSitePath();
  const venues = SHOWN.flatMap((id) => VENUES.filter((venue) => venue.id === id));
  return (
    <>
      <section id="locations" className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
        <h2 className="text-2xl">
          <Trans>Locations</Trans>
        </h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-3">
          {venues.map((venue) => (
            <li key={venue.id} className="border-hairline-strong border-t pt-4">
              <Skyline venue={venue.id} className="text-accent" />
              <h3 className="mt-3 text-xl">{venue.city[locale]}</h3>
              <p className="text-soft">
                {venue.country === "CA" ? <Trans>Canada</Trans> : venue.country === "US" ? <Trans>United States</Trans> : <Trans>Cayman Islands</Trans>}
              </p>
              <p className="mt-2">
                {venue.country === "CA" ? (
                  <Trans>Twelve rooms in the heart of the city, with service in French and English.</Trans>
                ) : venue.country === "US" ? (
                  <Trans>Ten rooms for multilingual hearings, close to Latin America and the Caribbean.</Trans>
                ) : (
                  <Trans>Eight private rooms, for hearings that need particular discretion.</Trans>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="border-hairline border-y bg-sunk">
        <p className="mx-auto max-w-3xl px-4 py-14 font-serif text-xl sm:px-6">
          <Trans>
            A hearing asks much of those who attend it. We take care of the room, the record and the hour, so that nothing but the case is left to
            think about.
          </Trans>
        </p>
      </section>
      <Services />
      <section id="contact" className="border-hairline border-t">
        <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
          <h2 className="text-2xl">
            <Trans>Contact</Trans>
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-3">
            {venues.map((venue) => (
              <li key={venue.id}>
                <h3 className="text-lg">{venue.city[locale]}</h3>
                <a href={`tel:${venue.phone.replaceAll(" ", "")}`}>{venue.phone}</a>
                <br />
                <a href={`mailto:${venue.email}`}>{venue.email}</a>
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <ButtonLink href={`${at("/reserve")}?form=open#form`} onClick={reserve}>
              <Trans>Reserve</Trans>
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
