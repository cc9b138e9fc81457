/**
 * How large the model-based tests are (quality, "Reliability"): a few runs in every test run, and what `MODELS` says
 * ("1000x50": runs and most commands) when `node scripts/storm.mjs --only models` asks for them in full.
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";

const asked = /^(\d+)x(\d+)$/.exec(env.MODELS);
const full = asked !== null;

/** Runs against the model, each of one fresh subject; `usual` is their number in every test run. */
export const sizeOf = (usual: number) => ({ runs: asked ? Number(asked[1]) : usual, commands: asked ? Number(asked[2]) : 40 });

/**
 * Runs `work` with random commands, counts what was done, and tells it in a line that the script reads. Fails with the
 * commands that brought model and application apart.
 */
export async function againstModel<Command>(
  name: string,
  usual: number,
  command: fc.Arbitrary<Command>,
  work: (commands: readonly Command[]) => Promise<void>,
): Promise<void> {
  const { runs, commands: most } = sizeOf(usual);
  const done = { name, runs: 0, commands: 0, divergences: 0 };
  const tell = () => console.log(`MODEL ${JSON.stringify(done)}`);
  const outcome = await fc.check(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: most, size: "max" }), async (commands) => {
      await work(commands);
      done.runs += 1;
      done.commands += commands.length;
      if (full && done.runs % 100 === 0) tell();
    }),
    // Found by its seed and path; shrinking takes longer than all runs together.
    { numRuns: runs, endOnFailure: true },
  );
  done.divergences = outcome.failed ? 1 : 0;
  tell();
  if (outcome.failed)
    throw new Error(`${name}, seed ${outcome.seed}, path ${outcome.counterexamplePath}: ${JSON.stringify(outcome.counterexample)}`, {
      cause: outcome.errorInstance,
    });
}

/** Milliseconds that a test of a model may take. */
export const MODEL_TIME = full ? 3_600_000 : 240_000;
