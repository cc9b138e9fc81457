import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { venueIssueText } from "#app/i18n/venue-labels.ts";
import type { VenueOutcome } from "./submission.ts";
import type { VenuePage } from "./venue-page.ts";

/** Holidays and other days on which the venue does not open, from today on. */
export function Closures({ page, outcome }: { page: VenuePage; outcome: VenueOutcome | undefined }) {
  const { i18n, t } = useLingui();
  const intent = useNavigation().formData?.get("intent");
  const again = outcome && outcome.kind !== "saved" ? outcome : undefined;
  const wrong = (field: string) => {
    const issue = again?.issues.find((one) => one.field === field);
    return issue ? venueIssueText(i18n, issue.code) : null;
  };
  return (
    <section id="closed-days" aria-labelledby="closed-days-title" className="mt-12 scroll-mt-24">
      <h2 id="closed-days-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Closed days</Trans>
      </h2>
      {page.closures.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>No closed days besides the regular ones.</Trans>
        </p>
      ) : (
        <ClosedDays page={page} intent={intent} />
      )}
      <Form
        method="post"
        key={`${page.version} ${again ? "again" : ""}`}
        preventScrollReset
        className="mt-6 grid max-w-form items-start gap-4 sm:grid-cols-[12rem_1fr]"
      >
        <input type="hidden" name="version" value={page.version} />
        <Field id="closure-date" name="date" label={t`Day`} error={wrong("date")}>
          <Input type="date" min={page.today} defaultValue={again?.values.date?.[0]} />
        </Field>
        <Field id="closure-name" name="name" label={t`Name of the day`} error={wrong("name")}>
          <Input maxLength={80} defaultValue={again?.values.name?.[0]} />
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="close" variant="secondary" loading={intent === "close"}>
            <Trans>Close this day</Trans>
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Each day that is closed, with a way to open it again. */
function ClosedDays({ page, intent }: { page: VenuePage; intent: FormDataEntryValue | null | undefined }) {
  const { i18n, t } = useLingui();
  return (
    <ul className="max-w-form">
      {page.closures.map(({ date, name }) => (
        <li key={date} className="flex items-center justify-between gap-4 border-hairline border-b py-2">
          <span>
            <span className="tabular block sm:inline">{formatDay(i18n.locale, date)}</span> <span className="text-soft">{name}</span>
          </span>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="version" value={page.version} />
            <Button
              type="submit"
              name="intent"
              value={`reopen:${date}`}
              variant="quiet"
              size="sm"
              className="min-h-11"
              loading={intent === `reopen:${date}`}
              aria-label={t`Remove ${name}, ${formatDay(i18n.locale, date)}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
