/** The model-based tests in full (quality, "Reliability"): each model's file by itself, in workerd where it has a database. */
import { run, toolEnvironment } from "#scripts/processes.mjs";

export const MODELS = ["booking", "case", "roles", "draft", "hold", "fit"];
/** The rule of fit is pure: its model needs no Worker. */
const PURE = new Set(["fit"]);

/**
 * Runs one model; `runs` subjects with at most `commands` each. Gives what was done, and what is wrong: the commands that
 * brought model and application apart, or the end of an output that says nothing.
 */
export async function againstModel(name, { runs, commands }) {
  const env = toolEnvironment({ MODELS: `${runs}x${commands}` });
  const { code, output } = await run(
    "vitest",
    ["run", "--config", `tests/vitest.${PURE.has(name) ? "unit" : "workers"}.config.ts`, `/${name}-model.`],
    { env },
  );
  const told = [...output.matchAll(/^.*MODEL (\{.*\})/gm)].map(([, line]) => JSON.parse(line)).at(-1);
  const done = told ?? { runs: 0, commands: 0, divergences: 0 };
  const wrong = [];
  if (code !== 0) wrong.push(/Error.*: (.*seed .*)/.exec(output)?.[1] ?? output.slice(-2000));
  else if (done.runs < runs) wrong.push(`only ${done.runs} of ${runs} runs`);
  return { ...done, wrong };
}
