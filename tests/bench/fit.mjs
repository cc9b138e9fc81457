/** The rule of fit for plans of 1, 5 and 60 days where ten times as much is booked (goal: a p95 of 1.3), over the databases of `month.mjs`. */
import { mustRun } from "#scripts/processes.mjs";
import { filledFolders, SIZES } from "./month.mjs";
import { verdict } from "./verdict.mjs";

/** Prints a row for each plan; `folder` has the databases, `size` is rounds and questions. */
export async function benchFit(folder, { rounds, count }) {
  const folders = await filledFolders(folder);
  const output = await mustRun("Asking the rule of fit", "node", [
    "--no-warnings",
    "tests/bench/fit-times.mjs",
    ...folders,
    String(rounds),
    String(count),
  ]);
  console.log("\nThe rule of fit for 12 people and two breakout rooms, where ten times as much is booked");
  for (const { days, sides } of JSON.parse(output.trim().split("\n").at(-1))) {
    for (const [at, { ms, p95, read }] of sides.entries())
      console.log(
        `  ${`${days} ${days === 1 ? "day" : "days"}, ${SIZES[at]} bookings`.padEnd(34)}${ms.toFixed(2).padStart(8)} ms ${p95.toFixed(2).padStart(8)} ms p95 ${String(read).padStart(6)} rows read`,
      );
    const [few, many] = sides;
    console.log(
      `  ${verdict(many.p95 / few.p95 <= 1.3)} ratio: ${(many.p95 / few.p95).toFixed(2)} by p95, ${(many.ms / few.ms).toFixed(2)} by time (goal 1.3)`,
    );
  }
}
