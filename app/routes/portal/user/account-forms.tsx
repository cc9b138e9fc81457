import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { PersonRecord } from "#app/domain/people/person-record.ts";
import { isRole, ROLES } from "#app/domain/people/roles.ts";
import { roleText } from "#app/i18n/portal/people-labels.ts";

/** What may be done to an account, each with what follows from it. */
export function AccountForms({ person, passkeys, me }: { person: PersonRecord; passkeys: number; me: boolean }) {
  const { i18n, t } = useLingui();
  const pressed = useNavigation().formData?.get("intent");
  return (
    <div className="mt-8 grid gap-x-12 lg:grid-cols-2">
      <Act
        title={<Trans>Role</Trans>}
        text={
          me ? (
            <Trans>This is your own account: with another role you lose what you may do here, and are signed out.</Trans>
          ) : (
            <Trans>The person is signed out everywhere, and signs in again with the new role.</Trans>
          )
        }
      >
        <input type="hidden" name="from" value={person.role} />
        <Field name="role" label={t`New role`}>
          <Select
            key={person.role}
            defaultValue={isRole(person.role) ? person.role : ""}
            {...(isRole(person.role) ? {} : { placeholder: t`Choose a role` })}
            options={ROLES.map((value) => ({ value, label: roleText(i18n, value) }))}
          />
        </Field>
        <Button type="submit" name="intent" value="role" loading={pressed === "role"}>
          <Trans>Change the role</Trans>
        </Button>
      </Act>
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
      {(person.secondFactor || passkeys > 0) && (
        <Act
          title={<Trans>Second factor</Trans>}
          text={
            <Trans>
              For an authenticator that was lost with the backup codes, or a lost passkey: all passkeys are removed too. Make sure that it
              is really this person who asks.
            </Trans>
          }
        >
          <Button type="submit" name="intent" value="remove_factor" variant="danger" loading={pressed === "remove_factor"}>
            <Trans>Remove the second factor</Trans>
          </Button>
        </Act>
      )}
    </div>
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
