import { Trans, useLingui } from "@lingui/react/macro";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { ERASURE_ANSWER_DAYS } from "#app/domain/personal-data/erasure.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { SettingsForm, SettingsPosted } from "./submission.ts";

/** What became of the last form, above them all. */
export function Outcome({ posted }: { posted: SettingsPosted }) {
  const { i18n } = useLingui();
  const { saved, wait, issues, form } = posted;
  return (
    <div className="mt-8">
      <OutcomeBox tone={saved ? "success" : wait === null ? "danger" : "warning"}>
        {saved ? (
          <Saved form={form} />
        ) : wait === null ? (
          <ul>
            {issues.map(({ field, code }) => (
              <li key={field}>
                <a href={`#${placeOf(form, field)}`} className="underline underline-offset-4">
                  {peopleIssueText(i18n, code)}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <TooOftenText wait={wait} />
        )}
      </OutcomeBox>
    </div>
  );
}

/** The id of what is to be put right. */
function placeOf(form: SettingsForm, field: string): string {
  if (form !== "ask_erasure") return field;
  return `erasure-${field === "passkey" ? "password" : field}`;
}

function Saved({ form }: { form: SettingsForm }) {
  switch (form) {
    case "profile":
      return <Trans>Your name is saved.</Trans>;
    case "picture":
      return <Trans>Your picture is saved.</Trans>;
    case "remove_picture":
      return <Trans>Your picture is removed.</Trans>;
    case "preferences":
      return <Trans>Language and time zone are saved.</Trans>;
    case "notices":
      return <Trans>Your choice of notices is saved.</Trans>;
    case "password":
      return (
        <Trans>
          Your password is changed. Every other device was signed out. The address of your calendar and your API keys, if you had any, are
          revoked.
        </Trans>
      );
    case "ask_erasure":
      return <Trans>Your request for erasure has been received. We answer within {ERASURE_ANSWER_DAYS} days.</Trans>;
    case "withdraw_erasure":
      return <Trans>The request is shown as it is now below, under “Erasure”.</Trans>;
    case "end_session":
      return <Trans>That device is signed out.</Trans>;
    case "end_others":
      return <Trans>Every other device is signed out. The address of your calendar and your API keys, if you had any, are revoked.</Trans>;
  }
}
