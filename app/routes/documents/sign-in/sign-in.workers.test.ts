/** The sign-in page as a document: what it says to who must wait, and after a forgotten password was set again. */
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { action as resetAction } from "#app/routes/documents/reset-password/route.tsx";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { person } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";
import SignIn, { action, loader } from "./route.tsx";

const PASSWORD = "a good long passphrase";
const SITE = "http://concord.example";

type Posted = { data: { email: string; error: string | null; wait: number | null }; init: { status: number; headers?: unknown } };

async function inPage<T>(client: ApiClient, locale: Locale, work: (context: RouterContextProvider) => Promise<T>): Promise<T> {
  return client.within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(localeContext, locale);
    context.set(i18nContext, await createPageI18n(locale));
    return work(context);
  });
}

/** Sends the form as a browser without scripts would. */
function posted(client: ApiClient, locale: Locale, email: string, password: string): Promise<Posted | Response> {
  const path = localePath(locale, "/legacy-login");
  const request = new Request(SITE + path, { method: "POST", body: new URLSearchParams({ email, password }) });
  return inPage(
    client,
    locale,
    (context) => action({ request, params: {}, context, url: new URL(SITE + path) } as never) as Promise<Posted | Response>,
  );
}

/** What the page is rendered with. */
interface Shown {
  loaderData?: unknown;
  actionData?: unknown;
}

async function html(locale: Locale, { loaderData = { passwordIsNew: false }, actionData }: Shown): Promise<string> {
  const i18n = await createPageI18n(locale);
  const path = localePath(locale, "/legacy-login");
  const Stub = createRoutesStub([{ path, id: "page", Component: SignIn as never }]);
  const hydrationData = { loaderData: { page: loaderData }, actionData: actionData ? { page: actionData } : null };
  const markup = renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(Stub, { initialEntries: [path], hydrationData })),
  );
  return markup.replaceAll("\u00A0", " ");
}

const SAID: Record<Locale, RegExp> = {
  en: /Please wait 2 minutes and try again/,
  fr: /Veuillez patienter 2 minutes/,
  es: /[Ee]spere 2 minutos/,
};

test.each(LOCALES)(
  "who must wait is told how long, keeps the address that was typed, and is shown the ways around it (%s)",
  async (locale) => {
    const { email } = await person("party", { password: PASSWORD });
    let now = new Date("2026-11-02T15:00:00Z").getTime();
    const client = apiClient({ clock: () => new Date(now) });
    for (let guess = 0; guess < 5; guess += 1)
      expect(await posted(client, locale, email, "not the passphrase")).toMatchObject({ init: { status: 401 } });
    now += 60_000;
    await posted(client, locale, email, "not the passphrase");
    const refused = (await posted(client, locale, email, PASSWORD)) as Posted;
    expect(refused).toMatchObject({ data: { email, error: null, wait: 120 }, init: { status: 429, headers: { "Retry-After": "120" } } });
    const markup = await html(locale, { actionData: refused.data });
    expect(markup).toMatch(/role="alert"/);
    expect(markup).toMatch(SAID[locale]);
    expect(markup).toContain(`href="${localePath(locale, "/forgotten-password")}"`);
    expect(markup).toContain(`value="${email}"`);
    expect(markup).toContain("data-passkey");
    // The password is not given back.
    expect(markup).not.toContain(PASSWORD);
    now += 120_000;
    const answer = (await posted(client, locale, email, PASSWORD)) as Response;
    expect(answer.status).toBe(302);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith("concord.session_token="))).toBe(true);
    expect(cookies.some((cookie) => cookie.startsWith("concord.device="))).toBe(true);
  },
);

test.each(LOCALES)("a forgotten password that was set anew leads here, and this device need not wait (%s)", async (locale) => {
  const { email } = await person("party", { password: PASSWORD });
  const client = apiClient();
  await client.within((services) => services.passwordResets.ask(email));
  const token = await linkTo(email, "reset-password");
  const next = "another good long passphrase";
  const request = new Request(`${SITE}/reset-password/${token}`, { method: "POST", body: new URLSearchParams({ password: next }) });
  const answer = (await inPage(client, locale, (context) => resetAction({ request, params: { token }, context } as never))) as Response;
  expect(answer.status).toBe(303);
  const to = answer.headers.get("Location") ?? "";
  expect(to).toBe(`${localePath(locale, "/legacy-login")}?password=new`);
  expect(answer.headers.getSetCookie().join()).toMatch(/^concord\.device=/);
  const loaded = await inPage(client, locale, (context) => loader({ request, params: {}, context, url: new URL(SITE + to) } as never));
  expect(loaded).toMatchObject({ passwordIsNew: true });
  expect(await html(locale, { loaderData: loaded })).toMatch(/role="status"/);
  expect(await html(locale, {})).not.toMatch(/role="status"/);
  // A second time the link opens nothing, and says so.
  const again = new Request(request.url, { method: "POST", body: new URLSearchParams({ password: next }) });
  expect(await inPage(client, locale, (context) => resetAction({ request: again, params: { token }, context } as never))).toMatchObject({
    init: { status: 409 },
  });
});
