/** Strangers' requests that nobody has touched: they are counted, at a ceiling no further one of an unproven address is taken, and they end. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { KEPT_REQUESTS, UNTOUCHED_DAYS } from "#app/domain/booking/requests/kept-requests.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { removeUntouched } from "#app/services/bookings/requests/remove-untouched.server.ts";
import { proveAddress } from "#app/services/mail/mail-addresses.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { businessDayIn, fastBooking } from "#tests/kit/payloads.ts";

const db = connect(env.DB);
const DAY = 86_400_000;

/** As if so much were kept. */
const fill = (to: number) => env.DB.prepare("UPDATE kept_requests SET bytes = ?").bind(to).run();
const bytes = async () => (await env.DB.prepare("SELECT bytes FROM kept_requests").first<{ bytes: number }>())?.bytes ?? Number.NaN;
const counted = async () =>
  (await env.DB.prepare("SELECT coalesce(sum(bytes), 0) AS bytes FROM untouched_requests").first<{ bytes: number }>())?.bytes;
const isCounted = async (id: string) =>
  (await env.DB.prepare("SELECT 1 FROM untouched_requests WHERE booking_id = ?").bind(id).first()) !== null;

afterEach(async () => {
  await fill((await counted()) ?? 0);
});

const asked = (change: object = {}) => ({
  contactName: "Amara Okoye",
  contactEmail: `amara.${crypto.randomUUID().slice(0, 8)}@okoye.example`,
  contactPhone: "+1 514 555 0142",
  firmName: "Okoye Advocates",
  proceedingType: "mediation",
  preferredLocation: "montreal",
  preferredDate: businessDayIn(60),
  urgency: "standard",
  caseDescription: "A lease that nobody signed.",
  ...change,
});
const request = async (client: ApiClient, sent: object = asked()) =>
  (await client.within(({ bookings: of }) => of.makeSimple(sent, { locale: "en" }))).id;
const { phone = "", email = "" } = VENUES.find(({ id }) => id === "arbitration_place_montreal") ?? {};
const MONTREAL = { phone, email };

test("a stranger's request is counted until somebody of the office touches it, or its address proves itself", async () => {
  const [touched, proven, left] = [asked(), asked(), asked()];
  const ids = [await request(apiClient(), touched), await request(apiClient(), proven), await request(apiClient(), left)] as const;
  expect(await Promise.all(ids.map(isCounted))).toEqual([true, true, true]);
  expect(await bytes()).toBe(await counted());
  const { client: admin } = await asRole("admin");
  await admin.within(({ notes }) => notes.add(ids[0], "Called back.", newId()));
  await proveAddress({ db, env, clock: () => new Date() }, proven.contactEmail.toUpperCase(), "a network");
  expect(await Promise.all(ids.map(isCounted))).toEqual([false, false, true]);
  expect(await bytes()).toBe(await counted());
  // What comes later from a proven address, or by an account, is not counted.
  const { client: member } = await asRole("party");
  const later = [await request(apiClient(), asked({ contactEmail: proven.contactEmail })), await request(member)];
  expect(await Promise.all(later.map(isCounted))).toEqual([false, false]);
});

test("at the ceiling a stranger reads how the office is reached, and nobody else is refused", async () => {
  const known = await person("party");
  await fill(KEPT_REQUESTS.most);
  await expect(request(apiClient())).rejects.toMatchObject({ code: "requests_full", detail: { office: MONTREAL } });
  const fast = fastBooking({ location: "arbitration_place_montreal" });
  const before = await db.$count(bookings);
  const answer = await apiClient().post("/api/bookings/fast", fast);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: "requests_full", office: MONTREAL });
  expect(await db.$count(bookings)).toBe(before);
  expect(await request(await asUser(known))).toBeTruthy();
  expect(await request(apiClient(), asked({ contactEmail: known.email }))).toBeTruthy();
  await fill(KEPT_REQUESTS.most - 1);
  expect(await request(apiClient())).toBeTruthy();
});

test("the numbers of the migration are those of the application", async () => {
  const { results } = await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = 'untouched_requests_room'").all<{ sql: string }>();
  expect(Number(/>= (\d+)/.exec(results[0]?.sql ?? "")?.[1])).toBe(KEPT_REQUESTS.most);
});

test("half a year after its day a request that nobody touched is gone with all that came with it; its history says so", async () => {
  const [gone, proven, held, later] = [asked(), asked(), asked(), asked({ preferredDate: businessDayIn(200) })];
  const ids: string[] = [];
  for (const one of [gone, proven, held, later]) ids.push(await request(apiClient(), one));
  const [goneId = "", provenId = "", heldId = "", laterId = ""] = ids;
  await proveAddress({ db, env, clock: () => new Date() }, proven.contactEmail, "a network");
  const admin = await person("admin", { password: "a good long passphrase" });
  await env.DB.prepare(
    "INSERT INTO legal_holds (id, subject_type, subject_id, subject_name, reason, placed_by, placed_at) VALUES (?, 'person', ?, 'x', 'A dispute.', ?, 1)",
  )
    .bind(newId(), held.contactEmail, admin.id)
    .run();
  const at = (days: number) => ({ db, clock: () => new Date(Date.now() + days * DAY) });
  const left = async () => {
    const found = await Promise.all(ids.map((id) => db.$count(bookings, eq(bookings.id, id))));
    return found.map((n) => n === 1);
  };
  // Sixty days until the day, and half a year after it.
  await removeUntouched(env, at(UNTOUCHED_DAYS + 50));
  expect(await left()).toEqual([true, true, true, true]);
  await removeUntouched(env, at(UNTOUCHED_DAYS + 90));
  expect(await left()).toEqual([false, true, true, true]);
  expect([provenId, heldId, laterId].every(Boolean)).toBe(true);
  for (const [table, column] of [
    ["staff_tasks", "booking_id"],
    ["access_keys", "subject_id"],
    ["untouched_requests", "booking_id"],
    ["outbox", "payload ->> 'bookingId'"],
  ] as const)
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(goneId).first("n"), table).toBe(0);
  const { results } = await env.DB.prepare("SELECT action, actor_kind AS who FROM audit_entries WHERE subject_id = ? ORDER BY seq")
    .bind(goneId)
    .all();
  expect(results).toEqual([
    { action: "requested", who: "visitor" },
    { action: "deleted", who: "system" },
  ]);
  expect(await bytes()).toBe(await counted());
});
