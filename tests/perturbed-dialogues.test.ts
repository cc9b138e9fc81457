/**
 * A sample of the exam's perturbed visitors (`npm run eval -- --perturb all`) before the embedded assistant in memory:
 * whoever types otherwise than the goals are written books as well as they do, and nothing that was not said.
 */
import { expect, test } from "vitest";
import { AS_WRITTEN, holdGoal, type Way } from "../evals/dialogue.ts";
import { loadGoals } from "../evals/load.ts";
import { PERTURBATIONS } from "../evals/perturb.ts";
import { perturbedRows, unseenFields, wrongFields } from "../evals/perturbed-report.ts";
import { failureLines, type GoalResult, isRight } from "../evals/report.ts";
import { LOCALES } from "../evals/schema.ts";
import { scoreGoal } from "../evals/score.ts";
import { MemoryChat } from "./memory-chat.ts";

/** A weekday in winter; the goals' dates are seen from it. */
const TODAY = "2027-01-20";
const NOW = new Date("2027-01-20T15:00:00Z");
/** Every so many goals: the whole takes minutes. */
const EVERY = Number(process.env.PERTURBED_EVERY ?? 47);

const sample = loadGoals().filter((_, index) => index % EVERY === 0);

async function run(way: Way): Promise<GoalResult[]> {
  const results: GoalResult[] = [];
  for (const goal of sample)
    for (const locale of LOCALES) {
      const chat = new MemoryChat(goal.dialogues[locale].pageLocale ?? locale, NOW);
      const conversation = await holdGoal(goal, locale, chat, TODAY, way);
      const record = conversation.booking ? chat.record() : null;
      results.push({ goal, locale, round: 0, conversation, seconds: 0, ...scoreGoal(goal, locale, conversation, record) });
    }
  return results;
}

test("perturbed visitors book as well as those who talk as the goals are written", async () => {
  const written = await run(AS_WRITTEN);
  expect(failureLines(written, [], [])).toEqual([]);
  const changed: GoalResult[] = [];
  let compared = 0;
  for (const perturbation of PERTURBATIONS) {
    const results = await run({ ...AS_WRITTEN, perturbation });
    compared += perturbedRows(perturbation, written, results).at(-1)?.dialogues ?? 0;
    changed.push(...results);
  }
  expect(compared).toBeGreaterThan(changed.length / 2);
  expect(changed.flatMap(wrongFields)).toEqual([]);
  expect(changed.flatMap(unseenFields)).toEqual([]);
  const right = changed.filter(isRight).length;
  expect(right / changed.length, failureLines(changed, [], []).join("\n")).toBeGreaterThanOrEqual(0.98);
});

test("reticent visitors are drawn out to the same bookings", async () => {
  const results = await run({ ...AS_WRITTEN, visitor: "reticent" });
  expect(results.flatMap(wrongFields)).toEqual([]);
  expect(results.filter(isRight).length / results.length, failureLines(results, [], []).join("\n")).toBeGreaterThanOrEqual(0.95);
});
