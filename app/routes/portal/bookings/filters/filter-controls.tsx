import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { type ListQuery, STATUS_FILTERS, VENUE_FILTERS } from "#app/domain/booking/office/list-query.ts";
import { BOOKING_SOURCES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { PROCEEDING_LABELS, SOURCE_LABELS } from "#app/i18n/booking-labels.ts";
import { FILTER_LABELS, STATUS_FILTER_LABELS, venueFilterLabel } from "./filter-labels.ts";

/** Lower than what forms are filled in with: a line of the office. */
export const COMPACT = "min-h-10! py-1!";

/** Everything but the search: what the list is narrowed by, and its order. */
export function FilterControls({ query }: { query: ListQuery }) {
  const { i18n, t } = useLingui();
  return (
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
          defaultValue={query.sort ?? ""}
          placeholder={t`Earliest date first`}
          options={[{ value: "desc", label: t`Latest date first` }]}
        />
      </Field>
      <Button type="submit" variant="secondary" size="sm" className="min-h-10!">
        <Trans>Apply</Trans>
      </Button>
    </div>
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
