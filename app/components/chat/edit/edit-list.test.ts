/** The lines of a list on a card: which are open, and what a closed one says of what is wrong with it. */
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LabelledRows } from "#app/i18n/detailed/edit/edit-card.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { EditList } from "./edit-list.tsx";

const entries = ["Ada Quill", "Ben Rook", "Cleo Sand"].map((name) => ({ name, firm: "Quill LLP", place: "Ottawa" }));
const list = (errors: LabelledRows["errors"]): LabelledRows => ({
  name: "people",
  of: "people",
  label: "People",
  add: "Add person",
  columns: (["name", "firm", "place"] as const).map((name) => ({ name, kind: "line", label: name })),
  entries,
  errors,
});

async function rowsOf(errors: LabelledRows["errors"]) {
  const i18n = await createPageI18n("en");
  const shown = createElement(EditList, { list: list(errors), entries, onChange: () => undefined });
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, shown));
  return html.split("data-row").slice(1);
}

test("every line that is refused is open, and closes no other", async () => {
  const rows = await rowsOf({ 0: "Write a name.", 2: "Choose a part." });
  expect(rows.map((row) => /<details[^>]* open=""/.test(row))).toEqual([true, false, true]);
  for (const row of rows) expect(row).not.toMatch(/<details[^>]* name=/);
});

test("a line that is refused says so where it can be read while it is closed", async () => {
  const rows = await rowsOf({ 1: "Write a name." });
  const summaries = rows.map((row) => /<summary.*?<\/summary>/s.exec(row)?.[0] ?? "");
  expect(summaries.map((one) => one.includes("Write a name."))).toEqual([false, true, false]);
});
