/** No dead link: every address that a public page names answers, and every anchor that a link names is there. */
import { expect, test } from "./fixtures.ts";

const BEGIN = ["/", "/public", "/reserve", "/sitemap.xml"];
/** Sign-in and sign-out move the caller; the rest of the API is no page. */
const NOT_FOLLOWED = /^\/api\/(?!files\/)/;

test("every link of the public site leads somewhere, in three languages @once", async ({ request, baseURL }) => {
  test.setTimeout(360_000);
  const origin = new URL(baseURL ?? "").origin;
  const pages = new Map<string, { ids: Set<string>; status: number }>();
  const links: { from: string; to: string; hash: string }[] = [];
  const waiting = BEGIN.flatMap((path) =>
    path.endsWith(".xml") ? [path] : [path, path === "/" ? "/fr" : `/fr${path}`, path === "/" ? "/es" : `/es${path}`],
  );

  async function visit(path: string): Promise<void> {
    const answer = await request.get(path);
    const isHtml = (answer.headers()["content-type"] ?? "").startsWith("text/html");
    const text = isHtml || path.endsWith(".xml") ? await answer.text() : "";
    pages.set(path, { status: answer.status(), ids: new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)) });
    const named = isHtml
      ? [...text.matchAll(/<(?:a|link|img|script|source|video|use)\b[^>]*?\s(?:href|src|poster|data-src)="([^"]+)"/g)]
      : [...text.matchAll(/<loc>([^<]+)<\/loc>/g)];
    for (const [, raw = ""] of named) {
      const url = new URL(raw.replaceAll("&amp;", "&"), origin + path);
      // Canonical and alternate addresses, and those of the sitemap, carry the provider's own origin.
      if (url.origin !== origin && !url.hostname.endsWith("concord.example")) {
        expect(url.protocol, `${path} names ${raw}`).toMatch(/^(mailto|tel|data):$/);
        continue;
      }
      if (NOT_FOLLOWED.test(url.pathname)) continue;
      const to = url.pathname + url.search;
      links.push({ from: path, to, hash: decodeURIComponent(url.hash.slice(1)) });
      if (!pages.has(to) && !waiting.includes(to)) waiting.push(to);
    }
  }

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) if (!pages.has(path)) await visit(path);

  const dead = links.filter(({ to }) => pages.get(to)?.status !== 200);
  expect([...new Set(dead.map(({ from, to }) => `${from} → ${to} (${pages.get(to)?.status})`))]).toEqual([]);
  const lost = links.filter(({ to, hash }) => hash !== "" && !pages.get(to)?.ids.has(hash));
  expect([...new Set(lost.map(({ from, to, hash }) => `${from} → ${to}#${hash}`))]).toEqual([]);
  expect(pages.size).toBeGreaterThan(80);
});
