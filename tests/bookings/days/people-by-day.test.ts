/** How many come on which day of a hearing: kept as numbers, read with how many come, and asked by day where the request names one. */
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { shownSections } from "#app/components/booking-form/detailed/state/shown.ts";
import { askedByDay, chosenDays, withChosenDays } from "#app/components/booking-form/detailed/state/some-days.ts";
import { changesPlace } from "#app/domain/booking/office/edit.ts";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { detailsToRead, storedDetails } from "#app/domain/booking/requests/stored-details.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { pricedValues } from "#app/domain/estimate/priced-fields.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { peopleAsked, roomNeed } from "#app/domain/venue/room-need.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { draftLines } from "#app/i18n/detailed/draft-lines.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const D = ["2027-02-09", "2027-02-10"] as const;
const heads = (note: string, ...days: string[]): OnSomeDays => ({ field: "mainRoomCapacity", days, note });
const LIST = JSON.stringify([heads("8", D[0]), heads("12", D[1])]);
const HEARING: DetailedValues = {
  proceedingType: "arbitration",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  bookingType: "non-consecutive",
  bookingDates: JSON.stringify(D.map((date) => ({ date, startTime: "09:30", duration: "full_day" }))),
  mainRoomCapacity: "12",
};
const PEOPLE = "12\nOn Tuesday, February 9: 8\nOn Wednesday, February 10: 12";

test("is said with how many come, on the request and on a draft", () => {
  const details = { ...HEARING, onSomeDays: LIST };
  const lines = detailSections(i18n, detailsToRead(details)).flatMap((section) => section.lines);
  expect(lines.find(({ field }) => field === "mainRoomCapacity")?.text).toBe(PEOPLE);
  expect(lines.some(({ field }) => field === "onSomeDays")).toBe(false);
  const draft = draftLines(i18n, "detailed", details);
  expect(draft.find(({ field }) => field === "mainRoomCapacity")?.text).toBe(PEOPLE);
});

test("is sent and stored with the number that it is of, and not without", () => {
  expect(sentValues(evaluate({ ...HEARING, onSomeDays: LIST })).onSomeDays).toBe(LIST);
  const { mainRoomCapacity: _number, ...others } = HEARING;
  expect(sentValues(evaluate({ ...others, onSomeDays: LIST })).onSomeDays ?? "").toBe("");
  expect(storedDetails({ onSomeDays: LIST }, 1)).toMatchObject({ onSomeDays: LIST });
  expect(checkDetailedField("onSomeDays", LIST)).toMatchObject({ ok: true });
  expect(checkDetailedField("onSomeDays", JSON.stringify([heads("a few", D[0])]))).toMatchObject({ ok: false });
});

test("is asked by day where a day has a number, and a form without any asks for none", () => {
  const shown = (values: DetailedValues) =>
    shownSections(evaluate(values), "required", new Set()).some(({ fields }) => fields.includes("onSomeDays"));
  expect(shown(HEARING)).toBe(false);
  expect(shown({ ...HEARING, onSomeDays: LIST })).toBe(true);
  expect(askedByDay(HEARING)).toEqual([]);
  expect(askedByDay({ ...HEARING, onSomeDays: LIST })).toEqual(["mainRoomCapacity"]);
  const other = withChosenDays(LIST, "mainRoomCapacity", new Map([...chosenDays(LIST, "mainRoomCapacity"), [D[0], "9"]]));
  expect(JSON.parse(other)).toEqual([heads("9", D[0]), heads("12", D[1])]);
  expect(withChosenDays(LIST, "mainRoomCapacity", new Map([[D[0], "nine"]]))).toBe(LIST);
});

test("decides the room: another number of a day is a change of place, and is priced", () => {
  const more = JSON.stringify([heads("8", D[0]), heads("20", D[1])]);
  expect(changesPlace({ onSomeDays: [LIST, more] })).toBe(true);
  expect(changesPlace({ onSomeDays: [LIST, LIST] })).toBe(false);
  expect(pricedValues({ onSomeDays: LIST })).toEqual({ onSomeDays: LIST });
});

test("of a day that is none of the hearing's sizes no room, and of one of its days does", () => {
  const stale = { ...HEARING, mainRoomCapacity: "11", onSomeDays: JSON.stringify([heads("15", "2027-02-12")]) };
  const days = D.map((date) => ({ date }));
  expect(planOf(stale).rooms.main.people).toBe(11);
  expect(roomNeed(stale, days).people).toBe(11);
  expect(peopleAsked(stale, days)).toBe(11);
  const own = { ...stale, onSomeDays: JSON.stringify([heads("15", D[1], "2027-02-12")]) };
  expect(planOf(own).rooms.main.people).toBe(15);
  expect(roomNeed(own, days).people).toBe(15);
});

test("of a hearing that becomes one of a single day is that day's, to be seen and changed", () => {
  const one: DetailedValues = { ...HEARING, bookingType: "single", bookingDate: D[0], mainRoomCapacity: "11" };
  const more = JSON.stringify([heads("15", D[0]), heads("9", D[1])]);
  const { values } = evaluate({ ...one, onSomeDays: more });
  expect(values).toMatchObject({ mainRoomCapacity: "15" });
  expect(sentValues(evaluate(values)).mainRoomCapacity).toBe("15");
  expect(sentValues(evaluate({ ...values, mainRoomCapacity: "10" })).mainRoomCapacity).toBe("10");
  const meal: OnSomeDays = { field: "catering", days: [D[0]], note: "for 15" };
  expect(evaluate({ ...one, onSomeDays: JSON.stringify([heads("15", D[0]), meal]) }).values.onSomeDays).toBe(JSON.stringify([meal]));
  const other = evaluate({ ...one, bookingDate: "2027-02-12", onSomeDays: more }).values;
  expect(other).toMatchObject({ mainRoomCapacity: "11", onSomeDays: more });
});
