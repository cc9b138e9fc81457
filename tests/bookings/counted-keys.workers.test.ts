/** What a booking's keys open is counted before it is put together: by key, and by network. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { loader as calendar } from "#app/routes/site/booking-confirmation/calendar.ts";
import { loader as confirmation } from "#app/routes/site/booking-confirmation/route.tsx";
import { loader as manage } from "#app/routes/site/manage/route.tsx";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";

const clock = () => new Date("2026-11-23T12:00:30Z");
const from = (network: number) => apiClient({ address: `2001:db8:${network}::1`, clock });
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

const opening = async (client: ReturnType<typeof apiClient>, id: string) => {
  const key = await keyOf(id, "manage");
  return client.within(({ managed }) => managed.open(key));
};

test("one booking is opened thirty times a minute, from however many networks", async () => {
  const { id } = await booking();
  for (let count = 0; count < LIMITS.opened_one_key.requests; count += 1) await opening(from(count), id);
  await expect(opening(from(99), id)).rejects.toMatchObject({ code: "too_many_requests", detail: { retryAfter: 30 } });
  await opening(from(99), (await booking()).id);
});

test("one network opens sixty a minute, of however many bookings; another goes on", async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, async () => (await booking()).id));
  for (let count = 0; count < LIMITS.opened_key.requests; count += 1) await opening(from(1), ids[count % 3] ?? "");
  const { id } = await booking();
  await expect(opening(from(1), id)).rejects.toMatchObject({ code: "too_many_requests" });
  await opening(from(2), id);
});

/** Every address that takes a key, with one that opens nothing. */
const UNKNOWN: Readonly<Record<string, (client: ReturnType<typeof apiClient>) => Promise<unknown>>> = {
  "to manage a booking": (client) => client.within(({ managed }) => managed.open("nothing")),
  "to change a booking": (client) => client.within(({ managed }) => managed.act("nothing", { kind: "cancel" } as never)),
  "of a confirmation": (client) => client.within(({ bookings }) => bookings.confirmation("nothing")),
  "of a calendar file": (client) => client.within(({ bookings }) => bookings.calendar("nothing")),
  "of a hold": (client) => client.within(({ visitorHolds }) => visitorHolds.open("nothing")),
  "of a draft": async (client) => {
    if ((await client.within(({ resumeLinks }) => resumeLinks.inspect("nothing"))) === null) throw new AppError("not_found");
  },
  "to take a draft over": (client) => client.within(({ resumeLinks }) => resumeLinks.open("nothing")),
  "of a calendar": (client) => client.within(({ feeds }) => feeds.read("nothing")),
  "of a case’s calendar": (client) => client.within(({ caseFeeds }) => caseFeeds.read("nothing")),
};

test.each(Object.keys(UNKNOWN))(
  "a key %s that opens nothing is counted by network; one that opens something never waits for it",
  async (which) => {
    const tried = UNKNOWN[which] as (typeof UNKNOWN)[string];
    for (let count = 0; count < LIMITS.unknown_key.requests; count += 1)
      await expect(tried(from(1))).rejects.toMatchObject({ code: "not_found" });
    await expect(tried(from(1))).rejects.toMatchObject({ code: "too_many_requests", detail: { retryAfter: 30 } });
    await expect(tried(from(2))).rejects.toMatchObject({ code: "not_found" });
    await opening(from(1), (await booking()).id);
  },
);

test("so is an API key that is none", async () => {
  const ask = () => from(1).send("/api/calendar/hearings", { headers: { Authorization: `Bearer cck_${"x".repeat(43)}` } });
  for (let count = 0; count < LIMITS.unknown_key.requests; count += 1) expect((await ask()).status).toBe(401);
  expect((await ask()).status).toBe(429);
});

test.each([
  ["the page for changes", manage, "manage"],
  ["the confirmation", confirmation, "confirmation"],
  ["the calendar’s file", calendar, "calendar"],
] as const)("%s answers 429 and when to come again", async (_, loader, purpose) => {
  const { id } = await booking();
  const key = await keyOf(id, purpose);
  const client = from(3);
  const open = () =>
    client.within(async (services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(localeContext, "en");
      context.set(i18nContext, await createPageI18n("en"));
      return (loader as (args: never) => Promise<unknown>)({
        params: { token: key, id: key },
        url: new URL("https://concord.example/"),
        context,
      } as never);
    });
  for (let count = 0; count < LIMITS.opened_one_key.requests; count += 1) await open();
  await expect(open()).rejects.toMatchObject({ init: { status: 429, headers: { "Retry-After": "30" } } });
});
