import { Trans, useLingui } from "@lingui/react/macro";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { FailedPost } from "../failed-post.ts";

export interface TypedAccount {
  firstName: string;
  lastName: string;
  email: string;
}

/** Who the first administrator is: name, address and a password. */
export function AccountForm({ failed, typed }: { failed: FailedPost | null; typed: TypedAccount | null }) {
  const { i18n, t } = useLingui();
  const issues = failed?.issues ?? [];
  const errorOf = (name: string) => {
    const issue = issues.find(({ field }) => field === name);
    return issue && peopleIssueText(i18n, issue.code);
  };
  const least = PERSON_LIMITS.passwordLeast;
  return (
    <form method="post" noValidate className="mt-8 flex flex-col gap-6">
      <TooOften wait={failed?.wait ?? null} />
      <ErrorSummary errors={issues.map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) }))} />
      <Field name="firstName" label={t`First name`} error={errorOf("firstName")}>
        <Input autoComplete="given-name" defaultValue={typed?.firstName ?? ""} />
      </Field>
      <Field name="lastName" label={t`Last name`} error={errorOf("lastName")}>
        <Input autoComplete="family-name" defaultValue={typed?.lastName ?? ""} />
      </Field>
      <Field
        name="email"
        label={t`E-mail`}
        hint={t`You sign in with it, and the link for a forgotten password goes there: check it twice.`}
        error={errorOf("email")}
      >
        <Input type="email" inputMode="email" autoComplete="username" defaultValue={typed?.email ?? ""} />
      </Field>
      <Field
        name="password"
        label={t`Password`}
        hint={t`At least ${least} characters. A short phrase is easiest to remember.`}
        error={errorOf("password")}
      >
        <Input type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg">
        <Trans>Open my account</Trans>
      </Button>
    </form>
  );
}
