/** A page as a document: its loader's answer, rendered as the server does, with the tags taken out. */
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { RenderedFormContext } from "#app/components/booking-form/island/form-island.tsx";
import { i18nContext, localeContext, nonceContext, servicesContext } from "#app/context.ts";
import { renderedForm } from "#app/form-islands.server.tsx";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { ApiClient } from "./api.ts";

interface PageModule {
  loader: unknown;
  default: unknown;
  handle?: unknown;
}

/** What a route's loader answers to `client` in English, for an address with `query`. Throws what it throws. */
export async function loaded(client: ApiClient, loader: unknown, params: Record<string, string>, query = ""): Promise<unknown> {
  const i18n = await createPageI18n("en");
  return client.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(localeContext, "en");
    context.set(i18nContext, i18n);
    context.set(nonceContext, "nonce");
    const url = new URL(`http://concord.example/page?${query}`);
    return (loader as (args: unknown) => Promise<unknown>)({ params, context, url, request: new Request(url) });
  });
}

/** `data()` of the router holds what the page gets next to its headers. */
const bare = (answer: unknown) =>
  answer !== null && typeof answer === "object" && "data" in answer && "init" in answer ? answer.data : answer;

/** What `client` reads on a page in English, as text; `actionData` as if a form of it was answered. Throws what its loader throws. */
export async function pageText(
  client: ApiClient,
  page: PageModule,
  params: Record<string, string>,
  query = "",
  actionData?: unknown,
): Promise<string> {
  const i18n = await createPageI18n("en");
  const loaderData = bare(await loaded(client, page.loader, params, query));
  const Page = page.default as ComponentType;
  const Stub = createRoutesStub([{ path: "/page", id: "page", Component: Page }]);
  const form = await formOfPage(page, { i18n, query, loaderData, actionData });
  const stub = createElement(Stub, {
    initialEntries: ["/page"],
    hydrationData: { loaderData: { page: loaderData }, actionData: { page: actionData } },
  });
  const markup = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(RenderedFormContext, { value: form }, stub)));
  return plain(markup.replaceAll(/<script[\s\S]*?<\/script>/g, ""));
}

interface Answered {
  i18n: I18n;
  query: string;
  loaderData: unknown;
  actionData: unknown;
}

/** The form of a page that is a tree of its own, as the server renders it; null where it has none. */
function formOfPage({ handle }: PageModule, { i18n, query, loaderData, actionData }: Answered) {
  const page = {
    matches: [{ route: { id: "page", handle } }],
    loaderData: { page: loaderData },
    actionData: { page: actionData },
    location: { search: query && `?${query}` },
    errors: null,
  };
  return renderedForm(page as unknown as Parameters<typeof renderedForm>[0], { i18n });
}

/** Text without tags, entities and spaces that differ from place to place. */
export function plain(markup: string): string {
  const text = markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return text.replaceAll(/[\s\u00A0\u202F]+/g, " ");
}
