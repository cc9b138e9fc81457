/** Calls and mails to our offices that visitors of the chat cause: enough for people, no flood. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { claimDue } from "#app/db/mail/outbox.repo.server.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";

const NOON = Date.parse("2027-03-02T17:00:00Z");
let now = NOON;
beforeEach(async () => {
  now = NOON;
  await env.DB.batch(["DELETE FROM outbox", "DELETE FROM staff_tasks", "DELETE FROM rate_limits"].map((sql) => env.DB.prepare(sql)));
});

const counted = async (sql: string) => (await env.DB.prepare(sql).first<{ n: number }>())?.n;
const calls = () => counted("SELECT count(*) AS n FROM staff_tasks WHERE kind = 'call_visitor'");
const staffMails = () => counted("SELECT count(*) AS n FROM outbox WHERE kind LIKE '%_staff'");

const OFFICE = HEAD_OFFICE.phone;

/** Says something in a conversation of its own. */
async function say(message: string, address: string, locale = "en"): Promise<string> {
  const answer = await apiClient({ address, clock: () => new Date(now) }).post("/api/ai/chat", { message, locale });
  expect(answer.status).toBe(200);
  return (await answer.json<{ response: string }>()).response;
}
const wish = (index: number) => `Call me back please, my number is +1 416 555 7${String(index).padStart(3, "0")}, my name is Tom Ford.`;

test("one network is promised five calls an hour; who asks for more is given the office's telephone", async () => {
  const answers: string[] = [];
  for (let index = 0; index < 12; index += 1) answers.push(await say(wish(index), "2001:db8:ca::1"));
  expect(await calls()).toBe(5);
  expect(await staffMails()).toBe(5);
  expect(answers[4]).toContain("7004");
  expect(answers[5]).toContain(OFFICE);
  // Somebody elsewhere, and the same network an hour later, are promised theirs.
  expect(await say(wish(20), "2001:db8:cb::1")).not.toContain(OFFICE);
  now += 3_600_000;
  expect(await say(wish(21), "2001:db8:ca::1")).not.toContain(OFFICE);
  expect(await calls()).toBe(7);
});

test("one number is promised two calls a day, from wherever and however it is written", async () => {
  for (const [index, number] of ["+1 416 555 0155", "(416) 555-0155", "416.555.0155", "+1-416-555-0155"].entries())
    await say(`Call me back please, my number is ${number}, my name is Tom Ford.`, `2001:db8:d${index}::1`);
  expect(await calls()).toBe(2);
  now += 86_400_000;
  await say("Call me back please, my number is 416 555 0155, my name is Tom Ford.", "2001:db8:d9::1");
  expect(await calls()).toBe(3);
});

test("digits before or behind it make no other number of it", async () => {
  const written = [
    "416 555 0177 / 1",
    "416 555 0177 - 22",
    "416 555 0177 (333)",
    "9 416 555 0177",
    "+1 416 555 0177 ext. 4",
    "7/4165550177/88",
  ];
  for (const [index, contactPhone] of written.entries()) {
    const client = apiClient({ address: `2001:db8:ea${index}::1`, clock: () => new Date(now) });
    const typed = await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Tom Ford", contactPhone } });
    expect(typed.status, contactPhone).toBe(200);
    expect((await client.post("/api/ai/chat", { message: "Call me back please." })).status).toBe(200);
    expect(await calls(), contactPhone).toBe(Math.min(index + 1, 2));
  }
});

test.each([
  ["fr", "Rappelez-moi s'il vous plaît, mon numéro est le 416 555 0156.", "appeler au"],
  ["es", "Llámeme por favor, mi número es 416 555 0156.", OFFICE],
])("it is said in the visitor's language (%s)", async (locale, message, said) => {
  for (let index = 0; index < 2; index += 1) await say(message, `2001:db8:e${index}::1`, locale);
  expect(await say(message, "2001:db8:e9::1", locale)).toContain(said);
});

test("the office is written to five times an hour for one network's wish for a person; their conversations wait all the same", async () => {
  const before = await counted("SELECT count(*) AS n FROM chat_sessions WHERE waiting_since IS NOT NULL");
  for (let index = 0; index < 9; index += 1) await say("I want to speak to a person", "2001:db8:cc::1");
  expect(await staffMails()).toBe(5);
  expect(await counted("SELECT count(*) AS n FROM chat_sessions WHERE waiting_since IS NOT NULL")).toBe((before ?? 0) + 9);
});

test("mails to others leave before those to our offices, however long these have waited", async () => {
  const db = connect(env.DB);
  const row = (kind: string, deliverAfter: number) => ({
    id: newId(),
    kind,
    recipient: "a@b.example",
    locale: "en" as const,
    payload: {},
    createdAt: 1,
    deliverAfter,
    attempts: 0,
  });
  await db.insert(outbox).values(Array.from({ length: 8 }, (_, at) => row("callback_requested_staff", at)));
  await db.insert(outbox).values([row("booking_received", 500), row("booking_confirmed", 400)]);
  const first = await claimDue(db, { claim: "mine", now: 1000, until: 2000, most: 2 });
  expect(first.map(({ kind }) => kind).sort()).toEqual(["booking_confirmed", "booking_received"]);
});

test("mails that the limits held back leave after fresh ones, however long these have waited", async () => {
  const db = connect(env.DB);
  const mail = { recipient: "held@b.example", locale: "en", payload: {}, createdAt: 1, attempts: 0 } as const;
  const held = Array.from({ length: 8 }, (_, at) => ({ ...mail, id: newId(), kind: "booking_received", deliverAfter: -at - 1 }));
  await db.insert(outbox).values(held.map((one) => ({ ...one, lastError: "held_network" as const })));
  const fresh = { ...mail, id: newId(), kind: "booking_confirmed", deliverAfter: 0 };
  await db.insert(outbox).values(fresh);
  const [first] = await claimDue(db, { claim: "fresh", now: 0, until: 2000, most: 1 });
  expect(first?.id).toBe(fresh.id);
});
