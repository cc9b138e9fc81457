/** What an operator's monitor is given: who gets it, what each figure counts, and that each has its place in the runbook. */
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "#app/services/platform/ids.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking } from "#tests/kit/factories.ts";
import worker from "#workers/app.ts";
import { HOURLY } from "#workers/jobs/run-jobs.ts";

const TOKEN = "a monitor's own secret of many letters";
const MINUTE = 60_000;
const ADDRESS = "http://concord.example/api/health/figures";

/** Half past, so that no hour turns while a test runs, and later than whatever other tests of this isolate counted. */
const HALF_PAST = Math.floor(Date.now() / (60 * MINUTE)) * 60 * MINUTE + 150 * MINUTE;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: HALF_PAST });
  const tables = ["watched_counts", "watched_runs", "job_failures", "outbox", "visitor_holds", "assistant_usage", "chain_faults"];
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("UPDATE chat_sessions SET waiting_since = NULL"),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function ask(
  headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` },
  bindings: Record<string, unknown> = { WATCH_TOKEN: TOKEN },
) {
  return fetchWorker(new Request(ADDRESS, { headers }), bindings);
}

async function fetchWorker(request: Request, bindings: Record<string, unknown> = {}): Promise<Response> {
  const context = createExecutionContext();
  const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], { ...env, ...bindings } as Env, context);
  await waitOnExecutionContext(context);
  return answer;
}

interface Answer {
  ok: boolean;
  figures: { name: string; value: number; limit: number; over: boolean }[];
}

async function figures(
  bindings?: Record<string, unknown>,
): Promise<{ status: number; ok: boolean; value: Record<string, number>; over: string[] }> {
  const answer = await ask(undefined, bindings);
  const { ok, figures } = (await answer.json()) as Answer;
  return {
    status: answer.status,
    ok,
    value: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
    over: figures.filter(({ over }) => over).map(({ name }) => name),
  };
}

const insertMail = (state: string, { due = 0, settled = null as number | null, error = null as string | null }) =>
  env.DB.prepare(
    "INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts, state, settled_at, last_error) VALUES (?, 'booking_received', 'ada@larch.example', 'en', '{}', ?, ?, 0, ?, ?, ?)",
  ).bind(newId(), due, due, state, settled, error);

test("who brings no token, another one, or asks an installation without one, is answered as if nothing were there", async () => {
  const missing = await fetchWorker(new Request("http://concord.example/api/health/nothing"));
  const wanted = [missing.status, await missing.text()];
  for (const [headers, bindings] of [
    [{}, { WATCH_TOKEN: TOKEN }],
    [{ Authorization: TOKEN }, { WATCH_TOKEN: TOKEN }],
    [{ Authorization: `Bearer ${TOKEN}x` }, { WATCH_TOKEN: TOKEN }],
    [{ Authorization: "Bearer " }, { WATCH_TOKEN: "" }],
    [{ Authorization: "Bearer undefined" }, {}],
  ] as const) {
    const answer = await ask(headers, bindings);
    expect([answer.status, await answer.text()]).toEqual(wanted);
  }
});

test("where all goes well every figure is within its limit", async () => {
  await runSchedule(Date.now());
  const all = await figures();
  expect(all).toMatchObject({ status: 200, ok: true, over: [] });
});

test("each kind of trouble is above its limit by itself, and the answer then is 503", async () => {
  const now = Date.now();
  await insertMail("waiting", { due: now - 40 * MINUTE }).run();
  await insertMail("waiting", { due: now - 900 * MINUTE, error: "held_address" }).run();
  await env.DB.batch(Array.from({ length: 11 }, () => insertMail("dead", { settled: now - MINUTE })));
  await insertMail("dead", { settled: now - 25 * 60 * MINUTE }).run();
  const failure =
    "INSERT INTO job_failures (job, subject, attempts, reason, first_at, last_at, next_at) VALUES (?, ?, 1, 'failed', 1, ?, ?)";
  await env.DB.batch([
    env.DB.prepare(failure).bind("scans", "", now, now + MINUTE),
    env.DB.prepare(failure).bind("scans", "one", now, now + MINUTE),
    env.DB.prepare("INSERT INTO watched_runs (schedule, ran_at) VALUES ('* * * * *', ?)").bind(now - 9 * MINUTE),
    env.DB.prepare("INSERT INTO visitor_holds (id, booking_id, mailbox, created_at, ends_at) VALUES ('h1', ?, 'm', 1, ?)").bind(
      (await booking()).id,
      now - 11 * MINUTE,
    ),
    env.DB.prepare(
      "INSERT INTO assistant_usage (day, provider, turns, failures, input_tokens, output_tokens, total_ms, slowest_ms) VALUES (?, 'openai', 40, 10, 0, 0, 0, 0)",
    ).bind(new Date(now).toISOString().slice(0, 10)),
    env.DB.prepare("INSERT INTO chain_faults (case_id, fault, seq, found_at, seen_at) VALUES (?, 'hash', 1, ?, ?)").bind(
      (await caseOf()).id,
      now,
      now,
    ),
  ]);
  const all = await figures();
  expect(all.status).toBe(503);
  expect(all.value).toMatchObject({
    mail_minutes: 40,
    mails_undeliverable: 11,
    jobs_failing: 1,
    rows_failing: 1,
    schedule_minutes: 9,
    holds_overdue: 1,
    model_failures_percent: 25,
    records_broken: 1,
  });
  expect(all.over.sort()).toEqual(
    [
      "holds_overdue",
      "jobs_failing",
      "mail_minutes",
      "mails_undeliverable",
      "model_failures_percent",
      "records_broken",
      "schedule_minutes",
    ].sort(),
  );
  const lenient =
    "mail_minutes=60, mails_undeliverable=20 jobs_failing=1 schedule_minutes=10 holds_overdue=1 model_failures_percent=30 records_broken=1";
  expect(await figures({ WATCH_TOKEN: TOKEN, WATCH_LIMITS: lenient })).toMatchObject({ status: 200, over: [] });
});

test("an answer 500 of the Worker is counted, one of the monitor's is not", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { DB: { prepare: () => ({ bind: () => ({}), all: () => Promise.reject(new Error("no answer")) }) } };
  expect((await fetchWorker(new Request("http://concord.example/api/health"), broken)).status).toBe(503);
  expect((await figures()).value).toMatchObject({ faults: 0, refusals: 0 });
  const { countAnswer } = await import("#workers/count-answers.ts");
  const writes: Promise<void>[] = [];
  const later = (work: (at: Pick<Env, "DB">) => Promise<void>) => void writes.push(work(env));
  vi.setSystemTime(HALF_PAST + 6000);
  countAnswer({ url: "http://concord.example/cases" }, 500, 10, later);
  countAnswer({ url: "http://concord.example/cases" }, 503, 4000, later);
  await Promise.all(writes.splice(0));
  // The second is written with the next answer that comes later than five seconds.
  vi.setSystemTime(Date.now() + 6000);
  countAnswer({ url: "http://concord.example/cases" }, 200, 10, later);
  await Promise.all(writes);
  expect((await figures()).value).toMatchObject({ faults: 1, refusals: 1, slow_answers: 1 });
});

test("a database that takes no note loses no count", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.setSystemTime(HALF_PAST + 60_000);
  const { countAnswer } = await import("#workers/count-answers.ts");
  const refuses = {
    DB: {
      prepare: () => {
        throw new Error("D1_ERROR: overloaded");
      },
    },
  } as unknown as Pick<Env, "DB">;
  const writes: Promise<void>[] = [];
  countAnswer({ url: "http://concord.example/cases" }, 500, 10, (work) => void writes.push(work(refuses)));
  await Promise.all(writes);
  vi.setSystemTime(Date.now() + 6000);
  countAnswer({ url: "http://concord.example/cases" }, 200, 10, (work) => void writes.push(work(env)));
  await Promise.all(writes);
  expect((await figures()).value).toMatchObject({ faults: 1 });
});

test("Prometheus gets text, 200 also above a limit, and its rule names the figure", async () => {
  await env.DB.prepare("INSERT INTO watched_runs (schedule, ran_at) VALUES ('* * * * *', ?)")
    .bind(Date.now() - 9 * MINUTE)
    .run();
  const answer = await ask({ Authorization: `Bearer ${TOKEN}`, Accept: "text/plain;version=0.0.4" });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toMatch(/^# TYPE concord_schedule_minutes gauge\nconcord_schedule_minutes 9$/m);
  expect(text).toContain('concord_over_limit{figure="schedule_minutes"} 1\n');
  expect(text).toContain('concord_over_limit{figure="faults"} 0\n');
});

test("the schedule says when it ran, and removes counts of the days before yesterday", async () => {
  const now = Date.now();
  const hour = Math.floor(now / (60 * MINUTE));
  await env.DB.batch([
    env.DB.prepare("INSERT INTO watched_counts (hour, name, times) VALUES (?, 'faults', 3)").bind(hour - 60),
    env.DB.prepare("INSERT INTO watched_counts (hour, name, times) VALUES (?, 'faults', 4)").bind(hour - 1),
  ]);
  await runSchedule(now - 3 * MINUTE);
  await runSchedule(now - 3 * MINUTE, HOURLY);
  expect((await figures()).value).toMatchObject({ schedule_minutes: 3, faults: 4 });
  const kept = await env.DB.prepare("SELECT hour FROM watched_counts").all();
  expect(kept.results).toEqual([{ hour: hour - 1 }]);
});

async function runSchedule(at: number, cron = "* * * * *"): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ scheduledTime: new Date(at), cron }), env as Env, context);
  await waitOnExecutionContext(context);
}
