/** The drawings' files: what a page makes of them, and what a file must hold so that a page can use it. */
import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BreakoutRoom, VIEW_ID } from "#app/components/documents/interiors/scenes.tsx";
import { PROVIDER } from "#app/domain/provider.ts";
import type { OfficeId } from "#app/domain/venue/cities.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { MAPS } from "#app/routes/documents/city/maps/city-map.tsx";
import { Drawing } from "./drawing.tsx";
import { readSvg, type Shape } from "./svg-file.ts";

const FILES = import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true });

/** What the theme colours; each is also used in code, so the style sheet has it. */
const CLASSES = new Set(
  ["fill-paper", "fill-accent", "fill-accent-wash", "fill-ink", "font-serif", "italic"].concat([
    "stroke-accent-line",
    "stroke-paper",
    "stroke-accent-wash",
  ]),
);

const drawn = (file: string, given: object = {}) => renderToStaticMarkup(createElement(Drawing, { file, ...given }));

function shapes(shape: Shape): Shape[] {
  return [shape, ...shape.children.flatMap((child) => (typeof child === "string" ? [] : shapes(child)))];
}

describe.each(Object.entries(FILES))("%s", (path, file) => {
  const all = shapes(readSvg(file));

  test("takes every colour from the theme", () => {
    const classes = all.flatMap(({ attributes }) => attributes.className?.split(" ") ?? []);
    expect(classes.filter((name) => !CLASSES.has(name))).toEqual([]);
    const colours = all.flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]).filter((colour) => colour !== undefined);
    expect(colours.filter((colour) => colour !== "none" && colour !== "currentColor")).toEqual([]);
  });

  test("shows the theme's colours to who opens it alone", () => {
    const used = new Set(all.flatMap(({ attributes }) => attributes.className?.split(" ") ?? []));
    const style = file.match(/<style>([^<]*)<\/style>/)?.[1] ?? "";
    expect([...used].filter((name) => !style.includes(`.${name} {`))).toEqual([]);
  });

  test("loses nothing on its way to the page", () => {
    const kept = file.replaceAll(/<!--[\s\S]*?-->|<style>[\s\S]*?<\/style>|<title>[^<]*<\/title>/g, "").match(/<[a-z]+/g) ?? [];
    expect(all).toHaveLength(kept.length);
    expect(file).not.toMatch(/\sstyle=|\son\w+=|<script|<image|<foreignObject/);
  });

  test("has one size with the others of its kind, and no id twice", () => {
    const kind = path.split("/")[1];
    const others = Object.entries(FILES).filter(([other]) => other.split("/")[1] === kind);
    const size = all[0]?.attributes.viewBox;
    expect(size).toMatch(/^0 0 \d+ \d+$/);
    expect(new Set(others.map(([, text]) => readSvg(text).attributes.viewBox))).toEqual(new Set([size]));
    const ids = all.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe("on the page", () => {
  const file = `<?xml version="1.0"?>
    <!-- Made by hand. -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://x.example" viewBox="0 0 9 9" stroke-width="1.2">
      <style>.a > b { fill: red }</style>
      <title>For the designer</title>
      <metadata><x:thing>secret</x:thing></metadata>
      <script>alert(1)</script>
      <g id="layer" x:label="Layer"><path id="one" d='M0 0h9' onclick="alert(1)" style="fill:red" class="fill-ink"/></g>
      <g lang="fr"><text id="word" x="1">Rue &amp; place &#8217;&#x2019;</text></g>
      <svg id="inner" viewBox="0 0 1 1"><use href="#other" /></svg>
    </svg>`;

  test("there are only shapes, without ids, styles and what could run", () => {
    expect(drawn(file)).toBe(
      '<svg aria-hidden="true" viewBox="0 0 9 9" stroke-width="1.2" class="h-auto w-full"><path d="M0 0h9" class="fill-ink"></path>' +
        '<g lang="fr"><text x="1">Rue &amp; place ’’</text></g><svg viewBox="0 0 1 1"><use href="#other"></use></svg></svg>',
    );
  });

  test("a name, lettering and the part that is seen come from the code", () => {
    const html = drawn(file, { name: "A <way>", texts: { word: "Calle <b>" }, viewBoxes: { inner: "5 0 1 1" } });
    expect(html).toContain('role="img" aria-label="A &lt;way&gt;"');
    expect(html).not.toContain("aria-hidden");
    expect(html).toContain('<text x="1">Calle &lt;b&gt;</text>');
    expect(html).toContain('<svg viewBox="5 0 1 1">');
  });

  test.each(["<svg><g></svg>", "<svg>", "<g></g>", "", "<svg></g></svg>"])("%j is refused", (broken) => {
    expect(() => readSvg(broken)).toThrow("SVG file");
  });
});

function mapOf(id: OfficeId, i18n: I18n): { name: string; lettering: string[] } {
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(MAPS[id])));
  return {
    name: html.match(/aria-label="([^"]*)"/)?.[1] ?? "",
    lettering: [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text),
  };
}

test.each(OFFICES)("the map of $city.en has a place for its name and for every word that the code translates", ({ id }) => {
  const asked: string[] = [];
  const missing = (_: string, key: string) => {
    asked.push(`word ${key}`);
    return `word ${key}`;
  };
  const { name, lettering } = mapOf(id, setupI18n({ locale: "en", messages: { en: {} }, missing }));
  expect(asked.length).toBeGreaterThan(3);
  const put = [name, ...lettering.filter((text) => text.startsWith("word "))];
  expect(put.sort()).toEqual(asked.sort());
  expect(lettering).toContain(PROVIDER.name);
});

test("a map speaks the reader's language, and its streets keep their names", async () => {
  const { name, lettering } = mapOf("arbitration_place_toronto", await createPageI18n("fr"));
  expect(name).toContain("notre porte est dans Example Street West");
  expect(lettering).toContain("Tribunaux");
  expect(lettering).toContain("King St W");
  expect(lettering).not.toContain("Courts");
});

test("the breakout room's narrow window has the landmark in its middle, and every window looks at the skyline of the page", () => {
  const html = renderToStaticMarkup(createElement(BreakoutRoom, { name: "A room", landmark: 140 }));
  expect(html).toContain('viewBox="65 -0.23 150 160.23"');
  const interiors = Object.entries(FILES).filter(([path]) => path.startsWith("./interiors/"));
  expect(interiors).toHaveLength(4);
  for (const [, file] of interiors) expect(drawn(file)).toContain(`<use href="#${VIEW_ID}"`);
});
