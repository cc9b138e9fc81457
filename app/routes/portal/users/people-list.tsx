import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { ROLES } from "#app/domain/people/roles.ts";
import { roleText } from "#app/i18n/portal/people-labels.ts";
import { Pages } from "../pages.tsx";
import { PersonBadges } from "../person-badges.tsx";

interface PeopleListProps {
  page: { people: readonly PersonRecord[]; next: string | null };
  search: string;
  role: string;
  later: boolean;
}

/** People by name, or what a search finds, the newest on top. */
export function PeopleList({ page: { people, next }, search, role, later }: PeopleListProps) {
  const { i18n, t } = useLingui();
  const filtered = search !== "" || role !== "";
  const query: Record<string, string> = { view: "people", ...(search ? { search } : {}), ...(role ? { role } : {}) };
  return (
    <>
      <Form method="get" role="search" className="no-print mt-8 flex flex-wrap items-end gap-4">
        <input type="hidden" name="view" value="people" />
        <Field name="search" label={t`Name or e-mail`} optional className="grow basis-64">
          <Input key={search} type="search" defaultValue={search} />
        </Field>
        <Field name="role" label={t`Role`} optional className="grow basis-48">
          <Select
            key={role}
            defaultValue={role}
            placeholder={t`Every role`}
            options={ROLES.map((value) => ({ value, label: roleText(i18n, value) }))}
          />
        </Field>
        <Button type="submit" variant="secondary">
          <Icon name="search" size={18} />
          <Trans>Find</Trans>
        </Button>
        {filtered && (
          <ButtonLink to="?view=people" variant="quiet">
            <Trans>Show everyone</Trans>
          </ButtonLink>
        )}
      </Form>
      {people.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={later ? t`Nothing more on this page` : t`Nobody found`}>
            {later ? null : <Trans>No one’s name or address begins like that. Enter fewer letters, or look in every role.</Trans>}
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-8 border-t border-hairline">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      <Pages query={query} next={next} later={later} />
    </>
  );
}

function Person({ person }: { person: PersonRecord }) {
  const { t } = useLingui();
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  return (
    <li
      className={`grid gap-x-8 gap-y-2 border-b border-hairline py-5 focus-within:bg-accent-wash/60 hover:bg-accent-wash/60 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] md:items-center ${person.active ? "" : "text-soft"}`}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={`/users/${person.id}`} className="prose-link font-semibold" aria-label={t`${name}: account`}>
          {name}
        </Link>
        <span className="block text-sm text-soft">{person.email}</span>
      </span>
      <PersonBadges person={person} />
    </li>
  );
}
