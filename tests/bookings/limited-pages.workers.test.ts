/** Pages of a booking's keys as a browser gets them when they were asked for too often. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { i18nContext, localeContext, nonceContext, servicesContext } from "#app/context.ts";
import { connect } from "#app/db/client.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import * as root from "#app/root.tsx";
import * as confirmation from "#app/routes/site/booking-confirmation/route.tsx";
import * as hold from "#app/routes/site/hold/route.tsx";
import * as manage from "#app/routes/site/manage/route.tsx";
import * as publicBooking from "#app/routes/site/public-booking/route.tsx";
import { freshHoldKey } from "#app/services/bookings/access-keys.server.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { tokenOf } from "#app/services/platform/secret-links.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { openRequest } from "#workers/open-request.ts";

const ORIGIN = "http://concord.example";
const NOW = new Date("2026-11-23T12:00:30Z");
const MOST = LIMITS.opened_one_key.requests;
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

const PAGES = { "manage/:token": manage, "booking-confirmation/:id": confirmation, "hold/:token": hold, "public-booking": publicBooking };
const routes = Object.entries(PAGES).map(([path, module]) => [path, { id: path, parentId: "root", path, module }] as const);
const build = {
  entry: { module: { default: (_request: Request, status: number, headers: Headers) => new Response(null, { status, headers }) } },
  routes: { root: { id: "root", path: "", module: root }, ...Object.fromEntries(routes) },
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;
const pages = createRequestHandler(build, "production");

/** What a browser in this network is answered, by the router and its rules for headers. */
async function visit(network: number, path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { "CF-Connecting-IP": `2001:db8:${network}::1`, Accept: "text/html" };
  const { request, services } = openRequest(env as Env, {
    request: new Request(ORIGIN + path, { headers, ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}) }),
    clock: () => NOW,
    waitUntil: (work) => createExecutionContext().waitUntil(work),
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(localeContext, "en");
  context.set(i18nContext, await createPageI18n("en"));
  context.set(nonceContext, "nonce");
  return pages(request, context);
}

const statusOf = async (id: string) =>
  (await env.DB.prepare("SELECT status FROM bookings WHERE id = ?").bind(id).first<{ status: string }>())?.status;

async function holdKeyOf(id: string): Promise<string> {
  const key = await freshHoldKey(authSecretsOf(env), id, NOW.getTime(), NOW.getTime() + 3_600_000);
  await connect(env.DB).insert(accessKeys).values(key);
  return tokenOf(env.AUTH_SECRET, "hold", { id, nonce: key.nonce ?? "" });
}

const addressOf: Readonly<Record<string, (id: string) => Promise<string>>> = {
  manage: async (id) => `/manage/${await keyOf(id, "manage")}`,
  confirmation: async (id) => `/booking-confirmation/${await keyOf(id, "confirmation")}`,
  hold: async (id) => `/hold/${await holdKeyOf(id)}`,
  submitted: async (id) => `/public-booking?submitted=${await keyOf(id, "confirmation")}`,
};

test("a change by the link is done and says so, however often the page was opened before", async () => {
  const { id } = await booking({ bookingDate: "2027-03-15" });
  const address = await addressOf.manage?.(id);
  for (let count = 0; count <= MOST; count += 1) await visit(count, address ?? "");
  expect((await visit(99, address ?? "")).status).toBe(429);
  const answer = await visit(99, address ?? "", { intent: "cancel", version: "1", reason: "The parties have settled." });
  expect([answer.status, await statusOf(id)]).toEqual([200, "cancelled"]);
});

test("forms are counted before anything of them is done", async () => {
  const { id } = await booking({ bookingDate: "2027-03-15" });
  const address = (await addressOf.manage?.(id)) ?? "";
  for (let count = 0; count < LIMITS.sent_by_key.requests; count += 1) await visit(7, address, { intent: "move", show: "day:2027-03-16" });
  const answer = await visit(7, address, { intent: "cancel", version: "1", reason: "The parties have settled." });
  expect([answer.status, answer.headers.get("Retry-After"), await statusOf(id)]).toEqual([429, "30", "consultation_requested"]);
});

test("who shares the network of somebody with a right key does not use it up", async () => {
  const { id } = await booking({ bookingDate: "2027-03-15" });
  const address = (await addressOf.manage?.(id)) ?? "";
  for (let count = 0; count <= LIMITS.sent_by_key.requests; count += 1) await visit(8, `/manage/nothing${count}`, { intent: "cancel" });
  expect((await visit(8, "/manage/nothing-more", { intent: "cancel" })).status).toBe(429);
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'sent_by_key:%'")
    .bind(LIMITS.sent_by_key.requests + 1)
    .run();
  await env.DB.prepare(
    "INSERT INTO rate_limits (key, count, expires_at) SELECT replace(key, 'sent_by_key', 'manage_network'), 500, expires_at FROM rate_limits WHERE key LIKE 'sent_by_key:%'",
  ).run();
  const answer = await visit(8, address, { intent: "cancel", version: "1", reason: "The parties have settled." });
  expect([answer.status, await statusOf(id)]).toEqual([200, "cancelled"]);
});

test.each(Object.keys(addressOf))("the page of %s says when to come again, and is nobody else’s to keep", async (page) => {
  const address = (await addressOf[page]?.((await booking({ bookingDate: "2027-03-15" })).id)) ?? "";
  for (let count = 0; count < MOST; count += 1) expect((await visit(count, address)).status).toBe(200);
  const { status, headers } = await visit(99, address);
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([429, "30", "private, no-store"]);
});

test("who has one key of a booking uses up no other", async () => {
  const { id } = await booking({ bookingDate: "2027-03-15" });
  const key = await keyOf(id, "calendar");
  for (let count = 0; count <= MOST; count += 1) {
    const { services } = openRequest(env as Env, {
      request: new Request(ORIGIN, { headers: { "CF-Connecting-IP": `2001:db8:${count}::1` } }),
      clock: () => NOW,
      waitUntil: () => undefined,
    });
    await services.bookings.calendar(key).catch(() => undefined);
  }
  expect((await visit(99, (await addressOf.manage?.(id)) ?? "")).status).toBe(200);
});
