import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { RangeFault, ReportRange } from "#app/domain/report/report.ts";
import { RANGE_FAULT_TEXTS } from "#app/i18n/portal/report-labels.ts";

interface RangeFormProps {
  /** What was asked for, kept also where it cannot be. */
  asked: { from: string; to: string };
  fault: RangeFault | null;
  ranges: Record<"this_month" | "last_month" | "this_year" | "year", ReportRange>;
}

/** The range, in the address. */
export function RangeForm({ asked, fault, ranges }: RangeFormProps) {
  const { i18n, t } = useLingui();
  const names = { this_month: t`This month`, last_month: t`Last month`, this_year: t`This year`, year: t`Twelve months` } as const;
  return (
    <section aria-label={t`Range of days`} className="no-print mt-6">
      {fault && (
        <p role="alert" className="mb-4 flex items-start gap-2 text-danger">
          <Icon name="alert" size={18} className="mt-1" />
          {i18n._(RANGE_FAULT_TEXTS[fault])}
        </p>
      )}
      <Form method="get" className="flex flex-wrap items-end gap-4" key={`${asked.from} ${asked.to}`}>
        <Field label={<Trans>First day</Trans>} name="from">
          <Input type="date" defaultValue={asked.from} aria-invalid={fault ? true : undefined} />
        </Field>
        <Field label={<Trans>Last day</Trans>} name="to">
          <Input type="date" defaultValue={asked.to} aria-invalid={fault ? true : undefined} />
        </Field>
        <Button type="submit">
          <Trans>Generate Report</Trans>
        </Button>
      </Form>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {Object.entries(names).map(([name, label]) => (
          <li key={name}>
            <Link
              to={`?${new URLSearchParams({ ...ranges[name as keyof typeof ranges] })}`}
              className="prose-link inline-flex min-h-11 items-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
