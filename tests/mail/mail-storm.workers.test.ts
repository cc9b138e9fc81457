/**
 * The outbox in a storm (quality, "Reliability"): one delivery in five fails, and Workers are killed between sending and
 * marking. None is lost, and what arrives twice carries the same Message-ID. `STORM=full` runs it with 10,000 messages.
 */
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { claimDue, type OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { LEASE_MS } from "#app/domain/lease.ts";
import { type MailMessage, messageIdOf } from "#app/domain/mail/message.ts";
import { MOST_ATTEMPTS } from "#app/domain/mail/outbox.ts";
import { deliverDue } from "#app/services/mail/mail-delivery.server.ts";
import { createMailGate } from "#app/services/mail/mail-gate.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { seeded, weather } from "#tests/kit/mail/mail-storm.ts";

const SIZE = env.STORM === "full" ? 10_000 : 200;
const db = connect(env.DB);

// What is logged of each failure would fill the screen.
vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(async () => {
  await env.DB.prepare("DELETE FROM outbox").run();
});

async function queue(count: number, at: number): Promise<void> {
  for (let first = 0; first < count; first += 1000) {
    const ids = Array.from({ length: Math.min(1000, count - first) }, (_, index) => `storm-${first + index}`);
    await env.DB.prepare(
      "INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts) SELECT value, 'storm', 'a@b.example', 'en', '{}', ?2, ?2, 0 FROM json_each(?1)",
    )
      .bind(JSON.stringify(ids), at)
      .run();
  }
}

/** The mail itself is not what is tested here. */
const compose = async ({ id }: OutboxMessage): Promise<MailMessage> => ({
  messageId: messageIdOf(id, "info@concord.example"),
  from: { name: null, address: "info@concord.example" },
  to: { name: null, address: "a@b.example" },
  replyTo: null,
  subject: "Storm",
  text: "",
  html: "",
  locale: "en",
  attachments: [],
});

/** One address is written to here as often as no limit would allow. */
const open = { secrets: authSecretsOf(env), unlimited: true };

const states = async () => {
  const { results } = await env.DB.prepare("SELECT state, count(*) AS n FROM outbox GROUP BY state").all<{ state: string; n: number }>();
  return Object.fromEntries(results.map(({ state, n }) => [state, n]));
};

test(`${SIZE} messages: none is lost, and a duplicate has the same Message-ID`, {
  timeout: env.STORM === "full" ? 1_800_000 : 60_000,
}, async () => {
  let now = 1_900_000_000_000;
  await queue(SIZE, now);
  const random = seeded(20_261_121);
  const storm = weather(env.DB, random, { failing: 0.2, crashing: 0.05 });
  const clock = () => new Date(now);
  const gate = createMailGate({ ...open, db: connect(storm.database), clock });
  const context = { db: connect(storm.database), clock, random, transport: storm.transport, gate, compose };
  for (let minute = 0; minute < 4 * 24 * 60 && (await states()).waiting; minute += 1) {
    // Two runs at once, as when the schedule and a request deliver together.
    await Promise.all([deliverDue(context), deliverDue(context)]);
    now += 60_000;
    const next = await env.DB.prepare("SELECT min(deliver_after) AS at FROM outbox WHERE state = 'waiting'").first<{ at: number | null }>();
    if (next?.at) now = Math.max(now, next.at);
  }
  expect(storm.failures).toBeGreaterThan(SIZE / 10);
  expect(storm.crashes).toBeGreaterThan(0);
  // At one in five, eight failures in a row come to two or three in a million: none of these is a dead letter.
  expect(await states()).toEqual({ delivered: SIZE });
  const arrived = new Set(storm.taken);
  expect(arrived.size).toBe(SIZE);
  for (let index = 0; index < SIZE; index += 1) expect(arrived.has(`storm-${index}@concord.example`)).toBe(true);
  // Duplicates there were, and each is one of those Message-IDs.
  expect(storm.taken.length).toBeGreaterThan(SIZE);
  const counts = await env.DB.prepare("SELECT messages FROM outbox_counts WHERE state = 'delivered'").first<{ messages: number }>();
  expect(counts?.messages).toBe(SIZE);
});

test("two runs at once never claim the same message", async () => {
  const now = 1_900_000_000_000;
  await queue(60, now);
  const claims = await Promise.all(
    Array.from({ length: 8 }, (_, run) => claimDue(db, { claim: `run-${run}`, now, until: now + LEASE_MS, most: 10 })),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

test("what fails for ever is a dead letter after so many attempts, later each time", async () => {
  let now = 1_900_000_000_000;
  await queue(1, now);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const report = await deliverDue({
      db,
      clock: () => new Date(now),
      random: () => 0.5,
      gate: createMailGate({ ...open, db, clock: () => new Date(now) }),
      compose,
      transport: { send: () => Promise.reject(new Error("secret key abc")) },
    });
    expect(report).toMatchObject(attempt < MOST_ATTEMPTS ? { postponed: 1 } : { dead: 1 });
    const row = await env.DB.prepare("SELECT deliver_after, last_error FROM outbox").first<{ deliver_after: number; last_error: string }>();
    expect(row?.last_error).toBe("failed");
    if (attempt < MOST_ATTEMPTS) waits.push((row?.deliver_after ?? 0) - now);
    now = row?.deliver_after ?? now;
  }
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits[0]).toBe(60_000);
});

test("an attempt that ends the Worker each time is a dead letter in the end", async () => {
  let now = 1_900_000_000_000;
  await queue(1, now);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    // Claimed, and then nothing more.
    expect(await claimDue(db, { claim: `dies-${attempt}`, now, until: now + LEASE_MS, most: 10 })).toHaveLength(1);
    now += LEASE_MS;
  }
  let sent = 0;
  const send = async () => {
    sent += 1;
  };
  const clock = () => new Date(now);
  const gate = createMailGate({ ...open, db, clock });
  await deliverDue({ db, clock, random: () => 0.5, gate, compose, transport: { send } });
  expect(sent).toBe(0);
  expect(await env.DB.prepare("SELECT state, last_error FROM outbox").first()).toEqual({ state: "dead", last_error: "interrupted" });
});
