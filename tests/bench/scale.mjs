/**
 * The office at scale: lists, queue, planner, first page and palette with 100,000 bookings and 10,000 cases, next to ten times as much of both
 * (goal: a p95 of 1.3), over two databases asked in turn.
 */
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "#scripts/build.mjs";
import { mustRun, ROOT } from "#scripts/processes.mjs";
import { prepareDatabase } from "#scripts/server/local-server.mjs";

const GOAL = 1.3;

/**
 * Prints a row for each use case; `folder` takes the databases, and those that an earlier run has left there are asked again. `bookings` is
 * how many the larger one holds, with a tenth as many cases; `rows` asks those alone whose name has it (several by comma). Gives how many rows miss the goal.
 */
export async function benchScale(folder, { rounds, count }, bookings, rows = "") {
  const sizes = [bookings / 10, bookings];
  // Databases of another filling are left alone.
  const filling = fingerprint(
    ["fill-bookings", "fill-tasks", "fill-cases", "scale-fill"].map((name) => join(ROOT, `tests/bench/${name}.ts`)),
  ).slice(0, 8);
  const folders = sizes.map((size) => join(folder, `scale-${filling}-${size}`, "data"));
  for (const [at, data] of folders.entries()) {
    // The larger begins as a copy of the smaller. What an earlier run has left is brought up to date, and filled to its end if that was broken off.
    if (at > 0 && !existsSync(data)) cpSync(folders[0], data, { recursive: true });
    await prepareDatabase(data);
    const filled = await mustRun("Filling the database", "node", [
      "--no-warnings",
      "tests/bench/scale-fill.ts",
      data,
      String(sizes[at]),
      String(sizes[at] / 10),
    ]);
    const { seconds, merged } = lastLine(filled);
    console.log(
      `${sizes[at]} bookings and ${sizes[at] / 10} cases: filled in ${seconds.toFixed(0)} s, search indexes put together in ${merged.minutes} runs of the schedule (${merged.seconds.toFixed(0)} s, the slowest ${merged.slowest.toFixed(0)} ms)`,
    );
  }
  const output = await mustRun("Asking the office", "node", [
    "--no-warnings",
    "tests/bench/scale-times.mjs",
    ...folders,
    String(rounds),
    String(count),
    rows,
  ]);
  console.log(
    `\nThe office with ${sizes[0]} bookings, and with ten times as many (ms of CPU, ${rounds} rounds of ${count} in turn; goal ${GOAL} by p95)`,
  );
  console.log(row("", ["median", "p95", "median", "p95", "ratio", "by p95"]));
  let over = 0;
  for (const { name, sides } of lastLine(output)) {
    const [few, many] = sides;
    const ratio = many.p95 / few.p95;
    if (ratio > GOAL) over += 1;
    const figures = [few.cpu, few.p95, many.cpu, many.p95, many.cpu / few.cpu, ratio].map((figure) => figure.toFixed(2));
    console.log(row(name, figures) + (ratio > GOAL ? "  OVER" : ""));
  }
  return over;
}

const lastLine = (output) => JSON.parse(output.trim().split("\n").at(-1));
const row = (name, figures) => `  ${name.padEnd(34)}${figures.map((figure) => figure.padStart(9)).join("")}`;
