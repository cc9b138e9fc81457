/** What visitors may store in drafts: by every door so many, so long, and only what a field can be. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { localeContext, servicesContext } from "#app/context.ts";
import { DRAFT_FIELDS, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { DETAILED_FIELDS } from "#app/domain/booking/requests/detailed-fields.ts";
import { takeDetailedStep } from "#app/routes/site/book/submission.ts";
import { takeStep } from "#app/routes/site/fast-booking/submission.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { draft } from "#tests/kit/factories.ts";

const NOW = new Date("2026-11-16T15:00:30Z");
const rows = async () => (await env.DB.prepare("SELECT count(*) AS n FROM booking_drafts").first<{ n: number }>())?.n ?? 0;
const bytes = async () =>
  (await env.DB.prepare('SELECT coalesce(max(length(CAST("values" AS BLOB))), 0) AS n FROM booking_drafts').first<{ n: number }>())?.n ?? 0;
const current = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();

type Door = (client: ApiClient, fields: Record<string, string>) => Promise<{ values: Record<string, string>; status: number }>;

/** A form posted without scripts, as the page's action takes it; what the page is filled from comes back. */
const posted =
  (take: (form: URLSearchParams, context: RouterContextProvider) => Promise<unknown>): Door =>
  (client, fields) =>
    client.within(async (services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(localeContext, "en");
      const { data, init } = (await take(new URLSearchParams(fields), context)) as {
        data: { values: Record<string, string> };
        init: ResponseInit | null;
      };
      return { values: data.values, status: init?.status ?? 200 };
    });

const DOORS: readonly [string, Door][] = [
  ["/book and /public-booking", posted((form, context) => takeDetailedStep(form, context, (key) => key))],
  ["/fast-booking", posted(takeStep)],
];

describe.each(DOORS)("a form without scripts, %s", (name, door) => {
  test("one network begins twenty drafts an hour; every page comes back filled", async () => {
    const address = `2001:db8:d1:${name.length}::1`;
    const before = await rows();
    for (let count = 0; count < 25; count += 1) {
      const story = `A lease, number ${count}`;
      const answer = await door(apiClient({ address, clock: () => NOW }), { proceedingType: "mediation", caseDescription: story });
      expect(answer.values.caseDescription).toBe(story);
    }
    expect((await rows()) - before).toBe(20);
  });

  test("what is too long, and a choice that is none, stays on the page and is not stored; what stands beside it is", async () => {
    const client = apiClient({ clock: () => NOW });
    const long = "x".repeat(6000);
    const answer = await door(client, {
      proceedingType: "mediation",
      timeZone: "Mars/Olympus",
      contactName: long,
      bookingContactName: long,
      caseDescription: "A lease",
    });
    expect(Object.values(answer.values)).toContain(long);
    const kept = Object.entries((await current(client)).values).filter(([, { origin }]) => origin === "visitor");
    expect(Object.fromEntries(kept.map(([field, { value }]) => [field, value]))).toEqual({
      proceedingType: "mediation",
      caseDescription: "A lease",
    });
  });

  test("its changes are counted with those of the API", async () => {
    const client = apiClient({ clock: () => NOW });
    const counted = () => client.within(({ rateLimits }) => rateLimits.read("draft").then(({ count }) => count));
    await door(client, { caseDescription: "A lease" });
    expect(await counted()).toBe(1);
  });
});

test("a draft in words is counted with its changes", async () => {
  const client = apiClient({ address: "2001:db8:d2::77", clock: () => NOW });
  const counted = () => client.within(({ rateLimits }) => rateLimits.read("draft").then(({ count }) => count));
  expect((await client.get("/api/drafts/current/lines")).status).toBe(200);
  expect(await counted()).toBe(1);
});

test("the API begins twenty drafts an hour for one network, and says when there may be more", async () => {
  const address = "2001:db8:d2::1";
  const begin = (client: ApiClient) => client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ana Alba" } });
  const first = apiClient({ address, clock: () => NOW });
  expect((await begin(first)).status).toBe(200);
  for (let count = 1; count < 20; count += 1) expect((await begin(apiClient({ address, clock: () => NOW }))).status).toBe(200);
  const before = await rows();
  const refused = await begin(apiClient({ address, clock: () => NOW }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
  expect(await rows()).toBe(before);
  // Who has a draft goes on with it; who is signed in is counted by their account.
  expect((await first.patch("/api/drafts/current", { version: 1, values: { contactFirm: "Alba LLP" } })).status).toBe(200);
  const { client } = await asRole("party", {}, { address, clock: () => NOW });
  expect((await begin(client)).status).toBe(200);
});

test.each([
  ["contactName", "x".repeat(6000), "too_long"],
  ["styleOfCause", `[${"x".repeat(6000)}`, "too_long"],
  ["bookingDates", `[${"x".repeat(60_000)}`, "too_long"],
  ["startTime", "9".repeat(60), "too_long"],
  ["timeZone", "Mars/Olympus", "time_zone_invalid"],
  ["proceedingType", "seance", "proceeding_type_required"],
  ["needsInterpretation", "maybe", "flag_invalid"],
  ["transcriptSeniorServices", "butler", "choice_required"],
])("a draft stores no %s of that kind, and says which field it is", async (field, value, code) => {
  const client = apiClient({ clock: () => NOW });
  const answer = await client.patch("/api/drafts/current", { version: 0, values: { [field]: value, contactFirm: "Alba LLP" } });
  expect(answer.status).toBe(400);
  expect((await answer.json<{ issues: unknown[] }>()).issues).toEqual([{ field, code, message: expect.any(String) }]);
});

test("a choice is stored in its canonical spelling, and what is a little too long is kept", async () => {
  const client = apiClient({ clock: () => NOW });
  const styleOfCause = "x".repeat(310);
  await client.patch("/api/drafts/current", { version: 0, values: { timeZone: "EST", locationType: "hybrid", styleOfCause } });
  const { values } = await current(client);
  expect(values.timeZone?.value).toBe("America/Toronto");
  expect(values.locationType?.value).toBe("in_person_and_virtual");
  expect(values.styleOfCause?.value).toBe(styleOfCause);
});

test("a draft never grows beyond 64 KiB: the field that has no room is named, and the others are kept", async () => {
  // What the assistant wrote carries the words that it was said with.
  const lines = DRAFT_FIELDS.filter((name) => DETAILED_FIELDS[detailedFieldOf(name)].is.kind === "line");
  // Together some 60 KB, however many there are.
  const evidence = "ह".repeat(Math.floor(18_000 / lines.length));
  const written = lines.map((name) => [name, { value: "x", origin: "assistant" as const, evidence }] as const);
  const row = await draft({ values: Object.fromEntries(written), form: "fast" });
  const client = apiClient({ clock: () => NOW });
  await client.within((services) => services.visitor.write({ draftId: row.id }));
  const values = { caseDescription: "ह".repeat(5000), contactFirm: "Alba LLP" };
  const refused = await client.patch("/api/drafts/current", { version: 1, values });
  expect(refused.status).toBe(400);
  expect((await refused.json<{ issues: unknown[] }>()).issues).toMatchObject([{ field: "caseDescription", code: "too_long" }]);
  expect((await client.patch("/api/drafts/current", { version: 1, values: { contactFirm: "Alba LLP" } })).status).toBe(200);
  expect(await bytes()).toBeLessThanOrEqual(65_536);
});

test("an answer names fifty issues at most", async () => {
  const values = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`unknown${at}`, "x"]));
  const answer = await apiClient({ clock: () => NOW }).patch("/api/drafts/current", { version: 0, values });
  expect(answer.status).toBe(400);
  expect((await answer.json<{ issues: unknown[] }>()).issues).toHaveLength(50);
});

test("one network begins sixty conversations an hour, and goes on with those that it has", async () => {
  const address = "2001:db8:d7::1";
  let now = NOW.getTime();
  const say = (client: ApiClient, sessionId: string | null = null) =>
    client.post("/api/ai/chat", { message: "Hello", sessionId }, { "Sec-Fetch-Site": "same-origin" });
  const first = apiClient({ address, clock: () => new Date(now) });
  const { sessionId } = await (await say(first)).json<{ sessionId: string }>();
  for (let count = 1; count < 60; count += 1) {
    // Twenty messages a minute have a limit of their own.
    now += 10_000;
    expect((await say(apiClient({ address, clock: () => new Date(now) }))).status).toBe(200);
  }
  now += 60_000;
  const before = await rows();
  expect((await say(apiClient({ address, clock: () => new Date(now) }))).status).toBe(429);
  expect(await rows()).toBe(before);
  expect((await say(first, sessionId)).status).toBe(200);
});
