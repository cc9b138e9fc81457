/** A template in its languages. What is typed stays when it is refused, or when somebody else was faster. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { type MessageTemplate, PLACEHOLDERS, TEMPLATE_LIMITS, unknownPlaceholders } from "#app/domain/booking/office/message-template.ts";
import type { Issue } from "#app/domain/errors.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { languageTitle } from "#app/i18n/language-names.ts";
import { PLACEHOLDER_LABELS, threadText } from "#app/i18n/portal/thread-texts.ts";

export interface PostedTemplate {
  typed: { id: string | null; version: number; name: string; texts: Readonly<Record<Locale, string>> };
  issues: readonly Issue[];
  /** Somebody has changed it since it was opened. */
  stale: boolean;
}

export function TemplateForm({ template, posted }: { template: MessageTemplate | null; posted: PostedTemplate | undefined }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const errorOf = (field: string) => {
    const issue = posted?.issues.find((one) => one.field === field);
    if (!issue) return null;
    const text = threadText(i18n, issue.code);
    if (issue.code !== "placeholder_unknown") return text;
    const typed = posted?.typed.texts[field.replace("text-", "") as Locale] ?? "";
    return `${text} (${unknownPlaceholders(typed).join(", ")})`;
  };
  return (
    <Form method="post" preventScrollReset className="grid gap-4" noValidate>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {template ? <Trans>Edit the template</Trans> : <Trans>A new template</Trans>}
      </h2>
      {posted?.stale ? (
        <p role="alert" className="border-warning border-s-4 bg-warning-wash px-4 py-2">
          <Trans>Someone has changed this template meanwhile. Your text is still here: saving it now replaces theirs.</Trans>
        </p>
      ) : null}
      <input type="hidden" name="id" value={template?.id ?? ""} />
      <input type="hidden" name="version" value={posted?.typed.version ?? template?.version ?? 0} />
      <Field name="name" id="template-name" label={t`Name`} error={errorOf("name")}>
        <Input maxLength={TEMPLATE_LIMITS.name} defaultValue={posted?.typed.name ?? template?.name ?? ""} />
      </Field>
      {LOCALES.map((locale) => (
        <Field key={locale} name={`text-${locale}`} label={languageTitle(i18n.locale, locale)} optional error={errorOf(`text-${locale}`)}>
          <Textarea
            rows={4}
            lang={locale}
            maxLength={TEMPLATE_LIMITS.text}
            defaultValue={posted?.typed.texts[locale] ?? template?.texts[locale] ?? ""}
          />
        </Field>
      ))}
      <Placeholders />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          <Trans>Save the template</Trans>
        </Button>
        <ButtonLink to="?" preventScrollReset variant="secondary">
          <Trans>Back</Trans>
        </ButtonLink>
        {template ? (
          <Button type="submit" name="intent" value="remove" variant="danger" className="ms-auto" loading={busy}>
            <Trans>Remove the template</Trans>
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** What a text may name, and what comes in its place once it is sent. */
function Placeholders() {
  const { i18n } = useLingui();
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-accent underline decoration-accent-line underline-offset-4">
        <Trans>Placeholders</Trans>
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {PLACEHOLDERS.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd className="text-soft">{i18n._(PLACEHOLDER_LABELS[name])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
