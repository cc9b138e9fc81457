/** Whose a profile without an account is, and the way out of the roster. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { Issue } from "#app/domain/errors.ts";
import { REMOVAL_REASON } from "#app/domain/people/roster/removal.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { Route } from "./+types/route";

interface SectionProps {
  profile: Pick<Route.ComponentProps["loaderData"]["profile"], "version" | "address" | "account">;
  /** Of this form, where it was refused. */
  issues: readonly Issue[];
}

/** The address by which an erasure finds the profile. */
export function AddressSection({ profile: { version, address }, issues: [issue] }: SectionProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "address";
  return (
    <section aria-labelledby="address-title" className="no-print min-w-0">
      <h2 id="address-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Address for erasures</Trans>
      </h2>
      <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <Field
          name="address"
          label={t`E-mail of the person`}
          hint={t`Our office alone reads it. An erasure of this address removes the profile.`}
          error={issue && peopleIssueText(i18n, issue.code)}
          optional
        >
          <Input type="email" autoComplete="off" key={address} defaultValue={address} />
        </Field>
        <Button type="submit" name="intent" value="address" variant="secondary" loading={busy} className="justify-self-start">
          <Trans>Save the address</Trans>
        </Button>
      </Form>
    </section>
  );
}

/** Removing asks for a reason, which is kept. */
export function RemovalSection({ profile: { version, account }, issues: [issue] }: SectionProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "remove";
  return (
    <details className="no-print min-w-0" open={issue !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline decoration-accent-line underline-offset-4">
        <Trans>Remove the profile</Trans>
      </summary>
      <p className="mt-2 text-soft">
        {account ? (
          <Trans>All that it says is removed for good, and it leaves the public pages. The account stays.</Trans>
        ) : (
          <Trans>All that it says is removed for good, and it leaves the public pages.</Trans>
        )}
      </p>
      <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <Field
          name="reason"
          label={t`Reason of the removal`}
          hint={t`Do not name the person: the reason is kept.`}
          error={issue && peopleIssueText(i18n, issue.code)}
        >
          <Textarea rows={2} maxLength={REMOVAL_REASON} />
        </Field>
        <Button type="submit" name="intent" value="remove" variant="danger" loading={busy} className="justify-self-start">
          <Trans>Remove it now</Trans>
        </Button>
      </Form>
    </details>
  );
}
