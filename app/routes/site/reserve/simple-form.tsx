import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { FormHTMLAttributes } from "react";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { SIMPLE_DEFAULTS } from "#app/domain/booking/simple.ts";
import { LOCATION_ALIASES, SIMPLE_LOCATIONS, SIMPLE_PROCEEDING_TYPES, SIMPLE_URGENCIES } from "#app/domain/booking/vocabulary.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS, SIMPLE_URGENCY_LABELS } from "#app/i18n/booking-labels.ts";
import { validationText } from "#app/i18n/validation-messages.ts";

export interface SimpleResult {
  done: { id: string; number: string } | null;
  values: Record<string, string>;
  issues: { field: string; code: string }[];
  failed: boolean;
}

interface SimpleFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "action"> {
  result?: SimpleResult | undefined;
  action: string;
  busy?: boolean;
  onCancel?: () => void;
}

/** The simple booking request (specification, section 3). Works as a plain form; the dialog sends it without leaving the page. */
export function SimpleForm({ result, action, busy = false, onCancel, ...form }: SimpleFormProps) {
  const { i18n, t } = useLingui();
  const at = useSitePath();
  const values = { ...SIMPLE_DEFAULTS, ...result?.values } as Record<string, string>;
  const error = (field: string) => {
    const issue = result?.issues.find((candidate) => candidate.field === field);
    return issue ? validationText(i18n, issue.code) : null;
  };
  if (result?.done) {
    return (
      <div role="status" className="border-success border-s-4 bg-success-wash p-5">
        <p className="font-semibold">
          <Trans>Booking request submitted successfully! We'll contact you within 24 hours.</Trans>
        </p>
        <p className="mt-2">
          <Link to={at(`/booking-confirmation/${result.done.id}`)}>
            <Trans>See your request {result.done.number}</Trans>
          </Link>
        </p>
      </div>
    );
  }
  const text = (name: string) => ({ name, defaultValue: values[name] });
  return (
    <form method="post" action={action} noValidate {...form} className="flex flex-col gap-5">
      {result?.failed ? (
        <ErrorSummary errors={[{ id: "contactName", text: t`Failed to submit booking request. Please try again.` }]} />
      ) : (
        <ErrorSummary errors={(result?.issues ?? []).map((issue) => ({ id: issue.field, text: validationText(i18n, issue.code) }))} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="contactName" label={<Trans>Full name</Trans>} error={error("contactName")}>
          <Input {...text("contactName")} autoComplete="name" />
        </Field>
        <Field id="firmName" label={<Trans>Law firm or organisation</Trans>} error={error("firmName")}>
          <Input {...text("firmName")} autoComplete="organization" />
        </Field>
        <Field id="contactEmail" label={<Trans>E-mail</Trans>} error={error("contactEmail")}>
          <Input {...text("contactEmail")} type="email" autoComplete="email" />
        </Field>
        <Field id="contactPhone" label={<Trans>Phone</Trans>} error={error("contactPhone")}>
          <Input {...text("contactPhone")} type="tel" autoComplete="tel" />
        </Field>
        <Field id="proceedingType" label={<Trans>Type of proceeding</Trans>} error={error("proceedingType")}>
          <Select {...text("proceedingType")}>
            {SIMPLE_PROCEEDING_TYPES.map((type) => (
              <option key={type} value={type}>
                {i18n._(PROCEEDING_LABELS[type])}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="preferredLocation" label={<Trans>Preferred location</Trans>} error={error("preferredLocation")}>
          <Select {...text("preferredLocation")}>
            {SIMPLE_LOCATIONS.map((location) => (
              <option key={location} value={location}>
                {location === "virtual"
                  ? i18n._(LOCATION_TYPE_LABELS.virtual)
                  : locationLabel(i18n, LOCATION_ALIASES[location] ?? "alternate")}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="preferredDate" label={<Trans>Preferred date</Trans>} error={error("preferredDate")}>
          <Input {...text("preferredDate")} type="date" />
        </Field>
        <Field id="urgency" label={<Trans>Urgency</Trans>} error={error("urgency")}>
          <Select {...text("urgency")}>
            {SIMPLE_URGENCIES.map((urgency) => (
              <option key={urgency} value={urgency}>
                {i18n._(SIMPLE_URGENCY_LABELS[urgency])}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field id="caseDescription" label={<Trans>Case description</Trans>} error={error("caseDescription")}>
        <Textarea {...text("caseDescription")} />
      </Field>
      <Field id="additionalRequirements" label={<Trans>Additional requirements</Trans>} optional error={error("additionalRequirements")}>
        <Textarea {...text("additionalRequirements")} rows={2} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {busy ? <Trans>SUBMITTING...</Trans> : <Trans>Send request</Trans>}
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}
