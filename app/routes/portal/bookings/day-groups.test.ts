import { expect, test } from "vitest";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { dayGroups, groupDayOf } from "./day-groups.ts";

const NOW = new Date("2027-03-16T15:00:00Z");
const day = (date: string) => ({ date, startTime: "09:00", endTime: null });
const booking = (...dates: string[]) =>
  ({
    id: dates.join(),
    bookingDate: dates[0] ?? null,
    startTime: "09:00",
    days: dates.map(day),
    timeZone: "America/Toronto",
  }) as unknown as BookingRecord;

test("a booking stands under today as long as one of its days is today", () => {
  expect(groupDayOf(booking("2027-03-16"), NOW)).toEqual({ kind: "today", date: "2027-03-16" });
  expect(groupDayOf(booking("2027-03-15", "2027-03-16"), NOW)).toEqual({ kind: "today", date: "2027-03-16" });
  expect(groupDayOf(booking("2027-03-15", "2027-03-19"), NOW)).toEqual({ kind: "under_way" });
  expect(groupDayOf(booking("2027-03-17"), NOW)).toEqual({ kind: "tomorrow", date: "2027-03-17" });
  expect(groupDayOf(booking("2027-03-12", "2027-03-15"), NOW)).toEqual({ kind: "date", date: "2027-03-12" });
  expect(groupDayOf(booking(), NOW)).toEqual({ kind: "none" });
});

test("today in the venue is another day than here: late in Toronto it is still the day before in Vancouver", () => {
  const late = new Date("2027-03-17T05:30:00Z");
  expect(groupDayOf({ ...booking("2027-03-16"), timeZone: "America/Vancouver" }, late).kind).toBe("today");
  expect(groupDayOf(booking("2027-03-16"), late).kind).toBe("date");
});

test("today comes first, then what goes on since earlier, then the days to come", () => {
  const list = [booking("2027-03-10", "2027-03-19"), booking("2027-03-15", "2027-03-16"), booking("2027-03-16"), booking("2027-03-18")];
  const keys = (latestFirst: boolean) => dayGroups(list, NOW, latestFirst).map(({ key }) => key);
  expect(keys(false)).toEqual(["2027-03-16", "under_way", "2027-03-18"]);
  expect(keys(true)).toEqual(["under_way", "2027-03-16", "2027-03-18"]);
  expect(dayGroups(list, NOW, false)[0]?.bookings).toHaveLength(2);
  expect(dayGroups([list[0] as BookingRecord], NOW, false).map(({ key }) => key)).toEqual(["under_way"]);
});

test("within a day the hours decide, and what has none comes last", () => {
  const at = (startTime: string | null) => ({ ...booking("2027-03-18"), id: String(startTime), startTime });
  const [group] = dayGroups([at("13:00"), at(null), at("08:30"), at("09:00")], NOW, false);
  expect(group?.bookings.map(({ startTime }) => startTime)).toEqual(["08:30", "09:00", "13:00", null]);
});
