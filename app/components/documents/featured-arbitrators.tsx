import { Trans, useLingui } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { PublicProfile } from "#app/domain/people/roster/roster-vocabulary.ts";
import { fieldNames } from "#app/i18n/portal/roster/roster-labels.ts";
import { Monogram } from "./monogram.tsx";
import { ProfileTitle } from "./profile-title.tsx";

/** Three of the roster on the four-city landing, and the way to all of it (specification, section 2 "Our Roster"). */
export function FeaturedArbitrators({ people }: { people: readonly PublicProfile[] }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  return (
    <section id="arbitrators" aria-labelledby="arbitrators-title" className="border-t border-hairline">
      <div className="page py-20 md:py-28">
        <h2 id="arbitrators-title" className="text-3xl">
          <Trans>Our Roster</Trans>
        </h2>
        <p className="mt-4 max-w-measure text-lg text-soft">
          <Trans>Arbitrators and mediators who know our rooms, and whom the parties choose.</Trans>
        </p>
        <ul className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {people.map((person) => (
            <li key={person.slug} className="flex gap-5 border-t border-hairline-strong pt-6 md:flex-col">
              <Monogram name={person.name} />
              <div>
                <h3 className="text-xl">
                  <a
                    href={at(`/roster/${person.slug}`)}
                    className="inline-flex min-h-11 items-center decoration-accent decoration-1 underline-offset-8 hover:underline"
                  >
                    {person.name}
                  </a>
                </h3>
                <ProfileTitle person={person} />
                <p className="mt-2 text-sm text-soft">{fieldNames(i18n, person.fields)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-12">
          <ButtonLink href={at("/roster")} variant="secondary" size="lg">
            <Trans>View All Arbitrators</Trans>
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
