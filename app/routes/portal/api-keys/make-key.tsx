import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { API_KEY_DAYS, API_KEY_SCOPES } from "#app/domain/api-keys/scopes.ts";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { keyDaysText, scopeReadsText } from "#app/i18n/portal/api-keys/scope-texts.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";
import type { ApiKeyPosted } from "./submission.ts";

interface MakeKeyProps {
  email: string;
  secondFactor: boolean;
  /** Of a form that was refused. */
  posted: ApiKeyPosted | null;
}

/** The id of the control that an issue is about. */
const placeOf = (field: string) => (field === "passkey" ? "key-password" : `key-${field}`);

/** Makes a key: its name, what it reads, how long; and the password once more. */
export function MakeKey({ email, secondFactor, posted }: MakeKeyProps) {
  const { i18n, t } = useLingui();
  const [scopes, setScopes] = useState<readonly string[]>(posted?.typed.scopes ?? []);
  const busy = useNavigation().formData?.get("intent") === "make";
  const issues = posted?.issues ?? [];
  const issue = (field: string) => {
    const found = issues.find((one) => one.field.split(".")[0] === field);
    return found && peopleIssueText(i18n, found.code);
  };
  return (
    <section aria-labelledby="make-key" className="mt-12 max-w-form">
      <h2 id="make-key" className="text-xl">
        <Trans>Make an API key</Trans>
      </h2>
      {issues.length > 0 && (
        <div className="mt-4">
          <ErrorSummary errors={issues.map(({ field, code }) => ({ id: placeOf(field), text: peopleIssueText(i18n, code) }))} />
        </div>
      )}
      <Form method="post" noValidate preventScrollReset className="mt-4 flex flex-col items-start gap-6">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          name="name"
          id="key-name"
          label={t`Name of the key`}
          hint={t`The program that will use it.`}
          error={issue("name")}
          className="w-full max-w-sm"
        >
          <Input defaultValue={posted?.typed.name ?? ""} maxLength={PERSON_LIMITS.apiKeyName} autoComplete="off" />
        </Field>
        <CheckboxGroup
          legend={<Trans>What it may read</Trans>}
          hint={<Trans>Only of what you may see yourself.</Trans>}
          name="scopes"
          id="key-scopes"
          options={API_KEY_SCOPES.map((value) => ({ value, label: scopeReadsText(i18n, value) }))}
          chosen={scopes}
          onChange={setScopes}
          error={issue("scopes")}
          className="w-full"
        />
        <Field name="days" id="key-days" label={t`How long it works`} error={issue("days")} className="w-full max-w-sm">
          <Select
            defaultValue={posted?.typed.days || "365"}
            options={API_KEY_DAYS.map((value) => ({ value, label: keyDaysText(i18n, value) }))}
          />
        </Field>
        <Proof secondFactor={secondFactor} issue={issue} />
        <Button type="submit" name="intent" value="make" loading={busy}>
          <Trans>Make the key</Trans>
        </Button>
      </Form>
    </section>
  );
}

/** The password once more, and the code where there is a second factor. */
function Proof({ secondFactor, issue }: { secondFactor: boolean; issue: (field: string) => string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <Field
        name="password"
        id="key-password"
        label={t`Current password`}
        hint={t`So that nobody else makes a key at your desk.`}
        error={issue("password") ?? issue("passkey")}
        className="w-full max-w-sm"
      >
        <Input type="password" autoComplete="current-password" />
      </Field>
      {secondFactor && <FactorCode name="code" id="key-code" error={issue("code")} />}
    </>
  );
}
