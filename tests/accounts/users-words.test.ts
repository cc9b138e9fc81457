/** What people type is no part of our messages: it is shown to the letter, in pages and mails, and nothing is logged of it. */
import { I18nProvider } from "@lingui/react";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newI18n } from "#app/i18n/verbatim.ts";
import { Greeting } from "#tests/kit/greeting.tsx";

const i18n = newI18n("en", {});
const shown = (name: string, count = 2) =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Greeting, { name, count })));
const asHtml = (text: string) => renderToStaticMarkup(createElement("p", { title: text })).slice('<p title="'.length, -'"></p>'.length);

beforeEach(() => {
  for (const kind of ["error", "warn", "log"] as const) vi.spyOn(console, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  for (const kind of ["error", "warn", "log"] as const) expect(console[kind]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const WORDS = [
  "<b>hello</b>",
  "<b>hello",
  "<word/>",
  "<0>their link</0>",
  "<0/>",
  "{name}",
  "{count, plural, one {#} other {#}}",
  "'{'",
  "\\u0041\\x42",
  "a < b > c",
  "$lingui$_0",
];

test.each(WORDS)("%s", (name) => {
  const text = asHtml(name);
  expect(shown(name)).toBe(`<p title="Written by ${text}">Written by <strong>${text}</strong>, as ${text} says.2 files of ${text}</p>`);
  expect(i18n._({ id: "x", message: "Written by {name}", values: { name } })).toBe(`Written by ${name}`);
});

test("any text at all", () => {
  const word = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: fc.constantFrom(..."<>/0b{}\\ux41'#,") }));
  fc.assert(
    fc.property(word, fc.integer({ min: 0, max: 3 }), (name, count) => {
      const text = asHtml(name);
      const files = count === 1 ? "1 file" : `${count} files`;
      expect(shown(name, count)).toBe(
        `<p title="Written by ${text}">Written by <strong>${text}</strong>, as ${text} says.${files} of ${text}</p>`,
      );
    }),
  );
});
