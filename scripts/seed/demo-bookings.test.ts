import { beforeAll, describe, expect, test } from "vitest";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { offeredLocationTypes } from "#app/domain/booking/requests/effects.ts";
import { checkFastField } from "#app/domain/booking/requests/fast.ts";
import { addDays, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { type DemoBooking, demoBookings } from "./demo-bookings.ts";
import { demoProgramme } from "./demo-programme.ts";
import { demoRooms } from "./demo-rooms.ts";

const NOW = new Date("2026-11-02T15:00:00Z");
const TODAY = "2026-11-02";
const PEOPLE = { admin: { kind: "visitor" as const }, partyA: "a", partyB: "b" };
/** Every venue with a dozen rooms, and closed on one Thursday. */
const CLOSED = "2026-11-26";
const venues = () =>
  demoRooms(
    VENUES.map((venue) => ({
      venue,
      closures: new Map([[CLOSED, "Thanksgiving Day"]]),
      rooms: [4, 4, 6, 6, 8, 8, 10, 12, 14, 20, 24, 40].map((capacity, at) => ({
        id: `${venue.code}-${at}`,
        capacity,
        seats: { boardroom: Math.min(capacity, 20), u_shape: Math.min(Math.floor(capacity * 0.75), 28), courtroom: capacity },
      })),
      held: [],
      buffer: 30,
      now: NOW.getTime(),
    })),
  );
let made: DemoBooking[] = [];

beforeAll(async () => {
  made = await demoBookings(NOW, venues(), PEOPLE);
});

test("the same days give the same bookings, and other days other dates", async () => {
  const plain = (list: DemoBooking[]) =>
    list.map(({ booking }) => [booking.bookingNumber, booking.bookingDate, booking.bookingContactName, booking.status]);
  expect(plain(await demoBookings(NOW, venues(), PEOPLE))).toEqual(plain(made));
  const later = await demoBookings(new Date("2027-02-01T15:00:00Z"), venues(), PEOPLE);
  expect(later.every(({ booking }) => !booking.bookingDate || booking.bookingDate >= "2027-01-01")).toBe(true);
});

test("every venue, proceeding, status and language is there", () => {
  const seen = (name: "location" | "proceedingType" | "status" | "locale") => new Set(made.map(({ booking }) => booking[name]));
  for (const venue of VENUES) expect(seen("location")).toContain(venue.id);
  expect(seen("proceedingType")).toEqual(new Set(PROCEEDING_TYPES));
  expect(seen("status").size).toBe(5);
  expect(seen("locale")).toEqual(new Set(["en", "fr", "es"]));
});

describe("each booking", () => {
  test("falls on a business day of the three months, and its status fits the day", () => {
    for (const { booking } of made) {
      if (!booking.bookingDate) {
        expect(booking.status).toBe("consultation_requested");
        continue;
      }
      expect(weekday(booking.bookingDate) % 6).not.toBe(0);
      expect(booking.bookingDate >= addDays(TODAY, -28) && booking.bookingDate <= addDays(TODAY, 63)).toBe(true);
      if (booking.bookingDate < TODAY) expect(["completed", "cancelled"]).toContain(booking.status);
      else expect(booking.status).not.toBe("completed");
    }
  });

  test("is one that its proceeding allows, with its instant in the venue's zone", () => {
    for (const { booking } of made) {
      expect(offeredLocationTypes(booking.proceedingType)).toContain(booking.locationType);
      const { bookingDate, startTime, endTime, timeZone, startsAt } = booking;
      if (bookingDate && startTime) expect(startsAt).toBe(instantOf(bookingDate, startTime, timeZone));
      if (endTime && startTime) expect(endTime > startTime && endTime <= "19:00").toBe(true);
    }
  });

  test("has a number that people can read, unique, and contact details that the forms take", () => {
    expect(new Set(made.map(({ booking }) => booking.bookingNumber)).size).toBe(made.length);
    for (const { booking } of made) {
      expect(parseBookingNumber(booking.bookingNumber)).toBe(booking.bookingNumber);
      expect(checkFastField("contactName", booking.bookingContactName).ok).toBe(true);
      expect(checkFastField("contactEmail", booking.bookingContactEmail).ok).toBe(true);
      expect(checkFastField("contactPhone", booking.bookingContactPhone).ok).toBe(true);
      expect(checkFastField("caseDescription", booking.caseDescription).ok).toBe(true);
      expect(booking.bookingContactEmail).toMatch(/\.example$/);
      expect(booking.bookingContactPhone).toMatch(/ 555 01\d\d$/);
    }
  });

  test("has a history that leads to its status, in order, chained", async () => {
    for (const { booking, audit } of made) {
      expect(audit.map((entry) => entry.seq)).toEqual(audit.map((_entry, index) => index + 1));
      for (const [index, entry] of audit.entries()) {
        expect(entry.at).toBeLessThanOrEqual(NOW.getTime());
        if (index > 0) expect(entry.previousHash).toBe(audit[index - 1]?.hash);
      }
      const last = audit.at(-1)?.changes as { status?: string; to?: string };
      expect(last.to ?? last.status).toBe(booking.status);
      expect(booking.version).toBe(audit.length);
    }
    const [first] = made;
    if (!first?.audit[0]) throw new Error("There is no booking.");
    const { subjectType, subjectId, action, changes, at } = first.audit[0];
    const again = await nextAuditEntry(
      { subjectType: subjectType as "booking", subjectId, action, changes },
      { kind: "visitor" },
      at,
      null,
    );
    expect(again.hash).toBe(first.audit[0].hash);
  });
});

test("the newest requests wait for their call; all others were called", () => {
  const open = made.filter(({ task }) => task.doneAt === null);
  expect(open).toHaveLength(9);
  for (const { booking, task } of open) {
    expect(booking.status).toBe("consultation_requested");
    expect(task.dueAt).toBeGreaterThan(task.createdAt);
  }
});

test("parties A and B have bookings of their own", () => {
  for (const [email, id] of [
    ["party.a@concord.example", "a"],
    ["party.b@concord.example", "b"],
  ]) {
    const theirs = made.filter(({ booking }) => booking.contactEmailKey === email);
    expect(theirs.length).toBeGreaterThan(5);
    expect(theirs.every(({ booking }) => booking.createdByUser === id || booking.createdByUser === null)).toBe(true);
  }
});

describe("rooms of ours", () => {
  const ours = () => made.filter(({ booking }) => booking.locationType !== "virtual" && booking.location !== "alternate");

  test("are held by what is confirmed or completed in them, at its hours and with a number of people, and by nothing else", () => {
    for (const { booking, holds } of ours()) {
      const holding = booking.status === "confirmed" || booking.status === "completed";
      expect(holds.length > 0, booking.bookingNumber).toBe(holding);
      if (!holding) continue;
      expect(Number(booking.details.mainRoomCapacity)).toBeGreaterThan(0);
      expect(holds.every(({ bookingId, expiresAt }) => bookingId === booking.id && expiresAt === null)).toBe(true);
      if (booking.startsAt) expect(holds[0]?.startsAt).toBe(booking.startsAt);
    }
    expect(ours().filter(({ holds }) => holds.length > 0).length).toBeGreaterThan(60);
    expect(made.filter((one) => !ours().includes(one)).every(({ holds }) => holds.length === 0)).toBe(true);
  });

  test("are held by one hearing at a time", () => {
    const all = made.flatMap(({ holds }) => holds);
    for (const one of all)
      for (const other of all)
        if (one !== other && one.roomId === other.roomId)
          expect(one.startsAt >= other.busyUntil || other.startsAt >= one.busyUntil).toBe(true);
  });

  test("are asked for on no day that is left alone: the busy one has hearings of its own, and the empty one none", async () => {
    const { busy, empty } = demoProgramme(NOW, () => new Set([CLOSED]));
    const around = await demoBookings(NOW, venues(), PEOPLE, new Set([busy, empty]));
    expect(around.filter(({ booking }) => booking.bookingDate === busy || booking.bookingDate === empty)).toEqual([]);
    expect(around.length).toBe(made.length);
  });

  test("are asked for on no closed day", () => {
    expect(ours().filter(({ booking }) => booking.bookingDate === CLOSED)).toEqual([]);
  });
});
