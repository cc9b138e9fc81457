import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { idempotencyKeys } from "#app/db/schema/bookings.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

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
  // A network and an agent may be another's too: who is known by no more is given the answer without its key.
  expect(await again.json()).toEqual({ ...(await first.json<object>()), confirmationKey: null });
  expect(await bookings()).toBe(before + 1);
});

test("another visitor of the same network, agent, key and payload is given no key, whatever session they have", async () => {
  const at = () => apiClient({ address: "2001:db8:78:1::a", variables: { RATE_LIMITS: "off" } });
  const [key, payload] = [newKey(), fastBooking()];
  const made = await (await at().post("/api/bookings/fast", payload, key)).json<{ id: string; confirmationKey: string }>();
  expect(made.confirmationKey).toBeTruthy();
  const other = at();
  await other.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
  const again = await (await other.post("/api/bookings/fast", payload, key)).json();
  expect(again).toMatchObject({ id: made.id, confirmationKey: null });
  // Nor once the key is kept no more, and the booking's origin answers.
  await env.DB.prepare("DELETE FROM idempotency_keys").run();
  expect(await (await at().post("/api/bookings/fast", payload, key)).json()).toMatchObject({ id: made.id, confirmationKey: null });
});

test("a page whose first request begins its visitor's session is known at its retry, whatever network that comes from", async () => {
  const page = { "Concord-Visit": `page-${crypto.randomUUID()}` };
  const [key, payload, before] = [newKey(), fastBooking(), await bookings()];
  const first = unlimited();
  const made = await (await first.post("/api/bookings/fast", payload, { ...key, ...page })).json();
  await first.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } }, page);
  expect(first.cookies()).toContain("concord-visitor");
  for (const retry of [apiClient({ cookie: first.cookies() }), unlimited()]) {
    const again = await retry.post("/api/bookings/fast", payload, { ...key, ...page });
    expect(await again.json()).toEqual(made);
  }
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
  const [client, key, payload] = [unlimited(), newKey(), fastBooking()];
  const first = Promise.withResolvers<{ status: number; body: string }>();
  const begun = Promise.withResolvers<void>();
  const held = client.within((services) =>
    services.idempotency.once("bookings.fast", key["Idempotency-Key"], JSON.stringify(payload), () => {
      begun.resolve();
      return first.promise;
    }),
  );
  await begun.promise;
  const answer = await client.post("/api/bookings/fast", payload, key);
  expect(answer.status).toBe(409);
  expect(answer.headers.get("Retry-After")).toBe("1");
  first.resolve({ status: 201, body: "{}" });
  await held;
});

test("another caller who uses the key gets neither the stored answer nor a word of it", async () => {
  const [key, payload] = [newKey(), fastBooking()];
  const cookieless = unlimited();
  const { who, client: signedIn } = await asRole("party");
  const visiting = unlimited();
  await visiting.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
  const colleague = await asUser(who);
  const ids: string[] = [];
  let networks = 0;
  for (const client of [cookieless, signedIn, visiting, (await asRole("party")).client]) {
    const answer = await client.post("/api/bookings/fast", payload, key);
    expect(answer.status).toBe(201);
    const { id } = await answer.json<{ id: string }>();
    expect(ids).not.toContain(id);
    ids.push(id);
    // No 422 either: what the others sent under the key is not revealed.
    networks += 1;
    const stranger = apiClient({ address: `198.51.100.${networks}`, variables: { RATE_LIMITS: "off" } });
    const other = await stranger.post("/api/bookings/fast", fastBooking({ contactName: "Somebody Else" }), key);
    expect(other.status).toBe(201);
  }
  // The same person, in another browser: their own retry.
  const retried = await colleague.post("/api/bookings/fast", payload, key);
  expect((await retried.json<{ id: string }>()).id).toBe(ids[1]);
});

test("a program without cookies makes one booking, whatever networks its tries come from; only its own gives the key again", async () => {
  const [key, payload, before] = [newKey(), fastBooking(), await bookings()];
  const at = async (address: string, sent = payload, under: object = key) =>
    (await apiClient({ address, variables: { RATE_LIMITS: "off" } }).post("/api/bookings/fast", sent, { ...under })).json<{
      id: string;
      confirmationKey: string | null;
    }>();
  const first = await at("2001:db8:77:1::a");
  expect(first.confirmationKey).toBeTruthy();
  for (const address of ["2001:db8:77:1::b", "2001:db8:77:2::a", "198.51.100.201"])
    expect(await at(address)).toMatchObject({ id: first.id, confirmationKey: null });
  expect(await bookings()).toBe(before + 1);
  // Other words under the key are another's request, and so is a key that two could choose.
  expect((await at("198.51.100.202", fastBooking({ contactName: "Somebody Else" }))).id).not.toBe(first.id);
  const short = { "Idempotency-Key": "request-1" };
  const [one, other] = [await at("198.51.100.203", payload, short), await at("198.51.100.204", payload, short)];
  expect(one.id).not.toBe(other.id);
  expect(other.confirmationKey).toBeTruthy();
});

test("a visitor whose session began with the first request is known again at its retry", async () => {
  const [client, key, payload, before] = [unlimited(), newKey(), fastBooking(), await bookings()];
  const first = await client.post("/api/bookings/fast", payload, key);
  const { version } = (await (await client.get("/api/drafts/current")).json()) as { version: number };
  expect((await client.patch("/api/drafts/current", { version, values: { contactName: "Amara Okoye" } })).status).toBe(200);
  expect(client.cookies()).toContain("concord-visitor");
  const again = await client.post("/api/bookings/fast", payload, key);
  expect(await again.json()).toEqual({ ...(await first.json<object>()), confirmationKey: null });
  expect(await bookings()).toBe(before + 1);
});

test("the table tells neither key nor network", async () => {
  const key = newKey();
  await apiClient({ address: "203.0.113.77" }).post("/api/bookings/fast", fastBooking(), key);
  const rows = await connect(env.DB).select().from(idempotencyKeys);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(`${row.key} ${row.fingerprint}`).not.toMatch(new RegExp(`${key["Idempotency-Key"]}|203\\.0\\.113`));
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
