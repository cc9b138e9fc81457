/** Cookies of sessions, how long they last at most, and the headers of what is no page. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { apiClient } from "./api.ts";
import { asRole, asUser } from "./as-user.ts";
import { person } from "./factories.ts";

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
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/i);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
    expect((await client.get(`${SECURE}/api/auth/user`)).status).toBe(200);
    const left = await client.get(`${SECURE}/api/logout`);
    expect(left.headers.getSetCookie().some((cookie) => /^__Host-concord\.session_token=;.*Max-Age=0/i.test(cookie))).toBe(true);
    expect((await client.get(`${SECURE}/api/auth/user`)).status).toBe(401);
  },
);

test("a cookie of plain HTTP is none where TLS is configured", async () => {
  const { who, client } = await asRole("party");
  expect((await client.get("/api/auth/user")).status).toBe(200);
  const secure = await asUser(who, TLS);
  expect((await secure.get(`${SECURE}/api/auth/user`)).status).toBe(401);
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

test("what the API answers is data, wherever it is opened", async () => {
  const { headers } = await apiClient(TLS).get(`${SECURE}/api/health`);
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}; includeSubDomains/);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("Content-Type")).toMatch(/^application\/json/);
});
