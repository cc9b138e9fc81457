import { Trans, useLingui } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import {
  LOCATION_ALIASES,
  SIMPLE_DEFAULTS,
  SIMPLE_LOCATIONS,
  SIMPLE_PROCEEDING_TYPES,
  SIMPLE_URGENCIES,
} from "#app/domain/booking/vocabulary.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS, SIMPLE_URGENCY_LABELS } from "#app/i18n/booking-labels.ts";
import { type ReachedOffice, requestsFullText } from "#app/i18n/detailed/refusals/requests-full.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { RequestReceived } from "./request-received.tsx";

export interface SimpleResult {
  done: { key: string | null; number: string } | null;
  values: Record<string, string>;
  issues: { field: string; code: string }[];
  /** Why a request that is in order was not taken; `minutes` is how long to wait, where that is known. */
  failure: { minutes: number | null; office?: ReachedOffice | null } | null;
}

/** The simple booking request (specification, section 3): a plain form, which the modal sends without leaving the page. */
export function SimpleForm({ result }: { result?: SimpleResult | undefined }) {
  const { i18n, t } = useLingui();
  const at = useSitePath();
  if (result?.done) {
    return (
      <div data-reserve-form="">
        <RequestReceived confirmationKey={result.done.key} number={result.done.number} />
      </div>
    );
  }

  const summary = (result?.issues ?? []).map((issue) => ({ id: issue.field, text: validationText(i18n, issue.code) }));
  return (
    <div data-reserve-form="">
      <form
        method="post"
        action={`${at("/reserve")}?form=open`}
        noValidate
        data-echoed={result ? "typed" : ""}
        className="flex flex-col gap-6"
      >
        <Failure failure={result?.failure ?? null} />
        <ErrorSummary errors={summary} />
        <RequestFields result={result} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" data-working={t`SUBMITTING...`}>
            <Trans>Send the request</Trans>
          </Button>
          <ButtonLink variant="quiet" size="lg" href={at("/reserve")} data-reserve-close="">
            <Trans>Cancel</Trans>
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}

/** Always there and hidden: without leaving the page, the program shows it where the line broke. */
function Failure({ failure }: { failure: SimpleResult["failure"] }) {
  const { i18n } = useLingui();
  return (
    <p
      role="alert"
      data-failed=""
      hidden={!failure}
      tabIndex={-1}
      className="border-l-4 border-danger bg-danger-wash px-5 py-4 font-semibold text-danger"
    >
      {failure?.office ? requestsFullText(i18n, failure.office) : <Trans>Failed to submit booking request. Please try again.</Trans>}{" "}
      {failure?.minutes ? (
        <Trans>
          Many requests came from your network. Please wait {failure.minutes} min, or call {PROVIDER.phoneDisplay}.
        </Trans>
      ) : null}
    </p>
  );
}

function RequestFields({ result }: { result: SimpleResult | undefined }) {
  const { i18n, t } = useLingui();
  const values: Record<string, string> = { ...SIMPLE_DEFAULTS, ...result?.values };
  const field = (name: string) => {
    const issue = result?.issues.find((candidate) => candidate.field === name);
    return { name, error: issue && validationText(i18n, issue.code) };
  };
  const value = (name: string) => ({ defaultValue: values[name] });
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field {...field("contactName")} label={t`Full name`}>
          <Input {...value("contactName")} autoComplete="name" />
        </Field>
        <Field {...field("contactEmail")} label={t`E-mail`}>
          <Input {...value("contactEmail")} type="email" autoComplete="email" />
        </Field>
        <Field {...field("contactPhone")} label={t`Phone`}>
          <Input {...value("contactPhone")} type="tel" autoComplete="tel" />
        </Field>
        <Field {...field("firmName")} label={t`Law firm or organization`}>
          <Input {...value("firmName")} autoComplete="organization" />
        </Field>
        <Field {...field("proceedingType")} label={t`Type of proceeding`}>
          <Select
            {...value("proceedingType")}
            options={SIMPLE_PROCEEDING_TYPES.map((type) => ({ value: type, label: i18n._(PROCEEDING_LABELS[type]) }))}
          />
        </Field>
        <Field {...field("preferredLocation")} label={t`Preferred location`}>
          <Select
            {...value("preferredLocation")}
            options={SIMPLE_LOCATIONS.map((location) => ({
              value: location,
              label:
                location === "virtual"
                  ? i18n._(LOCATION_TYPE_LABELS.virtual)
                  : locationLabel(i18n, LOCATION_ALIASES[location] ?? "alternate"),
            }))}
          />
        </Field>
        <Field {...field("preferredDate")} label={t`Preferred date`}>
          <Input {...value("preferredDate")} type="date" />
        </Field>
        <Field {...field("urgency")} label={t`Urgency`}>
          <Select
            {...value("urgency")}
            options={SIMPLE_URGENCIES.map((urgency) => ({ value: urgency, label: i18n._(SIMPLE_URGENCY_LABELS[urgency]) }))}
          />
        </Field>
      </div>
      <Field {...field("caseDescription")} label={t`Case description`} hint={t`In a sentence or two: what it is about and who takes part.`}>
        <Textarea {...value("caseDescription")} />
      </Field>
      <Field {...field("additionalRequirements")} label={t`Additional requirements`} optional>
        <Textarea {...value("additionalRequirements")} rows={2} />
      </Field>
    </>
  );
}
