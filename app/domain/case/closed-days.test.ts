import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekday } from "../booking/schedule/local-date.ts";
import { type Calendar, closedDay, WORKING_DAYS } from "./closed-days.ts";

const calendar = (closures: Record<string, string>): Calendar => ({
  venue: "arbitration_place_toronto",
  opensOn: WORKING_DAYS,
  closures: new Map(Object.entries(closures)),
});
const CHRISTMAS = calendar({ "2026-12-25": "Christmas Day", "2026-12-28": "Boxing Day (observed)" });

test("the next open day lies behind the weekend and every further closed day", () => {
  expect(closedDay("2026-12-25", [CHRISTMAS])).toMatchObject({ name: "Christmas Day", next: "2026-12-29" });
  expect(closedDay("2026-12-26", [CHRISTMAS])).toMatchObject({ name: null, next: "2026-12-29" });
  expect(closedDay("2026-12-24", [CHRISTMAS])).toBeNull();
});

test("a day is closed when one of the venues is, and the next is open at all of them", () => {
  const other = calendar({ "2026-12-29": "Stocktaking" });
  expect(closedDay("2026-12-25", [other, CHRISTMAS])).toMatchObject({ name: "Christmas Day", next: "2026-12-30" });
});

test("what is offered is always later, and open", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.uniqueArray(fc.integer({ min: 0, max: 720 }), { maxLength: 12 }), (from, days) => {
      const closures = Object.fromEntries(days.map((day) => [addDays("2026-01-01", day), "Closed"]));
      const date = addDays("2026-01-01", from);
      const found = closedDay(date, [calendar(closures)]);
      expect(found === null).toBe(!(date in closures) && WORKING_DAYS.has(weekday(date)));
      if (found) expect([found.next > date, closedDay(found.next, [calendar(closures)])]).toEqual([true, null]);
    }),
  );
});
