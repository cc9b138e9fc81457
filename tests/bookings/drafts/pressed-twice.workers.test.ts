/** Forms that book without their program: what is sent twice from one page is one booking, however often it is pressed. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { forEverybodyContext, i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { draftValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import * as book from "#app/routes/site/book/route.tsx";
import { takeDetailedStep } from "#app/routes/site/book/submission.ts";
import * as fastPage from "#app/routes/site/fast-booking/route.tsx";
import { takeStep } from "#app/routes/site/fast-booking/submission.ts";
import * as publicPage from "#app/routes/site/public-booking/route.tsx";
import type { Services } from "#app/services/create-services.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const NOW = new Date("2026-11-16T15:00:30Z");
const visitor = (address?: string) => apiClient({ clock: () => NOW, variables: { RATE_LIMITS: "off" }, ...(address ? { address } : {}) });
const count = async () => (await env.DB.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n ?? 0;
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM idempotency_keys").run();
});

interface Shown {
  step?: string;
  key?: string;
  status?: number | undefined;
  location?: string | null;
  values?: Record<string, string>;
}
type Take = (form: URLSearchParams, context: RouterContextProvider) => Promise<unknown>;
const detailed: Take = (form, context) => takeDetailedStep(form, context, (key) => `/booking-confirmation/${key}`);

/** Posts a form as a browser without scripts does: what the page then shows, or where it leads. */
const press = (client: ApiClient, take: Take, fields: Record<string, string>, intent: string): Promise<Shown> =>
  client.within(async (services) => shownBy(await take(new URLSearchParams({ ...fields, intent }), await contextOf(services))));

async function contextOf(services: Services): Promise<RouterContextProvider> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(localeContext, "en");
  context.set(i18nContext, await createPageI18n("en"));
  return context;
}

function shownBy(answer: unknown): Shown {
  if (answer instanceof Response) return { location: answer.headers.get("Location"), status: answer.status };
  const { data, init } = answer as { data: Shown; init: ResponseInit | null };
  return { ...data, status: init?.status };
}

const EXPRESS = {
  proceedingType: "other",
  locationType: "in_person",
  contactName: "Noor Haddad",
  contactEmail: "noor@haddad.example",
  contactPhone: "416 555 0136",
};
const keyed = (fields: Record<string, string>, { key = "" }: Shown) => ({ ...fields, ...(key ? { key } : {}) });

describe("the Express panel", () => {
  test("pressed twice, or sent again by loading again: one booking, and its confirmation", async () => {
    const [client, before] = [visitor(), await count()];
    const panel = await press(client, detailed, { ...EXPRESS, caseDescription: "A lease" }, "show");
    const first = await press(client, detailed, keyed(EXPRESS, panel), "express");
    expect(first.location).toMatch(/^\/booking-confirmation\/.+/);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await press(client, detailed, keyed(EXPRESS, panel), "express")).toMatchObject({ location: first.location });
    expect((await count()) - before).toBe(1);
  });

  test("two presses at the same instant both lead to the one confirmation, in a browser without cookies too", async () => {
    for (const cookie of [true, false]) {
      const [client, before] = [visitor(), await count()];
      const shown = await press(client, detailed, EXPRESS, "show");
      const again = () => (cookie ? client : visitor("2001:db8:d7:7::1"));
      const both = await Promise.all([0, 1].map(() => press(again(), detailed, keyed(EXPRESS, shown), "express")));
      expect(both[0]?.location).toMatch(/^\/booking-confirmation\/.+/);
      expect(both[1]?.location).toBe(both[0]?.location);
      expect((await count()) - before).toBe(1);
    }
  });

  test("refused, the form goes on with its key; opened again, it books again", async () => {
    const [client, before] = [visitor(), await count()];
    const panel = await press(client, detailed, EXPRESS, "show");
    const refused = await press(client, detailed, keyed({ ...EXPRESS, contactEmail: "noor" }, panel), "express");
    expect(refused).toMatchObject({ step: "form", status: 400, key: panel.key });
    const first = await press(client, detailed, keyed(EXPRESS, refused), "express");
    const again = await press(client, detailed, keyed(EXPRESS, panel), "express");
    expect(again.location).toBe(first.location);
    const opened = await press(client, detailed, EXPRESS, "show");
    const second = await press(client, detailed, keyed(EXPRESS, opened), "express");
    expect(second.location).not.toBe(first.location);
    expect((await count()) - before).toBe(2);
  });

  test("other words from a page that has sent: said, and sent by the next press", async () => {
    const [client, before] = [visitor(), await count()];
    const panel = await press(client, detailed, EXPRESS, "show");
    await press(client, detailed, keyed(EXPRESS, panel), "express");
    const changed = { ...EXPRESS, contactName: "Noor El Haddad" };
    const said = await press(client, detailed, keyed(changed, panel), "express");
    expect(said).toMatchObject({ step: "review", status: 409, failure: { code: "idempotency_mismatch" } });
    expect(said.key).not.toBe(panel.key);
    expect((await press(client, detailed, keyed(changed, said), "express")).status).toBe(303);
    expect((await count()) - before).toBe(2);
  });

  test("pressed while the first is still being made: said so, and the next press leads to the first confirmation", async () => {
    const [client, before] = [visitor(), await count()];
    const panel = await press(client, detailed, { ...EXPRESS, caseDescription: "A lease" }, "show");
    // With a field that was left empty and spaces around another, as people leave them.
    const typed = { ...EXPRESS, contactName: "Noor Haddad ", styleOfCause: "" };
    const first = await press(client, detailed, keyed(typed, panel), "express");
    expect(first.location).toMatch(/^\/booking-confirmation\/.+/);
    const { results } = await env.DB.prepare("SELECT key, status, body FROM idempotency_keys").all<Record<string, string>>();
    // As it is before the first has its answer.
    await env.DB.prepare("UPDATE idempotency_keys SET status = NULL, body = NULL").run();
    const said = await press(client, detailed, keyed(typed, panel), "express");
    expect(said).toMatchObject({
      status: 409,
      failure: { code: "idempotency_in_flight" },
      key: panel.key,
      values: { bookingContactName: "Noor Haddad " },
    });
    for (const { key, status, body } of results)
      await env.DB.prepare("UPDATE idempotency_keys SET status = ?, body = ? WHERE key = ?").bind(status, body, key).run();
    // What the page then posts: its draft is closed by now, and what was left empty is not asked for any more.
    const { styleOfCause: _, ...shown } = draftValuesOf(said.values ?? {});
    expect(await press(client, detailed, keyed(shown as Record<string, string>, said), "express")).toMatchObject({
      location: first.location,
    });
    expect((await count()) - before).toBe(1);
  });

  test("without a key, the same words from the same network within the hour are one request", async () => {
    const [client, before] = [visitor(), await count()];
    const first = await press(client, detailed, EXPRESS, "express");
    expect(await press(client, detailed, EXPRESS, "express")).toMatchObject({ location: first.location });
    await press(visitor(), detailed, EXPRESS, "express");
    expect((await count()) - before).toBe(2);
  });
});

test("the fast form: one key from the page through its review, its changes and its refusals, and one booking", async () => {
  const [client, before, key] = [visitor(), await count(), crypto.randomUUID()];
  const values = fastBooking() as Record<string, string>;
  const refused = await press(client, takeStep, { ...values, contactEmail: "noor", key }, "review");
  expect(refused).toMatchObject({ step: "form", status: 400, key });
  const review = await press(client, takeStep, keyed(values, refused), "review");
  expect(review).toMatchObject({ step: "review", key });
  expect(await press(client, takeStep, keyed(values, review), "edit")).toMatchObject({ step: "form", key });
  // Checked twice from one page, each review sends the same request.
  const other = await press(client, takeStep, keyed(values, refused), "review");
  const sent = await Promise.all([review, other].map((shown) => press(client, takeStep, keyed(values, shown), "send")));
  expect(sent[0]?.location).toMatch(/^\/booking-confirmation\/.+/);
  expect(sent[1]?.location).toBe(sent[0]?.location);
  expect((await count()) - before).toBe(1);
});

describe("a page's own key", () => {
  const PAGES = { "/book": book, "/public-booking": publicPage, "/fast-booking": fastPage };
  const open = (path: keyof typeof PAGES, forEverybody: boolean) =>
    visitor().within(async (services) => {
      const context = await contextOf(services);
      context.set(forEverybodyContext, forEverybody);
      const loader = PAGES[path].loader as unknown as (args: object) => Promise<Record<string, unknown>>;
      const loaded = await loader({ context, url: new URL(`https://concord.example${path}`), params: {} });
      const page = (loaded.data ?? loaded) as { form?: { formKey: string | null }; formKey?: string | null };
      return page.form ? page.form.formKey : page.formKey;
    });

  /** Posts to an address as a browser does: what the page then shows, or where it leads. */
  const post = (client: ApiClient, path: keyof typeof PAGES, search: string, fields: Record<string, string>): Promise<Shown> =>
    client.within(async (services) => {
      const action = PAGES[path].action as unknown as (args: object) => Promise<unknown>;
      const request = new Request(`https://concord.example${path}${search}`, { method: "POST", body: new URLSearchParams(fields) });
      return shownBy(await action({ request, context: await contextOf(services), params: {} }).catch((thrown: unknown) => thrown));
    });

  test.each([
    ["/fast-booking", "review", fastBooking(), "send"],
    ["/book", "show", EXPRESS, "express"],
    ["/public-booking", "show", EXPRESS, "express"],
  ] as [keyof typeof PAGES, string, Record<string, string>, string][])(
    "%s: the first answer of a page that has none holds one in its address, so that loading it again books once",
    async (path, first, fields, last) => {
      const [client, before] = [visitor(), await count()];
      const led = await post(client, path, "?fields=required", { ...fields, intent: first });
      expect(led).toMatchObject({ status: 307, location: expect.stringMatching(/^\/[a-z-]+\?fields=required&sending=[0-9a-f-]{36}$/) });
      const search = new URL(led.location ?? "", "https://concord.example").search;
      const sent: Shown[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const shown = await post(client, path, search, { ...fields, intent: first });
        sent.push(await post(client, path, search, { ...keyed(fields, shown), intent: last }));
      }
      expect(sent[0]).toMatchObject({ status: 303, location: expect.stringMatching(/^\/(booking-confirmation\/|public-booking\?).+/) });
      expect(sent[1]?.location).toBe(sent[0]?.location);
      expect((await count()) - before).toBe(1);
      // A form that has a key keeps it, whatever address it is at.
      const key = crypto.randomUUID();
      expect(await post(client, path, search, { ...fields, key, intent: first })).toMatchObject({ key });
    },
  );

  test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
    "%s: another for each page, and none where all are given the same page",
    async (path) => {
      const [one, two] = [await open(path, false), await open(path, false)];
      expect(one).toMatch(/^[0-9a-f-]{36}$/);
      expect(two).not.toBe(one);
      expect(await open(path, true)).toBeNull();
    },
  );
});
