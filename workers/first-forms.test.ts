import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isFirstForm, keepFirstForm, keptFirstForm } from "./first-forms.ts";

const MINUTE = 60_000;
let site = 0;
const nextSite = () => {
  site += 1;
  return `http://concord-${site}.example`;
};
const POLICY = "default-src 'self'; script-src 'self'; style-src-elem 'self'; img-src 'self'";
const HEAD =
  '<link rel="stylesheet" href="/assets/app-1a2b3c.css"/><link rel="deferred-hydration" href="/assets/all-1.js"/><link rel="modulepreload" href="/assets/documents-1.js"/>';
const SCRIPTS =
  '<script>window.data = 1</script><script type="text/plain" id="deferred-hydration">import "/a.js"</script><script type="module" src="/assets/page.js"></script>';
const rendered = (text: string, init: ResponseInit = {}) =>
  new Response(`<html><head>${HEAD}</head><body>${text}${SCRIPTS}</body></html>`, {
    ...init,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY, ...init.headers },
  });
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the first view of a form", () => {
  test.each(["/fast-booking", "/fr/fast-booking", "/book", "/es/book", "/fr/public-booking"])("%s is kept for a minute", async (path) => {
    const request = new Request(nextSite() + path);
    expect(isFirstForm(request)).toBe(true);
    const first = await keepFirstForm(request, rendered("one"), 0);
    const again = keptFirstForm(new Request(request.url), MINUTE - 1);
    expect(await again?.text()).toBe(await first.text());
    expect([...(again?.headers ?? [])]).toEqual([...first.headers]);
    expect(keptFirstForm(new Request(request.url), MINUTE + 1)).toBeNull();
  });

  test("is one for each language", async () => {
    const at = nextSite();
    await keepFirstForm(new Request(`${at}/book`), rendered("Book"), 0);
    await keepFirstForm(new Request(`${at}/fr/book`), rendered("Réserver"), 0);
    expect(await keptFirstForm(new Request(`${at}/book`), 1)?.text()).toContain("Book");
    expect(await keptFirstForm(new Request(`${at}/fr/book`), 1)?.text()).toContain("Réserver");
    expect(keptFirstForm(new Request(`${at}/es/book`), 1)).toBeNull();
  });

  test("has no body for HEAD, and is not kept from one", async () => {
    const url = `${nextSite()}/book`;
    await keepFirstForm(new Request(url, { method: "HEAD" }), new Response(null, { headers: { "Content-Type": "text/html" } }), 0);
    expect(keptFirstForm(new Request(url), 1)).toBeNull();
    await keepFirstForm(new Request(url), rendered("page"), 0);
    const answer = keptFirstForm(new Request(url, { method: "HEAD" }), 1);
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toBe("");
  });

  test.each([
    ["a visitor's session", { headers: { Cookie: "a=b; concord-visitor=x" } }],
    ["one of a site with TLS", { headers: { Cookie: "__Host-concord-visitor=x" } }],
    ["a session that KV may not know yet", { headers: { Cookie: "concord-visitor-late=1" } }],
    ["a signed-in person", { headers: { Cookie: "concord.session_token=x" } }],
    ["who has signed out", { headers: { Cookie: "concord-left=mark" } }],
    ["a page that begins a session", { headers: { "Concord-Visit": "0123456789abcdefghijkl" } }],
    ["a form that was sent", { method: "POST" }],
  ])("is neither made of nor shown to %s", async (_case, init) => {
    const url = `${nextSite()}/fast-booking`;
    expect(isFirstForm(new Request(url, init))).toBe(false);
    await keepFirstForm(new Request(url), rendered("everybody's"), 0);
    expect(keptFirstForm(new Request(url, init), 1)).toBeNull();
  });

  test.each(["/fast-booking?step=review", "/fast-booking.data", "/Fr/book", "/bo%6Fk", "/booking-confirmation/x", "/resume/x", "/public"])(
    "is nothing else: %s",
    (path) => expect(isFirstForm(new Request(nextSite() + path))).toBe(false),
  );

  test.each([
    ["sets a cookie", { headers: { "Set-Cookie": "concord-visitor=1" } }],
    ["failed", { status: 500 }],
  ])("is not kept where its answer %s", async (_case, init) => {
    const url = `${nextSite()}/book`;
    const answer = await keepFirstForm(new Request(url), rendered("mine", init), 0);
    expect(await answer.text()).toContain("mine");
    // Its scripts run all the same.
    expect(answer.headers.get("Content-Security-Policy")).toContain(hash("window.data = 1"));
    expect(keptFirstForm(new Request(url), 1)).toBeNull();
  });

  test("allows its inline scripts by what they say, and no other", async () => {
    const answer = await keepFirstForm(new Request(`${nextSite()}/book`), rendered("page"), 0);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain(`script-src 'self' ${hash("window.data = 1")} ${hash('import "/a.js"')};`);
  });

  test("carries of its style sheet what it needs itself, where its program takes over the form alone", async () => {
    const island = '<div data-island="form"><p class="sr-only">page</p></div>';
    const styleOf = async (text: string) =>
      /<style>([\s\S]*)<\/style>/.exec(await (await keepFirstForm(new Request(`${nextSite()}/book`), rendered(text), 0)).text())?.[1] ?? "";
    const [whole, part] = [await styleOf("page"), await styleOf(island)];
    expect(part.length).toBeLessThan(whole.length);
    const answer = await keepFirstForm(new Request(`${nextSite()}/book`), rendered(island), 0);
    expect(answer.headers.get("Content-Security-Policy")).toContain(`style-src-elem 'self' ${hash(part)}`);
  });

  test("carries its style sheet, and its program is held until it is painted; from a page of ours the sheet comes as before", async () => {
    const url = `${nextSite()}/fast-booking`;
    const first = await (await keepFirstForm(new Request(url), rendered("page"), 0)).text();
    expect(first).toMatch(/<style>[\s\S]*<\/style><link disabled rel="stylesheet" href="\/assets\/app-1a2b3c\.css"\/>/);
    expect(first).toContain('<link rel="deferred-hydration" href="/assets/all-1.js"/>');
    const request = new Request(url, { headers: { Referer: `${new URL(url).origin}/about` } });
    expect(keptFirstForm(request, 1)).toBeNull();
    const next = await (await keepFirstForm(request, rendered("page"), 0)).text();
    expect(next).toContain(HEAD);
    expect(await keptFirstForm(request, 1)?.text()).toBe(next);
    expect(await keptFirstForm(new Request(url), 1)?.text()).toBe(first);
  });
});
