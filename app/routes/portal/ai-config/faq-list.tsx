import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import { FAQ_CATEGORIES, type FaqPriority } from "#app/domain/assistant/faq/vocabulary.ts";
import { isLocale, LOCALES } from "#app/domain/locale.ts";
import { FAQ_CATEGORY_LABELS, FAQ_PRIORITY_LABELS, LANGUAGE_LABELS } from "#app/i18n/assistant-labels.ts";
import type { AssistantPage } from "./assistant-page.ts";

const PRIORITY_TONES: Readonly<Record<FaqPriority, BadgeTone>> = { high: "info", normal: "neutral", low: "neutral" };

/** Every FAQ, with what its visitors read and what is still missing. */
export function FaqList({ page }: { page: AssistantPage }) {
  const { faqs, search, category } = page;
  const { state, location } = useNavigation();
  const next = new URLSearchParams(location?.search);
  // Another search of this list is on its way.
  const loading =
    state === "loading" &&
    location.pathname === "/admin/ai-config" &&
    ((next.get("search") ?? "") !== search || (next.get("category") || null) !== category);
  const filtered = search !== "" || category !== null;
  if (loading) return <Placeholders />;
  if (faqs.length > 0)
    return (
      <>
        <h2 className="mt-6 border-hairline-strong border-b pb-2 text-xl">
          <Plural value={faqs.length} one="# FAQ" other="# FAQs" />
        </h2>
        <ol>
          {faqs.map((faq) => (
            <li key={faq.id} className="border-hairline border-b">
              <Entry faq={faq} page={page} />
            </li>
          ))}
        </ol>
      </>
    );
  return filtered ? (
    <div className="mt-10">
      <EmptyState
        title={<Trans>No FAQ has these words</Trans>}
        action={
          <ButtonLink to="/admin/ai-config" variant="secondary">
            <Trans>Show all FAQs</Trans>
          </ButtonLink>
        }
      />
    </div>
  ) : (
    <EmptyState title={<Trans>No FAQs yet</Trans>} action={<AddFaq />}>
      <Trans>Create the first one: the assistant answers from it in the next conversation.</Trans>
    </EmptyState>
  );
}

export function AddFaq() {
  return (
    <ButtonLink to="?do=add">
      <Icon name="plus" size={18} />
      <Trans>Add FAQ</Trans>
    </ButtonLink>
  );
}

/** Words and category, kept in the address. */
export function FaqSearch({ page }: { page: AssistantPage }) {
  const { i18n, t } = useLingui();
  return (
    <search className="no-print mt-6 block">
      <Form key={`${page.search} ${page.category}`} className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
        <Field name="search" label={t`Search`}>
          <Input type="search" aria-required={false} maxLength={100} defaultValue={page.search} />
        </Field>
        <Field id="category-filter" name="category" label={t`Category`}>
          <Select
            aria-required={false}
            defaultValue={page.category ?? ""}
            placeholder={t`All categories`}
            options={FAQ_CATEGORIES.map((value) => ({ value, label: i18n._(FAQ_CATEGORY_LABELS[value]) }))}
          />
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12">
          <Trans>Find</Trans>
        </Button>
      </Form>
    </search>
  );
}

/** The text of an FAQ in the reader's language, or in the first that it has one in. */
function textOf(faq: FaqRecord, locale: string) {
  const own = isLocale(locale) ? locale : "en";
  const shown = [own, ...LOCALES].find((one) => faq.texts[one]) ?? own;
  return { shown, text: faq.texts[shown], question: faq.texts[shown]?.question ?? faq.id };
}

/** One line; its text is next to the list, and under the line where there is no room next to it. */
function Entry({ faq, page }: { faq: FaqRecord; page: AssistantPage }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("id") === faq.id;
  const { shown, question } = textOf(faq, i18n.locale);
  const missing = LOCALES.filter((locale) => !faq.texts[locale]);
  const isOpen = page.opened === faq.id;
  const address = new URLSearchParams({ search: page.search, category: page.category ?? "", id: faq.id });
  return (
    <article aria-labelledby={`faq-${faq.id}`} className={isOpen ? "bg-accent-wash" : "hover:bg-accent-wash/60"}>
      <div className="flex min-h-10 items-center gap-x-3">
        <h3 id={`faq-${faq.id}`} lang={shown} className="min-w-0 grow font-normal font-sans text-sm tracking-normal">
          <Link
            to={`?${address}`}
            preventScrollReset
            aria-current={isOpen ? "true" : undefined}
            // Never wider than its line: what is cut off would still lie over the presses at its end.
            className={`flex min-h-10 items-center hover:underline ${isOpen ? "font-semibold" : ""}`}
          >
            <span className="truncate">{question}</span>
          </Link>
        </h3>
        <span className="hidden shrink-0 gap-x-2 text-soft text-xs sm:inline-flex">
          {missing.length > 0 ? <Badge tone="warning">{missing.map((locale) => locale.toUpperCase()).join(" ")}</Badge> : null}
          {faq.isActive ? null : (
            <Badge>
              <Trans>Inactive</Trans>
            </Badge>
          )}
          {faq.priority === "high" ? <Badge tone={PRIORITY_TONES.high}>{i18n._(FAQ_PRIORITY_LABELS.high)}</Badge> : null}
          <span className="w-20 self-center">{i18n._(FAQ_CATEGORY_LABELS[faq.category])}</span>
        </span>
        <ButtonLink
          to={`?${new URLSearchParams({ do: "edit", id: faq.id })}`}
          preventScrollReset
          variant="quiet"
          size="sm"
          className="no-print"
          aria-label={t`Edit: ${question}`}
        >
          <Trans>Edit</Trans>
        </ButtonLink>
        <Form method="post" action="/admin/ai-config" preventScrollReset className="no-print ms-2">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={faq.id} />
          <input type="hidden" name="version" value={faq.version} />
          <Button type="submit" variant="quiet" size="sm" className="text-danger" loading={busy} aria-label={t`Delete: ${question}`}>
            <Icon name="close" size={16} />
          </Button>
        </Form>
      </div>
      {isOpen && page.isChosen ? (
        <div className="px-3 pb-3 lg:hidden">
          <FaqText faq={faq} />
        </div>
      ) : null}
    </article>
  );
}

/** What visitors read of an FAQ, and what is still missing. */
export function FaqText({ faq, titled = false }: { faq: FaqRecord; titled?: boolean }) {
  const { i18n } = useLingui();
  const { shown, text, question } = textOf(faq, i18n.locale);
  const missing = LOCALES.filter((locale) => !faq.texts[locale]);
  return (
    <>
      {titled ? (
        <h2 lang={shown} className="text-lg">
          {question}
        </h2>
      ) : null}
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <Badge tone="accent">{i18n._(FAQ_CATEGORY_LABELS[faq.category])}</Badge>
        </li>
        <li>
          <Badge tone={PRIORITY_TONES[faq.priority]}>
            <VisuallyHidden>
              <Trans>Priority:</Trans>{" "}
            </VisuallyHidden>
            {i18n._(FAQ_PRIORITY_LABELS[faq.priority])}
          </Badge>
        </li>
        <li>
          {faq.isActive ? (
            <Badge tone="success">
              <Trans>Active</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Inactive</Trans>
            </Badge>
          )}
        </li>
        {missing.map((locale) => (
          <li key={locale}>
            <Badge tone="warning">
              <Missing language={i18n._(LANGUAGE_LABELS[locale])} />
            </Badge>
          </li>
        ))}
      </ul>
      <p lang={shown} className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">
        {text?.answer}
      </p>
      {text?.keywords ? (
        <p className="mt-2 max-w-measure text-sm text-soft">
          <Trans>Keywords:</Trans> <span lang={shown}>{text.keywords}</span>
        </p>
      ) : null}
    </>
  );
}

function Missing({ language }: { language: string }) {
  return <Trans>{language} missing</Trans>;
}

/** Three of them (specification, section 9 "Skeleton count 3"). */
function Placeholders() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Trans>Loading...</Trans>
      </VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <div key={place} data-testid="faq-skeleton" className="grid gap-3 border-hairline border-b py-6">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-40" />
          <Skeleton className="w-full" />
        </div>
      ))}
    </div>
  );
}
