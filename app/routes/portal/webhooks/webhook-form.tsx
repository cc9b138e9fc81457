import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { API_KEY_SCOPES } from "#app/domain/api-keys/scopes.ts";
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS } from "#app/domain/webhooks/events.ts";
import type { AskedWebhook } from "#app/domain/webhooks/webhook.ts";
import { eventText, sentText, webhookIssueText } from "#app/i18n/portal/webhooks/webhook-texts.ts";
import { ProofFields, type Proving } from "../second-factor/proof-fields.tsx";
import type { WebhookPosted } from "./submission.ts";

interface WebhookFormProps extends Proving {
  intent: "make" | "change";
  /** The one that is changed; null for a new one. */
  present: (AskedWebhook & { version: number }) | null;
  /** Of this form, where it was refused. */
  posted: WebhookPosted | null;
}

/** A webhook's name, address, events and scopes, and the password once more. */
export function WebhookForm({ intent, present, posted, ...proving }: WebhookFormProps) {
  const { i18n } = useLingui();
  const begun = posted?.typed ?? present;
  const [events, setEvents] = useState<readonly string[]>(begun?.events ?? []);
  const [scopes, setScopes] = useState<readonly string[]>(begun?.scopes ?? []);
  const issue = issuesOf(posted, (code) => webhookIssueText(i18n, code));
  return (
    <ProvingForm
      intent={intent}
      posted={posted}
      {...proving}
      submit={intent === "make" ? <Trans>Register the webhook</Trans> : <Trans>Save the changes</Trans>}
    >
      {present && <input type="hidden" name="version" value={present.version} />}
      <Where intent={intent} begun={begun} issue={issue} />
      <CheckboxGroup
        legend={<Trans>Events</Trans>}
        name="events"
        id={`${intent}-events`}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: eventText(i18n, value) }))}
        chosen={events}
        onChange={setEvents}
        error={issue("events")}
        className="w-full"
      />
      <CheckboxGroup
        legend={<Trans>What else is sent of a booking, with its number, status and link</Trans>}
        hint={<Trans>Nothing, if none is chosen.</Trans>}
        name="scopes"
        id={`${intent}-scopes`}
        options={API_KEY_SCOPES.map((value) => ({ value, label: sentText(i18n, value) }))}
        chosen={scopes}
        onChange={setScopes}
        error={issue("scopes")}
        className="w-full"
      />
    </ProvingForm>
  );
}

interface WhereProps extends Pick<WebhookFormProps, "intent"> {
  begun: AskedWebhook | null;
  issue: (field: string) => string | undefined;
}

/** Which program, and where it is. */
function Where({ intent, begun, issue }: WhereProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        name="name"
        id={`${intent}-name`}
        label={t`Name of the webhook`}
        hint={t`The program that will receive it.`}
        error={issue("name")}
        className="w-full max-w-sm"
      >
        <Input defaultValue={begun?.name ?? ""} maxLength={WEBHOOK_LIMITS.name} autoComplete="off" />
      </Field>
      <Field
        name="url"
        id={`${intent}-url`}
        label={t`Address (https)`}
        hint={t`As the other program gives it to you.`}
        error={issue("url")}
        className="w-full"
      >
        <Input
          type="url"
          inputMode="url"
          defaultValue={begun?.url ?? ""}
          maxLength={WEBHOOK_LIMITS.url}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </>
  );
}

interface ProvingFormProps extends Proving {
  intent: "make" | "change" | "renew" | "resume";
  posted: WebhookPosted | null;
  submit: ReactNode;
  children?: ReactNode;
}

/** A form that asks for the password, and for the code where there is a second factor. */
export function ProvingForm({ intent, posted, submit, email, secondFactor, children }: ProvingFormProps) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === intent;
  const issue = issuesOf(posted, (code) => webhookIssueText(i18n, code));
  const issues = posted?.issues ?? [];
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 flex flex-col items-start gap-6">
      {issues.length > 0 && (
        <ErrorSummary errors={issues.map(({ field, code }) => ({ id: placeOf(intent, field), text: webhookIssueText(i18n, code) }))} />
      )}
      {children}
      <ProofFields
        id={intent}
        email={email}
        secondFactor={secondFactor}
        hint={t`So that nobody else sends data elsewhere at your desk.`}
        issue={issue}
      />
      <Button type="submit" name="intent" value={intent} loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}

/** The id of the control that an issue is about. */
const placeOf = (intent: string, field: string) => `${intent}-${field === "passkey" ? "password" : (field.split(".")[0] ?? field)}`;

const issuesOf = (posted: WebhookPosted | null, textOf: (code: string) => string) => (field: string) => {
  const found = posted?.issues.find((one) => one.field.split(".")[0] === field);
  return found && textOf(found.code);
};
