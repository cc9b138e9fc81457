import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { idempotencyKeys } from "#app/db/schema/bookings.ts";
import { apiClient } from "../api.ts";
import { fastBooking } from "../payloads.ts";

const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });
const unlimited = () => apiClient({ variables: { RATE_LIMITS: "off" } });

async function bookings(): Promise<number> {
  return (await env.DB.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n ?? 0;
}

test("the same key and payload give the same answer, and one booking", async () => {
  const [client, key, payload, before] = [unlimited(), newKey(), fastBooking(), await bookings()];
  const first = await client.post("/api/bookings/fast", payload, key);
  const again = await client.post("/api/bookings/fast", payload, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.text()).toBe(await first.text());
  expect(await bookings()).toBe(before + 1);
});

test("another payload under the same key: 422", async () => {
  const [client, key] = [unlimited(), newKey()];
  await client.post("/api/bookings/fast", fastBooking(), key);
  const changed = await client.post("/api/bookings/fast", fastBooking({ contactName: "Somebody Else" }), key);
  expect(changed.status).toBe(422);
  expect(await changed.json()).toMatchObject({ error: "idempotency_mismatch" });
});

test("a request that is still being answered: 409, with the time to wait", async () => {
  const [key, payload] = [newKey(), fastBooking()];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(payload)));
  const fingerprint = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const held = { key: `bookings.fast:${key["Idempotency-Key"]}`, fingerprint, status: null, body: null, createdAt: Date.now() };
  await connect(env.DB).insert(idempotencyKeys).values(held);
  const answer = await unlimited().post("/api/bookings/fast", payload, key);
  expect(answer.status).toBe(409);
  expect(answer.headers.get("Retry-After")).toBe("1");
});

test("an invalid request does not use its key up", async () => {
  const [client, key] = [unlimited(), newKey()];
  expect((await client.post("/api/bookings/fast", fastBooking({ contactEmail: "" }), key)).status).toBe(400);
  expect((await client.post("/api/bookings/fast", fastBooking(), key)).status).toBe(201);
});

test("a key that is too short to be one: 400", async () => {
  expect((await unlimited().post("/api/bookings/fast", fastBooking(), { "Idempotency-Key": "1" })).status).toBe(400);
});

test("five at once under one key make one booking; whoever gets an answer gets the same", async () => {
  const [client, key, payload, before] = [unlimited(), newKey(), fastBooking(), await bookings()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.post("/api/bookings/fast", payload, key)));
  const made = answers.filter((answer) => answer.status === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(answers.every((answer) => answer.status === 201 || answer.status === 409)).toBe(true);
  expect(new Set(await Promise.all(made.map((answer) => answer.text()))).size).toBe(1);
  expect(await bookings()).toBe(before + 1);
});

test("twenty retries of one draft without a key still make one booking", async () => {
  const client = unlimited();
  await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
  const before = await bookings();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.post("/api/bookings/fast", fastBooking())));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await bookings()).toBe(before + 1);
});
