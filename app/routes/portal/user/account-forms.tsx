import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { Issue } from "#app/domain/errors.ts";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { isRole, ROLES } from "#app/domain/people/roles.ts";
import { peopleIssueText, roleText } from "#app/i18n/portal/people-labels.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";

interface AccountFormsProps {
  person: PersonRecord;
  passkeys: number;
  /** Whether it is the reader's own: then another administrator does what is not shown. */
  me: boolean;
  /** What was wrong with the reader's password or code. */
  issue: Issue | null;
  /** The answer to what was sent last: new with every answer. */
  answered: unknown;
}

/** What may be done to an account, each with what follows from it. */
export function AccountForms({ person, passkeys, me, issue, answered }: AccountFormsProps) {
  const pressed = useNavigation().formData?.get("intent");
  return (
    <div className="mt-8 grid gap-x-12 lg:grid-cols-2">
      {me ? <OwnRole /> : <RoleAct person={person} pressed={pressed === "role"} />}
      {person.active ? (
        <Act
          key="deactivate"
          title={<Trans>Deactivate</Trans>}
          text={
            me ? (
              <Trans>This is your own account: you are signed out at once, and only another administrator can let you in again.</Trans>
            ) : (
              <Trans>The person is signed out at once and can no longer sign in. Nothing of theirs is removed.</Trans>
            )
          }
        >
          <Button type="submit" name="intent" value="deactivate" variant="danger" loading={pressed === "deactivate"}>
            <Trans>Deactivate the account</Trans>
          </Button>
        </Act>
      ) : (
        <Act
          key="reactivate"
          title={<Trans>Reactivate</Trans>}
          text={<Trans>The person may sign in again with their password and role.</Trans>}
        >
          <Button type="submit" name="intent" value="reactivate" loading={pressed === "reactivate"}>
            <Trans>Reactivate the account</Trans>
          </Button>
        </Act>
      )}
      <Act title={<Trans>Sessions</Trans>} text={<Trans>For a device that was lost. The password stays as it is.</Trans>}>
        <Button type="submit" name="intent" value="end_sessions" variant="secondary" loading={pressed === "end_sessions"}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </Act>
      <CopyAct id={person.id} />
      {!me && (person.secondFactor || passkeys > 0) && (
        <FactorAct pressed={pressed === "remove_factor"} issue={issue} answered={answered} />
      )}
    </div>
  );
}

function RoleAct({ person, pressed }: { person: PersonRecord; pressed: boolean }) {
  const { i18n, t } = useLingui();
  return (
    <Act title={<Trans>Role</Trans>} text={<Trans>The person is signed out everywhere, and signs in again with the new role.</Trans>}>
      <input type="hidden" name="from" value={person.role} />
      <Field name="role" label={t`New role`}>
        <Select
          key={person.role}
          defaultValue={isRole(person.role) ? person.role : ""}
          {...(isRole(person.role) ? {} : { placeholder: t`Choose a role` })}
          options={ROLES.map((value) => ({ value, label: roleText(i18n, value) }))}
        />
      </Field>
      <Button type="submit" name="intent" value="role" loading={pressed}>
        <Trans>Change the role</Trans>
      </Button>
    </Act>
  );
}

/** For who asks us what is held about them. */
function CopyAct({ id }: { id: string }) {
  return (
    <section className="border-b border-hairline py-6">
      <h2 className="text-xl">
        <Trans>Personal information</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-sm text-soft">
        <Trans>A copy of everything held about this person, when they ask us for it.</Trans>
      </p>
      <p className="no-print mt-4">
        <ButtonLink to={`/admin/personal-data?person=${encodeURIComponent(id)}`} variant="secondary">
          <Trans>Make a copy</Trans>
        </ButtonLink>
      </p>
    </section>
  );
}

/** Nobody changes their own role, whatever is posted. */
function OwnRole() {
  return (
    <section className="border-b border-hairline py-6">
      <h2 className="text-xl">
        <Trans>Role</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-sm text-soft">
        <Trans>This is your own account: another administrator changes your role.</Trans>
      </p>
    </section>
  );
}

/** Asks for the reader's own password and factor: an open screen alone takes no factor away. */
function FactorAct({ pressed, issue, answered }: { pressed: boolean; issue: Issue | null; answered: unknown }) {
  const { i18n, t } = useLingui();
  const errorOf = (field: string) => (issue?.field === field ? peopleIssueText(i18n, issue.code) : undefined);
  useEffect(() => {
    if (answered && issue) document.getElementById(issue.field === "code" ? "code" : "password")?.focus();
  }, [answered, issue]);
  return (
    <Act
      title={<Trans>Second factor</Trans>}
      text={
        <Trans>
          For an authenticator that was lost with the backup codes, or a lost passkey: all passkeys are removed too. Make sure that it is
          really this person who asks. The person and the other administrators are notified by e-mail.
        </Trans>
      }
    >
      <Field name="password" label={t`Your own password`} error={errorOf("password") ?? errorOf("passkey")}>
        <Input type="password" autoComplete="current-password" />
      </Field>
      <FactorCode name="code" error={errorOf("code")} />
      <Button type="submit" name="intent" value="remove_factor" variant="danger" loading={pressed}>
        <Trans>Remove the second factor</Trans>
      </Button>
    </Act>
  );
}

function Act({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <section className="border-b border-hairline py-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 max-w-measure text-sm text-soft">{text}</p>
      <Form method="post" preventScrollReset className="no-print mt-4 flex flex-col items-start gap-4 [&>div]:w-full [&>div]:max-w-sm">
        {children}
      </Form>
    </section>
  );
}
