import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse } from "react-router";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { FAQ_LIMITS } from "#app/domain/assistant/faq/schema.ts";
import { FAQ_COLUMNS } from "#app/domain/assistant/faq/table.ts";
import { FAQ_CATEGORIES, faqText } from "#app/domain/assistant/faq/vocabulary.ts";
import { SETTING_LIMITS } from "#app/domain/assistant/settings.ts";
import { isLocale, type Locale } from "#app/domain/locale.ts";
import { loggable } from "#app/domain/loggable.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { SETTING_DEFAULTS } from "#app/i18n/assistant-labels.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { orNotFound } from "../or-not-found.ts";
import { ViewTabs } from "../view-tabs.tsx";
import type { Route } from "./+types/route";
import type { AssistantPage } from "./assistant-page.ts";
import { ConfigTab } from "./config-tab.tsx";
import { FaqForm } from "./faq-form.tsx";
import { AddFaq, FaqList, FaqSearch, FaqText } from "./faq-list.tsx";
import { Health } from "./health.tsx";
import { History } from "./history.tsx";
import { isIntent } from "./intents.ts";
import { Outcome } from "./outcome.tsx";
import { type AssistantOutcome, changeAssistant } from "./submission.ts";
import { AsFile, TryQuestion, Unanswered } from "./tools.tsx";
import { Trial } from "./trial.tsx";

export const handle = LETTERS_TEXTS;

const WORDS_MAX = 500;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { faqs, assistant, actor } = context.get(servicesContext);
  const i18n = context.get(i18nContext);
  const own: Locale = isLocale(i18n.locale) ? i18n.locale : "en";
  const asked = (name: string) => (url.searchParams.get(name) ?? "").slice(0, WORDS_MAX).trim();
  const locale = isLocale(asked("in")) ? (asked("in") as Locale) : own;
  const category = FAQ_CATEGORIES.find((one) => one === asked("category")) ?? null;
  const search = asked("search").slice(0, 100);
  const question = asked("try");
  const edited = asked("do") === "edit" ? asked("id") : "";
  const [who, list, history, unanswered, settings, health, faq, found] = await orNotFound(
    Promise.all([
      actor(),
      faqs.list({ category, search }),
      assistant.history(),
      assistant.unanswered(),
      assistant.list(),
      assistant.health(),
      edited ? faqs.get(edited) : null,
      question ? faqs.preview(question, locale) : null,
    ]),
  );
  const from = asked("do") === "add" ? asked("from") : "";
  return {
    tab: asked("tab") === "config" ? ("config" as const) : ("faqs" as const),
    faqs: list,
    category,
    search,
    history,
    unanswered,
    health,
    // From here and not from the schemas, which would bring their library to the browser.
    faqLimits: FAQ_LIMITS,
    columns: FAQ_COLUMNS,
    settings: await Promise.all(
      settings.map(async (setting) => ({
        ...setting,
        most: SETTING_LIMITS[setting.key],
        fallback: (await createPageI18n(setting.locale === "*" ? own : setting.locale))._(SETTING_DEFAULTS[setting.key]),
      })),
    ),
    // The one whose text is next to the list: the first until one is chosen.
    opened: list.find(({ id }) => id === asked("id"))?.id ?? list[0]?.id ?? null,
    isChosen: list.some(({ id }) => id === asked("id")),
    adding: asked("do") === "add",
    editing: faq,
    answering: from ? { question: from, locale } : null,
    tried: question
      ? { question, locale, found: found && { id: found.faq.id, question: faqText(found.faq.question, locale), answer: found.answer } }
      : null,
    zone: readerZone(who),
    title: `${i18n._(msg`AI Assistant Configuration`)} – ${PROVIDER.name}`,
  };
}
export async function action({ request, context }: Route.ActionArgs) {
  return changeAssistant(request, context);
}

/** What reaches no server is reported as such: nothing typed is lost to an error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<AssistantOutcome> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) && (error.status === 401 || error.status === 404)) throw error;
    console.error(loggable(error));
    const text = (name: string) => String(form.get(name) ?? "");
    const intent = text("intent");
    if (!isIntent(intent)) throw error;
    const values = [...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    return { intent, kind: "failed", id: text("id"), issues: [], values: Object.fromEntries(values), counts: null, lines: [] };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** AI Assistant Configuration (specification, section 2): what the assistant says, in the hands of administrators. */
export default function AiConfig({ loaderData: page, actionData: outcome }: Route.ComponentProps) {
  const again = outcome && outcome.kind !== "saved" && (outcome.intent === "create" || outcome.intent === "update") ? outcome : undefined;
  const answering = again?.values.answering
    ? { question: again.values.answering, locale: isLocale(again.values.locale) ? again.values.locale : ("en" as const) }
    : page.answering;
  const editing = again?.intent === "update" ? (page.faqs.find(({ id }) => id === again.id) ?? page.editing) : page.editing;
  const opened = page.faqs.find(({ id }) => id === page.opened) ?? null;
  const open = again ? again.intent === "create" || editing !== null : page.adding || editing !== null;
  return (
    <>
      <PageHeader
        title={<Trans>AI Assistant Configuration</Trans>}
        lead={<Trans>What the assistant answers from, and how it speaks. A change is in force with the next message of any visitor.</Trans>}
      >
        <Tabs tab={page.tab} />
      </PageHeader>
      {outcome ? <Outcome outcome={outcome} history={page.history} /> : null}
      {page.tab === "config" ? (
        <>
          <ConfigTab page={page} />
          <Health page={page} />
          <Trial />
          <History page={page} of="assistant_setting" />
        </>
      ) : (
        <>
          <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
            <TryQuestion page={page} />
            <Unanswered page={page} />
          </div>
          <div className="mt-8 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="min-w-0">
              <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-3">
                {open ? null : <AddFaq />}
                <OnThisPage />
              </div>
              <FaqSearch page={page} />
              <FaqList page={page} />
            </div>
            <aside className={`lg:sticky lg:top-4 ${open ? "max-lg:order-first" : "max-lg:hidden"}`}>
              {open ? (
                <FaqForm faq={again?.intent === "create" ? null : editing} answering={answering} again={again} limits={page.faqLimits} />
              ) : opened ? (
                <div className="border border-hairline bg-raised p-5">
                  <FaqText faq={opened} titled />
                </div>
              ) : null}
            </aside>
          </div>
          <AsFile columns={page.columns} outcome={outcome?.intent === "import" ? outcome : undefined} />
          <History page={page} of="faq" />
        </>
      )}
    </>
  );
}

/** What is below a long list. */
function OnThisPage() {
  const { t } = useLingui();
  const parts = [
    { to: "#file", label: t`Import and export` },
    { to: "#history", label: t`History` },
  ];
  return (
    <nav aria-label={t`On this page`}>
      <ul className="flex flex-wrap gap-x-7">
        {parts.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="prose-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The two tabs, in the address. */
function Tabs({ tab }: { tab: AssistantPage["tab"] }) {
  const { t } = useLingui();
  const names = [
    { name: "faqs", to: "/admin/ai-config", label: t`FAQs Management` },
    { name: "config", to: "/admin/ai-config?tab=config", label: t`System Configuration` },
  ] as const;
  return (
    <ViewTabs
      label={t`Parts of the configuration`}
      tabs={names.map(({ name, to, label }) => ({ to, name: label, current: name === tab }))}
    />
  );
}
