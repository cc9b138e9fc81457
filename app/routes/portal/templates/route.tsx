import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link, redirect, useSearchParams } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { MessageTemplate } from "#app/domain/booking/office/message-template.ts";
import { AppError } from "#app/domain/errors.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { languageTitle } from "#app/i18n/language-names.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { type PostedTemplate, TemplateForm } from "./template-form.tsx";

export const handle = LETTERS_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const templates = await orNotFound(context.get(servicesContext).templates.list());
  return { templates, title: `${context.get(i18nContext)._(msg`Message templates`)} – ${PROVIDER.name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Longest text that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 10_000;

export async function action({ request, context }: Route.ActionArgs) {
  const { templates } = context.get(servicesContext);
  const form = await readForm(request);
  const read = (name: string) => (form.get(name) ?? "").slice(0, READ_MAX);
  const id = read("id") || null;
  const typed = {
    id,
    version: Number(read("version")) || 0,
    name: read("name"),
    texts: { en: read("text-en"), fr: read("text-fr"), es: read("text-es") },
  };
  try {
    if (form.get("intent") === "remove") await templates.remove(id ?? "", typed.version);
    else await templates.save(typed);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") throw data(null, { status: 404 });
    if (error.code === "stale_version")
      return data<PostedTemplate>({ typed: { ...typed, version: Number(error.detail.version) }, issues: [], stale: true }, { status: 409 });
    if (error.code === "invalid_input") return data<PostedTemplate>({ typed, issues: error.issues, stale: false }, { status: 400 });
    throw error;
  }
  throw redirect("/admin/templates", 303);
}

/** The texts that staff begin messages to clients from: a line each, the one that is edited next to them. Which one is in the address. */
export default function Templates({ loaderData: { templates }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = actionData ? (actionData.typed.id ?? "new") : search.get("edit");
  const edited = templates.find(({ id }) => id === asked) ?? null;
  return (
    <>
      <PageHeader
        title={<Trans>Message templates</Trans>}
        lead={<Trans>Texts that staff begin a message to a client from, in each language.</Trans>}
        actions={
          <ButtonLink to="?edit=new" preventScrollReset variant="secondary">
            <Icon name="plus" size={18} />
            <Trans>Write a template</Trans>
          </ButtonLink>
        }
      />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TemplateList templates={templates} current={edited?.id ?? null} />
        {asked === "new" || edited ? <TemplateForm key={asked} template={edited} posted={actionData} /> : null}
      </div>
    </>
  );
}

function TemplateList({ templates, current }: { templates: readonly MessageTemplate[]; current: string | null }) {
  const { i18n, t } = useLingui();
  if (templates.length === 0)
    return (
      <EmptyState title={t`No templates yet`}>
        <Trans>
          Templates will be listed here by name. Write the first one for what you tell clients most often, such as the way to the room.
        </Trans>
      </EmptyState>
    );
  return (
    <ul aria-label={t`Templates`} className="border-hairline border-t">
      {templates.map(({ id, name, texts }) => (
        <li
          key={id}
          className={`relative flex min-h-11 items-center justify-between gap-4 border-hairline border-b text-sm hover:bg-accent-wash/60 ${id === current ? "bg-accent-wash" : ""}`}
        >
          <Link
            to={`?edit=${id}`}
            preventScrollReset
            aria-current={id === current ? "true" : undefined}
            className="prose-link wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className="shrink-0 text-soft">
            {LOCALES.filter((locale) => texts[locale])
              .map((locale) => languageTitle(i18n.locale, locale))
              .join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
