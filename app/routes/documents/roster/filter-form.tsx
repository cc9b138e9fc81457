import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select, type SelectOption } from "#app/components/ui/select.tsx";
import { type FILTER_NAMES, isFiltering, ROSTER_SEATS, type RosterFilter } from "#app/domain/people/roster/roster.ts";
import { CAPACITIES, ROSTER_FIELDS, ROSTER_LANGUAGES } from "#app/domain/people/roster/roster-vocabulary.ts";
import { CAPACITY_LABELS, fieldName, languageName } from "#app/i18n/portal/roster/roster-labels.ts";

/** Four choices that go into the address; the answer begins at the count below them. */
export function FilterForm({ filter }: { filter: RosterFilter }) {
  const { t, i18n } = useLingui();
  const at = useSitePath();
  const locale = useLocale();
  return (
    <section aria-labelledby="filter-title" className="no-print border-y border-hairline bg-sunk">
      {/* Without autocompletion a browser would restore older choices over those of the address. */}
      <form method="get" action={`${at("/roster")}#results`} autoComplete="off" className="page py-8">
        <h2 id="filter-title" className="text-xl">
          <Trans>Find someone for your case</Trans>
        </h2>
        <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          <Choice
            name="field"
            label={<Trans>Field of practice</Trans>}
            all={t`All fields of practice`}
            chosen={filter.field}
            options={ROSTER_FIELDS.map((field) => ({ value: field, label: fieldName(i18n, field) }))}
          />
          <Choice
            name="language"
            label={<Trans>Language</Trans>}
            all={t`All languages`}
            chosen={filter.language}
            options={ROSTER_LANGUAGES.map((language) => ({ value: language, label: languageName(i18n, language) }))}
          />
          <Choice
            name="seat"
            label={<Trans>Office</Trans>}
            all={t`All offices`}
            chosen={ROSTER_SEATS.find((venue) => venue.id === filter.seat)?.slug ?? null}
            options={ROSTER_SEATS.map((venue) => ({ value: venue.slug ?? "", label: venue.city[locale] }))}
          />
          <Choice
            name="role"
            label={<Trans>Proceeding</Trans>}
            all={t`Arbitration or mediation`}
            chosen={filter.role}
            options={CAPACITIES.map((capacity) => ({ value: capacity, label: i18n._(CAPACITY_LABELS[capacity]) }))}
          />
        </div>
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-3">
          <Button type="submit">
            <Trans>Show who fits</Trans>
          </Button>
          {isFiltering(filter) && (
            <ButtonLink href={`${at("/roster")}#results`} variant="quiet">
              <Trans>Clear the filter</Trans>
            </ButtonLink>
          )}
        </p>
      </form>
    </section>
  );
}

interface ChoiceProps {
  name: (typeof FILTER_NAMES)[number];
  label: ReactNode;
  /** What the empty choice is called. */
  all: string;
  chosen: string | null;
  options: readonly SelectOption[];
}

function Choice({ name, label, all, chosen, options }: ChoiceProps) {
  return (
    <Field name={name} label={label}>
      {/* Nothing here has to be answered. */}
      <Select placeholder={all} options={options} defaultValue={chosen ?? ""} aria-required={false} />
    </Field>
  );
}
