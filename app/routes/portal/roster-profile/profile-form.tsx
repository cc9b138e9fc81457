import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { Issue } from "#app/domain/errors.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { PROFILE_LIMITS, textField } from "#app/domain/people/roster/profile.ts";
import { ROSTER_FIELDS, ROSTER_LANGUAGES, ROSTER_ROLES } from "#app/domain/people/roster/roster-vocabulary.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { fieldName, languageName, ROLE_LABELS } from "#app/i18n/portal/roster/roster-labels.ts";
import type { TypedProfile } from "./typed-profile.ts";

interface ProfileFormProps {
  typed: TypedProfile;
  version: number;
  issues: readonly Issue[];
  /** What is said at the button: what becomes of what is saved. */
  note: ReactNode;
  locale: Locale;
}

/** All that a profile says, for its arbitrator and for the office. */
export function ProfileForm({ typed, version, issues, note, locale }: ProfileFormProps) {
  const { i18n } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "save";
  const errors = useMemo(() => issues.map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) })), [issues, i18n]);
  const wrong = (field: string) => errors.find(({ id }) => id === field)?.text;
  return (
    <Form method="post" noValidate preventScrollReset className="mt-6 grid max-w-form gap-6">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="version" value={version} />
      <Facts typed={typed} wrong={wrong} locale={locale} />
      <p className="text-soft">
        <Trans>
          Write in one language or in several. Readers of a language that is left empty get the first one that is not, marked as such.
        </Trans>
      </p>
      {LOCALES.map((one) => (
        <Texts key={one} locale={one} texts={typed.texts} wrong={wrong} />
      ))}
      <div className="grid gap-3">
        <p className="text-sm text-soft">{note}</p>
        <Button type="submit" name="intent" value="save" loading={busy} className="justify-self-start">
          <Trans>Save the profile</Trans>
        </Button>
      </div>
    </Form>
  );
}

type Wrong = (field: string) => string | undefined;

function Facts({ typed, wrong, locale }: { typed: TypedProfile; wrong: Wrong; locale: Locale }) {
  const { i18n, t } = useLingui();
  return (
    <>
      <Field name="name" label={t`Name`} error={wrong("name")}>
        <Input autoComplete="off" maxLength={PROFILE_LIMITS.name} defaultValue={typed.name} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field name="role" label={t`Proceedings`} error={wrong("role")}>
          <Select
            defaultValue={typed.role}
            placeholder={t`Choose an option`}
            options={ROSTER_ROLES.map((value) => ({ value, label: i18n._(ROLE_LABELS[value]) }))}
          />
        </Field>
        <Field name="since" label={t`In practice since`} hint={t`A year`} error={wrong("since")}>
          <Input inputMode="numeric" maxLength={4} defaultValue={typed.since} />
        </Field>
      </div>
      <Several
        name="fields"
        legend={<Trans>Fields of practice</Trans>}
        options={ROSTER_FIELDS.map((value) => ({ value, label: fieldName(i18n, value) }))}
        chosen={typed.fields}
        error={wrong("fields")}
      />
      <Several
        name="languages"
        legend={<Trans>Languages</Trans>}
        options={ROSTER_LANGUAGES.map((value) => ({ value, label: languageName(i18n, value) }))}
        chosen={typed.languages}
        error={wrong("languages")}
      />
      <Several
        name="seats"
        legend={<Trans>Offices</Trans>}
        options={OFFICES.map(({ id, city }) => ({ value: id, label: city[locale] }))}
        chosen={typed.seats}
        error={wrong("seats")}
      />
    </>
  );
}

interface SeveralProps {
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error: string | undefined;
}

function Several({ name, legend, options, chosen: before, error }: SeveralProps) {
  const [chosen, setChosen] = useState<readonly string[]>(before);
  return <CheckboxGroup name={name} id={name} legend={legend} options={options} chosen={chosen} onChange={setChosen} error={error} />;
}

function Texts({ locale, texts, wrong }: { locale: Locale; texts: TypedProfile["texts"]; wrong: Wrong }) {
  const { t } = useLingui();
  const names: Readonly<Record<Locale, string>> = { en: t`In English`, fr: t`In French`, es: t`In Spanish` };
  const at = (part: Parameters<typeof textField>[0]) => {
    const name = textField(part, locale);
    return { field: { name, error: wrong(name) }, control: { lang: locale, maxLength: PROFILE_LIMITS[part], defaultValue: texts[name] } };
  };
  const [title, biography, appointments, declines] = [at("title"), at("biography"), at("appointments"), at("declines")];
  return (
    <fieldset className="grid min-w-0 gap-5 border-hairline-strong border-t pt-5">
      <legend className="float-left w-full font-serif text-xl">{names[locale]}</legend>
      <Field {...title.field} label={t`Professional title`} optional="unmarked">
        <Input autoComplete="off" {...title.control} />
      </Field>
      <Field {...biography.field} label={t`Biography`} optional="unmarked">
        <Textarea rows={5} {...biography.control} />
      </Field>
      <Field {...appointments.field} label={t`Appointments by kind`} hint={t`One a line. Name no case, party or firm.`} optional>
        <Textarea rows={3} {...appointments.control} />
      </Field>
      <Field {...declines.field} label={t`Does not take`} hint={t`Matters the person does not accept, one a line.`} optional>
        <Textarea rows={2} {...declines.control} />
      </Field>
    </fieldset>
  );
}
