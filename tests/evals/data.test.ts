/** The exam's own data: complete, reachable, resolvable on any day. Read without asking the assistant anything. */
import { describe, expect, it } from "vitest";
import { isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { isVerbatim, phoneDigits } from "./compare.ts";
import { resolveDate, resolveText } from "./dates.ts";
import { hostileText } from "./dialogue.ts";
import { loadGoals, loadHostile } from "./load.ts";
import { answerFor } from "./phrases.ts";
import { type FastGoal, type Field, LOCALES, type Locale, REQUIRED, type Turn } from "./schema.ts";
import { FORCED_PLACE, PLACES, PROCEEDINGS, VENUES } from "./vocabulary.ts";

const all = loadGoals();
const further = [...loadGoals("further"), ...loadGoals("further2")];
const goals = all.filter((goal): goal is FastGoal => !isDetailed(goal));
const hostile = loadHostile();
/** Odd days on purpose: ends of months and years, a leap day, every weekday. */
const DAYS = ["2026-11-21", "2026-12-31", "2027-01-29", "2027-01-31", "2027-02-28", "2027-11-30", "2028-02-29", "2028-06-05", "2030-05-01"];
/** Held-out goals are held to the same form as the others: a goal that says less than it expects examines nobody. */
const everyGoal = [...goals, ...further.filter((goal): goal is FastGoal => !isDetailed(goal))];
const cases = everyGoal.flatMap((goal) => LOCALES.map((locale) => ({ goal, locale, name: `${goal.id} ${locale}` })));

const loose = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();

const wordsOf = (turn: Turn) => (typeof turn === "string" ? turn : turn.say);

function everythingSaid(goal: FastGoal, locale: Locale): string {
  const { turns, afterSummary } = goal.dialogues[locale];
  const answers = REQUIRED.map((field) => answerFor(goal, locale, field) ?? "");
  return [...turns.map(wordsOf), ...answers, ...afterSummary].join("\n");
}

describe("goals", () => {
  it("are at least forty in three languages, with names of their own", () => {
    expect(goals.length).toBeGreaterThanOrEqual(42);
    expect(new Set(all.map((goal) => goal.id)).size).toBe(all.length);
  });

  it("cover every proceeding, place and venue", () => {
    expect(new Set(goals.map((goal) => goal.expected.proceedingType))).toEqual(new Set(PROCEEDINGS));
    expect(new Set(goals.map((goal) => goal.expected.locationType))).toEqual(new Set(PLACES));
    const venues = new Set(goals.map((goal) => goal.expected.location).filter((place) => typeof place === "string"));
    for (const venue of VENUES.filter((name) => name !== "alternate")) expect(venues).toContain(venue);
  });

  it("keep their scripts short, so that a median of six messages can be reached", () => {
    const scripted = cases.map(({ goal, locale }) => goal.dialogues[locale].turns.length + goal.dialogues[locale].afterSummary.length);
    expect(Math.max(...scripted)).toBeLessThanOrEqual(5);
  });

  describe.each(cases)("$name", ({ goal, locale }) => {
    const dialogue = goal.dialogues[locale];

    it("has an answer to every required field", () => {
      for (const field of REQUIRED) {
        if (field === "locationType" && FORCED_PLACE[goal.expected.proceedingType]) continue;
        expect(answerFor(goal, locale, field), field).toBeTruthy();
      }
    });

    it("says the facts that it expects, in its own words", () => {
      const said = everythingSaid(goal, locale);
      const { expected } = goal;
      expect(loose(said)).toContain(loose(expected.contactName));
      expect(said.toLowerCase()).toContain(expected.contactEmail.toLowerCase());
      expect(said.replace(/\D/g, "")).toContain(phoneDigits(expected.contactPhone).replace(/^1/, ""));
      if (expected.contactFirm) expect(loose(dialogue.turns.map(wordsOf).join("\n"))).toContain(loose(expected.contactFirm));
      const description = answerFor(goal, locale, "caseDescription") ?? "";
      for (const word of [expected.caseDescription.contains[locale]].flat()) expect(loose(description)).toContain(loose(word));
      expect(description.length).toBeGreaterThanOrEqual(10);
      expect(isVerbatim(description, [said])).toBe(true);
      for (const word of [expected.specialRequirements?.contains[locale] ?? []].flat())
        expect(loose(dialogue.turns.map(wordsOf).join("\n"))).toContain(loose(word));
    });

    it("resolves on any day, with its date in the future", () => {
      for (const today of DAYS) {
        for (const text of [...dialogue.turns.map(wordsOf), ...dialogue.afterSummary, ...Object.values(dialogue.answers), dialogue.confirm])
          if (text) expect(resolveText(text, locale, today)).not.toMatch(/\{\{|\}\}/);
        if (goal.expected.preferredDate) expect(resolveDate(goal.expected.preferredDate, today) > today, today).toBe(true);
      }
    });
  });

  it("mark what they correct, among what they expect", () => {
    for (const goal of everyGoal)
      for (const field of goal.corrected) expect(goal.expected[field as Field], `${goal.id} ${field}`).toBeDefined();
    expect(goals.filter((goal) => goal.corrected.length > 0).length).toBeGreaterThanOrEqual(10);
  });
});

describe("hostile dialogues", () => {
  it("are at least thirty, in every language, and none may book", () => {
    expect(hostile.length).toBeGreaterThanOrEqual(32);
    expect(new Set(hostile.map((item) => item.id)).size).toBe(hostile.length);
    for (const locale of LOCALES) expect(hostile.some((item) => item.locale === locale)).toBe(true);
  });

  it.each(hostile)("$id expects something, and its texts resolve", (item) => {
    const { fieldsUnset, draft, draftIncludes } = item.expect;
    expect(fieldsUnset.length > 0 || draft !== undefined || draftIncludes !== undefined).toBe(true);
    const needed = item.form === "detailed" ? item.answers.contactName : item.answers.caseDescription;
    if (item.afterSummary.length > 0) expect(needed).toBeTruthy();
    for (const today of DAYS)
      for (const text of [...item.turns.map(hostileText), ...item.afterSummary]) expect(resolveText(text, item.locale, today)).not.toBe("");
  });
});
