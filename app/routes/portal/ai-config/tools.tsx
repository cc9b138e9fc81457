/** Next to the list: what it would answer, what nobody could answer, and the whole of it as a file. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { LANGUAGE_LABELS } from "#app/i18n/assistant-labels.ts";
import { formatDate } from "#app/i18n/dates.ts";
import type { AssistantPage } from "./assistant-page.ts";
import type { AssistantOutcome } from "./submission.ts";

export function TryQuestion({ page }: { page: AssistantPage }) {
  const { i18n, t } = useLingui();
  const { tried } = page;
  const asked = tried?.question ?? "";
  const source = tried?.found ?? null;
  return (
    <section id="try" aria-labelledby="try-title" className="mt-6 scroll-mt-24">
      <h2 id="try-title" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>What would it answer?</Trans>
      </h2>
      <Form
        action="/admin/ai-config#try"
        preventScrollReset
        key={`${asked} ${tried?.locale}`}
        className="mt-4 grid max-w-form items-end gap-4 sm:grid-cols-[1fr_10rem_auto]"
      >
        <Field id="try-question" name="try" label={t`A visitor’s question`}>
          <Input maxLength={500} defaultValue={asked} lang={tried?.locale} />
        </Field>
        <Field id="try-language" name="in" label={t`Language`}>
          <Select
            defaultValue={tried?.locale ?? i18n.locale}
            options={LOCALES.map((value) => ({ value, label: i18n._(LANGUAGE_LABELS[value]) }))}
          />
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12">
          <Trans>Ask</Trans>
        </Button>
      </Form>
      {tried ? (
        <div role="status" className="mt-4 max-w-form border-accent border-s-2 ps-4">
          {source ? (
            <>
              <p lang={tried.locale} className="whitespace-pre-line">
                {source.answer}
              </p>
              <p className="mt-2 text-sm text-soft">
                <Trans>
                  From the FAQ{" "}
                  <Link to={`?${new URLSearchParams({ do: "edit", id: source.id })}`} className="prose-link">
                    {source.question}
                  </Link>
                </Trans>
              </p>
            </>
          ) : (
            <p>
              <Trans>No active FAQ answers this. The assistant says that it does not know, and offers a colleague’s call.</Trans>{" "}
              <Link to={`?${new URLSearchParams({ do: "add", from: asked, in: tried.locale })}`} className="prose-link">
                <Trans>Make an FAQ of this</Trans>
              </Link>
            </p>
          )}
        </div>
      ) : null}
    </section>
  );
}

export function Unanswered({ page }: { page: AssistantPage }) {
  return (
    <section id="unanswered" aria-labelledby="unanswered-title" className="mt-6 scroll-mt-24">
      <h2 id="unanswered-title" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Questions without an answer</Trans>
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">
        <Trans>
          What visitors asked and no FAQ answered, without names, addresses and numbers. Kept for 90 days after it was last asked.
        </Trans>
      </p>
      {page.unanswered.length === 0 ? (
        <p className="mt-4 text-soft">
          <Trans>No unanswered questions.</Trans>
        </p>
      ) : (
        <ul className="max-h-72 max-w-form overflow-y-auto">
          {page.unanswered.map((question) => (
            <UnansweredQuestion key={`${question.locale} ${question.question}`} {...question} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One of them, with an FAQ to make of it, or to take it away. */
function UnansweredQuestion({ question, locale, times, lastAt }: AssistantPage["unanswered"][number]) {
  const { i18n, t } = useLingui();
  const pressed = useNavigation().formData?.get("question");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b py-1.5 text-sm">
      <span className="min-w-0 grow basis-60">
        <span lang={locale} className="block [overflow-wrap:anywhere]">
          {question}
        </span>
        <span className="text-sm text-soft">
          {i18n._(LANGUAGE_LABELS[locale as Locale])}, <Plural value={times} one="asked once" other="asked # times" />,{" "}
          {formatDate(i18n.locale, new Date(lastAt).toISOString().slice(0, 10))}
        </span>
      </span>
      <span className="no-print flex gap-2">
        <ButtonLink
          to={`?${new URLSearchParams({ do: "add", from: question, in: locale })}`}
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t`Make an FAQ of this: ${question}`}
        >
          <Trans>Make an FAQ of this</Trans>
        </ButtonLink>
        <Form method="post" action="/admin/ai-config" preventScrollReset>
          <input type="hidden" name="intent" value="dismiss" />
          <input type="hidden" name="question" value={question} />
          <input type="hidden" name="locale" value={locale} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            className="min-h-11"
            loading={pressed === question}
            aria-label={t`Remove: ${question}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </Form>
      </span>
    </li>
  );
}

export function AsFile({ columns: names, outcome }: { columns: readonly string[]; outcome: AssistantOutcome | undefined }) {
  const { t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "import";
  const columns = names.join(", ");
  return (
    <section id="file" aria-labelledby="file-title" className="no-print mt-12 scroll-mt-24">
      <h2 id="file-title" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Import and export</Trans>
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">
        <Trans>
          A CSV file for any spreadsheet. A row with an id changes that FAQ, a row without one is a new FAQ, and FAQs that are not in the
          file stay as they are. If anything is wrong, nothing is imported. Columns: {columns}.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Form
          method="post"
          action="/admin/ai-config"
          encType="multipart/form-data"
          preventScrollReset
          key={outcome ? "again" : ""}
          className="flex flex-wrap items-end gap-4"
        >
          <input type="hidden" name="intent" value="import" />
          <Field id="faq-file" name="file" label={t`CSV file`}>
            <Input type="file" accept=".csv,text/csv" />
          </Field>
          <Button type="submit" variant="secondary" className="min-h-12" loading={busy}>
            <Trans>Import</Trans>
          </Button>
        </Form>
        <ButtonLink href="/admin/ai-config/faqs.csv" variant="secondary" className="min-h-12" download>
          <Icon name="download" size={18} />
          <Trans>Export all FAQs</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
