import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { HOURLY, runJobs } from "#workers/jobs/run-jobs.ts";

const BROWSER = {
  "User-Agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
};
const now = new Date("2026-11-21T23:59:59Z");
const clock = () => now;
const reader = () => apiClient({ clock });

const see = (client: ApiClient, path: string, locale = "en", headers: Record<string, string> = {}) =>
  client.post("/api/page-views", { path, locale }, { ...BROWSER, ...headers });
const counted = async () =>
  (await env.DB.prepare("SELECT day, path, locale, views FROM page_views ORDER BY day, path, locale").all()).results;

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM page_views").run();
});

test("views are added up by UTC day, page and language", async () => {
  await see(reader(), "/contact");
  await see(reader(), "/contact");
  await see(reader(), "/contact", "fr");
  await see(apiClient({ clock: () => new Date("2026-11-22T00:00:01Z") }), "/contact");
  expect(await counted()).toEqual([
    { day: "2026-11-21", path: "/contact", locale: "en", views: 2 },
    { day: "2026-11-21", path: "/contact", locale: "fr", views: 1 },
    { day: "2026-11-22", path: "/contact", locale: "en", views: 1 },
  ]);
});

test("a beacon's text counts like JSON, and an address with its language like one without", async () => {
  const body = JSON.stringify({ path: "/fr/roster/", locale: "fr" });
  const answer = await reader().send("/api/page-views", {
    method: "POST",
    body,
    headers: { ...BROWSER, "Content-Type": "text/plain;charset=UTF-8", Origin: "http://concord.example", "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.status).toBe(204);
  expect(await counted()).toMatchObject([{ path: "/roster", locale: "fr", views: 1 }]);
});

test("views at once are all counted", async () => {
  await Promise.all(Array.from({ length: 20 }, () => see(reader(), "/")));
  expect(await counted()).toMatchObject([{ path: "/", views: 20 }]);
});

describe("answered 204 and not counted", () => {
  test.each(["/bookings", "/admin/inquiries", "/booking-confirmation/abc", "/nowhere", "", "//", "/contact?x=1", `/${"x".repeat(300)}`])(
    "the address %s",
    async (path) => {
      expect((await see(reader(), path)).status).toBe(204);
      expect(await counted()).toEqual([]);
    },
  );

  test.each([
    ["Global Privacy Control", { "Sec-GPC": "1" }],
    ["Do Not Track", { DNT: "1" }],
    ["a crawler", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a program", { "User-Agent": "curl/8.11.0" }],
    ["nobody in particular", { "User-Agent": "" }],
  ])("%s", async (_who, headers) => {
    expect((await see(reader(), "/contact", "en", headers as Record<string, string>)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test.each([
    "",
    "null",
    "[]",
    "{not json",
    '{"path":1,"locale":"en"}',
    '{"path":"/contact"}',
    '{"path":"/contact","locale":"de"}',
    " ".repeat(5000),
  ])("the body %j", async (body) => {
    const answer = await reader().send("/api/page-views", { method: "POST", body, headers: { ...BROWSER, "Content-Type": "text/plain" } });
    expect(answer.status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test("what comes after 120 views of one caller within a minute", async () => {
    const client = reader();
    for (let seen = 0; seen < 123; seen += 1) expect((await see(client, "/about")).status).toBe(204);
    expect(await counted()).toMatchObject([{ path: "/about", views: 120 }]);
  });

  test("anything while the database does not answer", async () => {
    const silenced = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const database = {
      prepare() {
        throw new Error("no answer");
      },
    } as unknown as D1Database;
    expect((await see(apiClient({ database }), "/contact")).status).toBe(204);
    silenced.mockRestore();
  });
});

test("nothing of who looked is kept, and no cookie is set", async () => {
  const answer = await see(reader(), "/contact", "en", { Referer: "https://elsewhere.example/private" });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const { results } = await env.DB.prepare("PRAGMA table_info(page_views)").all<{ name: string }>();
  expect(results.map((column) => column.name)).toEqual(["day", "path", "locale", "views"]);
});

describe("the last thirty days", () => {
  const lastDays = (client: ApiClient) => client.within((services) => services.pageViews.lastDays("total"));

  test("are for administrators; for others there is nothing here", async () => {
    for (const role of ["party", "arbitrator"] as const) {
      await expect(lastDays((await asRole(role)).client)).rejects.toMatchObject({ code: "not_found" });
    }
    await expect(lastDays(apiClient())).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await lastDays((await asRole("admin")).client)).toMatchObject({ pages: [] });
  });

  test("leave out what is older", async () => {
    const { client } = await asRole("admin");
    const today = Date.now();
    const put = (daysAgo: number, views: number) =>
      env.DB.prepare("INSERT INTO page_views VALUES (?, '/about', 'es', ?)")
        .bind(new Date(today - daysAgo * 86_400_000).toISOString().slice(0, 10), views)
        .run();
    await put(0, 3);
    await put(29, 4);
    await put(30, 100);
    const { pages, sum } = await lastDays(client);
    expect(pages).toMatchObject([{ path: "/about", total: 7, byLocale: { es: 7 } }]);
    expect([sum.byDay[0], sum.byDay.at(-1)]).toEqual([4, 3]);
  });
});

test("counts are removed after thirteen months", async () => {
  const put = (day: string) => env.DB.prepare("INSERT INTO page_views VALUES (?, '/about', 'en', 1)").bind(day).run();
  await put("2025-10-20");
  await put("2025-11-21");
  await runJobs(env, now, HOURLY);
  expect(await counted()).toMatchObject([{ day: "2025-11-21" }]);
});
