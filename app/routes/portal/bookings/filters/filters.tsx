import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { listParameters } from "#app/domain/booking/office/list-query.ts";
import { ChosenFilters, type FiltersProps } from "./chosen-filters.tsx";
import { COMPACT, FilterControls } from "./filter-controls.tsx";

/** Search and filters, kept in the address, so that a view can be sent to a colleague. Choosing applies; what is typed waits for Find. */
export function Filters({ query, shown, more }: FiltersProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const form = useShownAddress(String(listParameters(query)));
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
          defaultValue={query.search}
          placeholder={t`Number, contact, style of cause or firm`}
          className={`w-auto! grow basis-60 md:max-w-md ${COMPACT}`}
        />
        <Button type="submit" variant="secondary" className="min-h-10!" size="sm">
          <Trans>Find</Trans>
        </Button>
        <Drawer>
          <FilterControls query={query} />
        </Drawer>
      </Form>
      <ChosenFilters query={query} shown={shown} more={more} />
    </search>
  );
}

/** The form whose controls show what the address says, also after Back. */
function useShownAddress(address: string) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef(false);
  // By the values alone, since a control that is made again would lose the focus.
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
  return form;
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
