import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { Issue } from "#app/domain/errors.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { INVITATION_STATE_NAMES, peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { LANGUAGE_NAMES } from "#app/routes/portal/users/invite-form.tsx";
import type { Route } from "./+types/route";

type Profile = Route.ComponentProps["loaderData"]["profile"];

interface AccountSectionProps {
  profile: Profile;
  issues: readonly Issue[];
  invite: Readonly<Record<string, string>>;
  locale: Locale;
}

/** Whose profile it is: an account that is there, or somebody who is invited by mail. */
export function AccountSection({ profile, issues, invite, locale }: AccountSectionProps) {
  const { i18n } = useLingui();
  const { account, invitation, version } = profile;
  const pressed = useNavigation().formData?.get("intent");
  const wrong = (field: string) => {
    const issue = issues.find((one) => one.field === field);
    return issue && peopleIssueText(i18n, issue.code);
  };
  return (
    <section id="account" aria-labelledby="account-title" className="no-print min-w-0 scroll-mt-6">
      <h2 id="account-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Account</Trans>
      </h2>
      {account ? (
        <>
          <p className="mt-4 wrap-anywhere">
            <Link to={`/users/${account.id}`} className="prose-link inline-flex min-h-11 items-center">
              {account.name}
            </Link>
            <span className="block text-soft">{account.email}</span>
          </p>
          {!account.active && (
            <p className="mt-2 text-warning">
              <Trans>This account is deactivated: it is not offered when an arbitrator is assigned.</Trans>
            </p>
          )}
          <Form method="post" preventScrollReset className="mt-4">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="userId" value="" />
            <Button type="submit" name="intent" value="link" variant="secondary" loading={pressed === "link"}>
              <Trans>Unlink the account</Trans>
            </Button>
          </Form>
        </>
      ) : (
        <>
          {invitation && (
            <p className="mt-4 wrap-anywhere">
              {invitation.email}
              <span className="block text-soft">{i18n._(INVITATION_STATE_NAMES[invitation.state])}</span>
            </p>
          )}
          <InviteForm profile={profile} invite={invite} wrong={wrong} locale={locale} busy={pressed === "invite"} />
          <LinkForm profile={profile} wrong={wrong} busy={pressed === "link"} />
        </>
      )}
    </section>
  );
}

type Wrong = (field: string) => string | undefined;

interface InviteFormProps {
  profile: Profile;
  invite: Readonly<Record<string, string>>;
  wrong: Wrong;
  locale: Locale;
  busy: boolean;
}

function InviteForm({ profile: { version, content, invitation }, invite, wrong, locale, busy }: InviteFormProps) {
  const { t } = useLingui();
  const [first = "", ...rest] = content.name.split(" ");
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-4">
      <p className="text-sm text-soft">
        <Trans>They get a message with a link that works once, choose a password, and edit their own profile from then on.</Trans>
      </p>
      <input type="hidden" name="version" value={version} />
      <Field name="email" label={t`E-mail`} error={wrong("email")}>
        <Input type="email" autoComplete="off" defaultValue={invite.email ?? invitation?.email} />
      </Field>
      <Field name="firstName" label={t`First name`} error={wrong("firstName")}>
        <Input autoComplete="off" defaultValue={invite.firstName ?? first} />
      </Field>
      <Field name="lastName" label={t`Last name`} error={wrong("lastName")}>
        <Input autoComplete="off" defaultValue={invite.lastName ?? rest.join(" ")} />
      </Field>
      <Field name="locale" label={t`Language of the message`} error={wrong("locale")}>
        <Select defaultValue={invite.locale ?? locale} options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
      </Field>
      <Button type="submit" name="intent" value="invite" variant="secondary" loading={busy} className="justify-self-start">
        {invitation ? <Trans>Send a new invitation</Trans> : <Trans>Send the invitation</Trans>}
      </Button>
    </Form>
  );
}

function LinkForm({ profile: { version, accounts }, wrong, busy }: { profile: Profile; wrong: Wrong; busy: boolean }) {
  const { t } = useLingui();
  if (accounts.length === 0) return null;
  return (
    <Form method="post" noValidate preventScrollReset className="mt-8 grid gap-4 border-hairline border-t pt-6">
      <input type="hidden" name="version" value={version} />
      <Field name="userId" label={t`Or an arbitrator who has an account`} error={wrong("userId")}>
        <Select
          placeholder={t`Choose an option`}
          options={accounts.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
        />
      </Field>
      <Button type="submit" name="intent" value="link" variant="secondary" loading={busy} className="justify-self-start">
        <Trans>Link the account</Trans>
      </Button>
    </Form>
  );
}
