import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { LANDING_VENUES } from "./venues.ts";

/** Telephone and e-mail of each city, and the second Reserve. */
export function Contact({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <section id="contact" aria-labelledby="contact-title" className="border-t border-hairline bg-sunk">
      <div className="page py-20">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="contact-title" className="text-3xl">
            <Trans>Contact</Trans>
          </h2>
          {children}
        </div>
        <ul className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {LANDING_VENUES.map((venue) => (
            <li key={venue.id} className="border-t border-hairline-strong pt-4">
              <h3 className="text-lg">{venue.city[locale]}</h3>
              <p className="mt-1 flex flex-col items-start">
                <a href={`tel:${venue.phone.replaceAll(" ", "")}`} className="prose-link tabular inline-flex min-h-9 items-center">
                  {venue.phone}
                </a>
                <a href={`mailto:${venue.email}`} className="prose-link inline-flex min-h-9 items-center">
                  {venue.email}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
