import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta, type MetaDescriptor } from "react-router";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { pngSize } from "#tests/kit/png-size.ts";
import { metaTags, type PageMetaOptions } from "./page-meta.ts";
import { cityPicture, PICTURE_SIZE, PICTURES, pictureAlt, picturePath } from "./sharing-pictures.ts";

const PAGE = { title: "Toronto – Concord", description: "Rooms in Toronto" };
const PUBLIC = join(import.meta.dirname, "../../../public");

function tagsOf(pathname: string, options?: PageMetaOptions) {
  const tags = metaTags(PAGE, pathname, options) as Record<string, string>[];
  return {
    contents: (name: string) => tags.filter((tag) => tag.property === name || tag.name === name).map((tag) => tag.content),
    canonical: tags.find((tag) => tag.rel === "canonical")?.href,
    alternates: Object.fromEntries(tags.filter((tag) => tag.rel === "alternate").map((tag) => [tag.hrefLang, tag.href])),
  };
}

/** The head as React Router writes it. */
function headOf(tags: MetaDescriptor[]): string {
  return renderToString(createElement(createRoutesStub([{ path: "/", Component: Meta, meta: () => tags }])));
}

describe("the tags of a page", () => {
  it("say its address, its languages and English for everybody else", () => {
    const tags = tagsOf("/fr/locations/toronto");
    expect(tags.canonical).toBe(`${PROVIDER.url}/fr/locations/toronto`);
    expect(tags.contents("og:url")).toEqual([tags.canonical]);
    expect(tags.alternates).toEqual({
      en: `${PROVIDER.url}/locations/toronto`,
      fr: `${PROVIDER.url}/fr/locations/toronto`,
      es: `${PROVIDER.url}/es/locations/toronto`,
      "x-default": `${PROVIDER.url}/locations/toronto`,
    });
    expect(tags.contents("og:locale")).toEqual(["fr_CA"]);
    expect(tags.contents("og:locale:alternate")).toEqual(["en_CA", "es_MX"]);
  });

  it("name one address for a page, with and without a slash at its end", () => {
    expect(tagsOf("/public/").canonical).toBe(`${PROVIDER.url}/public`);
    expect(tagsOf("/es/").canonical).toBe(`${PROVIDER.url}/es`);
    expect(tagsOf("/").canonical).toBe(`${PROVIDER.url}/`);
    expect(tagsOf("/").alternates["x-default"]).toBe(`${PROVIDER.url}/`);
  });

  it("carry what a shared link shows, in the page's language", () => {
    const tags = tagsOf("/es/locations/miami", { picture: "miami" });
    expect(tags.contents("og:title")).toEqual([PAGE.title]);
    expect(tags.contents("og:description")).toEqual([PAGE.description]);
    expect(tags.contents("og:type")).toEqual(["website"]);
    expect(tags.contents("og:site_name")).toEqual([PROVIDER.name]);
    expect(tags.contents("og:image")).toEqual([`${PROVIDER.url}/og/es/miami.png`]);
    expect(tags.contents("og:image:width")).toEqual(["1200"]);
    expect(tags.contents("og:image:height")).toEqual(["630"]);
    expect(tags.contents("og:image:alt")).toEqual(["El perfil de Miami, dibujo a línea"]);
    expect(tags.contents("twitter:card")).toEqual(["summary_large_image"]);
  });

  it("are the provider's name alone where the page failed", () => {
    expect(metaTags(undefined, "/public")).toEqual([{ title: PROVIDER.name }]);
  });

  it("hold structured data that no text in it can end", () => {
    const text = `</script><script>alert("&")</script><!--\u2028`;
    const head = headOf(metaTags(PAGE, "/", { data: [{ "@type": "Thing", name: text }, null] }));
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
    expect(JSON.parse(json)).toEqual({ "@type": "Thing", name: text });
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(head.match(/<script/g)).toHaveLength(1);
  });
});

describe("the pictures of shared links", () => {
  const all = LOCALES.flatMap((locale) => PICTURES.map((picture) => ({ picture, locale, path: picturePath(picture, locale) })));

  it.each(all)("$path is there in its size, and light", ({ picture, locale, path }) => {
    expect(pngSize(join(PUBLIC, path))).toEqual(PICTURE_SIZE);
    expect(statSync(join(PUBLIC, path)).size).toBeLessThan(40 * 1024);
    expect(pictureAlt(picture)[locale]).not.toBe("");
  });

  it("are all used", () => {
    const files = readdirSync(join(PUBLIC, "og"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files).toHaveLength(all.length);
  });

  it("show every city that has a page", () => {
    for (const venue of VENUES) expect(cityPicture(venue.slug)).toBe(venue.slug ?? "default");
  });
});
