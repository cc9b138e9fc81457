import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonClasses } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import type { FAQ_LIMITS } from "#app/domain/assistant/faq/schema.ts";
import { DEFAULT_FAQ_CATEGORY, DEFAULT_FAQ_PRIORITY, FAQ_CATEGORIES, FAQ_PRIORITIES } from "#app/domain/assistant/faq/vocabulary.ts";
import { isLocale, LOCALES, type Locale } from "#app/domain/locale.ts";
import { FAQ_CATEGORY_LABELS, FAQ_PRIORITY_LABELS, faqIssueText, LANGUAGE_LABELS } from "#app/i18n/assistant-labels.ts";
import type { AssistantOutcome } from "./submission.ts";

export interface FaqFormProps {
  /** Null: a new one. */
  faq: FaqRecord | null;
  /** The visitors' question that a new one answers. */
  answering: { question: string; locale: Locale } | null;
  /** This form's last attempt, when it was not saved. */
  again: AssistantOutcome | undefined;
  /** Characters taken. */
  limits: typeof FAQ_LIMITS;
}

/** Add and edit (specification, section 2): one question in up to three languages. Works without a script. */
export function FaqForm({ faq, answering, again, limits }: FaqFormProps) {
  const { i18n, t } = useLingui();
  const busy = ["create", "update"].includes(String(useNavigation().formData?.get("intent")));
  const own = isLocale(i18n.locale) ? i18n.locale : "en";
  const order = [...new Set<Locale>([answering?.locale ?? own, own, ...LOCALES])];
  const first = order[0] ?? "en";
  const stored = (name: string): string => {
    const [part = "", locale = "en"] = name.split(".");
    if (!faq) return part === "question" && answering?.locale === locale ? answering.question : "";
    const text = isLocale(locale) ? faq.texts[locale] : undefined;
    return text ? String(text[part as "question" | "answer" | "keywords"] ?? "") : "";
  };
  const value = (name: string) => (again ? (again.values[name] ?? "") : stored(name));
  // Written in no language at all: said under the first.
  const issues = (again?.issues ?? []).flatMap(({ field, code }) =>
    field === "texts"
      ? [
          { id: `question.${first}`, code: "question_too_short" },
          { id: `answer.${first}`, code: "answer_too_short" },
        ]
      : [{ id: idOf(field), code }],
  );
  const wrong = (id: string) => {
    const issue = issues.find((one) => one.id === id);
    return issue ? faqIssueText(i18n, issue.code) : null;
  };
  const chosen = (name: "category" | "priority", otherwise: string) => again?.values[name] ?? faq?.[name] ?? otherwise;
  const now = (name: string) =>
    again?.kind === "stale" && stored(name) !== value(name) ? <Trans>Stored now: {stored(name) || "–"}</Trans> : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const edited = faq?.id ?? "new";
  // Opened from far down the list; what is wrong takes the focus itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each FAQ that is opened
  useEffect(() => {
    if (!again) title.current?.focus();
  }, [edited]);
  const summary = useSame(
    issues.map(({ id, code }) => ({ id: id === "body" ? "faq-form-title" : `faq-${id}`, text: faqIssueText(i18n, code) })),
  );
  return (
    <section
      aria-labelledby="faq-form-title"
      className="max-h-[calc(100dvh-2rem)] overflow-y-auto border border-hairline-strong bg-raised p-5 max-lg:max-h-none"
    >
      <h2 ref={title} id="faq-form-title" tabIndex={-1} className="text-xl">
        {faq ? <Trans>Edit FAQ</Trans> : <Trans>Add FAQ</Trans>}
      </h2>
      <div className="mt-4">
        <ErrorSummary errors={summary} />
      </div>
      <Form
        method="post"
        action="/admin/ai-config"
        key={`${faq?.id ?? "new"} ${faq?.version ?? 0} ${again ? "again" : ""}`}
        className="mt-4 grid max-w-form gap-6"
      >
        <input type="hidden" name="intent" value={faq ? "update" : "create"} />
        {faq ? <input type="hidden" name="id" value={faq.id} /> : null}
        {faq ? <input type="hidden" name="version" value={faq.version} /> : null}
        {answering ? <input type="hidden" name="answering" value={answering.question} /> : null}
        {answering ? <input type="hidden" name="locale" value={answering.locale} /> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="faq-category" name="category" label={t`Category`} error={wrong("category")}>
            <Select
              defaultValue={chosen("category", DEFAULT_FAQ_CATEGORY)}
              options={FAQ_CATEGORIES.map((one) => ({ value: one, label: i18n._(FAQ_CATEGORY_LABELS[one]) }))}
            />
          </Field>
          <Field id="faq-priority" name="priority" label={t`Priority`} error={wrong("priority")}>
            <Select
              defaultValue={chosen("priority", DEFAULT_FAQ_PRIORITY)}
              options={FAQ_PRIORITIES.map((one) => ({ value: one, label: i18n._(FAQ_PRIORITY_LABELS[one]) }))}
            />
          </Field>
        </div>
        {order.map((locale) => {
          const name = (part: string) => `${part}.${locale}`;
          const written = value(name("question")) !== "" || value(name("answer")) !== "";
          const failed = issues.some(({ id }) => id.endsWith(`.${locale}`));
          return (
            <details key={locale} open={written || failed || locale === first} className="group border-hairline border-t pt-2">
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
                  optional={locale !== first}
                  hint={now(name("question"))}
                  error={wrong(name("question"))}
                >
                  <Input lang={locale} maxLength={limits.question.max} defaultValue={value(name("question"))} />
                </Field>
                <Field
                  id={`faq-${name("answer")}`}
                  name={name("answer")}
                  label={t`Answer`}
                  optional={locale !== first}
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
        })}
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells the state of its own checkbox
            role="switch"
            name="isActive"
            value="true"
            defaultChecked={again ? again.values.isActive === "true" : (faq?.isActive ?? true)}
            className="size-5 shrink-0 accent-accent"
          />
          <Trans>Active</Trans>
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy}>
            {faq ? <Trans>Update FAQ</Trans> : <Trans>Create FAQ</Trans>}
          </Button>
          <Link to="/admin/ai-config" className={buttonClasses({ variant: "secondary" })}>
            <Trans>Cancel</Trans>
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** `texts.fr.question` is the control `question.fr`. */
function idOf(field: string): string {
  const [first, locale, part] = field.split(".");
  return first === "texts" && part ? `${part}.${locale}` : field;
}

/** The same array as long as it says the same: the summary takes the focus with each new one. */
function useSame<T>(list: T[]): T[] {
  const kept = useRef(list);
  if (JSON.stringify(kept.current) !== JSON.stringify(list)) kept.current = list;
  return kept.current;
}
