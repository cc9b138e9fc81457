import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import type { PublicProfile } from "#app/domain/people/roster/roster-vocabulary.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { fieldName, languageNames, ROLE_LABELS } from "#app/i18n/portal/roster/roster-labels.ts";

/** The entry in the register, at the side of the biography. */
export function Facts({ person }: { person: PublicProfile }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  return (
    <dl className="grid content-start gap-x-10 sm:grid-cols-2 lg:grid-cols-1">
      <Fact label={<Trans>Proceedings</Trans>}>{i18n._(ROLE_LABELS[person.role])}</Fact>
      <Fact label={<Trans>Fields of practice</Trans>}>
        <ul>
          {person.fields.map((field) => (
            <li key={field}>{fieldName(i18n, field)}</li>
          ))}
        </ul>
      </Fact>
      <Fact label={<Trans>Languages</Trans>}>{languageNames(i18n, person.languages)}</Fact>
      <Fact label={<Trans>Offices</Trans>}>
        <ul className="flex flex-wrap gap-x-5">
          {person.seats.map((seat) => {
            const venue = venueOf(seat);
            return (
              venue?.slug && (
                <li key={seat}>
                  <a href={at(`/locations/${venue.slug}`)} className="prose-link inline-flex min-h-11 items-center">
                    {venue.city[locale]}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </Fact>
      <Fact label={<Trans>In practice since</Trans>}>
        <time>{person.since}</time>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-4 lg:first:border-t-0 lg:first:pt-0">
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
