import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClasses } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import type { FAQ_LIMITS } from "#app/domain/assistant/faq/schema.ts";
import { DEFAULT_FAQ_CATEGORY, DEFAULT_FAQ_PRIORITY, FAQ_CATEGORIES, FAQ_PRIORITIES } from "#app/domain/assistant/faq/vocabulary.ts";
import { isLocale, LOCALES, type Locale } from "#app/domain/locale.ts";
import { FAQ_CATEGORY_LABELS, FAQ_PRIORITY_LABELS, faqIssueText } from "#app/i18n/assistant-labels.ts";
import { FaqInLanguage } from "./faq-in-language.tsx";
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
  const { i18n } = useLingui();
  const busy = ["create", "update"].includes(String(useNavigation().formData?.get("intent")));
  const own = isLocale(i18n.locale) ? i18n.locale : "en";
  const order = [...new Set<Locale>([answering?.locale ?? own, own, ...LOCALES])];
  const first = order[0] ?? "en";
  const { value, now, chosen } = shownValues({ faq, answering, again });
  const issues = issuesOf(again, first);
  const wrong = (id: string) => {
    const issue = issues.find((one) => one.id === id);
    return issue ? faqIssueText(i18n, issue.code) : null;
  };
  const title = useFocusOnOpening(faq?.id ?? "new", again !== undefined);
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
        <FaqIdentity faq={faq} answering={answering} />
        <Placing chosen={chosen} wrong={wrong} />
        {order.map((locale) => (
          <FaqInLanguage
            key={locale}
            locale={locale}
            isFirst={locale === first}
            failed={issues.some(({ id }) => id.endsWith(`.${locale}`))}
            {...{ value, now, wrong, limits }}
          />
        ))}
        <ActiveSwitch isActive={again ? again.values.isActive === "true" : (faq?.isActive ?? true)} />
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

/** Which FAQ is saved, in which version; of a new one the visitors' question that it answers. */
function FaqIdentity({ faq, answering }: Pick<FaqFormProps, "faq" | "answering">) {
  return (
    <>
      <input type="hidden" name="intent" value={faq ? "update" : "create"} />
      {faq ? <input type="hidden" name="id" value={faq.id} /> : null}
      {faq ? <input type="hidden" name="version" value={faq.version} /> : null}
      {answering ? <input type="hidden" name="answering" value={answering.question} /> : null}
      {answering ? <input type="hidden" name="locale" value={answering.locale} /> : null}
    </>
  );
}

interface PlacingProps {
  chosen: ReturnType<typeof shownValues>["chosen"];
  wrong: (id: string) => string | null;
}

/** Its category, and how soon it is thought of. */
function Placing({ chosen, wrong }: PlacingProps) {
  const { i18n, t } = useLingui();
  return (
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
  );
}

function ActiveSwitch({ isActive }: { isActive: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells the state of its own checkbox
        role="switch"
        name="isActive"
        value="true"
        defaultChecked={isActive}
        className="size-5 shrink-0 accent-accent"
      />
      <Trans>Active</Trans>
    </label>
  );
}

/** What a control shows: what was typed where it was refused, else what is stored; and what is stored by now, where somebody changed it. */
function shownValues({ faq, answering, again }: Pick<FaqFormProps, "faq" | "answering" | "again">) {
  const stored = (name: string): string => {
    const [part = "", locale = "en"] = name.split(".");
    if (!faq) return part === "question" && answering?.locale === locale ? answering.question : "";
    const text = isLocale(locale) ? faq.texts[locale] : undefined;
    return text ? String(text[part as "question" | "answer" | "keywords"] ?? "") : "";
  };
  const value = (name: string) => (again ? (again.values[name] ?? "") : stored(name));
  const chosen = (name: "category" | "priority", otherwise: string) => again?.values[name] ?? faq?.[name] ?? otherwise;
  const now = (name: string) =>
    again?.kind === "stale" && stored(name) !== value(name) ? <Trans>Stored now: {stored(name) || "–"}</Trans> : undefined;
  return { value, now, chosen };
}

/** The title of the form, which has the focus with each FAQ that is opened. */
function useFocusOnOpening(edited: string, isRefused: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  // Opened from far down the list; what is wrong takes the focus itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each FAQ that is opened
  useEffect(() => {
    if (!isRefused) title.current?.focus();
  }, [edited]);
  return title;
}

/** What is wrong, by the ids of the controls. Written in no language at all: said under the first. */
function issuesOf(again: AssistantOutcome | undefined, first: Locale): { id: string; code: string }[] {
  return (again?.issues ?? []).flatMap(({ field, code }) =>
    field === "texts"
      ? [
          { id: `question.${first}`, code: "question_too_short" },
          { id: `answer.${first}`, code: "answer_too_short" },
        ]
      : [{ id: idOf(field), code }],
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
