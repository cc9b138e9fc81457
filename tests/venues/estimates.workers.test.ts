/** What a plan is likely to cost, at every door: the API, the pages of a booking, its mails; nothing where no card is filled. */
import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { EstimateNeed, EstimateView } from "#app/domain/estimate/estimate-view.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { ESTIMATE_TEXTS, ITEM_LABELS } from "#app/i18n/detailed/estimate-texts.ts";
import { estimateLines } from "#app/i18n/detailed/estimate-view.ts";
import { estimateSections } from "#app/i18n/mail/estimate-sections.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import * as staffPage from "#app/routes/portal/booking/route.tsx";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import * as managePage from "#app/routes/site/manage/route.tsx";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { businessDayIn, detailedBooking, openWeekIn } from "#tests/kit/payloads.ts";
import { cardInForce, withoutRates } from "#tests/kit/rates.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const MIAMI = "arbitration_place_miami";
const DAY = businessDayIn(30);

beforeEach(async () => {
  await withoutRates();
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

interface Answer {
  estimate: Estimate | null;
  text: EstimateView | null;
  need: EstimateNeed | null;
  issues: { field: string; code: string; message: string }[];
}

const PLAN = {
  proceedingType: "arbitration",
  location: MIAMI,
  locationType: "in_person",
  preferredDate: DAY,
  startTime: "09:00",
  duration: "full_day",
  mainRoomCapacity: 10,
  courtReportingRequired: true,
  catering: "Lunch for ten",
  financialResponsibility: "50_50",
};
const ask = (plan: object, locale: Locale = "en", client = apiClient()) =>
  client.post("/api/estimates", plan, { "Accept-Language": locale });
const answerTo = async (plan: object, locale?: Locale) => (await ask(plan, locale)).json<Answer>();

describe("POST /api/estimates", () => {
  test("gives lines, total, shares and what is on request, as data and in words", async () => {
    await cardInForce(MIAMI);
    const { estimate, text } = await answerTo(PLAN);
    expect(estimate).toMatchObject({
      currency: "CAD",
      lines: [
        { day: DAY, item: "room", people: 12, quantity: 1, unit: "day", cents: 100_000 },
        { day: DAY, item: "courtReportingRequired", quantity: 7, unit: "hour", unitCents: 12_000, cents: 84_000 },
      ],
      totalCents: 184_000,
      shares: [
        { payer: "booking_party", cents: 92_000 },
        { payer: "other_party", cents: 92_000 },
      ],
      open: [{ item: "catering", reason: "not_on_card" }],
    });
    expect(text).toMatchObject({
      title: "Estimate",
      total: { label: "Estimated total, before taxes" },
      open: { items: ["Meals and drinks"] },
    });
    expect(text?.total.amount.replaceAll("\u00a0", " ")).toBe("CAD 1,840.00");
    expect(text?.lead).toContain("Taxes are extra");
  });

  test("what is excepted from the shares is said wherever they are", async () => {
    await cardInForce(MIAMI);
    const excepted = "except the reporter, whom we pay ourselves";
    const { estimate, text } = await answerTo({ ...PLAN, costsInWords: `quote PO 44-7782 on the invoice\n${excepted}` });
    if (!estimate) throw new Error("No estimate.");
    expect(estimate.exceptions).toEqual([excepted]);
    expect(text?.shares?.before).toContain(`“${excepted}”`);
    for (const locale of LOCALES) {
      const i18n = await createPageI18n(locale);
      expect(estimateLines(i18n, estimate).join("\n")).toContain(excepted);
      expect(JSON.stringify(estimateSections(i18n, estimate))).toContain(excepted);
    }
  });

  test.each([
    ["fr", "1 840,00 CAD"],
    ["es", "CAD 1,840.00"],
  ] as const)("speaks %s", async (locale, amount) => {
    await cardInForce(MIAMI);
    const english = await answerTo(PLAN);
    const { text } = await answerTo(PLAN, locale);
    expect(text?.total.amount.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(amount);
    expect(text?.total.label).not.toBe(english.text?.total.label);
    expect(text?.notes).not.toEqual(english.text?.notes);
  });

  test("is said in a few sentences for the chat", async () => {
    await cardInForce(MIAMI);
    const { estimate } = await answerTo(PLAN);
    if (!estimate) throw new Error("No estimate.");
    for (const locale of LOCALES) {
      const i18n = await createPageI18n(locale);
      const [total = "", ...rest] = estimateLines(i18n, estimate);
      expect(total).toContain(i18n._(ESTIMATE_TEXTS.total));
      expect(total).toMatch(/1.840.00/);
      expect(rest.some((line) => line.includes(i18n._(ITEM_LABELS.courtReportingRequired)))).toBe(true);
      expect(rest.at(-1)).toBe(i18n._(ESTIMATE_TEXTS.notQuote));
    }
  });

  test("gives nothing without a card, a day or a venue, and for a transcript", async () => {
    expect(await answerTo(PLAN)).toEqual({ estimate: null, text: null, need: null });
    await cardInForce(MIAMI);
    for (const change of [{ preferredDate: "" }, { location: "alternate" }, { location: "" }, { proceedingType: "audio_transcription" }])
      expect(await answerTo({ ...PLAN, ...change })).toEqual({ estimate: null, text: null, need: null });
    expect((await answerTo(PLAN)).estimate).not.toBeNull();
  });

  test("asks for how many people, where sizes differ in price, and for nothing where none is missing", async () => {
    await cardInForce(MIAMI);
    const { estimate, text, need } = await answerTo({ ...PLAN, mainRoomCapacity: "", courtReportingRequired: false }, "fr");
    expect([estimate, text]).toEqual([null, null]);
    const i18n = await createPageI18n("fr");
    expect(need).toEqual({
      text: i18n._(ESTIMATE_TEXTS.need),
      label: i18n._(ESTIMATE_TEXTS.people),
      press: i18n._(ESTIMATE_TEXTS.show),
    });
    const partial = await answerTo({ ...PLAN, mainRoomCapacity: "" });
    expect(partial.estimate?.totalCents).toBe(84_000);
    expect(partial.need?.text).toBe("The main room is not in this estimate yet: its price depends on its size.");
    expect((await answerTo(PLAN)).need).toBeNull();
    expect((await answerTo({ ...PLAN, locationType: "virtual", mainRoomCapacity: "" })).need).toBeNull();
  });

  test("prices a virtual hearing by the head office's card", async () => {
    await cardInForce(HEAD_OFFICE.id);
    const { estimate } = await answerTo({ ...PLAN, location: "", locationType: "virtual", courtReportingRequired: false });
    expect(estimate?.lines).toMatchObject([{ item: "remoteAccess", cents: 25_000 }]);
  });

  test("refuses what is wrong by its field", async () => {
    const answer = await ask({ location: "paris", preferredDate: "2031-02-30", mainRoomCapacity: "many", contactEmail: "a@b.example" });
    expect(answer.status).toBe(400);
    const { issues } = await answer.json<Answer>();
    expect(Object.fromEntries(issues.map(({ field, code }) => [field, code]))).toEqual({
      location: "location_invalid",
      preferredDate: "date_invalid",
      mainRoomCapacity: "count_required",
      contactEmail: "unknown_field",
    });
    expect((await apiClient().post("/api/estimates", [])).status).toBe(400);
  });

  test("answers sixty questions a minute", async () => {
    const client = apiClient({ variables: { RATE_LIMITS: "on" } });
    for (let index = 0; index < 60; index += 1) expect((await ask({}, "en", client)).status, `question ${index + 1}`).toBe(200);
    expect((await ask({}, "en", client)).status).toBe(429);
  });
});

type Read = BookingRecord & { estimate: Estimate | null };

async function request(client: ApiClient, change: Record<string, unknown> = {}): Promise<string> {
  const asked = {
    location: MIAMI,
    bookingDate: DAY,
    startTime: "09:00",
    duration: "full_day",
    mainRoomCapacity: 10,
    courtReportingRequired: false,
    ...change,
  };
  const answer = await client.post("/api/public-bookings", detailedBooking(asked));
  const body = await answer.json<{ id: string }>();
  expect(answer.status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const put = (client: ApiClient, id: string, body: unknown) =>
  client.send(`/api/bookings/${id}`, { method: "PUT", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
const readBy = async (client: ApiClient, id: string) => (await client.get(`/api/bookings/${id}`)).json<Read>();

describe("a booking", () => {
  test("keeps the card as it was when it was made, and follows its own days", async () => {
    const { client: admin } = await asRole("admin");
    await cardInForce(MIAMI, { name: "Of then" });
    const id = await request(apiClient());
    await withoutRates();
    await cardInForce(MIAMI, { name: "Of now", factor: 2 });
    const before = await readBy(admin, id);
    expect(before.estimate).toMatchObject({ totalCents: 100_000, card: { name: "Of then" } });
    const monday = openWeekIn(40);
    const days = { bookingType: "consecutive", consecutiveStartDate: monday, consecutiveEndDate: later(monday, 2) };
    const edited = await put(admin, id, {
      version: before.version,
      values: { bookingDate: "", startTime: "", duration: "", ...days, consecutiveStartTime: "09:30", consecutiveDuration: "half_day" },
    });
    expect(edited.status, await edited.clone().text()).toBe(200);
    expect((await readBy(admin, id)).estimate).toMatchObject({ totalCents: 180_000, card: { name: "Of then" } });
  });

  test("takes the card of the venue that it moves to, and has its first one again when it comes back", async () => {
    const { client: admin } = await asRole("admin");
    await cardInForce(MIAMI, { name: "Of Miami" });
    const id = await request(apiClient());
    await cardInForce("arbitration_place_ottawa", { name: "Of Ottawa", factor: 3 });
    await cardInForce(MIAMI, { name: "Of Miami since", factor: 2 });
    const move = async (location: string) => {
      const { version } = await readBy(admin, id);
      expect((await put(admin, id, { version, values: { location } })).status).toBe(200);
      return (await readBy(admin, id)).estimate?.card.name ?? null;
    };
    expect(await move("arbitration_place_ottawa")).toBe("Of Ottawa");
    expect(await move("arbitration_place_montreal")).toBeNull();
    expect(await move(MIAMI)).toBe("Of Miami");
  });

  test("that was made before there were rates has no estimate", async () => {
    const { client: admin } = await asRole("admin");
    const id = await request(apiClient());
    await cardInForce(MIAMI);
    expect((await readBy(admin, id)).estimate).toBeNull();
    expect(await pageText(admin, staffPage, { id })).not.toContain("Estimated total");
  });

  test("shows its estimate to its contact and to staff, and to nobody else", async () => {
    await cardInForce(MIAMI, { name: "Rates that were invented" });
    const id = await request(apiClient());
    const { client: admin } = await asRole("admin");
    const key = await keyOf(id, "confirmation");
    const token = await keyOf(id, "manage");
    const pages = [
      await pageText(apiClient(), confirmationPage, { id: key }),
      await pageText(apiClient(), managePage, { token }),
      await pageText(admin, staffPage, { id }),
    ];
    for (const page of pages) {
      expect(page.replaceAll("\u00a0", " ")).toContain("Estimated total, before taxes CAD 1,000.00");
      expect(page).toContain("Taxes are extra");
      expect(page).toContain("Rates that were invented");
    }
    const { client: other } = await asRole("party");
    expect((await other.get(`/api/bookings/${id}`)).status).toBe(404);
  });

  test("has the card of its first day and venue, however it is written", async () => {
    await cardInForce(HEAD_OFFICE.id, { name: "Of the head office" });
    await cardInForce(MIAMI, { name: "Far away", validFrom: "2090-01-01" });
    const { client: admin } = await asRole("admin");
    const nameOf = async (change: Parameters<typeof booking>[0]) => {
      const details = { mainRoomCapacity: "8" };
      const { id } = await booking({ startTime: "09:00", endTime: "12:00", details, ...change });
      return (await readBy(admin, id)).estimate?.card.name ?? null;
    };
    expect(await nameOf({})).toBe("Of the head office");
    expect(await nameOf({ location: null, locationType: "virtual" })).toBe("Of the head office");
    expect(await nameOf({ location: MIAMI })).toBeNull();
    expect(await nameOf({ location: null })).toBeNull();
  });
});

describe("its mail", () => {
  test.each([
    ["en", "ESTIMATE", "CAD 1,000.00"],
    ["fr", "ESTIMATION", "1 000,00 CAD"],
    ["es", "ESTIMACIÓN", "CAD 1,000.00"],
  ] as const)("has the estimate in %s", async (locale, title, amount) => {
    await env.DB.batch(["DELETE FROM outbox", "DELETE FROM captured_mails"].map((sql) => env.DB.prepare(sql)));
    await cardInForce(MIAMI);
    await request(apiClient(), { catering: "Lunch for ten" });
    await env.DB.prepare("UPDATE outbox SET locale = ? WHERE kind = 'booking_received'").bind(locale).run();
    await deliverMail(env);
    const { results } = await env.DB.prepare("SELECT raw FROM captured_mails").all<{ raw: string }>();
    const mails = await Promise.all(results.map(({ raw }) => PostalMime.parse(raw)));
    const mail = mails.find(({ to }) => to?.[0]?.address === "genevieve@tremblay-osei.example");
    const text = (mail?.text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
    expect(text).toContain(`\n${title}\n`);
    expect(text).toContain(amount);
    // What a stranger typed is no part of a first mail.
    expect(text).not.toContain("Lunch");
  });
});

const later = (day: string, by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
