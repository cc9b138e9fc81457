/** Who acts is asked when the body of a request has arrived: what its sender may do may have ended since they sent its head. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { i18nContext, servicesContext } from "#app/context.ts";
import { connect } from "#app/db/client.server.ts";
import { user } from "#app/db/schema/people.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { action as changeBooking } from "#app/routes/portal/booking/route.tsx";
import { action as changeList } from "#app/routes/portal/bookings/route.tsx";
import { action as openCase } from "#app/routes/portal/case-new/route.tsx";
import { guard } from "#app/routes/portal/guard.ts";
import { action as changeUser } from "#app/routes/portal/user/route.tsx";
import { action as invite } from "#app/routes/portal/users/route.tsx";
import { type ApiClient, api, apiClient } from "#tests/kit/api.ts";
import { asRole, PROOF } from "#tests/kit/as-user.ts";
import { booking, type Person, person } from "#tests/kit/factories.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import worker from "#workers/app.ts";
import { openRequest } from "#workers/open-request.ts";

const db = connect(env.DB);
const ORIGIN = "http://concord.example";
const FORM = "application/x-www-form-urlencoded";

/** A request whose body comes in two parts: `finish` sends the second. */
function inParts(path: string, cookie: string, body: string, type = FORM, method = "POST") {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const bytes = new TextEncoder().encode(body);
  const headers = { "Content-Type": type, Cookie: cookie, Origin: ORIGIN, "CF-Connecting-IP": "2001:db8:99::1" };
  const request = new Request(ORIGIN + path, { method, headers, body: readable });
  const begun = writer.write(bytes.slice(0, 5));
  return {
    request,
    async finish(): Promise<void> {
      await begun;
      await writer.write(bytes.slice(5));
      await writer.close();
    },
  };
}

/** What a page's action answers: as the router calls it, after its guard. `between` happens while the body is under way. */
async function posted(
  action: (args: never) => Promise<unknown>,
  { path, id = "", cookie, body }: { path: string; id?: string; cookie: string; body: string },
  between: () => Promise<unknown>,
): Promise<unknown> {
  const { request: incoming, finish } = inParts(path, cookie, body);
  const { request, services } = openRequest(env as Env, { request: incoming, clock: () => new Date(), waitUntil: () => undefined });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(i18nContext, await createPageI18n("en"));
  const args = { request, context, url: new URL(request.url), params: { id }, pattern: "" };
  await guard(args as unknown as Parameters<typeof guard>[0], async () => new Response());
  const acting = action(args as never).then(
    (said) => said,
    (error: unknown) => ({ refused: error }),
  );
  await Promise.all([between().then(finish), acting]);
  return acting;
}

const rowOf = async ({ id }: Pick<Person, "id">) => (await db.select().from(user).where(eq(user.id, id)))[0];

let other: { who: Person; client: ApiClient };
let thief: { who: Person; client: ApiClient };
beforeEach(async () => {
  other = await asRole("admin");
  thief = await asRole("admin");
});
const demote = () => other.client.within(({ people }) => people.changeRole(thief.who.id, "admin", "party", PROOF));
const close = () => other.client.within(({ people }) => people.setActive(thief.who.id, false, PROOF));
const end = () => other.client.within(({ people }) => people.endSessions(thief.who.id));

describe("a form of which the rest comes after the end", () => {
  test.each([
    ["role", "intent=role&from=party&role=admin", demote, { role: "party", active: true }],
    ["reactivation", "intent=reactivate", close, { role: "admin", active: false }],
  ])("gives its sender nothing back: %s", async (_, body, between, stays) => {
    const path = `/users/${thief.who.id}`;
    const answer = await posted(changeUser, { path, id: thief.who.id, cookie: thief.client.cookies(), body }, between);
    expect(answer).toHaveProperty("refused");
    expect(await rowOf(thief.who)).toMatchObject(stays);
  });

  test.each([
    ["role", demote],
    ["account", close],
    ["session", end],
  ])("changes nobody else's account without the %s", async (_, between) => {
    const target = await person("party");
    const body = "intent=role&from=party&role=arbitrator";
    const given = { path: `/users/${target.id}`, id: target.id, cookie: thief.client.cookies(), body };
    expect(await posted(changeUser, given, between)).toHaveProperty("refused");
    expect(await rowOf(target)).toMatchObject({ role: "party" });
  });

  test("invites nobody", async () => {
    const email = `thief.${thief.who.id}@people.example`;
    const body = new URLSearchParams({ intent: "invite", email, role: "admin", firstName: "T", lastName: "Hief", locale: "en" });
    await posted(invite, { path: "/users", cookie: thief.client.cookies(), body: String(body) }, end);
    const found = await env.DB.prepare("SELECT count(*) AS n FROM invitations WHERE email = ?").bind(email).first<{ n: number }>();
    expect(found?.n).toBe(0);
  });

  test("is taken of somebody who may still do it", async () => {
    const target = await person("party");
    const body = "intent=role&from=party&role=arbitrator";
    const given = { path: `/users/${target.id}`, id: target.id, cookie: thief.client.cookies(), body };
    expect(await posted(changeUser, given, async () => undefined)).toMatchObject({ data: { outcome: "role" } });
    expect(await rowOf(target)).toMatchObject({ role: "arbitrator" });
  });
});

describe("a form of which the rest comes after the end of the session has its sender sign in again", () => {
  test.each<[string, string, (args: never) => Promise<unknown>, string]>([
    ["/users.data", "", invite, "intent=invite&email=late@late.example&role=party&firstName=L&lastName=Ate&locale=en"],
    ["/bookings/{id}", "", changeBooking, "intent=note&note=late&formKey=late-form-key"],
    ["/cases/new.data", "", openCase, "title=Late&description=Ten+characters+and+more."],
    ["/bookings.data", "", changeList, "intent=feed"],
  ])("%s", async (path, id, action, body) => {
    const { request: incoming, finish } = inParts(path, thief.client.cookies(), body);
    const { request, services } = openRequest(env as Env, { request: incoming, clock: () => new Date(), waitUntil: () => undefined });
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(i18nContext, await createPageI18n("en"));
    const args = { request, context, url: new URL(request.url), params: { id }, pattern: "" };
    // As the router does, which makes a page of whatever an action throws.
    const acting = async () => {
      const [said] = await Promise.allSettled([action(args as never), end().then(finish)]);
      return new Response(null, { status: said.status === "rejected" ? 500 : 200 });
    };
    await expect(guard(args as unknown as Parameters<typeof guard>[0], acting)).rejects.toMatchObject({ init: { status: 401 } });
  });
});

test("the API asks once more too, whatever was asked before the body", async () => {
  const cookie = thief.client.cookies();
  const body = JSON.stringify({ name: "Phone", password: "a good long passphrase" });
  const { request: incoming, finish } = inParts("/api/auth/passkeys/options", cookie, body, "application/json");
  const opened = openRequest(env as Env, { request: incoming, clock: () => new Date(), waitUntil: () => undefined });
  expect(await opened.services.actor()).toMatchObject({ kind: "user", role: "admin" });
  const answering = api.fetch(opened.request, { ...env, services: opened.services }, createExecutionContext());
  await end();
  await finish();
  expect((await answering).status).toBe(401);
  await expect(opened.services.actor()).rejects.toMatchObject({ code: "unauthenticated" });
});

test.each<[string, string, object]>([
  ["POST", "/api/ai/chat", { message: "I am Wendell Late and would like a mediation in Toronto" }],
  ["PATCH", "/api/drafts/current", { version: 0, values: { contactName: "Wendell Late" } }],
  ["POST", "/api/public-bookings", detailedBooking()],
])("what was begun by somebody becomes no visitor's when its rest comes after they signed out: %s %s", async (method, path, body) => {
  const { request: incoming, finish } = inParts(path, thief.client.cookies(), JSON.stringify(body), "application/json", method);
  const { request, services } = openRequest(env as Env, { request: incoming, clock: () => new Date(), waitUntil: () => undefined });
  const answering = api.fetch(request, { ...env, services }, createExecutionContext());
  await end();
  await finish();
  const answer = await answering;
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: "unauthenticated" })]);
  expect(await services.visitor.commit()).toEqual([]);
});

describe("the cookie of a visitor whose session KV may not know yet", () => {
  const opened = (cookie: string, given = env as Env) => {
    const request = new Request(`${ORIGIN}/api/ai/chat`, { headers: { Cookie: `${cookie}; concord-visitor-late=1` } });
    return openRequest(given, { request, clock: () => new Date(), waitUntil: () => undefined }).services.visitor;
  };
  const begun = async () => {
    const client = apiClient();
    await client.within(({ visitor }) => visitor.write({ locale: "fr" }));
    return client.cookies();
  };

  test("is not sent again where nothing changed", async () => {
    const turn = opened(await begun());
    await turn.read();
    expect((await turn.commit()).filter((header) => !header.startsWith("concord-visitor-late="))).toEqual([]);
  });

  test.each([true, false])("is not sent once the session has ended, whatever was written (%s)", async (isWritten) => {
    const cookie = await begun();
    const turn = opened(cookie);
    await turn.read();
    await opened(cookie).end();
    if (isWritten) await turn.write({ locale: "es" });
    expect((await turn.commit()).filter((header) => !header.startsWith("concord-visitor-late=;"))).toEqual([]);
  });

  test("stays marked where KV took what was found, and not what was written", async () => {
    let puts = 0;
    const kv = new Proxy(env.VISITORS, {
      get: (target, name: keyof KVNamespace) => {
        const own = target[name] as (...args: unknown[]) => unknown;
        return async (...args: unknown[]) => {
          if (name === "put" && ++puts > 1) throw new Error("KV PUT failed: 429");
          return own.apply(target, args);
        };
      },
    });
    const turn = opened(await begun(), { ...(env as Env), VISITORS: kv });
    await turn.read();
    await turn.write({ locale: "es" });
    turn.keep();
    const late = (await turn.commit()).filter((header) => header.startsWith("concord-visitor-late="));
    expect(late).toHaveLength(1);
    expect(late.join()).not.toContain("Max-Age=0");
  });

  test("is not known to KV again when its session ends while KV is given it", async () => {
    const cookie = await begun();
    const ended: Promise<void>[] = [];
    const kv = new Proxy(env.VISITORS, {
      get: (target, name: keyof KVNamespace) =>
        name !== "put"
          ? (target[name] as unknown as () => unknown).bind(target)
          : async (...values: Parameters<KVNamespace["put"]>) => {
              ended.push(opened(cookie).end());
              await Promise.all(ended);
              await target.put(...values);
            },
    });
    const turn = opened(cookie, { ...env, VISITORS: kv } as Env);
    await turn.read();
    expect((await turn.commit()).some((header) => header.startsWith("concord-visitor="))).toBe(false);
    expect(ended).toHaveLength(1);
    const request = new Request(`${ORIGIN}/api/ai/chat`, { headers: { Cookie: cookie } });
    const next = openRequest(env as Env, { request, clock: () => new Date(), waitUntil: () => undefined }).services.visitor;
    expect(await next.read()).toEqual({});
  });
});

test("the database takes no role that somebody gives themselves, whatever the application believes", async () => {
  const entry = (action: string, { id }: Pick<Person, "id">) =>
    env.DB.prepare(
      `INSERT INTO audit_entries (subject_type, subject_id, seq, at, actor_id, actor_kind, action, changes, previous_hash, hash)
       VALUES ('person', ?, 1, 1, ?, 'admin', ?, '{}', '', ?)`,
    )
      .bind(id, id, action, crypto.randomUUID())
      .run();
  const none = await person("party");
  for (const action of ["role_changed", "reactivated", "deactivated", "second_factor_removed"])
    await expect(entry(action, none)).rejects.toThrow(/own_account|no_administrator/);
  for (const action of ["role_changed", "reactivated", "second_factor_removed"])
    await expect(entry(action, thief.who)).rejects.toThrow(/own_account/);
});

describe("a body that does not come", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is waited for a minute, and answered with 408", async () => {
    const { request } = inParts("/api/auth/sign-in/email", "", '{"email":"a@b.example"}', "application/json");
    const answering = worker.fetch(request as never, env as Env, createExecutionContext());
    let status = 0;
    const done = Promise.resolve(answering).then((answer) => {
      ({ status } = answer);
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(status).toBe(408);
  });

  /** An upload that sends `bytes` each `every` milliseconds and has no end. */
  function endless(path: string, cookie: string, bytes: number, every: number) {
    let sent = 0;
    const head = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent > 0) await new Promise((resolve) => setTimeout(resolve, every));
        controller.enqueue(sent === 0 ? head : new Uint8Array(bytes));
        sent += bytes;
      },
    });
    const headers = {
      "Content-Type": "multipart/form-data; boundary=x",
      Cookie: cookie,
      Origin: ORIGIN,
      "CF-Connecting-IP": "2001:db8:98::1",
    };
    return { request: new Request(ORIGIN + path, { method: "POST", headers, body }), sent: () => sent };
  }
  /** The status that it is answered with, and after how many seconds. */
  async function answered(request: Request): Promise<{ status: number; after: number }> {
    const begun = Date.now();
    let found: { status: number; after: number } | null = null;
    const answering = worker.fetch(request as never, env as Env, createExecutionContext());
    void Promise.resolve(answering).then(({ status }) => {
      found = { status, after: (Date.now() - begun) / 1000 };
    });
    for (let seconds = 0; seconds < 1200 && found === null; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
    return found ?? { status: 0, after: 1200 };
  }

  test.each([
    // Half of what is asked for each second: the minute that everybody has, and as long again.
    ["at half of the slowest rate", 8 * 1024, 1000, 408, [100, 130]],
    ["with nothing after its head", 1, 10_000_000, 408, [59, 62]],
    ["faster, without an end", 64 * 1024, 1000, 413, [100, 170]],
  ])("of an upload %s is given up", async (_, bytes, every, status, [from, until]) => {
    const { id } = await booking();
    const { request } = endless(`/api/bookings/${id}/documents`, other.client.cookies(), bytes, every);
    const answer = await answered(request);
    expect(answer.status).toBe(status);
    expect(answer.after).toBeGreaterThanOrEqual(from ?? 0);
    expect(answer.after).toBeLessThanOrEqual(until ?? 0);
  });

  test("nothing is read of an upload by who may not send one: they are answered at once", async () => {
    const { id } = await booking();
    const party = await asRole("party");
    for (const [cookie, status] of [
      ["", 401],
      [party.client.cookies(), 404],
    ] as const) {
      const { request } = endless(`/api/bookings/${id}/documents`, cookie, 16 * 1024, 1000);
      const answer = await answered(request);
      expect([answer.status, answer.after <= 1]).toEqual([status, true]);
    }
  });
});

describe("a body of which the rest never comes", () => {
  const slow = (path: string, headers: Record<string, string>) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) });
    const all = { "Content-Type": "application/json", Origin: ORIGIN, ...headers };
    return new Request(`${ORIGIN}${path}`, { method: "POST", headers: all, body, duplex: "half" } as RequestInit);
  };
  const answered = async (request: Request) => {
    const begun = Date.now();
    const answer = await worker.fetch(request as never, env as Env, createExecutionContext());
    expect(Date.now() - begun).toBeLessThan(20_000);
    return answer;
  };

  test("keeps nobody from an answer that needs none of it, and what was done is said to be done", async () => {
    const answer = await answered(slow("/api/auth/sign-out", { Cookie: thief.client.cookies() }));
    expect([answer.status, answer.headers.getSetCookie().some((cookie) => cookie.startsWith("concord.session_token=;"))]).toEqual([
      200,
      true,
    ]);
  });

  test("keeps no refusal waiting", async () => {
    expect((await answered(slow("/api/auth/sign-out", { Origin: "https://evil.example" }))).status).toBe(403);
  });
});
