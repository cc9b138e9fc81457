import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { BOOKING_STATUSES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { PROCEEDING_LABELS, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import type { ListFilter } from "./listing.ts";

/** Search and filters, kept in the address, so that a view can be sent to a colleague. Choosing applies; words wait for Find. */
export function Filters({ filter, after, shown }: { filter: ListFilter; after: string | null; shown: number }) {
  const { i18n, t } = useLingui();
  const submit = useSubmit();
  const active = Boolean(filter.search || filter.status || filter.type);
  return (
    <Form
      role="search"
      className="no-print mt-10 grid grid-cols-2 items-end gap-4 lg:grid-cols-[2fr_1fr_1fr_auto]"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      <Field name="search" label={t`Search`} className="max-lg:col-span-2">
        <Input
          key={filter.search}
          type="search"
          aria-required={false}
          defaultValue={filter.search}
          placeholder={t`Number, contact, style of cause or firm`}
        />
      </Field>
      <Field name="status" label={t`Status`}>
        <Select
          key={filter.status}
          aria-required={false}
          defaultValue={filter.status}
          placeholder={t`All`}
          options={BOOKING_STATUSES.map((status) => ({ value: status, label: i18n._(STATUS_LABELS[status]) }))}
        />
      </Field>
      <Field name="type" label={t`Type of proceeding`}>
        <Select
          key={filter.type}
          aria-required={false}
          defaultValue={filter.type}
          placeholder={t`All`}
          options={PROCEEDING_TYPES.map((type) => ({ value: type, label: i18n._(PROCEEDING_LABELS[type]) }))}
        />
      </Field>
      {after && <input type="hidden" name="after" value={after} />}
      <Button type="submit" variant="secondary" className="min-h-12 max-lg:col-span-2">
        <Trans>Find</Trans>
      </Button>
      <p role="status" className="text-sm text-soft sm:col-span-full">
        {active && (
          <>
            <Plural value={shown} one="One booking matches." other="# bookings match." />{" "}
            <Link to={after ? `?after=${encodeURIComponent(after)}` : "?"} className="prose-link" preventScrollReset>
              <Trans>Show all</Trans>
            </Link>
          </>
        )}
      </p>
    </Form>
  );
}
