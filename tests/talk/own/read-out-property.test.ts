/** Whatever the plan is, what is read out of it is in it, and all of what was asked is said. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RequestAsk } from "#app/domain/talk/answer/request/asks.ts";
import { readOut } from "#app/domain/talk/answer/request/read-out.ts";
import { type TalkValues, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";

const DAYS = ["2027-03-08", "2027-03-09", "2027-03-11", "2027-03-12"] as const;
const NAMES = ["Imke Duarte", "Rolf Pastor", "Yusuf Bek", "Sanna Aho"] as const;
const some = <T>(all: readonly T[]) => fc.uniqueArray(fc.constantFrom(...all), { maxLength: all.length });

const plan: fc.Arbitrary<Plan> = some(DAYS).map((days) => ({
  days: [...days].sort().map((date, at) => ({ date, start: `${9 + at}`.padStart(2, "0").concat(":00"), end: "16:00" })),
}));
const people: fc.Arbitrary<PersonSaid[]> = some(NAMES).chain((names) =>
  fc.tuple(...names.map((name) => some(DAYS).map((days): PersonSaid => ({ name, part: "witness", ...(days.length > 0 ? { days } : {}) })))),
);
const ask = (over: Partial<RequestAsk>): RequestAsk => ({
  fields: [],
  asksDays: false,
  asksHours: false,
  days: [],
  weekdays: [],
  monthDays: [],
  people: [],
  words: "",
  entries: [],
  remarks: [],
  claims: [],
  clocks: [],
  isClaim: false,
  denies: false,
  byDay: false,
  missing: false,
  ...over,
});
const valuesWith = (all: readonly PersonSaid[]): TalkValues =>
  all.length > 0 ? { people: { value: writeEntries("people", all), origin: "assistant" } } : {};
const request = (values: TalkValues, of: Plan) => ({ values, plan: of, form: "detailed" as const });

test("who comes on each day is who is noted for it, each of the days once, and nothing else is said", () => {
  fc.assert(
    fc.property(plan, people, (of, all) => {
      const answer = readOut(request(valuesWith(all), of), ask({ fields: ["people"], byDay: true }));
      expect(answer.plan).toBeNull();
      expect(answer.fields).toEqual([]);
      if (all.length === 0) {
        expect(answer.open).toEqual(["people"]);
        return;
      }
      if (of.days.length === 0) {
        expect(answer.people).toHaveLength(1);
        return;
      }
      expect(answer.people.flatMap(({ days }) => days).sort()).toEqual(of.days.map(({ date }) => date));
      for (const { days, people: there } of answer.people)
        for (const day of days) {
          const noted = all.filter((one) => !one.days || one.days.includes(day)).map(({ name }) => name);
          expect(there.map(({ name }) => name)).toEqual(noted);
        }
    }),
  );
});

test("of days that are named their hours alone are said, and a claim of an hour is so where all of them have it", () => {
  fc.assert(
    fc.property(plan, fc.constantFrom(...DAYS), fc.constantFrom("09:00", "10:00", "11:00"), (of, day, from) => {
      const answer = readOut(request({}, of), ask({ asksHours: true, days: [day], clocks: [{ from }], isClaim: true, words: "Is it so?" }));
      const held = of.days.find(({ date }) => date === day);
      if (of.days.length === 0) {
        expect(answer.plan).toBeNull();
        return;
      }
      if (!held) {
        expect(answer.verdict).toBe(false);
        return;
      }
      expect(answer.plan?.days).toEqual([held]);
      expect(answer.verdict).toBe(held.start === from);
    }),
  );
});

test("a service of some days is said with those days, and a claim of a day is so where it is one of them", () => {
  fc.assert(
    fc.property(plan, some(DAYS), fc.constantFrom(...DAYS), (of, on, day) => {
      const days = of.days.map(({ date }) => date).filter((date) => on.includes(date as (typeof DAYS)[number]));
      if (days.length === 0 || !of.days.some(({ date }) => date === day)) return;
      const values: TalkValues = {
        courtReportingRequired: { value: "true", origin: "assistant" },
        mainRoomCapacity: { value: "12", origin: "assistant" },
        onSomeDays: { value: writeEntries("onSomeDays", [{ field: "courtReportingRequired", days }]), origin: "assistant" },
      };
      const answer = readOut(
        request(values, of),
        ask({ fields: ["courtReportingRequired"], days: [day], isClaim: true, words: "Is it so?" }),
      );
      expect(answer.verdict).toBe(days.includes(day));
      expect(answer.fields).toEqual(["courtReportingRequired", "onSomeDays"]);
      expect(answer.values.mainRoomCapacity).toBeUndefined();
      expect(answer.plan).toBeNull();
    }),
  );
});
