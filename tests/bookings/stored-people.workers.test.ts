/** People whose zone was stored in a spelling that is not taken any more: every door that reads shows them all, and writing stays strict. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";

const STORED = JSON.stringify([
  { name: "Rosa Reyes", part: "witness", zone: "america/toronto" },
  { name: "Noor Nair", part: "witness", zone: "+05:30", place: "Pune" },
  { name: "Sam Sato", part: "counsel" },
]);
const SHOWN = [
  { name: "Rosa Reyes", part: "witness", zone: "America/Toronto" },
  { name: "Noor Nair", part: "witness", place: "Pune, +05:30" },
  { name: "Sam Sato", part: "counsel" },
];

test("a booking is shown with all of them, also after staff have changed something else", async () => {
  const { id } = await booking({ details: { people: STORED, rulesVersion: "1" } });
  const { client: admin } = await asRole("admin");
  const shown = async () => (await (await admin.get(`/api/bookings/${id}`)).json<{ details: { people: unknown } }>()).details.people;
  expect(await shown()).toEqual(SHOWN);
  const key = await keyOf(id, "confirmation");
  const confirmed = await apiClient().within(({ bookings }) => bookings.confirmation(key));
  expect(confirmed.details?.people).toEqual(SHOWN);
  const edited = await admin.put(`/api/bookings/${id}`, { version: 1, values: { specialRequirements: "A lectern" } });
  expect([edited.status, await shown()]).toEqual([200, SHOWN]);
});

test("a draft shows them, and they are changed no more than the rest", async () => {
  const client = apiClient();
  const saved = await client.patch("/api/drafts/current", { version: 0, values: { people: "[]", contactName: "Ana Alba" } });
  const { version } = await saved.json<DraftView>();
  await env.DB.prepare("UPDATE booking_drafts SET field_values = json_set(field_values, '$.people', json(?)) WHERE version = ?")
    .bind(JSON.stringify({ value: STORED, origin: "visitor", previous: { value: STORED, origin: "visitor" } }), version)
    .run();
  const held = await (await client.get("/api/drafts/current")).json<DraftView>();
  expect(JSON.parse(held.values.people?.value ?? "null")).toEqual(SHOWN);
});

test("nobody writes such a zone", async () => {
  const { client: admin } = await asRole("admin");
  const { id } = await booking();
  const answer = await admin.put(`/api/bookings/${id}`, { version: 1, values: { people: JSON.parse(STORED) } });
  expect(answer.status).toBe(400);
});
