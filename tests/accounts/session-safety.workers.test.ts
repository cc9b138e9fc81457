/** Cookies of sessions, how long they last at most, and the headers of what is no page. */

import { env } from "cloudflare:workers";
import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { storedDevice } from "#app/domain/people/device.ts";
import { hashPassword } from "#app/services/accounts/passwords.server.ts";
import { createServices } from "#app/services/create-services.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const SECURE = "https://concord.example";
/** TLS is a matter of the configuration, whatever a request says of itself. */
const TLS = { variables: { ORIGIN: SECURE } } as const;

test.each([SECURE, "http://concord.example"])(
  "where TLS is configured a session's cookie is of this host alone, also at %s",
  async (asked) => {
    const password = "a good long passphrase";
    const { email } = await person("party", { password });
    const client = apiClient(TLS);
    const answer = await client.post(`${asked}/api/auth/sign-in/email`, { email, password }, { Origin: SECURE });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.includes("session_token")) ?? "";
    expect(session).toMatch(/^__Host-concord\.session_token=/);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Secure/i);
      // The one cookie that our pages read: a mark of no session, and a hash of whose pages are here.
      if (cookie.includes("concord-left")) expect(cookie).toMatch(/^__Host-concord-left=[\w-]*\.[\w-]{22};/);
      else expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/i);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
    expect((await client.get(`${SECURE}/api/auth/user`)).status).toBe(200);
    const left = await client.get(`${SECURE}/api/logout`);
    expect(left.headers.getSetCookie().some((cookie) => /^__Host-concord\.session_token=;.*Max-Age=0/i.test(cookie))).toBe(true);
    expect((await client.get(`${SECURE}/api/auth/user`)).status).toBe(401);
    // After signing out it is random, and of nobody.
    const mark = left.headers.getSetCookie().find((cookie) => cookie.includes("concord-left")) ?? "";
    expect(mark).toMatch(/^__Host-concord-left=[\w-]{22}; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
  },
);

test("a cookie of plain HTTP is none where TLS is configured", async () => {
  const { who, client } = await asRole("party");
  expect((await client.get("/api/auth/user")).status).toBe(200);
  const secure = await asUser(who, TLS);
  expect((await secure.get(`${SECURE}/api/auth/user`)).status).toBe(401);
});

/** What a visitor's cookie names its session by: a signed JSON text in base64. */
const sessionNamed = (cookie: string): unknown =>
  JSON.parse(atob(decodeURIComponent(/concord-visitor=([^;]+)/.exec(cookie)?.[1] ?? "").split(".")[0] ?? ""));

test("a visitor's session is named by 128 random bits, and so is the one that takes its place", async () => {
  const client = apiClient({ variables: { RATE_LIMITS: "off" } });
  const begun = async () => {
    const answer = await client.post("/api/ai/chat", { message: "I need a mediation" });
    return sessionNamed(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("concord-visitor=")) ?? "");
  };
  const first = await begun();
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(await env.VISITORS.get(String(first))).not.toBeNull();
  await client.within(async ({ visitor }) => {
    await visitor.end();
    await visitor.write({ locale: "fr" });
    const [cookie = ""] = await visitor.commit();
    expect(sessionNamed(cookie)).toMatch(/^[\w-]{22}$/);
    expect(sessionNamed(cookie)).not.toBe(first);
  });
});

test.each([SECURE, "http://concord.example"])("a visitor's cookie too, at %s", async (asked) => {
  const client = apiClient({ variables: { RATE_LIMITS: "off", ORIGIN: SECURE } });
  const answer = await client.post(`${asked}/api/ai/chat`, { message: "I need a mediation" });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-concord-visitor=.*HttpOnly.*/i);
  expect(cookie).toMatch(/Secure/i);
});

test("a session ends thirty days after it was begun, however often it is used", async () => {
  const { who, client } = await asRole("party");
  const begunDaysAgo = (days: number) =>
    env.DB.prepare("UPDATE session SET created_at = ? WHERE user_id = ?")
      .bind(Date.now() - days * 86_400_000, who.id)
      .run();
  await begunDaysAgo(29);
  expect((await client.get("/api/auth/user")).status).toBe(200);
  await begunDaysAgo(31);
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("and seven days after it was last used", async () => {
  const { who, client } = await asRole("party");
  const days = (count: number) => Date.now() + count * 86_400_000;
  const expiresIn = (count: number) =>
    env.DB.prepare("UPDATE session SET expires_at = ? WHERE user_id = ?").bind(days(count), who.id).run();
  const ends = async () =>
    (await env.DB.prepare("SELECT expires_at AS at FROM session WHERE user_id = ?").bind(who.id).first<{ at: number }>())?.at ?? 0;
  await expiresIn(1);
  expect((await client.get("/api/auth/user")).status).toBe(200);
  // Used, it lasts seven days again.
  expect(Math.abs((await ends()) - days(7))).toBeLessThan(60_000);
  await expiresIn(-0.01);
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("no answer lets another site’s script read it", async () => {
  const foreign = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "GET" };
  const client = apiClient();
  for (const answer of [
    await client.get("/api/health", foreign),
    await client.send("/api/venues", { method: "OPTIONS", headers: foreign }),
  ])
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("passwords are hashed as docs/security.md says", async () => {
  const tested = globalThis as { passwordWork?: number };
  // Production's work: other tests hash with less of it (`scripts/vite/quick-passwords.ts`).
  tested.passwordWork = 16_384;
  const hash = await hashPassword("a good long passphrase").finally(() => {
    delete tested.passwordWork;
  });
  const [salt = "", key] = hash.split(":");
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const made = scryptSync("a good long passphrase", salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });
  expect(made.toString("hex")).toBe(key);
});

test("what the API answers is data, wherever it is opened", async () => {
  const { headers } = await apiClient(TLS).get(`${SECURE}/api/health`);
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}; includeSubDomains/);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("Content-Type")).toMatch(/^application\/json/);
});

test("in production nothing goes by the Host that a request names: not a mail's link, not a cookie, not whose form it is", async () => {
  const variables = { ENVIRONMENT: "production", ORIGIN: "https://hearings.ca" };
  const who = await person("party", { password: "a good long passphrase" });
  const client = apiClient({ variables });
  const evil = "http://evil.example";
  const body = { email: who.email, password: "a good long passphrase" };
  expect((await client.post(`${evil}/api/auth/sign-in/email`, body, { Origin: evil })).status).toBe(403);
  const answer = await client.post(`${evil}/api/auth/sign-in/email`, body, { Origin: variables.ORIGIN });
  expect(answer.status).toBe(200);
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-[^;]*;.*Secure/i);
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=63072000/);
  const request = new Request(`${evil}/forgotten-password`, { method: "POST" });
  const bindings = { ...env, ...variables } as unknown as Env;
  const services = createServices(bindings, { request, clock: () => new Date(), waitUntil: () => undefined });
  await services.passwordResets.ask(who.email);
  await deliverMail({ ...bindings, MAIL_TRANSPORT: "capture" });
  const { results } = await env.DB.prepare("SELECT parts FROM captured_mails WHERE recipient = ?").bind(who.email).all<{ parts: string }>();
  expect(results.map(({ parts }) => parts).join()).toContain("https://hearings.ca/reset-password/");
  expect(results.map(({ parts }) => parts).join()).not.toContain("evil.example");
});

test("what sessions had of addresses and browsers is taken out of the database that there is (migration 0023)", async () => {
  const { who } = await asRole("party");
  const agents: [string | null, string][] = [
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox/Windows"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0", "Edge/Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "Safari/iPhone"],
    ["Mozilla/5.0 (Linux; Android 15; SM-S911B) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36", "Samsung Internet/Android"],
    ["curl/8.5.0", "/"],
    [null, "/"],
  ];
  const migration = env.MIGRATIONS.find(({ name }) => name.startsWith("0023_"));
  const update = migration?.queries.find((query) => /UPDATE "session"/.test(query)) ?? "";
  for (const [agent, kept] of agents) {
    await env.DB.prepare("UPDATE session SET ip_address = '203.0.113.7', user_agent = ? WHERE user_id = ?").bind(agent, who.id).run();
    await env.DB.prepare(update).run();
    const row = await env.DB.prepare("SELECT ip_address, user_agent FROM session WHERE user_id = ?").bind(who.id).first();
    expect(row).toEqual({ ip_address: null, user_agent: kept });
    expect(storedDevice(agent)).toBe(kept);
  }
});
