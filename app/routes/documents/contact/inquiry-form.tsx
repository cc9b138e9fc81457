import { Trans, useLingui } from "@lingui/react/macro";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { INQUIRY_LIMITS, INQUIRY_TOPICS, type InquiryField } from "#app/domain/site/inquiry.ts";
import { INQUIRY_TOPIC_LABELS } from "#app/i18n/inquiry-labels.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { NotTaken } from "./not-taken.tsx";
import { type ContactResult, TRAP } from "./submission.ts";

interface InquiryFormProps {
  /** Where the form is after a post; null on a fresh page. */
  result: Extract<ContactResult, { step: "form" }> | null;
  /** Chosen by the link that led here. */
  topic: string;
}

/** A plain form: the browser posts it, and the whole page is the answer. */
export function InquiryForm({ result, topic }: InquiryFormProps) {
  const { i18n, t } = useLingui();
  const at = useSitePath();
  const issues = result?.issues ?? [];
  const typed = result?.values ?? { topic };
  const field = (name: InquiryField) => {
    const issue = issues.find((candidate) => candidate.field === name);
    return { name, error: issue && validationText(i18n, issue.code) };
  };
  return (
    <form method="post" action={at("/contact")} noValidate data-echoed={result ? "typed" : ""} className="flex flex-col gap-6">
      {result?.failure && <NotTaken failure={result.failure} />}
      <ErrorSummary errors={issues.map((issue) => ({ id: issue.field, text: validationText(i18n, issue.code) }))} />
      <p className="hidden" aria-hidden="true">
        <label>
          <Trans>Leave this line empty</Trans> <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field {...field("name")} label={t`Full name`}>
        <Input autoComplete="name" defaultValue={typed.name} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field {...field("email")} label={t`E-mail`}>
          <Input type="email" autoComplete="email" defaultValue={typed.email} />
        </Field>
        <Field {...field("phone")} label={t`Phone`} optional>
          <Input type="tel" autoComplete="tel" defaultValue={typed.phone} />
        </Field>
      </div>
      <Field {...field("topic")} label={t`What is it about?`}>
        <Select
          defaultValue={typed.topic}
          placeholder={t`Choose a topic`}
          options={INQUIRY_TOPICS.map((value) => ({ value, label: i18n._(INQUIRY_TOPIC_LABELS[value]) }))}
        />
      </Field>
      <Field
        {...field("message")}
        label={t`Your message`}
        hint={t`Please leave out what is confidential in your matter. Up to ${formatCount(i18n.locale, INQUIRY_LIMITS.message)} characters.`}
      >
        <Textarea rows={7} className="min-h-48" defaultValue={typed.message} />
      </Field>
      <div className="flex flex-col items-start gap-4">
        <Button type="submit" size="lg">
          <Trans>Send the message</Trans>
        </Button>
        <p className="text-sm text-soft">
          <Trans>
            We use what you write to answer you.{" "}
            <a href={at("/privacy")} className="prose-link">
              How we treat personal information
            </a>
          </Trans>
        </p>
      </div>
    </form>
  );
}
