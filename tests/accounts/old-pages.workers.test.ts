/** One browser, several people: what a page of one of them sends later is never written as another's. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { leftMarkIn } from "#app/domain/visit.ts";
import { createPageMark } from "#app/services/accounts/sign-ins/page-mark.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser, sessionCookie } from "#tests/kit/as-user.ts";
import { type Person, person } from "#tests/kit/factories.ts";
import worker from "#workers/app.ts";
import { typing } from "./pages/typing.ts";

const ORIGIN = "http://concord.example";
const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const PASSWORD = "a good long passphrase";
let [ada, ben]: Person[] = [];
beforeAll(async () => {
  [ada, ben] = await Promise.all(["party", "party"].map((role) => person(role, { password: PASSWORD })));
});

const markOf = (client: ApiClient) => leftMarkIn(client.cookies(), false);
const signIn = async (client: ApiClient, who = ben) =>
  expect((await client.post("/api/auth/sign-in/email", { email: who?.email, password: PASSWORD }, { Origin: ORIGIN })).status).toBe(200);
const sessionsOf = async (who = ada) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM session WHERE user_id = ?").bind(who?.id).first<{ n: number }>())?.n;

test("signing in over another’s session ends it and its pages", async () => {
  const browser = apiClient();
  await signIn(browser, ada);
  const mark = markOf(browser);
  await signIn(browser, ben);
  expect((await typing(browser, mark)).status).toBe(401);
  expect(await sessionsOf()).toBe(0);
  expect((await typing(browser, markOf(browser))).status).toBe(200);
});

test("a session that was ended from another device leaves no pages to the next person", async () => {
  const browser = apiClient();
  await signIn(browser, ada);
  const mark = markOf(browser);
  await env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(ada?.id).run();
  await signIn(browser, ben);
  expect((await typing(browser, mark)).status).toBe(401);
});

test("nor does one that began before marks named their person", async () => {
  for (const end of [false, true]) {
    const browser = await asUser(ada as Person);
    const mark = markOf(browser);
    if (end) await env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(ada?.id).run();
    await signIn(browser, ben);
    expect((await typing(browser, mark)).status).toBe(401);
  }
});

test("who signs in again in their own browser goes on with their pages, and so does a visitor who signs in", async () => {
  const browser = apiClient();
  const visiting = markOf(browser);
  await signIn(browser, ada);
  expect((await typing(browser, visiting)).status).toBe(200);
  await env.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(ada?.id).run();
  await signIn(browser, ada);
  expect(markOf(browser)).toBe(visiting);
  await browser.get("/api/logout");
  const afterwards = markOf(browser);
  await signIn(browser, ben);
  expect(markOf(browser)).toBe(afterwards);
});

test.each(["/settings.data", "/cases/one.data", "/begin-again.data"])("a page’s own form at %s is asked the same", async (path) => {
  const send = async (headers: Record<string, string>) => {
    const context = createExecutionContext();
    const body = new URLSearchParams({ intent: "message", text: "Ada’s words." });
    const cookie = `${await sessionCookie(ben as Person)}; concord-left=now`;
    const all = { Cookie: cookie, Origin: ORIGIN, "CF-Connecting-IP": "2001:db8:77::1", ...BROWSER, ...headers };
    return worker.fetch(new Request(ORIGIN + path, { method: "POST", headers: all, body }) as never, env as Env, context);
  };
  const refused = await send({ "Concord-Left": "before" });
  expect([refused.status, refused.headers.get("X-Remix-Response")]).toEqual([401, null]);
  // Let through to the router, which has no pages in this test: what nothing answers is our own 500.
  expect((await send({ "Concord-Left": "now" })).status).toBe(500);
});

test("with TLS the mark counts only under the name that no other host can set", () => {
  const isOpen = (cookie: string, ORIGIN: string) => {
    const asked = new Request(ORIGIN, { method: "POST", headers: { Cookie: cookie, "Concord-Left": "planted" } });
    const { page, isOpen } = createPageMark({ ...env, ORIGIN } as Env, asked);
    return page !== null && isOpen(page, null);
  };
  const TLS = "https://concord.example";
  expect(isOpen("concord-left=planted; __Host-concord-left=ours.name", TLS)).toBe(false);
  expect(isOpen("concord-left=planted", TLS)).toBe(false);
  expect(isOpen("concord-left=planted", ORIGIN)).toBe(true);
  expect(leftMarkIn("concord-left=planted; __Host-concord-left=ours.name", true)).toBe("ours");
});
