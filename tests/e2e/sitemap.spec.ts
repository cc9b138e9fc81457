/** What machines read: every page of the sitemap says who it is, once, and its picture is there. */
import { expect, test } from "@playwright/test";

const ORIGIN = "https://concord.example";
const inPage = (address: string) => new URL(address).pathname;

test("every page of the sitemap is itself: its own title, address, languages and picture @once", async ({ request, page }) => {
  test.setTimeout(360_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(50);
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  for (const address of addresses) {
    const path = inPage(address);
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const head = await page.evaluate(
      (html) => {
        const document = new DOMParser().parseFromString(html, "text/html");
        const all = (selector: string, attribute: string) =>
          [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? "");
        return {
          language: document.documentElement.lang,
          titles: [...document.querySelectorAll("head title")].map((title) => title.textContent ?? ""),
          descriptions: all('meta[name="description"]', "content"),
          robots: all('meta[name="robots"]', "content"),
          canonical: all('link[rel="canonical"]', "href"),
          alternates: all('link[rel="alternate"]', "hreflang"),
          pictures: all('meta[property="og:image"]', "content"),
          data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent ?? ""),
        };
      },
      await answer.text(),
    );
    expect(head.language, path).toBe(/^\/(fr|es)(\/|$)/.exec(path)?.[1] ?? "en");
    expect(head.titles, path).toHaveLength(1);
    const [title = ""] = head.titles;
    const key = `${head.language} ${title}`;
    expect(titles.get(key), `${path} has the title of another page: ${title}`).toBeUndefined();
    titles.set(key, path);
    expect(head.descriptions, path).toEqual([expect.stringMatching(/.{30}/)]);
    expect(head.robots, path).toEqual([]);
    expect(head.canonical, path).toEqual([address]);
    expect(head.alternates, path).toEqual(["en", "fr", "es", "x-default"]);
    expect(head.pictures, path).toHaveLength(1);
    for (const picture of head.pictures) pictures.add(picture);
    for (const json of head.data) expect(JSON.parse(json), path).toMatchObject({ "@context": "https://schema.org" });
  }
  for (const picture of pictures) {
    const answer = await request.get(inPage(picture));
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["cross-origin-resource-policy"], picture).toBe("cross-origin");
  }
});

test("robots.txt, the manifests and security.txt answer in their own types @once", async ({ request }) => {
  for (const [path, type] of [
    ["/robots.txt", "text/plain"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/fr/manifest.webmanifest", "application/manifest+json"],
    ["/es/manifest.webmanifest", "application/manifest+json"],
    ["/.well-known/security.txt", "text/plain"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toContain(type);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
