import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { FILTER_NAMES, isFiltered, type ListQuery, listParameters, VENUE_FILTERS } from "#app/domain/booking/office/list-query.ts";
import { BOOKING_SOURCES, BOOKING_STATUSES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { PROCEEDING_LABELS, SOURCE_LABELS, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { FILTER_LABELS, filterText, venueFilterLabel } from "./filter-labels.ts";

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
  const { search, sort, after: _after, before: _before, limit: _limit, ...chosen } = query;
  const further = Object.keys(chosen).length > 0;
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
    <search className="no-print mt-10 block">
      <Form
        ref={form}
        // What a browser would put back after Back is not what the address says.
        autoComplete="off"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { replace: true, preventScrollReset: true });
        }}
      >
        <div className="grid grid-cols-[1fr_auto] items-end gap-4">
          <Field name="search" label={t`Search`}>
            <Input
              type="search"
              aria-required={false}
              maxLength={100}
              defaultValue={search}
              placeholder={t`Number, contact, style of cause or firm`}
            />
          </Field>
          <Button type="submit" variant="secondary" className="min-h-12">
            <Trans>Find</Trans>
          </Button>
        </div>
        <Drawer open={further || Boolean(sort)}>
          <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Choice
              name="status"
              label={i18n._(FILTER_LABELS.status)}
              value={query.status}
              options={BOOKING_STATUSES.map((value) => ({ value, label: i18n._(STATUS_LABELS[value]) }))}
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
              <Input type="date" aria-required={false} defaultValue={query.from} />
            </Field>
            <Field name="to" label={i18n._(FILTER_LABELS.to)}>
              <Input type="date" aria-required={false} defaultValue={query.to} />
            </Field>
            <Field name="sort" label={t`Order`}>
              <Select
                aria-required={false}
                defaultValue={sort ?? ""}
                placeholder={t`Earliest date first`}
                options={[{ value: "desc", label: t`Latest date first` }]}
              />
            </Field>
            <Button type="submit" variant="secondary" className="min-h-12">
              <Trans>Apply</Trans>
            </Button>
          </div>
        </Drawer>
      </Form>
      <Chosen query={query} shown={shown} more={more} />
    </search>
  );
}

/** Everything but the search: on a phone folded away until it is wanted, by the browser itself. */
function Drawer({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details
      open={open}
      className="group mt-2 lg:mt-4 lg:[&::details-content]:block lg:[&::details-content]:h-auto lg:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent lg:supports-[selector(::details-content)]:hidden">
        <Trans>Filters and order</Trans>
        <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

function Choice(props: { name: string; label: string; value: string | undefined; options: { value: string; label: string }[] }) {
  const { t } = useLingui();
  return (
    <Field name={props.name} label={props.label}>
      <Select aria-required={false} defaultValue={props.value ?? ""} placeholder={t`All`} options={props.options} />
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
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
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
              to={`?${listParameters(query.sort ? { sort: query.sort } : {})}`}
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
