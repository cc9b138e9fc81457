/** A page of the signed-in area that fails on our side keeps the bar around it, with every way on. */
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { noteReference } from "#app/api-client/request-reference.ts";
import { ErrorBoundary as SiteBoundary } from "#app/components/layout/error-page.tsx";
import { RequestReference } from "#app/components/layout/request-reference.tsx";
import { newI18n } from "#app/i18n/verbatim.ts";
import { ErrorBoundary } from "./layout.tsx";

function shown(props: object, reference?: string): string {
  const boundary = () => createElement(ErrorBoundary as never, { params: {}, ...props });
  const Stub = createRoutesStub([{ path: "*", Component: boundary }]);
  return renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n: newI18n("en", {}) },
      createElement(RequestReference, { value: reference }, createElement(Stub, { initialEntries: ["/cases/7"] })),
    ),
  );
}
const person = { firstName: "Ada", lastName: "Beaulieu", role: "admin" };

test("with the navigation, and a way on", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const html = shown({ error: new Error("no row"), loaderData: { person, held: false } });
  expect(html).toContain("Something went wrong on our side");
  expect(html).toContain('href="/cases/7"');
  expect(html).toContain('href="/bookings"');
  expect(html).toContain("Ada Beaulieu");
  expect(html).not.toContain("no row");
  vi.restoreAllMocks();
});

test("names the request by which we find it, and nothing where there was none", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = { error: new Error("no row"), loaderData: { person, held: false } };
  const html = shown(failure, "7KQ2M-XH4TD");
  expect(html).toContain('data-reference="7KQ2M-XH4TD"');
  expect(html.replace(/<[^>]+>/g, "")).toContain("Reference 7KQ2M-XH4TD: quote it and we can find out what happened.");
  expect(shown(failure)).not.toContain("Reference");
  vi.restoreAllMocks();
});

test("what is not there is said inside the signed-in area, not on the public site", () => {
  const error = { status: 404, statusText: "Not Found", internal: false, data: null };
  const html = shown({ error, loaderData: { person, held: false } });
  expect(html).toContain("404 Page Not Found");
  expect(html).toContain("Go to the dashboard");
  expect(html).toContain("Ada Beaulieu");
  expect(html).not.toContain("Book a proceeding");
  expect(html).not.toContain("Reference");
});

const often = { status: 429, statusText: "", internal: false, data: { wait: 290 } };

test("who has asked too often reads that, and when to come again, and not that something went wrong", () => {
  const html = shown({ error: often, loaderData: { person, held: false } });
  expect(html).toContain("Too many requests");
  expect(html).toContain("Please wait 5 minutes");
  expect(html).toContain("What you typed will be in its form.");
  expect(html).toContain("Ada Beaulieu");
  for (const [minutes, wait] of [
    ["a minute", 20],
    ["2 minutes", 61],
  ] as const)
    expect(onSite({ ...often, data: { wait } })).toContain(`Please wait ${minutes}, then load the page again`);
  expect(onSite({ ...often, data: null })).toContain("Please wait a minute");
  expect(onSite(often)).not.toContain("went wrong");
});

const fault = { status: 500, statusText: "", internal: false, data: null };

/** What is read of the public site's page of `thrown`. */
function onSite(thrown: object, reference?: string): string {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const nothing = () => null;
  const Stub = createRoutesStub([{ path: "*", Component: nothing, ErrorBoundary: SiteBoundary, loader: nothing }]);
  const errors = { hydrationData: { errors: { "0": thrown } } };
  const page = createElement(RequestReference, { value: reference }, createElement(Stub, { initialEntries: ["/public"], ...errors }));
  return renderToStaticMarkup(createElement(I18nProvider, { i18n: newI18n("en", {}) }, page)).replace(/<[^>]+>/g, "");
}
afterEach(() => {
  noteReference(new Response("", { status: 200 }));
  vi.restoreAllMocks();
});

test("on the public site too: as the server answers with it", () => {
  expect(onSite(fault, "7KQ2M-XH4TD")).toContain("Reference 7KQ2M-XH4TD: quote it and we can find out what happened.");
  expect(onSite({ ...fault, status: 404 }, "7KQ2M-XH4TD")).not.toContain("Reference");
});

test("and as the answer to a page's own request named it, until one goes well", () => {
  const answer = (status: number) => new Response("", { status, headers: { "Request-Id": "MMMMM-22222" } });
  noteReference(answer(500));
  expect(onSite(fault)).toContain("Reference MMMMM-22222");
  noteReference(answer(200));
  expect(onSite(fault)).not.toContain("Reference");
});
