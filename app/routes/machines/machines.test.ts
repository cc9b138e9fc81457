import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { i18nContext, localeContext, type Services, servicesContext } from "#app/context.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { PUBLIC_PAGES } from "#app/domain/site/public-pages.ts";
import { hasLocalePrefix, localePath } from "#app/i18n/addresses.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { pngSize } from "#tests/kit/png-size.ts";
import { loader as manifest } from "./manifest.ts";
import { loader as robots } from "./robots.ts";
import { loader as security } from "./security.ts";
import { loader as readSitemap } from "./sitemap.ts";
import { SITEMAP_PAGES } from "./sitemap-pages.ts";

const ROOT = join(import.meta.dirname, "../../..");

afterEach(() => vi.useRealTimers());

/** With one person on the roster. */
function sitemap() {
  const context = new RouterContextProvider();
  const roster = { published: async () => [{ slug: "mireille-castonbrise" }] };
  context.set(servicesContext, { roster } as unknown as Services);
  return readSitemap({ context });
}

describe("sitemap.xml", () => {
  it("has every public page in every language, each once", async () => {
    const answer = await sitemap();
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const places = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    const expected = [...SITEMAP_PAGES, "/roster/mireille-castonbrise"].flatMap((path) =>
      LOCALES.map((locale) => new URL(localePath(locale, path), PROVIDER.url).href),
    );
    expect(places).toEqual(expected);
    expect(new Set(places).size).toBe(places.length);
  });

  it("is asked for each time, so that nobody who has left the roster is named by a copy", async () => {
    expect((await sitemap()).headers.get("Cache-Control")).toBe("public, no-cache");
  });

  it("names in each entry all languages, itself among them, and English for everybody else", async () => {
    const entries = (await (await sitemap()).text()).split("<url>").slice(1);
    for (const entry of entries) {
      const [, place] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
      const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => ({ language, address }));
      expect(links.map((link) => link.language)).toEqual([...LOCALES, "x-default"]);
      expect(links.map((link) => link.address)).toContain(place);
      expect(links.at(-1)?.address).toBe(links[0]?.address);
    }
  });

  it("has the people of the roster, and neither the sign-in page nor a date that nobody knows", async () => {
    const text = await (await sitemap()).text();
    expect(text).toContain(`<loc>${PROVIDER.url}/fr/roster/mireille-castonbrise</loc>`);
    expect(text).not.toContain("legacy-login");
    expect(text).not.toContain("lastmod");
  });
});

describe("robots.txt", () => {
  /** Whether a crawler may read a path: the longest rule that matches decides, and of two equal ones the one that allows (RFC 9309, section 2.2.2). */
  async function mayRead(path: string): Promise<boolean> {
    const rules = [...(await robots().text()).matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, prefix = ""]) => ({ verb, prefix }));
    const matching = rules.filter((rule) => path.startsWith(rule.prefix));
    const length = Math.max(0, ...matching.map((rule) => rule.prefix.length));
    const deciding = matching.filter((rule) => rule.prefix.length === length);
    return deciding.length === 0 || deciding.some((rule) => rule.verb === "Allow");
  }

  it("leaves every public page, picture and film open", async () => {
    const pages = [...PUBLIC_PAGES, ...SITEMAP_PAGES].flatMap((path) => LOCALES.map((locale) => localePath(locale, path)));
    for (const path of [...pages, "/book", "/public-booking", "/og/en/default.png", "/assets/a.js", "/api/files/hero.mp4"]) {
      expect(await mayRead(path), path).toBe(true);
    }
  });

  it("closes the API, pages that only a link opens, and the signed-in area", async () => {
    const byLink = ["/booking-confirmation/x", "/resume/x", "/manage/x", "/hold/x"].flatMap((path) =>
      LOCALES.map((locale) => localePath(locale, path)),
    );
    const signedIn = [
      "/bookings",
      "/bookings/x",
      "/booking-management",
      "/cases/x",
      "/users",
      "/settings",
      "/admin/inquiries",
      "/arbitrator",
      "/party",
    ];
    for (const path of [...byLink, ...signedIn, "/api/bookings", "/api/login"]) expect(await mayRead(path), path).toBe(false);
    for (const path of signedIn) expect(hasLocalePrefix(path), path).toBe(false);
  });

  it("names the sitemap", async () => {
    expect(await robots().text()).toMatch(new RegExp(`^Sitemap: ${PROVIDER.url}/sitemap.xml$`, "m"));
  });

  it("is not hidden by a static file, which would be answered first", () => {
    for (const name of ["robots.txt", "sitemap.xml", "manifest.webmanifest", ".well-known/security.txt"]) {
      expect(existsSync(join(ROOT, "public", name)), name).toBe(false);
    }
  });
});

describe("security.txt", () => {
  it("has what RFC 9116 asks, and expires within a year", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:30:00Z") });
    const answer = security();
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const fields = (await answer.text())
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2));
    expect(fields).toEqual([
      ["Contact", `mailto:${PROVIDER.email}`],
      ["Contact", `${PROVIDER.url}/contact`],
      ["Expires", "2027-05-22T00:00:00Z"],
      ["Preferred-Languages", "en, fr, es"],
      ["Canonical", `${PROVIDER.url}/.well-known/security.txt`],
    ]);
  });
});

describe("the manifest", () => {
  async function manifestIn(locale: Locale) {
    const context = new RouterContextProvider();
    context.set(localeContext, locale);
    context.set(i18nContext, await createPageI18n(locale));
    const answer = manifest({ context } as unknown as Parameters<typeof manifest>[0]);
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    return (await answer.json()) as {
      lang: string;
      start_url: string;
      id: string;
      icons: { src: string; sizes: string; type: string }[];
    } & Record<string, unknown>;
  }

  it.each(LOCALES)("opens the public site in %s, as one application", async (locale) => {
    const it = await manifestIn(locale);
    expect(it).toMatchObject({
      lang: locale,
      start_url: localePath(locale, "/public"),
      id: "/public",
      scope: "/",
      short_name: PROVIDER.name,
    });
  });

  it("names icons that are there in the sizes that it says", async () => {
    const { icons } = await manifestIn("en");
    for (const icon of icons) {
      const file = join(ROOT, "public", icon.src);
      expect(existsSync(file), icon.src).toBe(true);
      if (icon.type === "image/png") expect(`${pngSize(file).width}x${pngSize(file).height}`).toBe(icon.sizes);
    }
    expect(pngSize(join(ROOT, "public/icons/apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
  });

  it("has the paper of the tokens", async () => {
    const [, paper] = /--paper: (#\w+);/.exec(readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8")) ?? [];
    expect(await manifestIn("en")).toMatchObject({ theme_color: paper, background_color: paper });
  });
});

describe("the headers of static files", () => {
  const rules = readFileSync(join(ROOT, "public/_headers"), "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .split(/\n(?=\S)/)
    .map((block) => block.trim().split(/\n\s+/))
    .map(([pattern = "", ...lines]) => ({ pattern, headers: lines.map((line) => line.split(/: (.*)/).slice(0, 2)) }));

  const headersOf = (path: string) =>
    rules
      .filter(({ pattern }) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
      .flatMap((rule) => rule.headers);

  it.each(["/assets/a.js", "/og/fr/toronto.png", "/icons/icon-192.png", "/favicon.svg", "/favicon.ico"])(
    "are given once each to %s",
    (path) => {
      const names = headersOf(path).map(([name]) => name);
      expect(names).toEqual(expect.arrayContaining(["X-Content-Type-Options", "Cache-Control", "Cross-Origin-Resource-Policy"]));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it("let other sites show the pictures of shared links, and nobody else run our files", () => {
    expect(headersOf("/og/en/default.png")).toContainEqual(["Cross-Origin-Resource-Policy", "cross-origin"]);
    expect(headersOf("/assets/a.js")).toContainEqual(["Cross-Origin-Resource-Policy", "same-origin"]);
  });
});
