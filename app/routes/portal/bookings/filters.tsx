import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import {
  FILTER_NAMES,
  isFiltered,
  type ListQuery,
  listParameters,
  STATUS_FILTERS,
  VENUE_FILTERS,
} from "#app/domain/booking/office/list-query.ts";
import { BOOKING_SOURCES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { PROCEEDING_LABELS, SOURCE_LABELS } from "#app/i18n/booking-labels.ts";
import { FILTER_LABELS, filterText, STATUS_FILTER_LABELS, venueFilterLabel } from "./filter-labels.ts";

/** Lower than what forms are filled in with: a line of the office. */
const COMPACT = "min-h-10! py-1!";

interface FiltersProps {
  query: ListQuery;
  /** Bookings on this page, and whether there are more of them before or after it. */
  shown: number;
  more: boolean;
}

/** Search and filters, kept in the address, so that a view can be sent to a colleague. Choosing applies; what is typed waits for Find. */
export function Filters({ query, shown, more }: FiltersProps) {
  const { i18n, t } = useLingui();
  const submit = useSubmit();
  const { search, sort } = query;
  const form = useRef<HTMLFormElement>(null);
  const address = String(listParameters(query));
  const begun = useRef(false);
  // What the address says is shown, also after Back; by the values alone, since a control that is made again would lose the focus.
  // At first the page shows it already: what differs was typed or chosen before this ran, and is not lost.
  useEffect(() => {
    const set = new URLSearchParams(address);
    const first = !begun.current;
    begun.current = true;
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || !control.name) continue;
      const value = set.get(control.name) ?? "";
      if (control.value === value) continue;
      if (!first) control.value = value;
      else if (control instanceof HTMLSelectElement) void submit(form.current, { replace: true, preventScrollReset: true });
    }
  }, [address, submit]);
  return (
    <search className="no-print mt-2 block">
      <Form
        ref={form}
        // What a browser would put back after Back is not what the address says.
        autoComplete="off"
        className="flex flex-wrap items-start gap-x-3 gap-y-2"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { replace: true, preventScrollReset: true });
        }}
      >
        {/* A search goes through all times, unless one was chosen for it. */}
        {query.when && query.when !== "upcoming" && <input type="hidden" name="when" value={query.when} />}
        <Input
          name="search"
          type="search"
          aria-label={t`Search`}
          maxLength={100}
          defaultValue={search}
          placeholder={t`Number, contact, style of cause or firm`}
          className={`w-auto! grow basis-60 md:max-w-md ${COMPACT}`}
        />
        <Button type="submit" variant="secondary" className="min-h-10!" size="sm">
          <Trans>Find</Trans>
        </Button>
        <Drawer>
          <div className="grid grid-cols-1 items-end gap-x-4 gap-y-3 pb-3 sm:grid-cols-2 lg:grid-cols-4">
            <Choice
              name="status"
              label={i18n._(FILTER_LABELS.status)}
              value={query.status}
              options={STATUS_FILTERS.map((value) => ({ value, label: i18n._(STATUS_FILTER_LABELS[value]) }))}
            />
            <Choice
              name="type"
              label={i18n._(FILTER_LABELS.type)}
              value={query.type}
              options={PROCEEDING_TYPES.map((value) => ({ value, label: i18n._(PROCEEDING_LABELS[value]) }))}
            />
            <Choice
              name="venue"
              label={i18n._(FILTER_LABELS.venue)}
              value={query.venue}
              options={VENUE_FILTERS.map((value) => ({ value, label: venueFilterLabel(i18n, value) }))}
            />
            <Choice
              name="source"
              label={i18n._(FILTER_LABELS.source)}
              value={query.source}
              options={BOOKING_SOURCES.map((value) => ({ value, label: i18n._(SOURCE_LABELS[value]) }))}
            />
            <Field name="from" label={i18n._(FILTER_LABELS.from)}>
              <Input type="date" aria-required={false} className={COMPACT} defaultValue={query.from} />
            </Field>
            <Field name="to" label={i18n._(FILTER_LABELS.to)}>
              <Input type="date" aria-required={false} className={COMPACT} defaultValue={query.to} />
            </Field>
            <Field name="sort" label={t`Order`}>
              <Select
                aria-required={false}
                className={COMPACT}
                defaultValue={sort ?? ""}
                placeholder={t`Earliest date first`}
                options={[{ value: "desc", label: t`Latest date first` }]}
              />
            </Field>
            <Button type="submit" variant="secondary" size="sm" className="min-h-10!">
              <Trans>Apply</Trans>
            </Button>
          </div>
        </Drawer>
      </Form>
      <Chosen query={query} shown={shown} more={more} />
    </search>
  );
}

/** Everything but the search, folded away until it is wanted: what is chosen is below in words. */
function Drawer({ children }: { children: ReactNode }) {
  return (
    <details className="group open:basis-full">
      <summary className="inline-flex min-h-10 items-center gap-2 text-sm font-semibold text-accent">
        <Trans>Filters and order</Trans>
        <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}

function Choice(props: { name: string; label: string; value: string | undefined; options: { value: string; label: string }[] }) {
  const { t } = useLingui();
  return (
    <Field name={props.name} label={props.label}>
      <Select aria-required={false} className={COMPACT} defaultValue={props.value ?? ""} placeholder={t`All`} options={props.options} />
    </Field>
  );
}

/** What the list is filtered by, each with a way to take it off, and how much that leaves. */
function Chosen({ query, shown, more }: FiltersProps) {
  const { i18n, t } = useLingui();
  const heading = useId();
  const { after: _after, before: _before, ...kept } = query;
  const without = (name: string) => `?${listParameters(Object.fromEntries(Object.entries(kept).filter(([other]) => other !== name)))}`;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p id={heading} role="status" className="text-soft empty:hidden">
        {isFiltered(query) &&
          (more ? (
            <Trans>More than {shown} bookings match.</Trans>
          ) : (
            <Plural value={shown} one="One booking matches." other="# bookings match." />
          ))}
      </p>
      {isFiltered(query) && (
        <ul aria-labelledby={heading} className="flex flex-wrap gap-2">
          {FILTER_NAMES.filter((name) => query[name] !== undefined).map((name) => {
            const label = i18n._(FILTER_LABELS[name]);
            const text = filterText(i18n, name, query);
            return (
              <li key={name}>
                <Link
                  to={without(name)}
                  preventScrollReset
                  aria-label={t`Remove: ${label} ${text}`}
                  className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-hairline-strong px-3 hover:border-accent hover:bg-accent-wash [overflow-wrap:anywhere]"
                >
                  <span>
                    <span className="text-soft">{label}</span> {text}
                  </span>
                  <Icon name="close" size={14} />
                </Link>
              </li>
            );
          })}
          <li>
            <Link
              to={`?${listParameters({ when: "all", ...(query.sort ? { sort: query.sort } : {}) })}`}
              className="prose-link inline-flex min-h-9 items-center"
              preventScrollReset
            >
              <Trans>Show all</Trans>
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
