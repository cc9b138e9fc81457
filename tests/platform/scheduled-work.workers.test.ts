/**
 * Scheduled work through the Worker's door: a row that always throws stops nothing but itself. It is counted, left alone for
 * growing times, shown to administrators, and written to the log without anything that it holds.
 */
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import type { JobName } from "#app/domain/jobs.ts";
import { LEASE_MS, STEP_MS } from "#app/domain/lease.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser, sessionCookie } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { booking, person } from "#tests/kit/factories.ts";
import worker from "#workers/app.ts";
import { HOURLY } from "#workers/jobs/run-jobs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SECRET = "Genevieve Secret";
const poisons: string[] = [];
let told = "";

beforeEach(async () => {
  told = "";
  vi.spyOn(console, "error").mockImplementation((...said) => {
    told += `${said.map(String).join(" ")}\n`;
  });
  await env.DB.batch(
    [
      "DELETE FROM outbox",
      "DELETE FROM captured_mails",
      "DELETE FROM job_failures",
      "UPDATE bookings SET deleted_at = 1",
      "UPDATE case_deadlines SET remind_at = NULL",
    ].map((sql) => env.DB.prepare(sql)),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of poisons.splice(0)) await env.DB.exec(`DROP TRIGGER ${name}`);
  // Whatever a test made fail, nothing of a row was logged.
  expect(told).not.toContain(SECRET);
});

/** From now on the database refuses what `when` says of a table, with words that quote the row. */
async function poison(act: "INSERT ON" | "UPDATE ON" | "DELETE ON", table: string, when: string): Promise<void> {
  const name = `poison_${poisons.length}`;
  poisons.push(name);
  await env.DB.exec(`CREATE TRIGGER ${name} BEFORE ${act} ${table} WHEN ${when} BEGIN SELECT RAISE(ABORT, 'poisoned'); END`);
}

/** The schedule runs at `at`, as the platform runs it. */
async function tick(at = new Date(), { cron = "* * * * *", bindings = {} }: { cron?: string; bindings?: Partial<Env> } = {}) {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ scheduledTime: at, cron }), { ...env, ...bindings } as Env, context);
  await waitOnExecutionContext(context).catch(() => undefined);
}

const all = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const failures = (job: JobName) =>
  all<{ subject: string; attempts: number; reason: string; next_at: number }>(
    "SELECT subject, attempts, reason, next_at FROM job_failures WHERE job = ? ORDER BY subject",
    job,
  );
const recipients = async () =>
  (await all<{ recipient: string }>("SELECT recipient FROM captured_mails")).map(({ recipient }) => recipient).sort();

async function queued(recipient: string, payload: Record<string, unknown>, kind = "booking_received") {
  const id = newId();
  const at = Date.now() - 1000;
  await connect(env.DB).insert(outbox).values({ id, kind, recipient, locale: "en", payload, createdAt: at, deliverAfter: at, attempts: 0 });
  return id;
}
/** A mail that is due and can be delivered; who gets it. */
async function goodMail(): Promise<string> {
  const recipient = `${newId().toLowerCase()}@okoye.example`;
  await queued(recipient, { bookingId: (await booking({ bookingContactEmail: recipient })).id });
  return recipient;
}
const hearing = (change = {}) => booking({ status: "confirmed", startsAt: Date.now() + 20 * HOUR, bookingContactName: SECRET, ...change });

describe("a row that always throws", () => {
  test("among the reminders of hearings stops neither the others nor mail", async () => {
    const bad = await hearing();
    await hearing({ bookingContactEmail: "good@okoye.example" });
    await poison("INSERT ON", "outbox", `NEW.id LIKE 'reminder.${bad.id}%'`);
    const other = await goodMail();
    await tick();
    expect(await recipients()).toEqual([other, "good@okoye.example"].sort());
    expect(await failures("reminders")).toMatchObject([{ subject: bad.id, attempts: 1, reason: "database" }]);
  });

  test("among the reminders of deadlines stops neither the others nor mail", async () => {
    const [bad, good] = [await caseOf({ title: SECRET }), await caseOf()];
    const dueAt = Date.now() + 2 * DAY;
    const due: string[] = [];
    for (const of of [bad, good]) {
      const dueDate = new Date(dueAt + 8 * DAY).toISOString().slice(0, 10);
      const asked = { title: SECRET, owedBy: "side_b", dueDate, dueTime: "17:00", zone: "America/Toronto", closedDay: "keep" };
      const id = await of.as.arbitrator.within(({ timetable }) => timetable.set(of.id, asked));
      await env.DB.prepare("UPDATE case_deadlines SET due_at = ?, remind_at = ? WHERE id = ?")
        .bind(dueAt, Date.now() - (of === bad ? HOUR : MINUTE), id)
        .run();
      due.push(id);
    }
    await env.DB.exec("DELETE FROM outbox");
    await poison("UPDATE ON", "case_deadlines", `NEW.id = '${due[0]}'`);
    const other = await goodMail();
    await tick();
    const reminded = await all<{ case_id: string }>("SELECT case_id FROM case_entries WHERE type = 'deadline_reminded'");
    expect(reminded.map(({ case_id }) => case_id)).toEqual([good.id]);
    expect(await recipients()).toEqual(expect.arrayContaining([other]));
    expect(await failures("deadlines")).toMatchObject([{ subject: due[0], attempts: 1, reason: "database" }]);
  });

  test("among the documents to scan stops neither the others nor mail, and is asked about again later and later", async () => {
    const SCANNER_URL = "http://scanner.example/scan";
    let scanner = () => new Response("", { status: 500 });
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => scanner());
    const filed: { id: string; objectKey: string }[] = [];
    const of = await caseOf();
    const client = await asUser(of.partyA, { variables: { SCANNER_URL } });
    for (const name of ["bad.pdf", "good.pdf"]) {
      const form = new FormData();
      form.set("audience", "everyone");
      form.set("file", new File([`%PDF-1.7 ${name}`], name));
      const { id } = await (await client.send(`/api/cases/${of.id}/documents`, { method: "POST", body: form })).json<{ id: string }>();
      const [row] = await all<{ object_key: string }>("SELECT object_key FROM case_documents WHERE id = ?", id);
      filed.push({ id, objectKey: row?.object_key ?? "" });
    }
    const [bad, good] = filed;
    scanner = () => new Response("", { status: 200 });
    const FILES = throwing(env.FILES, "get", (key) => key === bad?.objectKey);
    const bindings = { FILES, SCANNER_URL } as unknown as Partial<Env>;
    await env.DB.exec("DELETE FROM outbox");
    const other = await goodMail();
    await tick(new Date(), { bindings });
    const scans = await all("SELECT id, scan FROM case_documents ORDER BY name");
    expect(scans).toEqual([
      { id: bad?.id, scan: "waiting" },
      { id: good?.id, scan: "clean" },
    ]);
    expect(await recipients()).toEqual([other]);
    const [first] = await failures("scans");
    expect(first).toMatchObject({ subject: bad?.id, attempts: 1, reason: "failed" });
    // Until then it is left alone.
    await tick(new Date(), { bindings });
    expect(await failures("scans")).toEqual([first]);
    await env.DB.exec("UPDATE job_failures SET next_at = 1");
    await tick(new Date(), { bindings });
    const [second] = await failures("scans");
    expect(second?.attempts).toBe(2);
    expect((second?.next_at ?? 0) - Date.now()).toBeGreaterThan(MINUTE);
    // What goes well in the end leaves nothing to tell.
    await env.DB.exec("UPDATE job_failures SET next_at = 1");
    await tick(new Date(), { bindings: { SCANNER_URL } as unknown as Partial<Env> });
    expect(await failures("scans")).toEqual([]);
    expect(await all("SELECT id FROM case_documents WHERE scan = 'waiting'")).toEqual([]);
  });

  test("among the cases to check is passed, the pass ends, and it is checked again by itself", async () => {
    await env.DB.batch([env.DB.prepare("DELETE FROM chain_passes"), env.DB.prepare("DELETE FROM chain_faults")]);
    const [bad] = [await caseOf(), await caseOf()];
    const FILES = throwing(env.FILES, "list", (options) => String((options as { prefix?: string }).prefix).includes(bad.id));
    await tick(new Date(), { bindings: { FILES } });
    const count = (await all<{ n: number }>("SELECT count(*) AS n FROM cases"))[0]?.n ?? 0;
    expect(await all("SELECT cases, broken, finished_at > 0 AS done FROM chain_passes")).toEqual([
      { cases: count - 1, broken: 0, done: 1 },
    ]);
    expect(await failures("records")).toMatchObject([{ subject: bad.id, attempts: 1 }]);
    // A day's pass is not due; its own time is.
    await env.DB.exec("UPDATE job_failures SET next_at = 1");
    await tick();
    expect(await failures("records")).toEqual([]);
  });

  test("among the conversations to take back stops no other", async () => {
    const staff = await asRole("admin");
    const ids: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const said = await apiClient().post("/api/ai/chat", { message: "I need a mediation." }, { "Sec-Fetch-Site": "same-origin" });
      const { sessionId } = await said.json<{ sessionId: string }>();
      await staff.client.within(async ({ conversationDesk }) => conversationDesk.join(await refOf(sessionId), 0));
      ids.push(sessionId);
    }
    await env.DB.exec("UPDATE chat_sessions SET staff_at = 1 WHERE staff_id IS NOT NULL");
    await poison("UPDATE ON", "chat_sessions", `NEW.id = '${ids[0]}'`);
    await tick();
    expect(await all("SELECT id FROM chat_sessions WHERE staff_id IS NOT NULL")).toEqual([{ id: ids[0] }]);
    expect(await failures("chats")).toMatchObject([{ subject: await refOf(ids[0] ?? ""), reason: "database" }]);
  });

  test("among the mails stops no other", async () => {
    const bad = await queued("bad@okoye.example", { bookingId: (await booking()).id });
    await env.DB.prepare("UPDATE outbox SET locale = 'xx' WHERE id = ?").bind(bad).run();
    await poison("UPDATE ON", "outbox", `NEW.id = '${bad}' AND NEW.claim IS NULL`);
    const other = await goodMail();
    await tick();
    expect(await recipients()).toEqual(expect.arrayContaining([other]));
    expect(await all("SELECT id FROM outbox WHERE state = 'waiting'")).toEqual([{ id: bad }]);
  });

  test("among a hundred that fail before it, one that is well has its turn in the next minute", async () => {
    const bad = await Promise.all(Array.from({ length: 3 }, () => hearing()));
    await poison("INSERT ON", "outbox", `NEW.kind = 'booking_reminder' AND NEW.recipient <> 'good@okoye.example'`);
    await tick();
    expect(await failures("reminders")).toHaveLength(bad.length);
    await hearing({ bookingContactEmail: "good@okoye.example" });
    await tick();
    expect(await recipients()).toEqual(["good@okoye.example"]);
    for (const { attempts } of await failures("reminders")) expect(attempts).toBe(1);
  });
});

test("a whole job that fails stops no other, and the platform hears of it", async () => {
  const DB = refusing(env.DB, /case_deadlines/);
  const other = await goodMail();
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ scheduledTime: new Date(), cron: "* * * * *" }), { ...env, DB } as Env, context);
  await expect(waitOnExecutionContext(context)).rejects.toThrow("Scheduled work failed: deadlines");
  expect(await recipients()).toEqual([other]);
  expect(await failures("deadlines")).toMatchObject([{ subject: "", attempts: 1 }]);
  await tick();
  expect(await failures("deadlines")).toEqual([]);
});

test("a sweep that fails stops no other", async () => {
  const past = Date.now() - 400 * DAY;
  await env.DB.batch([
    env.DB.prepare("INSERT INTO rate_limits (key, count, expires_at) VALUES ('old', 1, 1)"),
    env.DB.prepare("INSERT INTO idempotency_keys (key, fingerprint, created_at) VALUES ('old-key', 'f', 1)"),
  ]);
  await queued("settled@okoye.example", {});
  await env.DB.prepare("UPDATE outbox SET state = 'delivered', settled_at = ?").bind(past).run();
  await poison("DELETE ON", "idempotency_keys", "OLD.key = 'old-key'");
  await tick(new Date(), { cron: HOURLY });
  expect(await all("SELECT key FROM rate_limits WHERE key = 'old'")).toEqual([]);
  expect(await all("SELECT id FROM outbox")).toEqual([]);
  expect(await failures("sweep_keys")).toMatchObject([{ subject: "", reason: "database" }]);
  await env.DB.exec(`DROP TRIGGER ${poisons.pop()}`);
  await tick(new Date(), { cron: HOURLY });
  expect(await all("SELECT key FROM idempotency_keys WHERE key = 'old-key'")).toEqual([]);
  expect(await failures("sweep_keys")).toEqual([]);
});

test("failures are shown to administrators alone, who may have one tried at once", async () => {
  const bad = await hearing();
  await poison("INSERT ON", "outbox", `NEW.id LIKE 'reminder.${bad.id}%'`);
  await tick();
  const admin = apiClient({ cookie: await sessionCookie(await person("admin")) });
  const shown = await admin.within(({ scheduledWork }) => scheduledWork.failures());
  expect(shown).toMatchObject([{ job: "reminders", subject: bad.id, attempts: 1, reason: "database" }]);
  expect((await admin.within(({ dashboards }) => dashboards.admin())).failing).toBe(1);
  expect(await admin.within(({ scheduledWork }) => scheduledWork.tryNow("reminders", bad.id))).toBe(true);
  await env.DB.exec(`DROP TRIGGER ${poisons.pop()}`);
  await tick();
  expect(await admin.within(({ scheduledWork }) => scheduledWork.failures())).toEqual([]);
  expect(await recipients()).toEqual([bad.bookingContactEmail]);
  expect(await admin.within(({ scheduledWork }) => scheduledWork.tryNow("reminders", bad.id))).toBe(false);
  const party = apiClient({ cookie: await sessionCookie(await person("party")) });
  for (const ask of [
    () => party.within(({ scheduledWork }) => scheduledWork.failures()),
    () => party.within(({ scheduledWork }) => scheduledWork.tryNow("reminders", bad.id)),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "not_found" });
});

test("what a dead isolate had claimed is free within a minute, and no step outlasts its claim", () => {
  expect(LEASE_MS).toBeLessThanOrEqual(60_000);
  expect(STEP_MS).toBeLessThan(LEASE_MS);
});

/** A binding of which one method throws where `when` says so. */
function throwing<T extends object>(binding: T, method: keyof T, when: (first: unknown) => boolean): T {
  return new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        if (name === method && when(given[0])) throw new Error(`refused for ${SECRET}`);
        return value.apply(target, given);
      };
    },
  });
}

/** A database that refuses every statement of a table. */
function refusing(real: D1Database, tables: RegExp): D1Database {
  return throwing(real, "prepare", (sql) => tables.test(String(sql)));
}
