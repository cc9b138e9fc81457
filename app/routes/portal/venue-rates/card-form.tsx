import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { typedAmount } from "#app/domain/estimate/money.ts";
import { CURRENCIES, MOST_ROOM_SIZES, type RateCard, type RoomRate } from "#app/domain/estimate/rate-card.ts";
import { rateFieldLabel, rateIssueText } from "#app/i18n/portal/rate-texts.ts";
import { type RatesProps, ROOM_PARTS, RoomRow, ServiceRates, type Values } from "./rate-inputs.tsx";
import type { RatesPage } from "./rates-page.ts";
import type { RatesOutcome } from "./submission.ts";

/** Rows that are shown without a price, so that there is room for more sizes. */
const SPARE_ROWS = 2;
const LEAST_ROWS = 4;

/** A card under the names of the form's controls. */
function typedValues(card: RateCard | null): Values {
  if (!card) return {};
  const room = (of: string, rate: RoomRate) => ROOM_PARTS.map((part) => [`${of}.${part}`, typedAmount(rate[part])] as const);
  const { rooms, breakout, services } = card.rates;
  return Object.fromEntries([
    ["name", card.name],
    ["currency", card.currency],
    ["validFrom", card.validFrom],
    ...rooms.flatMap((rate, at) => [[`rooms.${at}.people`, String(rate.people)] as const, ...room(`rooms.${at}`, rate)]),
    ...(breakout ? room("breakout", breakout) : []),
    ...Object.entries(services).flatMap(([name, one]) => [
      [`services.${name}`, typedAmount(one.cents)] as const,
      [`services.${name}.unit`, one.unit] as const,
    ]),
  ]);
}

/** The draft: it begins as the card that is in force, and nobody but administrators sees it before it is published. */
export function CardForm({ page, outcome }: { page: RatesPage; outcome: RatesOutcome | undefined }) {
  const { i18n } = useLingui();
  const again = outcome && outcome.kind !== "saved" && Object.keys(outcome.values).length > 0 ? outcome : undefined;
  const values = again?.values ?? typedValues(page.draft ?? page.base);
  const wrong = (field: string) => {
    const issue = again?.issues.find((one) => one.field === field);
    return issue ? rateIssueText(i18n, issue.code) : null;
  };
  const errors = (again?.issues ?? []).map(({ field, code }) => ({
    id: field,
    text: `${rateFieldLabel(i18n, field)}${i18n.locale === "fr" ? "\u00a0: " : ": "}${rateIssueText(i18n, code)}`,
  }));
  const filled = Array.from({ length: MOST_ROOM_SIZES }, (_, at) => at).filter(
    (at) => values[`rooms.${at}.people`] || wrong(`rooms.${at}.people`),
  );
  const rows = Math.min(MOST_ROOM_SIZES, Math.max(LEAST_ROWS, (filled.at(-1) ?? -1) + 1 + SPARE_ROWS));
  return (
    <section aria-labelledby="draft-title" className="mt-10">
      <h2 id="draft-title" className="border-hairline-strong border-b pb-3 text-xl">
        {page.draft ? <Trans>Draft</Trans> : <Trans>New rates</Trans>}
      </h2>
      <p className="mt-4 max-w-measure text-soft">
        <Trans>Amounts without taxes. What you leave empty is shown as “on request”. Nobody sees a draft before you publish it.</Trans>
      </p>
      <Form method="post" key={`${page.version} ${again ? "again" : ""}`} preventScrollReset className="mt-4 grid max-w-form gap-6">
        <ErrorSummary errors={errors} />
        <input type="hidden" name="version" value={page.version} />
        <CardHead values={values} wrong={wrong} currency={page.currency} />
        <fieldset className="grid gap-4">
          <legend className="font-semibold">
            <Trans>Main room, by number of people</Trans>
          </legend>
          {Array.from({ length: rows }, (_, at) => (
            <RoomRow key={`rooms.${String(at)}`} of={`rooms.${at}`} sized values={values} wrong={wrong} />
          ))}
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="font-semibold">
            <Trans>Each breakout room</Trans>
          </legend>
          <RoomRow of="breakout" values={values} wrong={wrong} />
        </fieldset>
        <ServiceRates values={values} wrong={wrong} />
        <CardButtons isDraft={page.draft !== null} />
      </Form>
    </section>
  );
}

/** Its name, its currency, and from when it counts. */
function CardHead({ values, wrong, currency }: RatesProps & { currency: string }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_8rem_12rem]">
      <Field name="name" label={t`Name`} hint={t`Shown with every estimate`} error={wrong("name")}>
        <Input maxLength={80} defaultValue={values.name ?? ""} />
      </Field>
      <Field name="currency" label={t`Currency`} error={wrong("currency")}>
        <Select defaultValue={values.currency ?? currency} options={CURRENCIES.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name="validFrom" label={t`For hearings from`} error={wrong("validFrom")}>
        <Input type="date" defaultValue={values.validFrom ?? ""} />
      </Field>
    </div>
  );
}

function CardButtons({ isDraft }: { isDraft: boolean }) {
  const busy = useNavigation().formData?.get("intent");
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="save" variant="secondary" loading={busy === "save"}>
        <Trans>Save draft</Trans>
      </Button>
      <Button type="submit" name="intent" value="publish" loading={busy === "publish"}>
        <Trans>Publish these rates</Trans>
      </Button>
      {isDraft ? (
        <Button type="submit" name="intent" value="discard" variant="quiet" loading={busy === "discard"}>
          <Trans>Discard draft</Trans>
        </Button>
      ) : null}
    </div>
  );
}
