/** A page of the signed-in area that fails on our side keeps the bar around it, with every way on. */
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { newI18n } from "#app/i18n/verbatim.ts";
import { ErrorBoundary } from "./layout.tsx";

function shown(props: object): string {
  const boundary = () => createElement(ErrorBoundary as never, { params: {}, ...props });
  const Stub = createRoutesStub([{ path: "*", Component: boundary }]);
  return renderToStaticMarkup(
    createElement(I18nProvider, { i18n: newI18n("en", {}) }, createElement(Stub, { initialEntries: ["/cases/7"] })),
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

test("what is not there is said inside the signed-in area, not on the public site", () => {
  const error = { status: 404, statusText: "Not Found", internal: false, data: null };
  const html = shown({ error, loaderData: { person, held: false } });
  expect(html).toContain("404 Page Not Found");
  expect(html).toContain("Go to the dashboard");
  expect(html).toContain("Ada Beaulieu");
  expect(html).not.toContain("Book a proceeding");
});
