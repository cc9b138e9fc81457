import { expect, test } from "vitest";
import { readDays } from "#app/domain/booking/schedule/lists.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { addAlternative, addCounsel, addDay, counselOf, EMPTY_DAY, sameContact, withoutEntry } from "./entries.ts";

const TODAY = "2027-03-16";
const day = (change: object) => ({ ...EMPTY_DAY, date: "2027-03-18", ...change });

test("a day is added in its place by date", () => {
  const first = addDay([], day({}), TODAY);
  const held = "list" in first ? (readDays(first.list) ?? []) : [];
  const second = addDay(held, day({ date: "2027-03-17", duration: "extended", endTime: "12:30" }), TODAY);
  expect("list" in second && readDays(second.list)).toEqual([
    { date: "2027-03-17", startTime: "09:00", duration: "extended", endTime: "12:30" },
    { date: "2027-03-18", startTime: "09:00", duration: "full_day" },
  ]);
});

test.each([
  [{ date: "2027-02-30" }, { date: "date_invalid" }],
  [{ date: "2027-03-15" }, { date: "date_in_past" }],
  [{ date: "2027-03-20" }, { date: "date_twice" }],
  [{ startTime: "" }, { startTime: "start_time_required" }],
  [{ duration: "extended" }, { endTime: "end_time_required" }],
  [{ duration: "extended", endTime: "12:29" }, { endTime: "extended_too_short" }],
])("a day with %j is refused with its reason", (change, issues) => {
  const held = [{ date: "2027-03-20", startTime: "09:00", duration: "full_day" as const }];
  expect(addDay(held, day(change), TODAY)).toEqual({ issues });
});

test("no more days than a request takes are added", () => {
  const held = Array.from({ length: 60 }, (_, at) => ({
    date: addDays("2027-03-16", at),
    startTime: "09:00",
    duration: "full_day" as const,
  }));
  expect(addDay(held, { ...EMPTY_DAY, date: "2028-02-29" }, "2027-01-01")).toEqual({ issues: { date: "span_too_long" } });
});

test("counsel move from the fields to the list, and nobody nameless does", () => {
  expect(addCounsel({ additionalCounselFirm: "Roy LLP" })).toBeNull();
  const added = addCounsel({ additionalCounselName: " Ida Berg ", additionalCounselActsFor: "the insurer" }) ?? {};
  expect(counselOf(added)).toEqual([{ name: "Ida Berg", firm: "", email: "", phone: "", actsFor: "the insurer" }]);
  expect(added.additionalCounselName).toBe("");
});

test("the last entry that is removed leaves an empty value", () => {
  expect(withoutEntry(["a", "b"], 0)).toBe('["b"]');
  expect(withoutEntry(["a"], 0)).toBe("");
});

test("a contact takes all four values of the booking contact", () => {
  expect(sameContact({ bookingContactName: "Ana", bookingContactEmail: "a@b.example" }, "orderingCounsel")).toEqual({
    orderingCounselName: "Ana",
    orderingCounselFirm: "",
    orderingCounselEmail: "a@b.example",
    orderingCounselPhone: "",
  });
});

test("second choices keep their order; one twice, one that is over and an eleventh are not added", () => {
  const today = "2026-11-28";
  const one = addAlternative("", { date: "2027-03-19", startTime: "" }, today);
  const two = addAlternative("list" in one ? one.list : "", { date: "2027-03-16", startTime: "13:00" }, today);
  expect("list" in two && JSON.parse(two.list)).toEqual([{ date: "2027-03-19" }, { date: "2027-03-16", startTime: "13:00" }]);
  const held = "list" in two ? two.list : "";
  expect(addAlternative(held, { date: "2027-03-19", startTime: "" }, today)).toEqual({ issues: { date: "date_twice" } });
  expect(addAlternative(held, { date: "2026-11-27", startTime: "" }, today)).toEqual({ issues: { date: "date_in_past" } });
  const ten = JSON.stringify(Array.from({ length: 10 }, (_, at) => ({ date: `2027-04-${10 + at}` })));
  expect(addAlternative(ten, { date: "2027-03-16", startTime: "" }, today)).toEqual({ issues: { date: "alternatives_too_many" } });
});
