import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, redirect, useSearchParams } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { isViewList, type SavedView, VIEW_LISTS, type ViewList } from "#app/domain/views/saved-view.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { readForm } from "#app/routes/read-form.ts";
import { OfficeHeader } from "../office/header.tsx";
import { type PostedView, SaveViewForm } from "../office/saved-views/save-view-form.tsx";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { filterWords } from "./filter-words.ts";
import { type ShownView, ViewLine } from "./view-line.tsx";

export const handle = LETTERS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { savedViews } = context.get(servicesContext);
  const [bookings, cases] = await orNotFound(Promise.all([savedViews.list("bookings"), savedViews.list("cases")]));
  const list = url.searchParams.get("list");
  const i18n = context.get(i18nContext);
  const inWords = (view: SavedView) => ({ ...view, words: filterWords(i18n, view.list, view.query) });
  return {
    views: { bookings: bookings.map(inWords), cases: cases.map(inWords) },
    list: isViewList(list) ? list : ("bookings" as const),
    save: url.searchParams.get("save"),
    title: `${i18n._(msg`Saved views`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Longest text that is read back into the page; the check refuses shorter ones. */
const READ_MAX = 2000;

/** Saves, renames, shares or removes a view; what is refused comes back with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { savedViews } = context.get(servicesContext);
  const form = await readForm(request);
  const read = (name: string) => (form.get(name) ?? "").slice(0, READ_MAX);
  const list = read("list");
  if (!isViewList(list)) throw data(null, { status: 400 });
  const intent = read("intent");
  const typed = { name: read("name"), shared: form.get("shared") === "true", version: Number(read("version")) || 0 };
  const id = intent === "save" ? null : read("id");
  const refused = (posted: Partial<PostedView>, status: number) =>
    data<PostedView>({ ...typed, id, issues: [], fault: null, ...posted }, { status });
  try {
    if (id === null) {
      const { query } = await savedViews.save(list, { ...typed, query: read("query") });
      return redirect(`/${list}?${query}`, 303);
    }
    if (intent === "remove") await savedViews.remove(id);
    else if (intent === "change") await savedViews.change(id, typed);
    else throw data(null, { status: 400 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid_input") return refused({ issues: error.issues }, 400);
    if (error.code === "stale_version") return refused({ fault: "stale", version: Number(error.detail.version) }, 409);
    // Who is not staff hears what everybody hears of a page that is not there.
    if (error.code !== "not_found" || id === null) throw error.code === "not_found" ? data(null, { status: 404 }) : error;
    await orNotFound(savedViews.list(list));
    return refused({ fault: "gone" }, 409);
  }
  return redirect(`/admin/views?list=${list}`, 303);
}

/** All views of the lists: opened, renamed, shared, removed. */
export default function Views({ loaderData: { views, list, save }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = actionData ? actionData.id : search.get("edit");
  const isGone = actionData?.fault === "gone";
  return (
    <>
      <OfficeHeader title={<Trans>Saved views</Trans>} />
      {isGone && (
        <p role="alert" className="mt-4 border-s-4 border-warning bg-warning-wash px-4 py-2">
          <Trans>This view is no longer there: someone has removed it, or shares it no more. Nothing was changed.</Trans>
        </p>
      )}
      {save !== null && (
        <SaveViewForm list={list} query={save} onLeave={`/${list}?${save}`} posted={actionData?.id === null ? actionData : undefined} />
      )}
      {VIEW_LISTS.map((one) => (
        <Section key={one} list={one} views={views[one]} edited={isGone ? null : asked} posted={isGone ? undefined : actionData} />
      ))}
    </>
  );
}

interface SectionProps {
  list: ViewList;
  views: readonly ShownView[];
  edited: string | null;
  posted: PostedView | undefined;
}

function Section({ list, views, edited, posted }: SectionProps) {
  const { t } = useLingui();
  const heading = `views-of-${list}`;
  return (
    <section aria-labelledby={heading} className="mt-6 max-w-4xl">
      <h2 id={heading} className="text-lg">
        {list === "bookings" ? <Trans>Bookings</Trans> : <Trans>Cases</Trans>}
      </h2>
      {views.length === 0 ? (
        <EmptyState title={t`No saved views yet`}>
          <Trans>
            Search or filter the list, then choose “Save this view”. It will appear above the list, for you or for the whole office.
          </Trans>
        </EmptyState>
      ) : (
        <ul className="mt-1 border-t border-hairline">
          {views.map((view) => (
            <ViewLine key={view.id} view={view} isEdited={view.id === edited} posted={posted?.id === view.id ? posted : undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}
