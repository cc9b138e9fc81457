import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { ROLES } from "#app/domain/people/roles.ts";
import { peopleIssueText, roleText } from "#app/i18n/portal/people-labels.ts";
import { ForAdministrators } from "../second-factor/for-administrators.tsx";
import { ProofFields, type Proving, proofPlace } from "../second-factor/proof-fields.tsx";
import type { InviteField, Refusal } from "./submission.ts";
import type { UsersView } from "./users-view.ts";

/** Languages by their own names, as their readers know them. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: "English", fr: "Français", es: "Español" };

interface InviteFormProps {
  view: UsersView;
  /** Of the reader: most write to people of their own language. */
  locale: Locale;
  refused: Refusal | null;
  /** Asked for where an administrator is invited. */
  proving: Proving;
}

const PROOF_PLACES = ["invite-password", "invite-code"];

export function InviteForm({ view, locale, refused, proving }: InviteFormProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "invite";
  const errors = useMemo(
    () => (refused?.issues ?? []).map(({ field, code }) => ({ id: proofPlace("invite", field), text: peopleIssueText(i18n, code) })),
    [refused, i18n],
  );
  const issue = (name: string) => errors.find(({ id }) => id === `invite-${name}`)?.text;
  const control = (name: InviteField) => ({ name, id: `invite-${name}`, error: issue(name) });
  const typed = refused?.typed;
  return (
    <section aria-labelledby="invite" className="border-b border-hairline py-8">
      <h2 id="invite" className="text-xl">
        <Trans>Invite User</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-soft">
        <Trans>They get a message with a link and choose a password, which confirms that the address is theirs.</Trans>
      </p>
      <Form method="post" noValidate preventScrollReset action={`?view=${view}`} className="group mt-6 flex max-w-form flex-col gap-6">
        <ErrorSummary errors={errors} />
        <Field {...control("email")} label={t`E-mail`}>
          <Input type="email" autoComplete="off" defaultValue={typed?.email} />
        </Field>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field {...control("firstName")} label={t`First name`}>
            <Input autoComplete="off" defaultValue={typed?.firstName} />
          </Field>
          <Field {...control("lastName")} label={t`Last name`}>
            <Input autoComplete="off" defaultValue={typed?.lastName} />
          </Field>
          <Field {...control("role")} label={t`Role`}>
            <Select
              defaultValue={typed?.role ?? ""}
              placeholder={t`Choose a role`}
              options={ROLES.map((value) => ({ value, label: roleText(i18n, value) }))}
            />
          </Field>
          <Field {...control("locale")} label={t`Language of the message`}>
            <Select defaultValue={typed?.locale ?? locale} options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
          </Field>
        </div>
        <ForAdministrators isShown={errors.some(({ id }) => PROOF_PLACES.includes(id))}>
          <ProofFields id="invite" {...proving} hint={t`So that nobody else invites an administrator at your desk.`} issue={issue} />
        </ForAdministrators>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="invite" loading={busy}>
            <Trans>Send the invitation</Trans>
          </Button>
          <ButtonLink to={`?view=${view}`} variant="quiet">
            <Trans>Cancel</Trans>
          </ButtonLink>
        </p>
      </Form>
    </section>
  );
}
