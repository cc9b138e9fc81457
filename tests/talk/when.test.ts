/** What a message says of days, hours and lengths becomes one plan; what has to be asked has words. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { NO_PLAN, planOf } from "#app/domain/talk/plan/plan.ts";
import { doubtPoint, movePoint } from "#app/domain/talk/plan/when-points.ts";
import { NEW_TALK, type Point, type TalkState } from "#app/domain/talk/state.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { speak } from "#app/i18n/talk/voice.ts";
import type { Statement, Understanding } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { days, held, play, reading, said, states, turn, WORLD, when } from "./play.ts";

const at = (date: string) => days([date, date]);
const last = (messages: readonly Understanding[]) => play(messages).at(-1) ?? turn(NEW_TALK, said());
const pointOf = (says: readonly Utterance[]) => says.flatMap((one) => (one.kind === "point" ? [one.point] : []))[0];
const remarks = (state: TalkState) => entriesOf(state.values, "remarks").map(({ text }) => text);

describe("one plan", () => {
  const fromTo = (from: string, to: string): Fact => ({ when: { kind: "days", spans: [[from, to]] } });
  const nineToFour: Fact = { clock: { from: "09:00", to: "16:00" } };
  const plannedDays = (...statements: readonly Statement[]) => {
    const { after } = last([said({ statements })]);
    return planOf(after.values, after.loose).days.map(({ date }) => date.slice(5));
  };

  test("a run over a weekend sits on working days, unless it begins on a weekend or every day was counted", () => {
    const first = (day: string): Fact => ({ when: { kind: "from", spans: [[day, day]] }, length: { min: 3, max: 3, unit: "d" } });
    expect(plannedDays(when(first("2027-03-11"), "three days from March 11"))).toEqual(["03-11", "03-12", "03-15"]);
    expect(plannedDays(when(first("2027-03-13"), "three days from Saturday"))).toEqual(["03-13", "03-14", "03-15"]);
    expect(plannedDays(when(fromTo("2027-06-07", "2027-06-15"), "June 7 to 15"))).toEqual(
      ["07", "08", "09", "10", "11", "14", "15"].map((day) => `06-${day}`),
    );
    expect(plannedDays(when(fromTo("2027-03-12", "2027-03-15"), "Friday to Monday"))).toHaveLength(4);
    const nine = when({ length: { min: 9, max: 9, unit: "d" } }, "nine days");
    expect(
      plannedDays(when({ ...fromTo("2027-06-07", "2027-06-15"), length: { min: 9, max: 9, unit: "d" } }, "9 days, June 7 to 15"), nine),
    ).toHaveLength(9);
  });

  test("five days in a week that was named are its working days", () => {
    const week: Fact = { when: { kind: "window", spans: [["2027-03-08", "2027-03-14"]] } };
    expect(plannedDays(when({ length: { min: 5, max: 5, unit: "d" } }, "five-day"), when(week, "the week of March 8"))).toHaveLength(5);
    expect(plannedDays(when({ length: { min: 2, max: 2, unit: "d" } }, "two days"), when(week, "the week of March 8"))).toEqual([]);
  });

  test("within one message a length, a day and hours are one plan; of two hours the first is the hearing's", () => {
    const { after, says } = last([
      said({
        statements: [
          when({ length: { min: 1, max: 1, unit: "d" } }, "a one-day discovery"),
          when({ ...at("2027-02-03"), clock: { from: "09:30", to: "16:30" } }, "on Feb 3, 9:30 to 4:30"),
          when({ clock: { at: "12:00" } }, "at noon"),
        ],
      }),
    ]);
    expect([held(after, "preferredDate"), held(after, "startTime")]).toEqual(["2027-02-03", "09:30"]);
    expect(pointOf(says)?.kind).not.toBe("move_days");
    expect(remarks(after)).toEqual(["Hours: at noon"]);
  });

  test("two and a half days are three, and staff read the half", () => {
    const half = when({ length: { min: 2.5, max: 2.5, unit: "d" } }, "2.5 days");
    const start = when({ when: { kind: "from", spans: [["2027-05-11", "2027-05-11"]], starts: "surely" } }, "beginning May 11");
    expect(plannedDays(half, start)).toEqual(["05-11", "05-12", "05-13"]);
    expect(remarks(last([said({ statements: [half, start] })]).after)).toEqual(["Length: 2.5 days"]);
  });

  test("a further day later may be added, moved to, or a second choice", () => {
    const first = last([said({ statements: [when(at("2027-06-15"), "June 15")] })]).after;
    const asked = turn(first, said({ statements: [when(at("2027-06-16"), "we also want June 16")] }));
    expect(pointOf(asked.says)?.options.map(({ id }) => id)).toEqual(["move", "both", "second_choice", "leave"]);
    const { after } = turn(asked.after, said(), { ...WORLD, pressed: { option: "both" } });
    expect([held(after, "consecutiveStartDate"), held(after, "consecutiveEndDate")]).toEqual(["2027-06-15", "2027-06-16"]);
  });

  test("whose clock an hour is on is asked once, and an hour online keeps the clock that it names", () => {
    const online = states("format", { type: "virtual" }, "online");
    const first = turn(NEW_TALK, said({ statements: [online, when({ ...at("2027-03-08"), clock: { at: "14:00" } }, "March 8 at 2")] }), {
      ...WORLD,
      phoneZone: "Europe/Paris",
    });
    expect(pointOf(first.says)?.kind).toBe("zone");
    const left = turn(first.after, said(), { ...WORLD, phoneZone: "Europe/Paris", pressed: { option: "America/Toronto" } });
    const again = turn(left.after, said({ statements: [states("headcount", { least: 4, most: 4 }, "4")] }), {
      ...WORLD,
      phoneZone: "Europe/London",
    });
    expect(pointOf(again.says)?.kind).not.toBe("zone");
    const named = when({ ...at("2027-03-08"), clock: { at: "15:00" }, zone: "Europe/Paris" }, "3 pm Paris time");
    const { after } = last([said({ statements: [online, named] })]);
    expect([held(after, "startTime"), held(after, "timeZone"), remarks(after)]).toEqual(["15:00", "Europe/Paris", []]);
  });

  test("a hearing that starts on a day has that day; a bound is a period", () => {
    const start = (more: Fact["when"]): Fact => ({ when: more });
    const day = [["2027-03-08", "2027-03-08"]] as const;
    expect(plannedDays(when(start({ kind: "from", spans: day, starts: "surely" }), "starting March 8"))).toEqual(["03-08"]);
    expect(plannedDays(when(start({ kind: "from", spans: day }), "any time from March 8"))).toEqual([]);
  });

  test("hours that were said once are of all the days; a second choice needs no words for hours that are the hearing's", () => {
    const two = [when(at("2027-02-09"), "Feb 9"), when({ ...at("2027-02-10"), ...nineToFour }, "Feb 10 too, 9 to 4")];
    const { after } = last([said({ statements: two })]);
    expect([held(after, "consecutiveStartDate"), held(after, "consecutiveStartTime")]).toEqual(["2027-02-09", "09:00"]);
    const either = {
      ...when({}, "the 9th or the 10th, 9 to 4"),
      value: reading(
        [
          { ...at("2027-02-09"), ...nineToFour },
          { ...at("2027-02-10"), ...nineToFour },
        ],
        "the 9th or the 10th, 9 to 4",
      ),
    } as Statement;
    const chosen = last([said({ statements: [either] })]).after;
    expect(entriesOf(chosen.values, "alternativeDays")).toEqual([{ date: "2027-02-10", startTime: "09:00", endTime: "16:00" }]);
    expect(remarks(chosen)).toEqual([]);
  });
});

describe("questions about days and hours have words", () => {
  const DAY = fc.constantFrom("2027-03-08", "2027-03-12");
  const HOUR = fc.constantFrom("09:30", "17:00");
  const kinds = fc.constantFrom("days", "window", "by", "from", "every", "past");
  const anyWhen = fc.record({
    kind: kinds,
    spans: fc.array(
      DAY.map((day) => [day, day] as const),
      { maxLength: 2 },
    ),
    weekdays: fc.constantFrom([1], [1, 2, 3, 4, 5, 6, 7]),
  });
  const amount = <U extends string>(...units: readonly U[]) =>
    fc.record({ min: fc.constantFrom(undefined, 0.5, 1, 3), max: fc.constantFrom(undefined, 1, 3), unit: fc.constantFrom(...units) });
  const anyFact = fc.record(
    {
      when: anyWhen,
      clock: fc.record({ at: HOUR, from: HOUR, to: HOUR }, { requiredKeys: [] }),
      part: fc.constantFrom("morning", "midday", "afternoon", "evening"),
      zone: fc.constant("Europe/Paris"),
      length: amount("h", "d", "w", "mo"),
      count: amount("people", "rooms"),
      open: fc.constantFrom("flexible", "unknown"),
      ruledOut: fc.constant(true),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Fact>;
  const spoken = async (locale: (typeof LOCALES)[number], point: Point) =>
    speak(await createPageI18n(locale), locale, [{ kind: "point", point, again: false, context: {}, plan: NO_PLAN }]);

  test.each(LOCALES)("no button is empty, whatever the readings, in %s", async (locale) => {
    const quote = "each day";
    const property = fc.asyncProperty(fc.array(fc.array(anyFact, { minLength: 1, maxLength: 2 }), { maxLength: 4 }), async (options) => {
      const doubt = { ...when({}, quote), value: { ...reading([], quote), options, value: null } } as Parameters<typeof doubtPoint>[0];
      const buttons = (await spoken(locale, doubtPoint(doubt))).flatMap((one) => one.buttons ?? []);
      expect(buttons.length).toBeLessThanOrEqual(options.length > 0 ? options.length + 1 : 0);
      expect(buttons.length > 0).toBe(options.length > 0);
      expect(new Set(buttons.map(({ label }) => label)).size).toBe(buttons.length);
      for (const { label } of buttons) expect(label.trim()).not.toBe("");
    });
    await fc.assert(property, { numRuns: 150 });
  });

  test.each(LOCALES)("neither is a button of a doubt that the reader leaves open, in %s", async (locale) => {
    const open = when({}, "every twenty minutes");
    const doubt = {
      at: open.at,
      quote: open.quote,
      options: [{ ...open, value: { ...reading([], open.quote), options: [], value: null } } as Statement],
    };
    const { says } = turn({ ...NEW_TALK, locale }, said({ doubts: [doubt] }));
    expect(
      speak(await createPageI18n(locale), locale, says)
        .flatMap(({ buttons }) => buttons ?? [])
        .filter(({ label }) => label.trim() === ""),
    ).toEqual([]);
    expect(pointOf(says)?.options).toEqual([]);
  });

  test("a change of hours alone is asked with the hours and no day", async () => {
    const statement = when({ clock: { from: "13:00", to: "17:00" } }, "1 to 5") as Parameters<typeof movePoint>[0];
    const change = {
      plan: { days: [], start: "13:00", end: "17:00" },
      days: [],
      own: { start: "13:00", end: "17:00" },
      short: false,
      unused: false,
    };
    const [{ text } = { text: "" }] = await spoken("en", movePoint(statement, change));
    expect(text).toBe("Shall I change the hours to 1:00 p.m. to 5:00 p.m.?");
  });
});
