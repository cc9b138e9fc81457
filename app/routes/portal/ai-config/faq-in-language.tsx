import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { FAQ_LIMITS } from "#app/domain/assistant/faq/schema.ts";
import type { Locale } from "#app/domain/locale.ts";
import { LANGUAGE_LABELS } from "#app/i18n/assistant-labels.ts";

interface FaqInLanguageProps {
  locale: Locale;
  /** It must be written in one language at least: said of the first. */
  isFirst: boolean;
  failed: boolean;
  /** Of a control: what it shows, what is stored by now, what is wrong. */
  value: (name: string) => string;
  now: (name: string) => ReactNode;
  wrong: (id: string) => string | null;
  /** Characters taken. */
  limits: typeof FAQ_LIMITS;
}

/** Question, answer and keywords in one language, folded away until they are written. */
export function FaqInLanguage({ locale, isFirst, failed, value, now, wrong, limits }: FaqInLanguageProps) {
  const { i18n, t } = useLingui();
  const name = (part: string) => `${part}.${locale}`;
  const written = value(name("question")) !== "" || value(name("answer")) !== "";
  return (
    <details open={written || failed || isFirst} className="group border-hairline border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <Icon name="chevronDown" size={16} className="text-soft group-open:rotate-180" />
        <span className="font-semibold">{i18n._(LANGUAGE_LABELS[locale])}</span>
        {written ? null : (
          <Badge tone="warning">
            <Trans>Not written yet</Trans>
          </Badge>
        )}
      </summary>
      <fieldset className="mt-2 grid gap-5">
        <legend className="sr-only">{i18n._(LANGUAGE_LABELS[locale])}</legend>
        <Field
          id={`faq-${name("question")}`}
          name={name("question")}
          label={t`Question`}
          optional={!isFirst}
          hint={now(name("question"))}
          error={wrong(name("question"))}
        >
          <Input lang={locale} maxLength={limits.question.max} defaultValue={value(name("question"))} />
        </Field>
        <Field
          id={`faq-${name("answer")}`}
          name={name("answer")}
          label={t`Answer`}
          optional={!isFirst}
          hint={now(name("answer"))}
          error={wrong(name("answer"))}
        >
          <Textarea lang={locale} rows={4} maxLength={limits.answer.max} defaultValue={value(name("answer"))} />
        </Field>
        <Field
          id={`faq-${name("keywords")}`}
          name={name("keywords")}
          label={t`Keywords (comma-separated)`}
          optional
          hint={now(name("keywords"))}
          error={wrong(name("keywords"))}
        >
          <Input lang={locale} maxLength={limits.keywords.max} defaultValue={value(name("keywords"))} />
        </Field>
      </fieldset>
    </details>
  );
}
