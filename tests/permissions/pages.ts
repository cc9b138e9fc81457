/** The pages as the Worker serves them, without their markup: guards, loaders and what they answer. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  type ActionFunction,
  createStaticHandler,
  type LoaderFunction,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import { i18nContext, localeContext, nonceContext, servicesContext } from "#app/context.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import routes from "#app/routes.ts";
import type { ApiClient } from "#tests/kit/api.ts";

interface RouteModule {
  default?: unknown;
  loader?: LoaderFunction;
  action?: ActionFunction;
  middleware?: MiddlewareFunction[];
}

const SOURCES = import.meta.glob<string>(["../../app/routes/**/*.{ts,tsx}", "!**/*.test.*"], { query: "?raw", import: "default" });
const FILES = import.meta.glob<RouteModule>(["../../app/routes/**/*.{ts,tsx}", "!**/*.test.*"]);

/** Every address of the application, as `app/routes.ts` has it; layouts have none. */
export function addresses(entries: readonly RouteConfigEntry[] = routes): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => [
    ...(entry.path !== undefined || entry.index ? [{ pattern: `/${entry.path ?? ""}`, file: entry.file }] : []),
    ...addresses(entry.children ?? []),
  ]);
}

async function objectOf(entry: RouteConfigEntry): Promise<RouteObject> {
  const load = FILES[`../../app/${entry.file}`];
  if (!load) throw new Error(`${entry.file} is not a route's file.`);
  const module = await load();
  return {
    id: entry.id ?? entry.file,
    path: entry.path,
    ...(entry.index ? { index: true } : {}),
    // A page has markup; what has none answers by itself.
    handle: { page: module.default !== undefined },
    loader: module.loader ?? (() => null),
    ...(module.action ? { action: module.action } : {}),
    middleware: module.middleware,
    children: entry.children ? await Promise.all(entry.children.map(objectOf)) : undefined,
  } as RouteObject;
}

let built: ReturnType<typeof createStaticHandler> | null = null;
async function handler() {
  built ??= createStaticHandler(await Promise.all(routes.map(objectOf)));
  return built;
}

export interface Visited {
  status: number;
  location: string | null;
  /** Everything that the page was given, or the bytes of what is no page. */
  text: string;
  bytes: Uint8Array;
}

/**
 * What the forms of a page may be asked to do (`intent`), as its folder's sources name them; a few words too many do no harm.
 * Null for a page that takes no forms.
 */
export async function intentsOf(file: string): Promise<string[] | null> {
  const module = await FILES[`../../app/${file}`]?.();
  if (!module?.action) return null;
  const folder = `../../app/${file.slice(0, file.lastIndexOf("/") + 1)}`;
  const texts = await Promise.all(
    Object.entries(SOURCES)
      .filter(([name]) => name.startsWith(folder))
      .map(([, load]) => load()),
  );
  const named = texts.flatMap((text) => [
    ...text
      .split("\n")
      .filter((line) => /intent/i.test(line))
      .flatMap((line) => [...line.matchAll(/"([a-z][a-z_-]+)"/g)].map((match) => match[1] ?? "")),
    // The verbs of a case's sections: the keys of their tables.
    ...[...text.matchAll(/^ {2}"?([a-z][a-z_-]+)"?: (?:async )?\(/gm)].map((match) => match[1] ?? ""),
  ]);
  return [...new Set(named)];
}

/** Whether an address is a page's, kept: everybody goes to the same ones, and finding a route weighs all of them. */
const kinds = new Map<string, boolean>();
export async function isPageAt(pathname: string): Promise<boolean> {
  const known = kinds.get(pathname);
  if (known !== undefined) return known;
  const leaf = matchRoutes((await handler()).dataRoutes, pathname)?.at(-1)?.route;
  const isPage = (leaf?.handle as { page?: boolean } | undefined)?.page !== false;
  kinds.set(pathname, isPage);
  return isPage;
}

/** What a client gets at an address of the pages; with a form, for what it posts there. `kind` where it is known whether that is a page's. */
export async function visit(client: ApiClient, address: string, form?: Readonly<Record<string, string>>, kind?: boolean): Promise<Visited> {
  const { query, queryRoute } = await handler();
  const url = new URL(address, "http://concord.example");
  const isPage = kind ?? (await isPageAt(url.pathname));
  return client.within(async (services) => {
    const locale = await services.pageLocale(url.pathname, splitLocale(url.pathname).locale);
    const requestContext = new RouterContextProvider();
    requestContext.set(servicesContext, services);
    requestContext.set(localeContext, locale);
    requestContext.set(i18nContext, await createPageI18n(locale));
    requestContext.set(nonceContext, "nonce");
    const request = new Request(url, {
      headers: { Cookie: client.cookies(), Accept: "text/html" },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    const answer: Response = isPage
      ? ((await query(request, {
          requestContext,
          generateMiddlewareResponse: async (run) => {
            const found = await run(request);
            if (found instanceof Response) return found;
            const { loaderData, errors, actionData } = found;
            const said = JSON.stringify({ loaderData, errors, ...(actionData ? { actionData } : {}) });
            return new Response(said, { status: found.statusCode });
          },
        })) as Response)
      : await asResponse(
          queryRoute(request, { requestContext, generateMiddlewareResponse: async (run) => asResponse(run(request)) }) as Promise<unknown>,
        );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, location: answer.headers.get("Location"), text: new TextDecoder().decode(bytes), bytes };
  });
}

/** What a loader gave or threw, as an answer. */
async function asResponse(work: Promise<unknown>): Promise<Response> {
  try {
    const given = await work;
    return given instanceof Response ? given : Response.json(given ?? null);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    const { status, init } = thrown as { status?: number; init?: { status?: number } };
    const code = status ?? init?.status;
    if (code === undefined) throw thrown;
    return new Response(null, { status: code });
  }
}
