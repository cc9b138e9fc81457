import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import type { Issue } from "#app/domain/errors.ts";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";

export interface TypedAcceptance {
  firstName: string;
  lastName: string;
  acceptedAs: string;
  position: string;
}

interface WhoYouAreProps {
  /** Whom the case has named. */
  invited: string;
  issues: readonly Issue[];
  typed: TypedAcceptance | null;
}

/** Asked of who accepts under another name: the case's record keeps both. */
export function WhoYouAre({ invited, issues, typed }: WhoYouAreProps) {
  const { i18n, t } = useLingui();
  const errorOf = (name: string) => {
    const issue = issues.find(({ field }) => field === name);
    return issue && peopleIssueText(i18n, issue.code);
  };
  return (
    <div className="flex w-full flex-col gap-6">
      <RadioCards
        legend={t`The invitation is for ${invited}. Who are you?`}
        name="acceptedAs"
        hint={<Trans>The record of the case keeps both names.</Trans>}
        options={[
          { value: "self", label: t`I am ${invited}; the name is written differently` },
          { value: "for", label: t`I act for ${invited}` },
        ]}
        defaultValue={typed?.acceptedAs}
        error={errorOf("acceptedAs")}
      />
      <Field
        name="position"
        label={t`If you act for them: in what position`}
        hint={t`For example director, employee, lawyer.`}
        error={errorOf("position")}
        optional
      >
        <Input maxLength={PERSON_LIMITS.position} defaultValue={typed?.position} />
      </Field>
    </div>
  );
}
