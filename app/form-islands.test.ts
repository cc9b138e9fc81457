/** A form is rendered apart from its page: with what was asked for, what a post was answered, and nothing where the page refuses. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "./components/booking-form/draft/draft-snapshot.ts";
import { FormIsland, RenderedFormContext } from "./components/booking-form/island/form-island.tsx";
import { hasForm } from "./components/layout/form-handle.ts";
import { renderedForm } from "./form-islands.server.tsx";
import { newI18n } from "./i18n/verbatim.ts";

const ID = "fast";
const i18n = newI18n("en", {});
const TYPED = "</script><b>Beaulieu & Osei";
const draft = { ...EMPTY_DRAFT, version: 1, values: { caseDescription: { value: TYPED, by: "person" } } };

function page(more: object = {}, handle: object = hasForm("fast")) {
  const matches = [{ route: { id: "layout" } }, { route: { id: ID, handle } }];
  const loaderData = { [ID]: { tags: [], form: { initial: draft, told: [] } } };
  return { matches, loaderData, actionData: null, errors: null, location: { search: "" }, ...more } as never;
}

test("a form is rendered with its draft, and its data comes with it", async () => {
  const form = await renderedForm(page(), { i18n });
  expect(form?.html).toContain("&lt;/script&gt;&lt;b&gt;Beaulieu &amp; Osei");
  const written = renderToStaticMarkup(createElement(RenderedFormContext, { value: form }, createElement(FormIsland)));
  const [, data = ""] = /<script type="application\/json" data-form-data="">([\s\S]*?)<\/script>/.exec(written) ?? [];
  expect(JSON.parse(data)).toEqual({ initial: draft, told: [] });
});

test("what a post was answered is in it", async () => {
  const posted = { step: "form", values: { contactName: "Ada Beaulieu" }, issues: [{ field: "contactEmail", code: "required" }] };
  const form = await renderedForm(page({ actionData: { [ID]: posted } }), { i18n });
  expect(form?.html).toContain('value="Ada Beaulieu"');
  expect(form?.data).toMatchObject({ posted });
});

test("the parts that it was rendered with are named, for its program to fetch them first", async () => {
  const people = { people: { value: JSON.stringify([{ name: "Ada Roy" }]), origin: "visitor" } };
  const initial = { ...EMPTY_DRAFT, version: 1, values: people };
  const form = await renderedForm(page({ loaderData: { [ID]: { form: { initial, told: [] } } } }), { i18n });
  expect(form?.parts).toEqual(["people"]);
  const written = renderToStaticMarkup(createElement(RenderedFormContext, { value: form }, createElement(FormIsland)));
  expect(written).toContain('data-parts="people"');
  expect((await renderedForm(page(), { i18n }))?.parts).toEqual([]);
});

test("a page that has no form, or refuses, has none", async () => {
  expect(await renderedForm(page({}, {}), { i18n })).toBeNull();
  expect(await renderedForm(page({ errors: { [ID]: new Error("refused") } }), { i18n })).toBeNull();
  expect(renderToStaticMarkup(createElement(FormIsland))).toBe("");
});
