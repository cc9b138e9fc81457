/** One hybrid hearing of five days, the third of them shorter: every place that shows a booking shows all of them. */
import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import * as staffPage from "#app/routes/portal/booking/route.tsx";
import { loader as exportList } from "#app/routes/portal/bookings/export.ts";
import * as listPage from "#app/routes/portal/bookings/route.tsx";
import { linkedBookings } from "#app/routes/portal/case/bookings/records.ts";
import * as plannerPage from "#app/routes/portal/planner/route.tsx";
import { reportLines } from "#app/routes/portal/reports/report-lines.ts";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import * as managePage from "#app/routes/site/manage/route.tsx";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { proven } from "#tests/kit/mail/mail-proof.ts";
import { loaded, pageText, plain } from "#tests/kit/page-html.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const clock = () => new Date("2026-12-01T15:00:00Z");
const day = (date: string, endTime = "16:30") => ({ date, startTime: "09:30", duration: "extended", endTime });
const DAYS = [day("2027-03-08"), day("2027-03-09"), day("2027-03-10", "13:00"), day("2027-03-11"), day("2027-03-12")];
const DATES = "Mon, Mar 8 – Fri, Mar 12, 2027";
const HOURS = "9:30 a.m. – 4:30 p.m. (Wed until 1:00 p.m.) EST, Toronto";
const WHEN = `${DATES}, ${HOURS}`;

let admin: ApiClient;
let id: string;
let bookingNumber: string;

beforeAll(async () => {
  admin = (await asRole("admin")).client;
  await proven("genevieve@tremblay-osei.example");
  const asked = await apiClient({ clock, variables: { RATE_LIMITS: "off" } }).post(
    "/api/public-bookings",
    detailedBooking({
      locationType: "in_person_and_virtual",
      location: "arbitration_place_toronto",
      bookingType: "non-consecutive",
      bookingDate: undefined,
      startTime: undefined,
      duration: undefined,
      bookingDates: DAYS,
      platformPreference: "zoom",
      mainRoomCapacity: 12,
      people: [{ name: "Ada Roy", part: "witness", place: "Singapore", zone: "Asia/Singapore", attends: "remote" }],
    }),
  );
  expect(asked.status, await asked.clone().text()).toBe(201);
  ({ id, bookingNumber } = await asked.json<{ id: string; bookingNumber: string }>());
  const confirmed = await admin.patch(`/api/bookings/${id}`, { status: "confirmed" });
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
});

describe("what the client sees", () => {
  test("the confirmation", async () => {
    const text = await pageText(apiClient({ clock }), confirmationPage, { id: await keyOf(id, "confirmation") });
    expect(text).toContain(`Dates ${DATES}`);
    expect(text).toContain(`Time ${HOURS}`);
  });

  test("the managing page, in its top card, and below it the room, the address and the way there", async () => {
    const text = await pageText(apiClient({ clock }), managePage, { token: await keyOf(id, "manage") });
    expect(text).toContain(`When ${WHEN}`);
    expect(text).toMatch(/Your arrival Room \S.* Address Toronto .* Getting there Directions and map/);
  });

  test("mails say every day, and their calendar file has an event for each", async () => {
    await deliverMail(env);
    const { results } = await env.DB.prepare("SELECT raw FROM captured_mails").all<{ raw: string }>();
    const mails = await Promise.all(results.map(({ raw }) => PostalMime.parse(raw)));
    const mail = mails.find(({ subject }) => subject?.startsWith("Confirmed") && subject.includes(bookingNumber));
    expect(plain(mail?.text ?? "")).toContain(WHEN);
    expect(plain(mail?.html ?? "")).toContain(WHEN);
    expect(eventsOf(new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer))).toEqual(EVENTS);
  });

  test("the calendar file of the confirmation", async () => {
    const key = await apiClient().within((services) => services.bookingLinks.token("calendar", id));
    const file = await apiClient().within((services) => services.bookings.calendar(key ?? ""));
    expect(eventsOf(file.text)).toEqual(EVENTS);
  });
});

describe("what the office sees", () => {
  test("the list", async () => {
    const text = await pageText(admin, listPage, {}, `search=${bookingNumber}`);
    expect(text).toContain("Mar 8");
    expect(text).toContain("5 days");
  });

  test("the booking's card", async () => {
    const text = await pageText(admin, staffPage, { id });
    expect(text).toContain(`Dates ${DATES} 5 days`);
    expect(text).toContain(`Time ${HOURS}`);
    expect(text).toContain(
      "9:30 a.m. – 4:30 p.m. in Toronto is 10:30 p.m. – 5:30 a.m. in Singapore (Ada Roy) Outside 7 a.m. to 9 p.m. there",
    );
  });

  test("the room planner, as one bar over its days", async () => {
    const page = await loaded(admin, plannerPage.loader, {}, "on=2027-03-08&venue=arbitration_place_toronto");
    const { planner } = page as Awaited<ReturnType<typeof plannerPage.loader>>;
    const bars = planner.bookings.filter((one) => one.bookingNumber === bookingNumber);
    expect(bars.map(({ days }) => days)).toEqual([DAYS.map(({ date }) => date)]);
  });

  test("the record of the API", async () => {
    const answer = await (await admin.get(`/api/bookings/${id}`)).json<{ days: unknown }>();
    expect(answer.days).toEqual(DAYS.map(({ date, startTime, endTime }) => ({ date, startTime, endTime })));
  });

  test("the export", async () => {
    const answer = (await loaded(admin, exportList, {}, `search=${bookingNumber}`)) as Response;
    const csv = await answer.text();
    expect(csv).toContain("2027-03-08,09:30,16:30,2027-03-12,5,");
    expect(csv).toContain("2027-03-10 09:30-13:00");
  });

  test("the report counts five days", async () => {
    const report = await admin.within((services) => services.reports.make({ from: "2027-03-01", to: "2027-03-31" }));
    expect(report.hearingDays).toMatchObject({ total: 5, months: [{ month: "2027-03", byVenue: { [HEAD_OFFICE.id]: 5 } }] });
    expect(reportLines(await createPageI18n("en"), report)).toContainEqual(["Hearing days", "2027-03", "Toronto", "", "5"]);
  });
});

test("the plan says the hours on the clocks of those who take part from afar, and a better one", async () => {
  const client = apiClient({ clock });
  const people = JSON.stringify([{ name: "Luc Morel", part: "counsel", zone: "Europe/Paris", attends: "remote" }]);
  const when = { bookingType: "single", preferredDate: "2027-03-09", startTime: "14:00", duration: "half_day" };
  const values = {
    proceedingType: "arbitration",
    location: "arbitration_place_toronto",
    locationType: "in_person_and_virtual",
    ...when,
    people,
  };
  const kept = await client.patch("/api/drafts/current", { version: 0, form: "detailed", values });
  expect(kept.status, await kept.clone().text()).toBe(200);
  const { clocks } = await (await client.get("/api/drafts/current/lines")).json<{ clocks: PeopleClocksView }>();
  expect(clocks.better?.time).toBe("11:30");
  expect(plain(clocks.clocks[0]?.text ?? "")).toBe("2:00 p.m. – 5:30 p.m. in Toronto is 8:00 p.m. – 11:30 p.m. in Paris");
});

test("the case that it belongs to", async () => {
  const { id: caseId } = await caseOf();
  await env.DB.prepare("INSERT INTO case_bookings (case_id, booking_id, linked_at, linked_by) VALUES (?, ?, 1, ?)")
    .bind(caseId, id, (await asRole("admin")).who.id)
    .run();
  const file = await admin.within((services) => services.caseFiles.open(caseId));
  const [linked] = linkedBookings(await createPageI18n("en"), file);
  expect(linked?.day).toBe(DATES);
  expect(plain(linked?.hours?.own ?? "")).toBe(HOURS);
});

const EVENTS = DAYS.map(({ date, endTime }) => [`${date}T09:30:00`, `${date}T${endTime}:00`]);
function eventsOf(text: string): string[][] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()]).sort();
}
