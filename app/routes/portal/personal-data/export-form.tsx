import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ExportFailure, savePersonalData } from "#app/api-client/personal-data.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { FactorCode } from "../second-factor/factor-code.tsx";
import { TooOftenText } from "../too-often-text.tsx";

interface ExportFormProps {
  /** The address to begin with, where an administrator asks for somebody's data; null for one's own. */
  email: string | null;
  /** Whether a code is asked for too. */
  secondFactor: boolean;
}

/** What became of the last press; `at` makes two of the same two. */
type Outcome = { at: number; failure: ExportFailure | null };

/** Asks for the password once more, and saves the file. */
export function ExportForm({ email, secondFactor }: ExportFormProps) {
  const { i18n, t } = useLingui();
  const { busy, outcome, send } = useExport(email !== null);
  const issues = outcome?.failure?.why === "issues" ? outcome.failure.issues : [];
  const issue = (field: string) => {
    const found = issues.find((one) => one.field === field);
    return found && peopleIssueText(i18n, found.code);
  };
  return (
    <form method="post" noValidate onSubmit={send} className="flex max-w-form flex-col items-start gap-6">
      <noscript>
        <p className="border-l-4 border-warning bg-warning-wash px-5 py-4">
          <Trans>Only a script can save this file, and scripts are turned off in this browser. Write to us and we send it to you.</Trans>
        </p>
      </noscript>
      {outcome && <ExportOutcome key={outcome.at} failure={outcome.failure} />}
      {email !== null && (
        <Field
          name="email"
          id="export-email"
          label={t`Email address of the person`}
          hint={t`With an account or without one.`}
          error={issue("email")}
          className="w-full max-w-sm"
        >
          <Input type="email" autoComplete="off" defaultValue={email} maxLength={254} />
        </Field>
      )}
      <Field
        name="password"
        id="export-password"
        label={t`Your own password`}
        hint={t`So that nobody else makes a copy at your desk.`}
        error={issue("password") ?? issue("passkey")}
        className="w-full max-w-sm"
      >
        <Input type="password" autoComplete="current-password" />
      </Field>
      {secondFactor && <FactorCode name="code" id="export-code" error={issue("code")} />}
      <Button type="submit" variant="secondary" loading={busy}>
        <Trans>Download the copy</Trans>
      </Button>
    </form>
  );
}

/** Sends what was typed, one request at a time. What was typed stays, but for the password and the code of a copy that was made. */
function useExport(ofOthers: boolean) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (field: string) => String(data.get(field) ?? "");
    const failure = await savePersonalData({
      ...(ofOthers ? { email: typed("email") } : {}),
      password: typed("password"),
      code: typed("code"),
    });
    if (!failure) for (const input of form.querySelectorAll<HTMLInputElement>("[name=password], [name=code]")) input.value = "";
    running.current = false;
    setBusy(false);
    setOutcome({ at: Date.now(), failure });
  }
  return { busy, outcome, send };
}

function ExportOutcome({ failure }: { failure: ExportFailure | null }) {
  const { i18n } = useLingui();
  const first = failure?.why === "issues" ? failure.issues[0] : undefined;
  useEffect(() => {
    if (first) document.getElementById(`export-${first.field === "passkey" ? "password" : first.field}`)?.focus();
  }, [first]);
  return <OutcomeBox tone={failure === null ? "success" : first ? "danger" : "warning"}>{words()}</OutcomeBox>;

  function words() {
    switch (failure?.why) {
      case undefined:
        return <Trans>The copy is in your downloads, and that it was made is in the history of the account.</Trans>;
      case "issues":
        return peopleIssueText(i18n, first?.code ?? "invalid_input");
      case "too_often":
        return <TooOftenText wait={failure.wait} />;
      case "signed_out":
        return (
          <Trans>Your session has ended and nothing was downloaded. Sign in again in another tab, then press the button once more.</Trans>
        );
      case "too_large":
        return (
          <Trans>The copy is larger than one file can be. Nothing was downloaded. Please call us: we will hand it over in parts.</Trans>
        );
      case "unreachable":
        return <Trans>That did not work just now, and nothing was downloaded. Please try again.</Trans>;
    }
  }
}
