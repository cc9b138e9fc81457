/** KV refuses: what is stored is answered all the same, and the visitor's session is found again (through the Worker's door). */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fastBooking } from "#tests/kit/payloads.ts";
import worker from "#workers/app.ts";
import { HOURLY } from "#workers/jobs/run-jobs.ts";

const ORIGIN = "http://concord.example";
let told = "";
let visitors = 0;
beforeEach(() => {
  told = "";
  vi.spyOn(console, "error").mockImplementation((...said) => {
    told += `${said.map(String).join(" ")}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

/** KV in a mood: `put` and `get` are refused while they say so. Keeps how often each was asked. */
function moody({ put = () => false, get = () => false }: { put?: (time: number) => boolean; get?: (time: number) => boolean }) {
  const asked = { put: 0, get: 0 };
  const VISITORS = new Proxy(env.VISITORS, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        if (name === "put" || name === "get") {
          asked[name] += 1;
          if ((name === "put" ? put : get)(asked[name])) throw new Error(`KV ${name.toUpperCase()} failed: 429 Too Many Requests`);
        }
        return value.apply(target, given);
      };
    },
  });
  return { VISITORS, asked };
}

/** A browser at the Worker's door. */
function browser() {
  visitors += 1;
  const jar = new Map<string, string>();
  const address = `2001:db8:77:${visitors.toString(16)}::1`;
  return {
    jar,
    async send(method: string, path: string, body: unknown, bindings: Partial<Env> = {}, headers: Record<string, string> = {}) {
      const context = createExecutionContext();
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const request = new Request(ORIGIN + path, {
        method,
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": address, ...(cookie ? { Cookie: cookie } : {}), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = await worker.fetch(request as never, { ...env, ...bindings } as Env, context);
      const text = await answer.text();
      for (const set of answer.headers.getSetCookie()) {
        const [pair = "", ...attributes] = set.split(";");
        const at = pair.indexOf("=");
        if (attributes.some((one) => /max-age=0/i.test(one))) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const parsed = answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : null;
      return { status: answer.status, headers: answer.headers, body: parsed, settled: () => waitOnExecutionContext(context) };
    },
  };
}
const typed = (values: Record<string, string>, version = 0) => ({ version, values });

test("a booking is stored and answered although KV refuses every write and every read", async () => {
  const visitor = browser();
  expect((await visitor.send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }))).status).toBe(200);
  const { VISITORS } = moody({ put: () => true, get: () => true });
  const made = await visitor.send("POST", "/api/bookings/fast", fastBooking(), { VISITORS }, { "Idempotency-Key": "refused-by-kv-1" });
  expect(made.status).toBe(201);
  expect(await env.DB.prepare("SELECT status FROM bookings WHERE id = ?").bind(made.body.id).first("status")).toBe(
    "consultation_requested",
  );
  // It became that booking: the draft is closed, though KV could not say which one it was.
  expect((await visitor.send("GET", "/api/drafts/current", undefined)).body.version).toBe(0);
  expect(told).not.toContain("Jane");
});

test("what was typed first is found again although KV never took the session", async () => {
  const visitor = browser();
  const { VISITORS, asked } = moody({ put: () => true });
  const saved = await visitor.send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }), { VISITORS });
  expect(saved.status).toBe(200);
  await saved.settled();
  // The answer did not wait for it; after it, KV was asked twice more.
  expect(asked.put).toBe(3);
  const found = await visitor.send("GET", "/api/drafts/current", undefined);
  expect(found.body.values.contactName.value).toBe("Jane Roe");
});

test("a change that KV refuses once is not lost: the next request sees it, and KV has it a moment later", async () => {
  const visitor = browser();
  await visitor.send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }));
  await visitor.send("GET", "/api/drafts/current", undefined);
  const { VISITORS } = moody({ put: (time) => time === 1 });
  const said = await visitor.send("POST", "/api/ai/chat", { message: "I need a mediation." }, { VISITORS });
  expect(said.status).toBe(200);
  const before = await visitor.send("GET", "/api/ai/chat", undefined);
  expect(before.body.sessionId).toBe(said.body.sessionId);
  await said.settled();
  visitor.jar.delete("concord-visitor-late");
  expect((await visitor.send("GET", "/api/ai/chat", undefined)).body.sessionId).toBe(said.body.sessionId);
});

test("KV that knows nothing of a session yet, or cannot be asked, is answered for", async () => {
  const visitor = browser();
  await visitor.send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }));
  visitor.jar.delete("concord-visitor-late");
  const { VISITORS } = moody({ get: () => true });
  expect((await visitor.send("GET", "/api/drafts/current", undefined, { VISITORS })).body.values.contactName.value).toBe("Jane Roe");
});

test("a session that nobody can read is no new one: nothing is begun over it, and the caller is told to come back", async () => {
  const visitor = browser();
  await visitor.send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }));
  const { VISITORS } = moody({ get: () => true });
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => {
          if (sql.includes("visitor_sessions")) throw new Error("D1_ERROR: storage caused object to be reset");
          return target.prepare(sql);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const cookies = new Map(visitor.jar);
  const refused = await visitor.send("PATCH", "/api/drafts/current", typed({ contactFirm: "Roe LLP" }, 1), { VISITORS, DB });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(visitor.jar).toEqual(cookies);
  const again = await visitor.send("PATCH", "/api/drafts/current", typed({ contactFirm: "Roe LLP" }, 1));
  expect(again.body.values).toMatchObject({ contactName: { value: "Jane Roe" }, contactFirm: { value: "Roe LLP" } });
});

test("the database names sessions by a hash, and forgets them when they expire", async () => {
  const visitor = browser();
  await visitor.send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }));
  const cookie = decodeURIComponent(visitor.jar.get("concord-visitor") ?? "");
  const { results } = await env.DB.prepare("SELECT id_hash FROM visitor_sessions").all<{ id_hash: string }>();
  for (const { id_hash } of results) {
    expect(id_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(atob(cookie.split(".")[0] ?? "")).not.toContain(id_hash);
  }
  const context = createExecutionContext();
  const late = Date.now() + 15 * 86_400_000;
  await worker.scheduled(
    { cron: HOURLY, scheduledTime: late, noRetry: () => undefined } as ScheduledController,
    env as unknown as Env,
    context,
  );
  await waitOnExecutionContext(context);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM visitor_sessions").first("n")).toBe(0);
});

test("a first save of the form and a first message of the chat, sent at once by one page, lose nothing", async () => {
  for (let round = 0; round < 12; round += 1) {
    const visitor = browser();
    const headers = { "Concord-Visit": `round-${round}-${crypto.randomUUID()}` };
    const path = round % 2 === 0 ? "/api/ai/chat" : "/api/ai/chat/stream";
    const save = () => visitor.send("PATCH", "/api/drafts/current", typed({ contactFirm: "Roe LLP" }), {}, headers);
    const say = () =>
      visitor.send(
        "POST",
        path,
        { message: "I'm Grace Lim and I need a mediation in Toronto." },
        {},
        { ...headers, "Sec-Fetch-Site": "same-origin" },
      );

    const sent = round % 4 < 2 ? [save(), say()] : [say(), save()];
    await Promise.all(sent);
    const draft = await visitor.send("GET", "/api/drafts/current", undefined);
    expect(draft.body.values, `round ${round}`).toMatchObject({
      contactFirm: { value: "Roe LLP", origin: "visitor" },
      contactName: { value: "Grace Lim" },
      proceedingType: { value: "mediation" },
    });
    const talk = await visitor.send("GET", "/api/ai/chat", undefined);
    expect(talk.body.messages, `round ${round}`).toHaveLength(2);
  }
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM (SELECT draft_id FROM chat_sessions GROUP BY draft_id HAVING count(*) > 1)").first("n"),
  ).toBe(0);
});

test("a first save that comes just behind the page's first message goes onto its draft, and a later one by version 0 does not", async () => {
  const headers = { "Concord-Visit": `behind-${crypto.randomUUID()}` };
  const chat = { ...headers, "Sec-Fetch-Site": "same-origin" };
  const visitor = browser();
  await visitor.send("POST", "/api/ai/chat", { message: "I'm Grace Lim and I need a mediation in Toronto." }, {}, chat);
  // Sent before the answer, and so without its cookie.
  const saved = await browser().send("PATCH", "/api/drafts/current", typed({ contactFirm: "Roe LLP" }), {}, headers);
  expect(saved.status).toBe(200);
  expect(saved.body.values).toMatchObject({ contactFirm: { value: "Roe LLP" }, contactName: { value: "Grace Lim" } });
  // With the cookie the page has heard of the draft.
  expect((await visitor.send("PATCH", "/api/drafts/current", typed({ contactFirm: "Poe LLP" }), {}, headers)).status).toBe(409);
});

test("a page's own key opens nothing once its session is a minute old", async () => {
  const headers = { "Concord-Visit": `old-${crypto.randomUUID()}` };
  await browser().send("PATCH", "/api/drafts/current", typed({ contactName: "Jane Roe" }), {}, headers);
  await env.DB.exec("UPDATE visitor_sessions SET begun_at = begun_at - 61000");
  const stranger = await browser().send("GET", "/api/drafts/current", undefined, {}, headers);
  expect(stranger.body).toMatchObject({ version: 0, values: {} });
});
