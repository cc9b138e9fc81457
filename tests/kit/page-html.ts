/** A page as a document: its loader's answer, rendered as the server does, with the tags taken out. */
import { I18nProvider } from "@lingui/react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { i18nContext, localeContext, nonceContext, servicesContext } from "#app/context.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { ApiClient } from "./api.ts";

interface PageModule {
  loader: unknown;
  default: unknown;
}

/** What `client` reads on a page in English, as text. Throws what its loader throws. */
export async function pageText(client: ApiClient, page: PageModule, params: Record<string, string>): Promise<string> {
  const i18n = await createPageI18n("en");
  const loaded = await client.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(localeContext, "en");
    context.set(i18nContext, i18n);
    context.set(nonceContext, "nonce");
    const url = new URL("http://concord.example/page");
    const load = page.loader as (args: unknown) => Promise<unknown>;
    return load({ params, context, url, request: new Request(url) });
  });
  // `data()` of the router holds what the page gets next to its headers.
  const loaderData = loaded !== null && typeof loaded === "object" && "data" in loaded && "init" in loaded ? loaded.data : loaded;
  const Page = page.default as ComponentType;
  const Stub = createRoutesStub([{ path: "/page", id: "page", Component: Page }]);
  const markup = renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(Stub, { initialEntries: ["/page"], hydrationData: { loaderData: { page: loaderData } } }),
    ),
  );
  return plain(markup.replaceAll(/<script[\s\S]*?<\/script>/g, ""));
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
