/** What a reading does to a plan: never more than its words say, whatever the plan and whatever the reading. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { applied, daysAt, type Hours, isBackwards, normal, type Operation, type Plan } from "#app/domain/talk/plan/operations.ts";
import { fieldsOf, planOf } from "#app/domain/talk/plan/plan.ts";
import { changedBy, planChange } from "#app/domain/talk/plan/plan-facts.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import type { Role } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { said, turn, WORLD, when } from "./play.ts";

const FIRST = "2027-03-01";
const day = fc.integer({ min: 0, max: 25 }).map((more) => addDays(FIRST, more));
const someDays = fc.uniqueArray(day, { minLength: 1, maxLength: 5 }).map((days) => days.sort());
const hour = fc.integer({ min: 8, max: 20 }).map((at) => `${String(at).padStart(2, "0")}:00`);
const hours: fc.Arbitrary<Hours> = fc
  .tuple(hour, hour)
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start, end }));
const someHours: fc.Arbitrary<Hours> = fc.oneof(
  hours,
  hours.map(({ start }): Hours => ({ ...(start ? { start } : {}) })),
  hours.map(({ end }): Hours => ({ ...(end ? { end } : {}) })),
);
const plan: fc.Arbitrary<Plan> = fc
  .tuple(fc.uniqueArray(fc.tuple(day, fc.option(hours, { nil: {} })), { minLength: 1, maxLength: 5, selector: ([date]) => date }), hours)
  .map(([days, own]) =>
    normal({ ...own, days: days.map(([date, more]) => ({ date, ...more })).sort((a, b) => (a.date < b.date ? -1 : 1)) }),
  );
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ does: fc.constant("hours" as const), of: fc.oneof(someDays, fc.constant("all" as const)), own: someHours }),
  fc.record({ does: fc.constant("add" as const), days: someDays, own: fc.option(hours, { nil: undefined }) }),
  fc.record({ does: fc.constant("remove" as const), days: someDays }),
  fc.record({ does: fc.constant("swap" as const), out: someDays, into: someDays, own: fc.option(hours, { nil: undefined }) }),
);

const dates = ({ days }: Plan) => days.map(({ date }) => date).sort();
const hoursOn = (of: Plan, date: string) => {
  const own = of.days.find((one) => one.date === date);
  return [own?.start ?? of.start, own?.end ?? of.end];
};
const touched = (one: Operation): readonly string[] | "all" =>
  one.does === "hours" ? one.of : one.does === "swap" ? [...one.out, ...one.into] : one.days;

test("an operation on some days changes no other day", () => {
  fc.assert(
    fc.property(plan, operation, (before, one) => {
      const own = touched(one);
      if (own === "all" || before.days.every(({ date }) => own.includes(date))) return;
      const after = applied(before, one);
      for (const { date } of before.days) if (!own.includes(date)) expect(hoursOn(after, date)).toEqual(hoursOn(before, date));
      expect(dates(after).filter((date) => !own.includes(date))).toEqual(dates(before).filter((date) => !own.includes(date)));
    }),
  );
});

test("hours alone never change the days, and days alone never drop the hours", () => {
  fc.assert(
    fc.property(plan, someHours, fc.oneof(someDays, fc.constant("all" as const)), (before, own, of) => {
      expect(dates(applied(before, { does: "hours", of, own }))).toEqual(dates(before));
      const clock = { ...(own.start ? { from: own.start } : {}), ...(own.end ? { to: own.end } : {}) };
      expect(dates(planChange(before, { clock }).plan)).toEqual(dates(before));
    }),
  );
  fc.assert(
    fc.property(plan, someDays, (before, days) => {
      const { plan: after } = planChange(before, { when: { kind: "days", spans: days.map((date) => [date, date] as const) } });
      expect([after.start, after.end]).toEqual([before.start, before.end]);
    }),
  );
});

test("an operation twice is the same as once", () => {
  fc.assert(
    fc.property(plan, operation, (before, one) => {
      const once = applied(before, one);
      expect(changedBy(once, applied(once, one))).toBe(false);
    }),
  );
});

test("a plan goes into the draft's fields and comes back", () => {
  fc.assert(
    fc.property(plan, (before) => {
      fc.pre(before.days.length > 1 && !isBackwards(before));
      const { fields, loose } = fieldsOf(before);
      const values = Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (value ? [[name, { value, origin: "assistant" }]] : [])),
      );
      expect(dates(planOf(values, loose))).toEqual(dates(before));
    }),
  );
});

test("places are among the days that are noted", () => {
  fc.assert(
    fc.property(
      plan,
      fc.array(
        fc.integer({ min: -6, max: 6 }).filter((at) => at !== 0),
        { maxLength: 3 },
      ),
      (of, places) => {
        expect(daysAt(of, places, []).every((date) => dates(of).includes(date))).toBe(true);
        expect(daysAt(of, "all", [])).toEqual(dates(of));
        expect(daysAt(of, "others", dates(of))).toEqual([]);
      },
    ),
  );
});

/** A talk in which a plan is noted. */
function noted(of: Plan): TalkState {
  const { fields, loose } = fieldsOf(of);
  const values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, { value, origin: "assistant" as const, evidence: value }]] : [])),
  );
  return { ...NEW_TALK, values, loose };
}
const fact: fc.Arbitrary<Fact> = fc.record(
  {
    when: someDays.map((days) => ({ kind: "days" as const, spans: days.map((date) => [date, date] as const) })),
    clock: hours.map(({ start, end }) => ({ from: start, to: end })),
    on: fc.oneof(fc.constantFrom<Fact["on"]>("all", "others"), fc.constantFrom([1], [2], [-1], [1, 2])),
    of: fc.constantFrom("people" as const, "other" as const),
  },
  { requiredKeys: [] },
);
const role = fc.constantFrom<Role>("states", "corrects", "prefers", "backup", "not", "mentions");
const planIn = ({ values, loose }: TalkState) => planOf(values, loose);

test("whatever is read, no day ends before it begins, and what is of something else changes nothing", () => {
  fc.assert(
    fc.property(plan, fact, role, (before, one, as) => {
      const state = noted(before);
      const { after } = turn(state, said({ statements: [when(one, "these words", as)] }), WORLD);
      expect(isBackwards(planIn(after))).toBe(false);
      if (one.of === "other") expect(planIn(after)).toEqual(planIn(state));
    }),
    { numRuns: 200 },
  );
});

test("a hearing of several days loses none in passing: a reading that says neither so nor what goes is asked about", () => {
  fc.assert(
    fc.property(plan, fact, fc.constantFrom<Role>("states", "corrects", "prefers"), (before, one, as) => {
      const state = noted(before);
      fc.pre(before.days.length > 1 && (one.when?.spans.length ?? 0) < before.days.length);
      const { after } = turn(state, said({ statements: [when(one, "these words", as)] }), WORLD);
      expect(planIn(after).days.length).toBeGreaterThanOrEqual(planIn(state).days.length);
    }),
    { numRuns: 200 },
  );
});

test("a second choice never becomes the days, and every button leaves a plan that can be", () => {
  fc.assert(
    fc.property(plan, fact, role, (before, one, as) => {
      const state = noted(before);
      const { after } = turn(state, said({ statements: [when(one, "these words", as)] }), WORLD);
      const kept = dates(planIn(after));
      if (as === "backup") expect(dates(planIn(state))).toEqual(expect.arrayContaining(kept));
      if (as === "backup")
        expect(entriesOf(after.values, "alternativeDays").every(({ date }) => !kept.includes(date) || one.clock)).toBe(true);
      for (const point of after.points)
        for (const { id } of point.options) {
          const pressed = turn({ ...after, asked: { topic: "choice", fields: [], point: point.id } }, said(), {
            ...WORLD,
            pressed: { option: id },
          });
          expect(isBackwards(planIn(pressed.after)), id).toBe(false);
        }
    }),
    { numRuns: 100 },
  );
});
