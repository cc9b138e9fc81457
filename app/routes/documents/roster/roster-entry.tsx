import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Monogram } from "#app/components/documents/monogram.tsx";
import { ProfileTitle } from "#app/components/documents/profile-title.tsx";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import type { PublicProfile } from "#app/domain/people/roster/roster-vocabulary.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { fieldNames, languageNames, ROLE_LABELS } from "#app/i18n/portal/roster/roster-labels.ts";

/** One person as a line of the register: who, for what, in which languages, where. */
export function RosterEntry({ person }: { person: PublicProfile }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  return (
    <article className="grid gap-x-12 gap-y-6 py-6 sm:py-8 lg:grid-cols-[1fr_1.35fr]">
      <div className="flex gap-5">
        <Monogram name={person.name} className="mt-1.5" />
        <div>
          <h2 className="text-xl sm:text-2xl">
            <a
              href={at(`/roster/${person.slug}`)}
              className="inline-block py-1.5 decoration-accent decoration-1 underline-offset-8 hover:underline"
            >
              {person.name}
            </a>
          </h2>
          <ProfileTitle person={person} className="text-soft" />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10">
        <Fact label={<Trans>Fields of practice</Trans>}>{fieldNames(i18n, person.fields)}</Fact>
        <Fact label={<Trans>Proceedings</Trans>}>{i18n._(ROLE_LABELS[person.role])}</Fact>
        <Fact label={<Trans>Languages</Trans>}>{languageNames(i18n, person.languages)}</Fact>
        <Fact label={<Trans>Offices</Trans>}>{person.seats.map((seat) => venueOf(seat)?.city[locale]).join(", ")}</Fact>
      </dl>
    </article>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
