/** What is kept for days is counted by all networks of a site together: one subscriber may have 65,536 of them. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

beforeEach(() => env.DB.prepare("DELETE FROM rate_limits").run());

const counts = async (bucket: string) =>
  (
    await env.DB.prepare("SELECT count FROM rate_limits WHERE key LIKE ? ORDER BY count").bind(`${bucket}:%`).all<{ count: number }>()
  ).results.map(({ count }) => count);
const from = (site: string, network: number) => apiClient({ address: `2001:db8:${site}:${network.toString(16)}::1` });

test("drafts from many networks of one site end at its own limit, and another site goes on", async () => {
  const begin = (site: string, network: number) =>
    from(site, network).patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } });
  expect((await begin("77", 1)).status).toBe(200);
  expect(await counts("draft_new")).toEqual([1, 1]);
  // As after so many from its other networks.
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'draft_new:%'").bind(LIMITS.draft_new.site).run();
  const refused = await begin("77", 2);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await begin("78", 1)).status).toBe(200);
});

test("so do requests of the fast form and conversations", async () => {
  expect((await from("80", 1).post("/api/bookings/fast", fastBooking())).status).toBe(201);
  expect(await counts("booking")).toEqual([1, 1]);
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'booking:%'").bind(LIMITS.booking.site).run();
  expect((await from("80", 2).post("/api/bookings/fast", fastBooking())).status).toBe(429);
  const talk = (network: number) => from("80", network).post("/api/ai/chat", { message: "Hello" });
  expect((await talk(3)).status).toBe(200);
  expect(await counts("chat_new")).toEqual([1, 1]);
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'chat_new:%'").bind(LIMITS.chat_new.site).run();
  expect((await talk(4)).status).toBe(429);
  expect((await from("81", 1).post("/api/ai/chat", { message: "Hello" })).status).toBe(200);
});

test("an IPv4 address is counted by itself", async () => {
  const client = apiClient({ address: "198.51.100.7" });
  expect((await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" } })).status).toBe(200);
  expect(await counts("draft_new")).toEqual([1]);
});
