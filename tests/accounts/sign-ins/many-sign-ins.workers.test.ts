/** Right sign-ins and an account's own settings leave entries that stay: both end, and so do sessions beyond some. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { MOST_SESSIONS } from "#app/db/accounts/sign-ins.repo.server.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";

const PASSWORD = "correct horse battery 9";

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

const signIn = (email: string, password = PASSWORD) => apiClient().post("/api/auth/sign-in/email", { email, password });
const used = (bucket: keyof typeof LIMITS) =>
  env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE ?").bind(LIMITS[bucket].requests, `${bucket}:%`).run();
const entries = async (id: string) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM audit_entries WHERE subject_id = ?").bind(id).first<{ n: number }>())?.n;

test("a day's right sign-ins end, before the password is looked at; wrong ones use up none of them, nor does another account", async () => {
  const [who, other] = [await person("party", { password: PASSWORD }), await person("party", { password: PASSWORD })];
  expect((await signIn(who.email, "not the password")).status).toBe(401);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM rate_limits WHERE key LIKE 'sign_in:%'").first()).toEqual({ n: 0 });
  expect((await signIn(who.email)).status).toBe(200);
  await used("sign_in");
  const before = await entries(who.id);
  const refused = await signIn(who.email.toUpperCase());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await entries(who.id)).toBe(before);
  expect((await signIn(other.email)).status).toBe(200);
});

test("of more sessions than a person has devices the oldest end, and never the new one", async () => {
  const who = await person("party", { password: PASSWORD });
  await signIn(who.email);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO session (id, token, user_id, expires_at, created_at, updated_at)
     SELECT 'many.' || ?1 || i, 'many.' || ?1 || i, ?1, ?3, ?3 - i, ?3 FROM n`,
  )
    .bind(who.id, MOST_SESSIONS + 5, Date.now() + 86_400_000)
    .run();
  const client = apiClient();
  expect((await client.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD })).status).toBe(200);
  expect((await client.get("/api/auth/get-session")).status).toBe(200);
  const count = (await env.DB.prepare("SELECT count(*) AS n FROM session WHERE user_id = ?").bind(who.id).first<{ n: number }>())?.n;
  expect(count).toBeLessThanOrEqual(MOST_SESSIONS + 1);
});

test("changes of one's own settings end; what changes nothing counts for nothing", async () => {
  const who = await person("party");
  const client = await asUser(who);
  const save = (timeZone: string) => client.within(({ account }) => account.savePreferences({ locale: "en", timeZone }));
  await save("America/Toronto");
  await save("America/Vancouver");
  await used("own_settings");
  await expect(save("America/Toronto")).rejects.toMatchObject({ code: "too_many_requests", detail: { retryAfter: expect.any(Number) } });
  await save("America/Vancouver");
});
