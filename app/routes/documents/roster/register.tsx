import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { filterRoster, isFiltering, type RosterFilter } from "#app/domain/people/roster/roster.ts";
import type { Route } from "./+types/route";
import { RosterEntry } from "./roster-entry.tsx";

/** Those whom the filter leaves, as the entries of a register. */
export function Register({ filter, everyone }: { filter: RosterFilter; everyone: Route.ComponentProps["loaderData"]["people"] }) {
  const { t } = useLingui();
  const people = filterRoster(filter, everyone);
  const count = people.length;
  return (
    <section aria-label={t`Arbitrators and mediators`} className="page pt-8 pb-20 md:pb-28">
      {/* On a wide screen the filter stays in view above the answer; on a narrow one the answer comes first. */}
      <p id="results" role="status" className="scroll-mt-24 text-soft lg:scroll-mt-84">
        {isFiltering(filter) ? (
          <Plural value={count} _0="Nobody fits this filter" one="# person fits this filter" other="# people fit this filter" />
        ) : (
          <Plural value={count} _0="Nobody is on the roster at the moment" one="# person on the roster" other="# people on the roster" />
        )}
      </p>
      {count === 0 ? (
        everyone.length > 0 && <NobodyFits />
      ) : (
        <ul className="mt-6">
          {people.map((person) => (
            <li key={person.slug} className="border-t border-hairline-strong last:border-b">
              <RosterEntry person={person} />
            </li>
          ))}
        </ul>
      )}
      {everyone.length > 0 && everyone.every(({ invented }) => invented) && (
        <p className="mt-8 text-sm text-soft">
          <Trans>Everyone on this roster is invented, to show how a roster reads.</Trans>
        </p>
      )}
    </section>
  );
}

function NobodyFits() {
  const at = useSitePath();
  return (
    <div className="mt-6">
      <EmptyState
        title={<Trans>No one on the roster meets all of these criteria</Trans>}
        action={
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={`${at("/roster")}#results`}>
              <Trans>Clear the filter</Trans>
            </ButtonLink>
            <ButtonLink href={at("/contact")} variant="secondary">
              <Trans>Ask us</Trans>
            </ButtonLink>
          </p>
        }
      >
        <Trans>
          Widen the filter: begin with the language or the office, since hearings can be interpreted and people travel. Or ask us, and we
          look further for you.
        </Trans>
      </EmptyState>
    </div>
  );
}
