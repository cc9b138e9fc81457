/** Calendar files as an independent parser reads them: the right instant on every edge, stable names, cancelled days. */
import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { type Changes, daysBefore } from "#app/domain/venue/record-days.ts";
import { toFullRecord } from "#app/services/bookings/booking-records.ts";
import { calendarFeed, calendarFile } from "#app/services/bookings/calendar/calendar-file.server.ts";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { calendarUid } from "#tests/kit/calendar-uid.ts";
import { booking } from "#tests/kit/factories.ts";

const ORIGIN = "https://concord.example";

async function record(change: Partial<BookingRow> = {}): Promise<BookingRecord> {
  return toFullRecord(await booking({ status: "confirmed", startTime: "09:00", endTime: "16:00", ...change }));
}

interface Entry {
  uid: string;
  sequence: number;
  status: string;
  start: string;
  end: string | null;
  allDay: boolean;
}

/** What a program without a zone database of its own understands: the file's VTIMEZONE alone decides the instants. */
function read(text: string): { method: string; entries: Entry[]; zones: string[]; calendar: ICAL.Component } {
  expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents("vtimezone");
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const entries = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const utc = (time: ICAL.Time) => (time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString());
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue("status")),
      start: utc(event.startDate),
      end: component.hasProperty("dtend") ? utc(event.endDate) : null,
      allDay: event.startDate.isDate,
    };
  });
  const names = zones.map((zone) => String(zone.getFirstPropertyValue("tzid")));
  for (const name of names) ICAL.TimezoneService.remove(name);
  return { method: String(calendar.getFirstPropertyValue("method")), entries, zones: names, calendar };
}

const descriptionOf = (calendar: ICAL.Component) => String(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("description"));

describe("the instant of a hearing", () => {
  test.each([
    ["Toronto, the day before the clocks go forward", "America/Toronto", "2027-03-13", "2027-03-13T14:00:00.000Z"],
    ["Toronto, the day they go forward", "America/Toronto", "2027-03-14", "2027-03-14T13:00:00.000Z"],
    ["Toronto, the day before they go back", "America/Toronto", "2027-11-06", "2027-11-06T13:00:00.000Z"],
    ["Toronto, the day they go back", "America/Toronto", "2027-11-07", "2027-11-07T14:00:00.000Z"],
    ["Cayman in winter", "America/Cayman", "2027-01-12", "2027-01-12T14:00:00.000Z"],
    ["Cayman in summer", "America/Cayman", "2027-07-13", "2027-07-13T14:00:00.000Z"],
    ["Winnipeg in summer", "America/Winnipeg", "2027-07-13", "2027-07-13T14:00:00.000Z"],
  ])("%s", async (_, timeZone, bookingDate, start) => {
    const { entries, zones } = read(await calendarFile(await record({ timeZone, bookingDate })));
    expect(zones).toEqual([timeZone]);
    expect(entries.map((entry) => entry.start)).toEqual([start]);
    expect(Date.parse(entries[0]?.end ?? "") - Date.parse(start)).toBe(7 * 3_600_000);
  });

  test("in the hour that is skipped it is the hour after", async () => {
    const skipped = await calendarFile(await record({ bookingDate: "2027-03-14", startTime: "02:30", endTime: null }));
    expect(read(skipped).entries[0]?.start).toBe("2027-03-14T07:30:00.000Z");
  });

  test("no hour is a whole day; no end is that of the room's time, and is said to be open; a named duration past midnight is one", async () => {
    const day = read(await calendarFile(await record({ bookingDate: "2027-03-16", startTime: null, endTime: null })));
    expect(day.entries).toMatchObject([{ allDay: true, start: "2027-03-16", end: null }]);
    const open = read(await calendarFile(await record({ bookingDate: "2027-03-16", endTime: null })));
    expect(open.entries).toMatchObject([{ start: "2027-03-16T13:00:00.000Z", end: "2027-03-16T23:00:00.000Z" }]);
    expect(descriptionOf(open.calendar)).toContain("The end is not agreed yet.");
    const agreed = read(await calendarFile(await record({ bookingDate: "2027-03-16" })));
    expect(descriptionOf(agreed.calendar)).not.toContain("not agreed");
    const late = await record({ bookingDate: "2027-03-16", startTime: "18:00", endTime: null, duration: "full_day" });
    expect(read(await calendarFile(late)).entries).toMatchObject([{ end: "2027-03-17T05:00:00.000Z" }]);
  });
});

test("a day before there is an alarm, of what takes place and in the one file alone", async () => {
  const made = await record({ bookingDate: "2027-03-16" });
  const alarms = (calendar: ICAL.Component) =>
    calendar
      .getAllSubcomponents("vevent")
      .flatMap((event) => event.getAllSubcomponents("valarm"))
      .map((alarm) => String(alarm.getFirstPropertyValue("trigger")));
  expect(alarms(read(await calendarFile(made)).calendar)).toEqual(["-P1D"]);
  expect(alarms(read(await calendarFile({ ...made, status: "cancelled" })).calendar)).toEqual([]);
  const feed = await calendarFeed([made], { name: "Mine", origin: "https://concord.example", locale: "en" });
  expect(alarms(read(feed).calendar)).toEqual([]);
});

describe("what happens to a booking", () => {
  test.each([
    ["consultation_requested", "PUBLISH", "TENTATIVE"],
    ["pending", "PUBLISH", "TENTATIVE"],
    ["confirmed", "PUBLISH", "CONFIRMED"],
    ["completed", "PUBLISH", "CONFIRMED"],
    ["cancelled", "CANCEL", "CANCELLED"],
  ] as const)("%s is %s, %s", async (status, method, told) => {
    const made = await record({ status, version: 4 });
    const file = read(await calendarFile(made));
    expect(file.method).toBe(method);
    expect(file.entries).toMatchObject([{ uid: calendarUid(made.id), sequence: 3, status: told }]);
  });

  const days = (list: unknown[]) => ({
    bookingDate: "2027-03-12",
    duration: "half_day",
    details: { rulesVersion: "1", bookingType: "non-consecutive", bookingDates: JSON.stringify(list) },
  });
  const LIST = [
    { date: "2027-03-12", startTime: "09:00", duration: "half_day" },
    { date: "2027-03-14", startTime: "09:00", duration: "full_day" },
    { date: "2027-11-08", startTime: "10:00", duration: "extended", endTime: "19:00" },
  ];

  test("several days are several entries, each with a name that stays, across both changes of the clocks", async () => {
    const made = await record(days(LIST));
    expect(read(await calendarFile(made)).entries).toMatchObject([
      { uid: calendarUid(made.id), start: "2027-03-12T14:00:00.000Z", end: "2027-03-12T17:30:00.000Z" },
      { uid: calendarUid(made.id, 2), start: "2027-03-14T13:00:00.000Z", end: "2027-03-14T20:00:00.000Z" },
      { uid: calendarUid(made.id, 3), start: "2027-11-08T15:00:00.000Z", end: "2027-11-09T00:00:00.000Z" },
    ]);
  });

  test("consecutive days leave out the weekend", async () => {
    const made = await record({
      bookingDate: "2027-03-12",
      details: { rulesVersion: "1", bookingType: "consecutive", consecutiveStartDate: "2027-03-12", consecutiveEndDate: "2027-03-15" },
    });
    const starts = read(await calendarFile(made)).entries.map(({ start }) => start);
    expect(starts).toEqual(["2027-03-12T14:00:00.000Z", "2027-03-15T13:00:00.000Z"]);
  });

  test("days that a change removed are cancelled by their own names", async () => {
    const made = await record({ ...days(LIST.slice(0, 1)), version: 3 });
    const changes: Changes = { bookingDates: [JSON.stringify(LIST), JSON.stringify(LIST.slice(0, 1))] };
    const file = read(await calendarFile(made, { before: daysBefore(made, changes) }));
    expect(file.method).toBe("PUBLISH");
    expect(file.entries.map(({ uid, status, sequence }) => [uid, status, sequence])).toEqual([
      [calendarUid(made.id), "CONFIRMED", 2],
      [calendarUid(made.id, 2), "CANCELLED", 2],
      [calendarUid(made.id, 3), "CANCELLED", 2],
    ]);
    expect(file.entries[2]?.start).toBe("2027-11-08T15:00:00.000Z");
  });

  test("a single day that was several before cancels the others too", async () => {
    const made = await record({ bookingDate: "2027-03-12", details: { rulesVersion: "1", bookingType: "single" } });
    const before = daysBefore(made, { bookingType: ["non-consecutive", "single"], bookingDates: [LIST, []] });
    expect(before).toHaveLength(3);
    const cancelled = read(await calendarFile(made, { before })).entries.filter(({ status }) => status === "CANCELLED");
    expect(cancelled.map(({ uid }) => uid)).toEqual([calendarUid(made.id, 2), calendarUid(made.id, 3)]);
    expect(daysBefore(made, { caseDescription: ["a", "b"] })).toBeNull();
  });
});

test("what is mailed of a booking of before withdraws the entries that calendars hold under its earlier UID", async () => {
  const made = await record({ bookingDate: "2027-03-16", version: 5 });
  const file = read(await calendarFile(made, { earlierUid: true }));
  expect(file.entries.map(({ uid, status, sequence }) => [uid, status, sequence])).toEqual([
    [calendarUid(made.id), "CONFIRMED", 4],
    [`${made.id}@concord`, "CANCELLED", 4],
  ]);
  expect(await calendarFile(made)).not.toContain(made.id);
});

test("a feed holds every booking once, each zone's rules, and the words of its language", async () => {
  const bookings = [
    await record({ bookingDate: "2027-07-13", timeZone: "America/Cayman", location: "arbitration_place_cayman" }),
    await record({ bookingDate: "2027-07-13" }),
    await record({ bookingDate: "2029-01-15", status: "cancelled" }),
    await record({ bookingDate: null, startTime: null, endTime: null }),
  ];
  const text = await calendarFeed(bookings, { name: "Réservations; toutes", origin: ORIGIN, locale: "fr" });
  const feed = read(text);
  expect(feed.method).toBe("PUBLISH");
  expect(feed.entries.map(({ uid, start, status }) => [uid, start, status])).toEqual([
    [calendarUid(bookings[0]?.id), "2027-07-13T14:00:00.000Z", "CONFIRMED"],
    [calendarUid(bookings[1]?.id), "2027-07-13T13:00:00.000Z", "CONFIRMED"],
    [calendarUid(bookings[2]?.id), "2029-01-15T14:00:00.000Z", "CANCELLED"],
  ]);
  expect(feed.zones.sort()).toEqual(["America/Cayman", "America/Toronto"]);
  expect(feed.calendar.getFirstPropertyValue("x-wr-calname")).toBe("Réservations; toutes");
  const whole = text.replaceAll("\r\n ", "");
  expect(whole).toContain(`${ORIGIN}/bookings?search=${bookings[0]?.bookingNumber}`);
  for (const { id } of bookings) expect(whole).not.toContain(id);
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(read(await calendarFeed([], { name: "Empty", origin: ORIGIN, locale: "en" })).entries).toEqual([]);
});

test("a subscribed calendar says of a booking that a stranger made in its reader's name what it is and its number, until staff confirm it", async () => {
  const { who, client } = await asRole("party");
  const words = "Pay at evil.example";
  const place = { location: "alternate", alternateLocationName: "Ring 1-900, evil.example" } as const;
  const named = { styleOfCause: words, bookingContactEmail: who.email, contactEmailKey: who.email, createdByUser: null };
  const strangers = await booking({ ...named, ...place, status: "pending", bookingNumber: "AP-2222222" });
  const own = await booking({ ...named, styleOfCause: "Alba v. Stone", createdByUser: who.id });
  const { who: staff } = await asRole("admin");
  await booking({ ...named, styleOfCause: "Office v. Desk", createdByUser: staff.id });
  const token = (await client.within(({ feeds }) => feeds.make())).split("/").at(-1)?.replace(".ics", "") ?? "";
  const text = async () => (await apiClient().within(({ feeds }) => feeds.read(token))).text.replaceAll("\r\n ", "");
  const before = await text();
  expect(before).not.toContain("evil");
  for (const told of [strangers.bookingNumber, "Alba v. Stone", "Office v. Desk"]) expect(before).toContain(told);
  await env.DB.prepare("UPDATE bookings SET status = 'confirmed' WHERE id = ?").bind(strangers.id).run();
  for (const told of [words, "Ring 1-900"]) expect(await text()).toContain(told);
  // Staff read what anybody wrote to them.
  await env.DB.prepare("UPDATE bookings SET status = 'pending' WHERE id IN (?, ?)").bind(strangers.id, own.id).run();
  const admin = (await asRole("admin")).client;
  const staffs = (await admin.within(({ feeds }) => feeds.make())).split("/").at(-1)?.replace(".ics", "") ?? "";
  expect((await apiClient().within(({ feeds }) => feeds.read(staffs))).text.replaceAll("\r\n ", "")).toContain(words);
});

test("a subscribed calendar is counted by its address, like what other keys open", async () => {
  const { client } = await asRole("party");
  const token = (await client.within(({ feeds }) => feeds.make())).split("/").at(-1)?.replace(".ics", "") ?? "";
  const clock = () => new Date("2026-11-23T12:00:30Z");
  const read = () => apiClient({ clock }).within(({ feeds }) => feeds.read(token));
  for (let count = 0; count < LIMITS.opened_one_key.requests; count += 1) await read();
  await expect(read()).rejects.toMatchObject({ code: "too_many_requests" });
});
