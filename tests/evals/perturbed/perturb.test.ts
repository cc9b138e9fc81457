/** Visitors who talk otherwise: what is changed of their words, and what of their meaning is not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "#tests/evals/chance.ts";
import { sameWords } from "#tests/evals/compare.ts";
import { isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { newConversation } from "#tests/evals/dialogue.ts";
import { loadGoals } from "#tests/evals/load.ts";
import { type GoalResult, passHat } from "#tests/evals/report.ts";
import { canBeDrawnOut, Reticent } from "#tests/evals/reticent.ts";
import { LOCALES, type Turn } from "#tests/evals/schema.ts";
import { CASES, mistyped, PERTURBATIONS, perturb, pieces, recased, SLIPS_PER_LETTER, stripped, untouched } from "./perturb.ts";
import { perturbedFailures, perturbedRows, unseenFields, wrongFields } from "./perturbed-report.ts";

const goals = loadGoals();
const holdouts = [loadGoals("further"), loadGoals("further2")] as const;
const cases = goals.flatMap((goal) => LOCALES.map((locale) => ({ goal, locale })));
const wordsOf = (turn: Turn) => (typeof turn === "string" ? turn : turn.say);
const text = fc.constantFrom(...cases.flatMap(({ goal, locale }) => goal.dialogues[locale].turns.map(wordsOf)));

describe("perturbations", () => {
  it("come out the same for the same seed, and otherwise for another", () => {
    const told = (seed: number) =>
      cases.map(({ goal, locale }) =>
        perturb(goal, locale, "mistype", seed).typed(goal.dialogues[locale].turns.map(wordsOf).join(" ")).join(),
      );
    expect(told(1)).toEqual(told(1));
    expect(told(1)).not.toEqual(told(2));
  });

  it("keep every word when they shuffle, merge and split", () => {
    const letters = (turns: readonly string[]) => [...turns.join(" ").replace(/[\s.]/g, "")].sort().join("");
    for (const { goal, locale } of cases)
      for (const kind of ["shuffle", "merge", "split"] as const) {
        const { dialogue, typed } = perturb(goal, locale, kind, 3);
        const said = dialogue.turns.flatMap((turn) => typed(wordsOf(turn)));
        expect(letters(said), `${kind} ${goal.id}`).toBe(letters(goal.dialogues[locale].turns.map(wordsOf)));
      }
  });

  it("move no turn whose place matters", () => {
    for (const { goal, locale } of cases)
      if (goal.ordered || goal.corrected.length > 0)
        expect(perturb(goal, locale, "shuffle", 1).dialogue.turns).toEqual(goal.dialogues[locale].turns);
  });

  it("mistype about one letter in eighty, and never a number, an address or a name that is stored letter by letter", () => {
    let changed = 0;
    let letters = 0;
    fc.assert(
      fc.property(text, fc.nat(), (words, seed) => {
        const typed = mistyped(words, chanceOf(String(seed)));
        letters += words.replace(/\P{L}/gu, "").length;
        if (typed !== words) changed += words.split(/\s+/).filter((word, index) => word !== typed.split(/\s+/)[index]).length;
        return (words.match(/\S*[\d@]\S*/g) ?? []).every((token) => typed.includes(token));
      }),
      { numRuns: 2000, seed: 5 },
    );
    expect(changed / letters).toBeGreaterThan(SLIPS_PER_LETTER / 2);
    expect(changed / letters).toBeLessThan(SLIPS_PER_LETTER * 1.5);
    const kept = new Set(["kowalski"]);
    for (let seed = 0; seed < 300; seed++) expect(mistyped("Anna Kowalski", chanceOf(String(seed)), kept)).toContain("Kowalski");
  });

  it("leave the words alone that a stored text is found by", () => {
    for (const { goal, locale } of cases) {
      const { contactName } = goal.expected as { contactName: string };
      const kept = untouched(goal, locale);
      for (const word of stripped(contactName)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [])
        expect(kept, goal.id).toContain(word);
    }
  });

  it("change letter case and accents alone", () => {
    fc.assert(fc.property(text, fc.constantFrom(...CASES), (words, way) => recased(words, way).toLowerCase() === words.toLowerCase()));
    expect(stripped("¿Peña, à Montréal ?")).toBe("Pena, a Montreal ?");
  });

  it("split at sentences, and not at abbreviations or in what was pasted", () => {
    expect(pieces("A mediation, please. I'm Jane Roe. It is urgent. In Miami.")).toEqual([
      "A mediation, please.",
      "I'm Jane Roe.",
      "It is urgent. In Miami.",
    ]);
    expect(pieces("The claimant is Acme Inc. Their firm is Roe LLP")).toHaveLength(1);
    expect(pieces("at 9:30 a.m. On Monday")).toHaveLength(1);
    expect(pieces("Dear all,\n\nA mediation.\n\nJane")).toHaveLength(1);
  });
});

it("a name in other letters than expected is right as it was typed, and no other way", () => {
  expect(sameWords("Pena", "Peña", ["carlos pena", "Pena"])).toBe(true);
  expect(sameWords("Pena", "Peña", ["Carlos Peña"])).toBe(false);
  expect(sameWords("Anna Kowalski", "Anna Kowalski", ["ANNA KOWALSKI"])).toBe(true);
  expect(sameWords("anna kowalski", "Anna Kowalski", ["Anna Kowalski"])).toBe(false);
});

describe("perturbedRows", () => {
  const [goal] = goals;
  const result = (failures: GoalResult["failures"], said: string, shown: string[] = []): GoalResult => ({
    goal: goal as GoalResult["goal"],
    locale: "en",
    round: 0,
    seconds: 1,
    stored: null,
    failures,
    conversation: {
      ...newConversation("2027-01-01"),
      booking: { id: "1" },
      exchanges: [{ visitor: said, assistant: "", draft: {}, missing: [], summary: true, shown }],
    },
  });
  const wrong = { kind: "wrong" as const, field: "startTime", expected: "09:00", stored: "21:00" };
  const dropped = { kind: "wrong" as const, field: "startTime", expected: "09:00", stored: "(nothing)" };

  it("tells a value that nobody said from one that was not understood, and from one that no summary showed", () => {
    expect(wrongFields(result([wrong], "x"))).toEqual(["startTime"]);
    expect(wrongFields(result([dropped], "x"))).toEqual([]);
    expect(unseenFields(result([wrong], "x", ["startTime"]))).toEqual([]);
    expect(unseenFields(result([wrong], "x", ["contactName"]))).toEqual(["startTime"]);
  });

  it("compares only dialogues that were changed, and fails on a drop and on every wrong value", () => {
    expect(perturbedRows("split", [result([], "same")], [result([wrong], "same")]).at(-1)).toMatchObject({ dialogues: 0, wrong: 0 });
    const rows = perturbedRows("split", [result([], "a. b")], [result([wrong], "a.")]);
    expect(rows.at(-1)).toMatchObject({ dialogues: 1, before: 1, after: 0, drop: 100, dropped: 0, wrong: 1, unseen: 1 });
    expect(perturbedFailures(rows)).toHaveLength(2);
    expect(perturbedFailures(perturbedRows("split", [result([], "a. b")], [result([], "a.")]))).toEqual([]);
  });
});

describe("Reticent", () => {
  const drawn = goals.filter((goal) => LOCALES.every((locale) => canBeDrawnOut(goal, goal.dialogues[locale])));

  it("can draw most fast goals out of their visitors", () => {
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.some(isDetailed)).toBe(false);
  });

  it("answers the field that was asked, now and then another or beside the question, and says the rest before a summary", () => {
    let answered = 0;
    let more = 0;
    for (const goal of drawn)
      for (const locale of LOCALES) {
        const visitor = new Reticent(goal, locale, 1);
        expect(visitor.turns()).toHaveLength(1);
        for (let turn = 0; turn < 6; turn++) {
          const said = visitor.answer(["contactName", "contactEmail"], "What is your name?");
          answered++;
          if (said.length > 1) more++;
          expect(said.length).toBeGreaterThan(0);
        }
        const facts: string[] = [];
        for (let words = visitor.untold([]); words !== null; words = visitor.untold([])) facts.push(words);
        expect(new Set(facts).size).toBe(facts.length);
      }
    expect(more / answered).toBeGreaterThan(0.03);
    expect(more / answered).toBeLessThan(0.3);
  });
});

describe("the held-out goals", () => {
  it.each(holdouts)("are twenty at least, of both forms", (...holdout) => {
    expect(holdout.length).toBeGreaterThanOrEqual(20);
    expect(new Set(holdout.map(isDetailed))).toEqual(new Set([true, false]));
  });

  it("have names of their own", () => {
    const ids = [...goals, ...holdouts.flat()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("pass^k needs k right tries", () => {
  // Four tries drawn from six of which five were right: C(5,4) / C(6,4).
  expect(passHat(5, 6, 4)).toBeCloseTo(5 / 15);
  expect(PERTURBATIONS).toHaveLength(6);
});
