/** API keys: made once the password was shown, kept as a hash, read by scope and person, and ended with what their person's access ends with. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { API_KEY_SCOPES, KEY_ROUTES } from "#app/domain/api-keys/scopes.ts";
import type { Services } from "#app/services/create-services.server.ts";
import { someAddress } from "#tests/accounts/personal-data/erasing.ts";
import { type ApiClient, api } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { API } from "#tests/permissions/table.ts";
import { makeWorld, type World } from "#tests/permissions/world.ts";
import { makeKey, PASSWORD, withKey } from "./with-key.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function owner(role = "party") {
  const who = await person(role, { email: someAddress(), password: PASSWORD });
  return { who, client: await asUser(who) };
}
const all = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const status = async (key: string, path = "/api/bookings") => (await withKey(key).get(path)).status;

describe("a key is made", () => {
  test("it is shown once, kept as a hash, entered in the history without its name, and its person is mailed", async () => {
    const { who, client } = await owner();
    const key = await makeKey(client, ["crm", "calendar"], { name: "  Our  CRM " });
    expect(key).toMatch(/^cck_[\w-]{43}$/);
    const [row] = await all<Record<string, unknown>>("SELECT * FROM api_keys WHERE user_id = ?", who.id);
    expect(row).toMatchObject({ name: "Our CRM", scopes: "crm calendar", last_used_at: null });
    expect(JSON.stringify(row)).not.toContain(key.slice(4));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
    expect(row?.token_hash).toBe([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    expect(JSON.stringify(await client.within(({ apiKeys }) => apiKeys.list()))).not.toMatch(/cck_|hash/i);
    const [entry] = await all<{ action: string; changes: string }>(
      "SELECT action, changes FROM audit_entries WHERE subject_type = 'person' AND subject_id = ? ORDER BY seq DESC LIMIT 1",
      who.id,
    );
    expect(entry).toEqual({ action: "api_key_made", changes: JSON.stringify({ key: row?.id, scopes: "crm calendar" }) });
    expect(await all("SELECT json_extract(payload, '$.act') AS act FROM outbox WHERE recipient = ?", who.email)).toEqual([
      { act: "api_key_made" },
    ]);
  });

  test("not without the password, a name, something to read and a time, and no more than twenty", async () => {
    const { who, client } = await owner();
    const refused = async (change: object, field: string) =>
      await expect(
        client.within(({ apiKeys }) => apiKeys.make({ name: "A", scopes: ["crm"], days: "30", password: PASSWORD, code: "", ...change })),
        field,
      ).rejects.toMatchObject({ code: "invalid_input", issues: [{ field }] });
    await refused({ password: "not the password" }, "password");
    await refused({ name: " " }, "name");
    await refused({ scopes: [] }, "scopes");
    await refused({ days: "31" }, "days");
    expect(await all("SELECT 1 FROM api_keys WHERE user_id = ?", who.id)).toEqual([]);
    for (let made = 0; made < 20; made += 1)
      await env.DB.prepare("INSERT INTO api_keys (id, user_id, name, scopes, token_hash, created_at) VALUES (?1, ?2, 'k', 'crm', ?1, ?3)")
        .bind(`${who.id}.${made}`, who.id, made)
        .run();
    await refused({}, "name");
    await expect(
      env.DB.prepare("INSERT INTO api_keys (id, user_id, name, scopes, token_hash, created_at) VALUES ('x', ?, 'k', 'crm', 'x', 1)")
        .bind(who.id)
        .run(),
    ).rejects.toThrow(/too many API keys/);
  });
});

describe("a key ends", () => {
  test("with its time, with being revoked, and opens nothing when it is misspelt", async () => {
    const { client } = await owner();
    const key = await makeKey(client, ["crm"], { days: "30" });
    expect(await status(key)).toBe(200);
    const later = withKey(key, { clock: () => new Date(Date.now() + 30 * DAY + HOUR) });
    expect((await later.get("/api/bookings")).status).toBe(401);
    for (const other of [`${key.slice(0, -1)}!`, `${key}x`, "cck_", `cck_${"A".repeat(43)}`]) expect(await status(other), other).toBe(401);
    const [{ id } = { id: "" }] = await client.within(({ apiKeys }) => apiKeys.list());
    const { client: other } = await owner();
    await expect(other.within(({ apiKeys }) => apiKeys.revoke(id))).rejects.toMatchObject({ code: "not_found" });
    await client.within(({ apiKeys }) => apiKeys.revoke(id));
    const answer = await withKey(key).get("/api/bookings");
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token"');
    expect(await answer.json()).toMatchObject({ error: "unauthenticated", message: expect.stringContaining("revoked or expired") });
  });

  const ACTS: Readonly<Record<string, (of: { who: { id: string }; client: ApiClient; admin: ApiClient }) => Promise<unknown>>> = {
    "another password": ({ client }) => client.within(({ account }) => account.changePassword(PASSWORD, "another quiet lamp")),
    "signing out everywhere else": ({ client }) => client.within(({ account }) => account.endOtherSessions()),
    "another role": ({ who, admin }) => inside(admin, ({ people }) => people.changeRole(who.id, "party", "arbitrator")),
    "a closed account": ({ who, admin }) => inside(admin, ({ people }) => people.setActive(who.id, false)),
    "an erased person": ({ who, admin }) =>
      inside(admin, async (services) => {
        const [row] = await all<{ email: string }>('SELECT email FROM "user" WHERE id = ?', who.id);
        await services.personalData.erase({ email: row?.email ?? "", reason: "They asked.", password: PASSWORD } as never);
      }),
  };
  const inside = (client: ApiClient, work: (services: Services) => Promise<unknown>) => client.within(work);

  test.each(Object.entries(ACTS))("with %s, and nothing of it is left", async (_name, act) => {
    const { who, client } = await owner();
    const { client: admin } = await owner("admin");
    const key = await makeKey(client, ["crm"]);
    expect(await status(key)).toBe(200);
    await act({ who, client, admin });
    expect(await status(key)).toBe(401);
    expect(await all("SELECT 1 FROM api_keys WHERE user_id = ?", who.id)).toEqual([]);
  });

  test("while its person has no second factor that the role asks for", async () => {
    const { client } = await owner("admin");
    const key = await makeKey(client, ["crm"]);
    const asked = withKey(key, { variables: { REQUIRE_SECOND_FACTOR: "admin" } });
    expect((await asked.get("/api/bookings")).status).toBe(401);
  });
});

describe("a key reads", () => {
  let world: World;
  beforeAll(async () => {
    await env.DB.prepare("DELETE FROM rate_limits").run();
    world = await makeWorld();
    await env.DB.prepare("DELETE FROM rate_limits").run();
  });

  test("every address of the table is one of the API", () => {
    const routes = new Set(api.routes.filter(({ method }) => method === "GET").map(({ path }) => path));
    expect(Object.keys(KEY_ROUTES).filter((path) => !routes.has(path))).toEqual([]);
  });

  test.each(API_KEY_SCOPES)(
    "by the scope %s what the table names, as its person and no more; everything else is refused",
    async (scope) => {
      for (const actor of ["partyA", "unrelated", "administrator"] as const) {
        const [who] = await all<{ id: string }>(
          'SELECT "user".id FROM session JOIN "user" ON "user".id = session.user_id WHERE session.token = ?',
          decodeURIComponent(world.clients[actor].cookies()).split("=")[1]?.split(".")[0] ?? "",
        );
        const key = await storedKey(who?.id ?? "", scope);
        for (const [name, { call, expected }] of Object.entries(API)) {
          await env.DB.prepare("DELETE FROM rate_limits").run();
          const [method, path = ""] = name.split(" ");
          const asked = method === "GET" ? KEY_ROUTES[path] : undefined;
          const answer = await call(withKey(key), world.there);
          if (asked === "any" || asked === scope) {
            expect(answer.status, `${actor} ${name}`).toBe(expected[actor]);
            continue;
          }
          expect(answer.status, `${actor} ${name}`).toBe(403);
          const said = await answer.json<{ error: string; message: string; missingScope?: string }>();
          expect(said.error).toBe("forbidden");
          expect(said.missingScope, name).toBe(asked);
          if (asked) expect(said.message).toContain(`"${asked}"`);
        }
      }
    },
  );

  test("no words of the matter and no address by the calendar and by accounting, and the same rows as its person", async () => {
    const { client } = await owner("admin");
    await booking({ caseDescription: "kwmatter", bookingContactEmail: "kwcontact@people.example", styleOfCause: "kwstyle v. Stone" });
    const key = await makeKey(client, ["calendar", "accounting"]);
    const seen = await client.get("/api/bookings?limit=500").then((answer) => answer.json<{ id: string }[]>());
    for (const path of ["/api/calendar/hearings", "/api/accounting/bookings"]) {
      const text = await (await withKey(key).get(`${path}?limit=500`)).text();
      expect(text).not.toMatch(/kwmatter|kwcontact|kwstyle/);
      expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    }
    const page = await withKey(key).get("/api/calendar/hearings?limit=1");
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
    expect(next).toMatch(/^\/api\/calendar\/hearings\?/);
    expect(await status(key, next)).toBe(200);
  });

  test("nothing is found there by words that they do not show", async () => {
    const { client } = await owner("admin");
    await booking({ caseDescription: "kwhidden", bookingContactEmail: "kwhidden@people.example", bookingContactName: "Kwhidden" });
    const key = await makeKey(client, ["calendar", "accounting"]);
    for (const path of ["/api/calendar/hearings", "/api/accounting/bookings"]) {
      const answer = await withKey(key).get(`${path}?search=kwhid`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ issues: [{ field: "search" }] });
      expect((await withKey(key).get(`${path}?search=&status=pending`)).status).toBe(200);
    }
  });

  test("an address that there is not is not found, and a bearer that is none of ours is not looked at", async () => {
    const { who, client } = await owner();
    const key = await makeKey(client, ["crm"]);
    expect(await status(key, "/api/nowhere")).toBe(404);
    expect((await client.get("/api/bookings", { Authorization: "Bearer somebody-elses" })).status).toBe(200);
    expect(await status("somebody-elses")).toBe(401);
    // A key with a session next to it reads as the key's person.
    const { client: admin } = await asRole("admin");
    const mixed = await admin.get("/api/people/erasure/requests", { Authorization: `Bearer ${key}` });
    expect(mixed.status).toBe(403);
    expect(who.role).toBe("party");
  });

  test("so often and no more, each key for itself; when it was used is kept to the hour", async () => {
    const { who, client } = await owner();
    const [one, two] = [await makeKey(client, ["crm"]), await makeKey(client, ["calendar"])];
    const at = Date.parse("2031-03-03T10:00:00Z");
    const read = (key: string, now = at) => withKey(key, { clock: () => new Date(now) }).get("/api/venues");
    await env.DB.prepare("DELETE FROM rate_limits").run();
    await env.DB.prepare("UPDATE api_keys SET expires_at = NULL WHERE user_id = ?").bind(who.id).run();
    for (let call = 0; call < 120; call += 1) await read(one);
    const refused = await read(one);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await read(two)).status).toBe(200);
    const used = async () =>
      (await all<{ used: number }>("SELECT last_used_at AS used FROM api_keys WHERE user_id = ? ORDER BY created_at, rowid", who.id)).map(
        (row) => row.used,
      );
    expect(await used()).toEqual([at, at]);
    await read(two, at + HOUR - 1);
    expect(await used()).toEqual([at, at]);
    await read(two, at + HOUR);
    expect(await used()).toEqual([at, at + HOUR]);
  });
});

/** A key of this person, put straight into the database. */
async function storedKey(userId: string, scope: string): Promise<string> {
  const key = `cck_${crypto.randomUUID().replaceAll("-", "")}abcdefghijk`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await env.DB.prepare("INSERT INTO api_keys (id, user_id, name, scopes, token_hash, created_at) VALUES (?, ?, 'Walk', ?, ?, ?)")
    .bind(crypto.randomUUID(), userId, scope, hash, Date.now())
    .run();
  return key;
}
