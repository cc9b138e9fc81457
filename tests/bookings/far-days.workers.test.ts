/** A day further ahead than days can be booked is refused by its field at every door, and makes no calendar long. */
import { expect, test } from "vitest";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { businessDayIn, detailedBooking, fastBooking } from "#tests/kit/payloads.ts";
import { visit } from "#tests/permissions/pages.ts";

const visitor = () => apiClient({ variables: { RATE_LIMITS: "off" } });
const FAR = ["2126-03-12", "9998-12-30", "9999-12-31"];
const several = (date: string) => ({
  bookingType: "non-consecutive",
  bookingDates: [businessDayIn(20), date].map((one) => ({ date: one, startTime: "10:00", duration: "half_day" })),
});
const NO_DAY = { bookingDate: undefined, startTime: undefined, duration: undefined };

test.each(FAR)("%s is refused by the fast request, its form and the one with several days", async (day) => {
  const asked = [
    { body: fastBooking({ preferredDate: day }), field: "preferredDate" },
    { body: fastBooking({ preferredDate: day, location: "toronto", startTime: "10:00" }), field: "preferredDate" },
    { body: fastBooking({ preferredDate: undefined, locationType: "virtual", ...several(day) }), field: "bookingDates" },
    { body: fastBooking({ alternativeDays: [{ date: day }] }), field: "alternativeDays" },
  ];
  for (const { body, field } of asked) {
    const answer = await visitor().post("/api/bookings/fast", body);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: "invalid_input" })]);
    const again = await (await visitor().post("/api/bookings/fast", body)).json<{ issues: { field: string; code: string }[] }>();
    expect(again.issues).toContainEqual(expect.objectContaining({ field, code: "date_too_far" }));
  }
  for (const intent of ["review", "send"]) {
    const form = { ...(fastBooking({ preferredDate: day }) as Record<string, string>), intent, key: crypto.randomUUID() };
    const { status, text } = await visit(visitor(), "/fast-booking", form);
    expect([status, text]).toEqual([400, expect.stringContaining("date_too_far")]);
  }
});

test.each(FAR)("%s is refused by the detailed request, as its one day, among several and at the end of a run", async (day) => {
  const asked = [
    { change: { bookingDate: day }, field: "bookingDate" },
    { change: { ...NO_DAY, ...several(day) }, field: "bookingDates" },
    {
      change: {
        ...NO_DAY,
        bookingType: "consecutive",
        consecutiveStartDate: day,
        consecutiveEndDate: day,
        consecutiveStartTime: "09:00",
        consecutiveDuration: "full_day",
      },
      field: "consecutiveStartDate",
    },
  ];
  for (const { change, field } of asked) {
    const answer = await visitor().post("/api/public-bookings", detailedBooking(change));
    expect(answer.status).toBe(400);
    const { issues } = await answer.json<{ issues: { field: string; code: string }[] }>();
    expect(issues).toContainEqual(expect.objectContaining({ field, code: "date_too_far" }));
  }
});

test.each(FAR)("a booking is not moved to %s by its link, nor by staff, who cannot go against it with a reason", async (day) => {
  const { id } = await booking({ status: "pending", bookingDate: businessDayIn(40), location: "arbitration_place_toronto" });
  const wish = { do: "move", version: 1, date: day, time: "09:00" } as const;
  const token = await keyOf(id, "manage");
  const issues = [{ field: "bookingDate", code: "date_too_far" }];
  await expect(visitor().within(({ managed }) => managed.act(token, wish))).rejects.toMatchObject({ code: "invalid_input", issues });
  const admin = (await asRole("admin")).client;
  for (const overrideReason of [undefined, "The judge wishes it."]) {
    const edited = await admin.put(`/api/bookings/${id}`, { version: 1, values: { bookingDate: day }, overrideReason });
    expect([edited.status, await edited.text()]).toEqual([400, expect.stringContaining("date_too_far")]);
  }
});

test.each(FAR)("a draft may hold %s: the chat answers, and does not book it", async (day) => {
  const client = visitor();
  const values = { preferredDate: day, startTime: "09:00", locationType: "in_person", location: "arbitration_place_toronto" };
  const patched = await client.patch("/api/drafts/current", { version: 0, values });
  expect(patched.status).toBe(200);
  for (const message of ["We need a room for six people", "A mediation, please", "Is that day free?"])
    expect((await client.post("/api/ai/chat", { message })).status).toBe(200);
});

test("a far day said in the chat is asked about and not noted", async () => {
  const client = visitor();
  const told = await client.post("/api/ai/chat", { message: "A mediation in Toronto on 12 March 2126, please" });
  expect([told.status, await told.text()]).toEqual([200, expect.stringContaining("five years")]);
  expect((await (await client.get("/api/drafts/current")).json<DraftView>()).values.preferredDate).toBeUndefined();
});

test("availability of far days is refused, and a month of them is closed", async () => {
  for (const day of FAR) {
    const answer = await visitor().get(`/api/availability?venue=arbitration_place_toronto&from=${day}&to=${day}`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("date_too_far")]);
  }
  const month = await visitor().get("/api/availability/month?venue=arbitration_place_toronto&month=2126-03");
  const { days } = await month.json<{ days: { state: string; why: string }[] }>();
  expect(new Set(days.map(({ state, why }) => `${state} ${why}`))).toEqual(new Set(["closed too_far"]));
});

test("a far day that was booked before makes no calendar long, and a feed holds the days of its stretch alone", async () => {
  const near = businessDayIn(20);
  const { bookingType, bookingDates } = several("9998-12-30");
  const made = await booking({ bookingDate: near, details: { bookingType, bookingDates: JSON.stringify(bookingDates) } });
  const admin = (await asRole("admin")).client;
  const address = await admin.within(({ feeds }) => feeds.make());
  const token = /\/feeds\/([\w-]+)\.ics$/.exec(address)?.[1] ?? "";
  const { text } = await visitor().within(({ feeds }) => feeds.read(token));
  expect([text.includes(made.bookingNumber), text.includes(near.replaceAll("-", "")), text.includes("99981230")]).toEqual([
    true,
    true,
    false,
  ]);
});
