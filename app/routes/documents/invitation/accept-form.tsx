import { Trans, useLingui } from "@lingui/react/macro";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import type { Invited } from "#app/domain/people/invitation.ts";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import type { FailedPost } from "../failed-post.ts";
import type { TypedAcceptance } from "./who-you-are.tsx";
import { WhoYouAre } from "./who-you-are.tsx";

interface AcceptFormProps {
  invitation: Invited;
  failed: FailedPost | null;
  typed: TypedAcceptance | null;
}

/** For who has no account yet: how they are called, and a password. */
export function AcceptForm({ invitation, failed, typed }: AcceptFormProps) {
  const { i18n, t } = useLingui();
  // Why the place is not given is above the form.
  const issues = (failed?.issues ?? []).filter(({ field }) => field !== "place");
  const errorOf = (name: string) => {
    const issue = issues.find(({ field }) => field === name);
    return issue && peopleIssueText(i18n, issue.code);
  };
  // Asked once the names that were typed are others than those invited.
  const asksWho = issues.some(({ field }) => field === "acceptedAs" || field === "position") || Boolean(typed?.acceptedAs);
  const least = PERSON_LIMITS.passwordLeast;
  return (
    <form method="post" noValidate className="mt-8 flex flex-col gap-6">
      <TooOften wait={failed?.wait ?? null} />
      <ErrorSummary errors={issues.map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) }))} />
      {/* For the browser's own store of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <Field name="firstName" label={t`First name`} error={errorOf("firstName")}>
        <Input autoComplete="given-name" defaultValue={typed?.firstName ?? invitation.firstName} />
      </Field>
      <Field name="lastName" label={t`Last name`} error={errorOf("lastName")}>
        <Input autoComplete="family-name" defaultValue={typed?.lastName ?? invitation.lastName} />
      </Field>
      {asksWho && <WhoYouAre invited={`${invitation.firstName} ${invitation.lastName}`.trim()} issues={issues} typed={typed} />}
      <Field
        name="password"
        label={t`Password`}
        hint={t`At least ${least} characters. A short phrase is easiest to remember.`}
        error={errorOf("password")}
      >
        <Input type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg">
        <Trans>Accept and open my account</Trans>
      </Button>
    </form>
  );
}
