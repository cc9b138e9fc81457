/** The run as a file: one entry a dialogue, and the figures in sum. Transcripts of what was not right. */
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import type { Perturbation } from "#tests/evals/perturbed/perturb.ts";
import type { PerturbedRow } from "#tests/evals/perturbed/perturbed-report.ts";
import { type GoalResult, type HostileResult, isRight, type Report } from "./report.ts";
import type { Options } from "./run.ts";

/** `right`; `wrong`: booked, and something is not as it should be; `not-booked`; `error`: the dialogue could not be held. */
export function outcomeOf({ failures, conversation }: GoalResult): "right" | "wrong" | "not-booked" | "error" {
  if (failures.some(({ kind }) => kind === "error")) return "error";
  if (!conversation.booking) return "not-booked";
  return failures.length === 0 ? "right" : "wrong";
}

const formOf = (goal: Goal) => (isDetailed(goal) ? "detailed" : "fast");
const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** JSON of the whole run, with a line break at its end. */
export function asJson(
  { options, set }: { options: Options; set: string },
  results: readonly (GoalResult & { perturbation?: Perturbation })[],
  hostile: readonly HostileResult[],
  { fast, detailed, ...rest }: Report,
  perturbed: readonly PerturbedRow[],
): string {
  const figures = (part: Report["fast"]) => ({ total: part.total, languages: part.languages, slices: part.slices });
  const report = {
    url: options.url,
    set,
    visitor: options.way?.visitor ?? "scripted",
    seed: options.way?.seed ?? 1,
    repeat: options.repeat,
    figures: { fast: figures(fast), detailed: figures(detailed), ...rest, perturbed },
    dialogues: results.map((result) => ({
      goal: result.goal.id,
      locale: result.locale,
      slice: result.goal.slice,
      form: formOf(result.goal),
      round: result.round,
      perturbation: result.perturbation ?? null,
      outcome: outcomeOf(result),
      turns: result.conversation.exchanges.length,
      seconds: rounded(result.seconds),
      failures: result.failures,
      ...(isRight(result) ? {} : { transcript: result.conversation.exchanges }),
    })),
    hostile: hostile.map(({ id, locale, failures, conversation }) => ({
      id,
      locale,
      passed: failures.length === 0,
      turns: conversation?.exchanges.length ?? 0,
      failures,
    })),
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
