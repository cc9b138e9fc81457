import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { LOCATION_TYPES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { LOCATION_TYPE_LABELS, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import type { AskedRules } from "./combination.ts";

/** Which rules are shown, kept in the address, so that they can be sent to a colleague. Works without a script. */
export function Choices({ asked }: { asked: AskedRules }) {
  const { i18n, t } = useLingui();
  const languages: Readonly<Record<Locale, string>> = { en: t`English`, fr: t`French`, es: t`Spanish` };
  return (
    <Form
      role="search"
      aria-label={t`Which rules`}
      preventScrollReset
      className="no-print mt-8 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <Field name="proceeding" label={t`Type of proceeding`}>
        <Select
          key={asked.proceeding}
          aria-required={false}
          defaultValue={asked.proceeding}
          options={PROCEEDING_TYPES.map((type) => ({ value: type, label: i18n._(PROCEEDING_LABELS[type]) }))}
        />
      </Field>
      <Field name="held" label={t`Format`}>
        <Select
          key={asked.locationType}
          aria-required={false}
          defaultValue={asked.locationType}
          options={LOCATION_TYPES.map((type) => ({ value: type, label: i18n._(LOCATION_TYPE_LABELS[type]) }))}
        />
      </Field>
      <Field name="language" label={t`Language`}>
        <Select
          key={asked.language}
          aria-required={false}
          defaultValue={asked.language}
          options={LOCALES.map((locale) => ({ value: locale, label: languages[locale] }))}
        />
      </Field>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Trans>Show these rules</Trans>
      </Button>
    </Form>
  );
}
