import { describe, expect, test } from "vitest";
import { forgetRoster, rosterChanges } from "#app/services/roster/kept-roster.server.ts";
import { FINISHED_HEADER, finishDocument as finish, keptDocument } from "./finished-documents.ts";

const HOUR = 3_600_000;
let page = 0;
const finishDocument = (request: Request, response: Response, now: number) => finish(request, response, now, { isPage: () => true });
const nextAddress = () => {
  page += 1;
  return `http://concord.example/page-${page}`;
};
const rendered = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { [FINISHED_HEADER]: "1", "Content-Type": "text/html", ...init.headers } });

describe("a finished document", () => {
  test("is rendered once and then answered as the same bytes, for an hour", async () => {
    const url = nextAddress();
    const first = await finishDocument(new Request(url), rendered("one"), 0);
    expect(await first.text()).toBe("one");
    expect(first.headers.get(FINISHED_HEADER)).toBeNull();
    const again = keptDocument(new Request(url), HOUR - 1);
    expect(await again?.text()).toBe("one");
    expect(again?.headers.get("Content-Type")).toBe("text/html");
    expect(keptDocument(new Request(url), HOUR + 1)).toBeNull();
  });

  test("is not sent again to who has it", async () => {
    const url = nextAddress();
    const first = await finishDocument(new Request(url), rendered("one"), 0);
    const etag = first.headers.get("ETag") ?? "";
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const answer = keptDocument(new Request(url, { headers: { "If-None-Match": known } }), 1);
      expect(answer?.status, known).toBe(304);
      expect(await answer?.text()).toBe("");
    }
    expect(keptDocument(new Request(url, { headers: { "If-None-Match": '"other"' } }), 1)?.status).toBe(200);
  });

  test("has no body for HEAD", async () => {
    const url = nextAddress();
    await finishDocument(new Request(url), rendered("one"), 0);
    const answer = keptDocument(new Request(url, { method: "HEAD" }), 1);
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toBe("");
  });

  test.each([
    ["an address with a query", (url: string) => new Request(`${url}?field=energy`), {}],
    ["a signed-in person", (url: string) => new Request(url, { headers: { Cookie: "a=b; concord.session_token=x" } }), {}],
    ["a form that was sent", (url: string) => new Request(url, { method: "POST" }), {}],
    ["a page that is not there", (url: string) => new Request(url), { status: 404 }],
    ["an answer that sets a cookie", (url: string) => new Request(url), { headers: { "Set-Cookie": "visitor=1" } }],
  ] as const)("is kept from nobody but the visitor: not %s", async (_case, ask, init) => {
    const url = nextAddress();
    const request = ask(url);
    const answer = await finishDocument(request, rendered("mine", init), 0);
    expect(await answer.text()).toBe("mine");
    expect(answer.headers.get(FINISHED_HEADER)).toBeNull();
    expect(answer.headers.get("ETag")).toBeNull();
    expect(keptDocument(new Request(url), 1)).toBeNull();
    expect(keptDocument(ask(url), 1)).toBeNull();
  });

  test("that is kept is not shown to the signed-in, whose page may differ", async () => {
    const url = nextAddress();
    await finishDocument(new Request(url), rendered("public"), 0);
    expect(keptDocument(new Request(url, { headers: { Cookie: "concord.session_token=x" } }), 1)).toBeNull();
    expect(keptDocument(new Request(url, { method: "POST" }), 1)).toBeNull();
  });

  test("pages that are not finished pass untouched", async () => {
    const url = nextAddress();
    const answer = new Response("live");
    expect(await finishDocument(new Request(url), answer, 0)).toBe(answer);
    expect(keptDocument(new Request(url), 1)).toBeNull();
  });

  test.each(["/PUBLIC", "/p%75blic", "/Fr/public", "/locations/%74oronto", "/roster/Nobody"])("is not kept under %s", async (path) => {
    const url = `http://concord.example${path}`;
    await finish(new Request(url), rendered("odd"), 0);
    expect(keptDocument(new Request(url), 1)).toBeNull();
  });

  test.each(["/", "/fr", "/public", "/es/locations/miami", "/fr/roster", "/roster/kofi-amberleigh"])("is kept under %s", async (path) => {
    const url = `http://concord.example${path}`;
    await finish(new Request(url), rendered("page"), 0);
    expect(await keptDocument(new Request(url), 1)?.text()).toBe("page");
  });

  test.each(["/roster", "/roster/", "/fr/roster/", "/public", "/es/public/", "/roster/kofi-amberleigh/"])(
    "is kept for a minute under %s, which shows the roster",
    async (path) => {
      const url = `http://minutes.example${path}`;
      await finish(new Request(url), rendered("page"), 0);
      expect(await keptDocument(new Request(url), HOUR / 60)?.text()).toBe("page");
      expect(keptDocument(new Request(url), HOUR / 60 + 1)).toBeNull();
    },
  );

  test("that shows the roster is answered no more once the roster was changed, and one that began before is not kept", async () => {
    const [person, landing] = ["http://left.example/roster/kofi-amberleigh", "http://left.example/"];
    const roster = rosterChanges();
    for (const url of [person, landing]) await finish(new Request(url), rendered("page"), 0);
    forgetRoster();
    expect(keptDocument(new Request(person), 1)).toBeNull();
    expect(await keptDocument(new Request(landing), 1)?.text()).toBe("page");
    await finish(new Request(person), rendered("page"), 1, { roster });
    expect(keptDocument(new Request(person), 2)).toBeNull();
  });

  test("that a form answered may be shown again by the browser alone", async () => {
    const answer = await finishDocument(new Request(nextAddress(), { method: "POST" }), rendered("typed", { status: 400 }), 0);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  test("carries its style sheet on a first view only, under a policy that names its hash", async () => {
    const url = nextAddress();
    const html = '<head><link nonce="" rel="stylesheet" href="/assets/app-1a2b3c.css"/></head>';
    const policy = { headers: { "Content-Security-Policy": "default-src 'self'; style-src-elem 'self'; img-src 'self'" } };
    const first = await finishDocument(new Request(url), rendered(html, policy), 0);
    expect(await first.text()).toMatch(/^<head><style>[\s\S]*<\/style><\/head>$/);
    expect(first.headers.get("Content-Security-Policy")).toMatch(/style-src-elem 'self' 'sha256-[\w+/]+=*';/);
    const next = new Request(url, { headers: { Referer: "http://concord.example/about" } });
    expect(keptDocument(next, 1)).toBeNull();
    const linked = await finishDocument(next, rendered(html, policy), 0);
    expect(await linked.text()).toBe(html);
    expect(linked.headers.get("Content-Security-Policy")).not.toContain("sha256");
    expect(await keptDocument(next, 1)?.text()).toBe(html);
    // Another site's page is no page of ours.
    const from = new Request(url, { headers: { Referer: "http://concord.example.evil.example/" } });
    expect(await keptDocument(from, 1)?.text()).toContain("<style>");
  });

  test("makes room: never more than six hundred are kept", async () => {
    const first = nextAddress();
    await finishDocument(new Request(first), rendered("first"), 0);
    for (let count = 0; count < 600; count += 1) await finishDocument(new Request(nextAddress()), rendered("more"), 0);
    expect(keptDocument(new Request(first), 1)).toBeNull();
  });
});
