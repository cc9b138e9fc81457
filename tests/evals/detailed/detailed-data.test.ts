/** The detailed goals: complete, reachable, resolvable on any day. Read without asking the assistant anything. */
import { describe, expect, it } from "vitest";
import { loose, phoneDigits, wordList } from "#tests/evals/compare.ts";
import { resolveDate, resolveText } from "#tests/evals/dates.ts";
import { loadGoals, loadHostile } from "#tests/evals/load.ts";
import { answersTo } from "#tests/evals/phrases.ts";
import { LOCALES, type Locale, REQUIRED, type Turn } from "#tests/evals/schema.ts";
import { PLACES, PROCEEDINGS } from "#tests/evals/vocabulary.ts";
import { CHOICES, DRAFT_FIELDS, type DraftField, kindOf } from "./detailed-fields.ts";
import { mayBeAsked } from "./detailed-rules.ts";
import { type DetailedGoal, type ExpectedCounsel, type ExpectedDay, isDetailed, type Worded } from "./detailed-schema.ts";
import { spelled } from "./read-detailed.ts";

const goals = loadGoals().filter(isDetailed);
const everyGoal = [...goals, ...loadGoals("further").filter(isDetailed), ...loadGoals("further2").filter(isDetailed)];
const cases = everyGoal.flatMap((goal) => LOCALES.map((locale) => ({ goal, locale, name: `${goal.id} ${locale}` })));
/** Odd days on purpose: ends of months and years, a leap day, every weekday. */
const DAYS = ["2026-11-21", "2026-12-31", "2027-01-29", "2027-01-31", "2027-02-28", "2027-11-30", "2028-02-29", "2028-06-05", "2030-05-01"];
const TODAY = "2026-11-21";

const wordsOf = (turn: Turn) => (typeof turn === "string" ? turn : turn.say);
const look = (goal: DetailedGoal) => (field: DraftField) => {
  const wanted = goal.expected[field];
  if (wanted === undefined) return null;
  return typeof wanted === "object" && !Array.isArray(wanted) ? "…" : spelled(field, wanted);
};

/** What the visitor says of their own accord. */
function told(goal: DetailedGoal, locale: Locale): string[] {
  const { turns, midway, afterSummary } = goal.dialogues[locale];
  return [...turns, ...midway, ...afterSummary].map(wordsOf);
}
function everythingSaid(goal: DetailedGoal, locale: Locale): string {
  const asked = goal.becomes === "fast" ? REQUIRED : mayBeAsked(look(goal));
  const own = Object.values(goal.dialogues[locale].answers);
  return [...told(goal, locale), ...own, ...asked.flatMap((field) => answersTo(goal, locale, [field], 1))]
    .map((text) => resolveText(text ?? "", locale, TODAY))
    .join("\n");
}

const anyOf = (worded: Worded, locale: Locale) => (typeof worded === "string" ? [worded] : wordList(worded[locale]));

describe("detailed goals", () => {
  it("are at least twenty-four, and cover every proceeding, place, form and length of booking", () => {
    expect(goals.length).toBeGreaterThanOrEqual(24);
    const values = (field: DraftField) => new Set(goals.map(({ expected }) => expected[field]));
    expect(values("proceedingType")).toEqual(new Set(PROCEEDINGS));
    expect(values("locationType")).toEqual(new Set(PLACES));
    for (const duration of CHOICES.duration) expect(values("duration")).toContain(duration);
    for (const type of ["consecutive", "non-consecutive"]) expect(values("bookingType")).toContain(type);
    for (const platform of CHOICES.platformPreference) expect(values("platformPreference")).toContain(platform);
    expect(goals.some((goal) => goal.becomes === "fast")).toBe(true);
    expect(goals.some((goal) => goal.startsIn === "fast")).toBe(true);
    expect(goals.filter((goal) => goal.corrected.length > 0).length).toBeGreaterThanOrEqual(6);
    expect(goals.filter((goal) => goal.slice.includes("d-why")).length).toBeGreaterThanOrEqual(2);
  });

  it("expect most kinds of field somewhere", () => {
    const expected = new Set(goals.flatMap((goal) => Object.keys(goal.expected) as DraftField[]));
    expect(new Set([...expected].map(kindOf))).toEqual(new Set(DRAFT_FIELDS.map(kindOf)));
    expect(expected.size).toBeGreaterThanOrEqual(75);
  });

  it("have slices of their own, so that their turns are never averaged with the fast ones", () => {
    for (const goal of everyGoal) for (const slice of goal.slice) expect(slice, goal.id).toMatch(/^d-/);
  });

  describe.each(cases)("$name", ({ goal, locale }) => {
    const dialogue = goal.dialogues[locale];

    it("has an answer to everything that the rules may ask", () => {
      if (goal.becomes === "fast") {
        for (const field of REQUIRED) expect(answersTo(goal, locale, [field], 1), field).toHaveLength(1);
        return;
      }
      for (const field of mayBeAsked(look(goal))) expect(answersTo(goal, locale, [field], 1), field).toHaveLength(1);
    });

    it("says the facts that it expects, in its own words", () => {
      const said = loose(everythingSaid(goal, locale));
      const digits = everythingSaid(goal, locale).replace(/\D/g, "");
      const check = (text: string, field: string) => expect(said, field).toContain(loose(text));
      const checkPhone = (text: string, field: string) => expect(digits, field).toContain(phoneDigits(text).replace(/^1/, ""));
      for (const [name, wanted] of Object.entries(goal.expected)) {
        const field = name as DraftField;
        switch (kindOf(field)) {
          case "name":
          case "firm":
          case "line":
            expect(
              anyOf(wanted as Worded, locale).some((text) => said.includes(loose(text))),
              `${field}: ${JSON.stringify(wanted)}`,
            ).toBe(true);
            break;
          case "story":
            for (const word of wordList((wanted as { contains: Record<Locale, string | string[]> }).contains[locale])) check(word, field);
            break;
          case "email":
            check(wanted as string, field);
            break;
          case "phone":
            checkPhone(wanted as string, field);
            break;
          case "counsel":
            for (const counsel of wanted as ExpectedCounsel[]) {
              for (const text of [counsel.name, counsel.firm, counsel.email]) if (text) check(text, field);
              if (counsel.phone) checkPhone(counsel.phone, field);
              if (counsel.actsFor) expect(anyOf(counsel.actsFor, locale).some((text) => said.includes(loose(text)))).toBe(true);
            }
            break;
          default:
        }
      }
    });

    it("resolves on any day, with its days in the future and in order", () => {
      const texts = [...told(goal, locale), ...Object.values(dialogue.answers), dialogue.confirm];
      for (const today of DAYS) {
        for (const text of texts) if (text) expect(resolveText(text, locale, today)).not.toMatch(/\{\{|\}\}/);
        const { preferredDate, consecutiveStartDate, consecutiveEndDate, bookingDates } = goal.expected;
        const day = (expression: unknown) => resolveDate(String(expression), today);
        for (const date of [preferredDate, consecutiveStartDate, ...((bookingDates ?? []) as ExpectedDay[]).map((one) => one.date)])
          if (date) expect(day(date) > today, today).toBe(true);
        if (consecutiveStartDate) expect(day(consecutiveEndDate) > day(consecutiveStartDate)).toBe(true);
        if (bookingDates) {
          const days = (bookingDates as ExpectedDay[]).map(({ date }) => day(date));
          expect([...new Set(days)].sort()).toEqual(days);
          // Days written as "12, 13 and 15 March" share their month.
          if (days.length > 2) expect(new Set(days.map((date) => date.slice(0, 7))).size).toBe(1);
        }
      }
    });

    it("has hours that fit their duration", () => {
      const { startTime, endTime, duration, consecutiveStartTime, consecutiveEndTime, consecutiveDuration } = goal.expected;
      const minutes = (time: unknown) => Number(String(time).slice(0, 2)) * 60 + Number(String(time).slice(3));
      for (const [start, end, length] of [
        [startTime, endTime, duration],
        [consecutiveStartTime, consecutiveEndTime, consecutiveDuration],
      ]) {
        expect(end !== undefined).toBe(length === "extended");
        if (end) expect(minutes(end) - minutes(start)).toBeGreaterThan(210);
      }
    });
  });

  it("mark what they correct, among what they expect", () => {
    for (const goal of everyGoal) for (const field of goal.corrected) expect(goal.expected[field], `${goal.id} ${field}`).toBeDefined();
  });
});

describe("hostile dialogues of the detailed form", () => {
  const hostile = loadHostile().filter((item) => item.form === "detailed");

  it("are at least ten, in every language", () => {
    expect(hostile.length).toBeGreaterThanOrEqual(10);
    for (const locale of LOCALES) expect(hostile.some((item) => item.locale === locale)).toBe(true);
  });
});
