/**
 * A month of free days where ten times as much is booked (goal: a p95 of 1.3): two servers over databases of their own, asked in turn,
 * so that whatever else the machine does slows both. The 60 days from January 2027 on are those that `list-rows.ts` fills first, with either
 * number alike.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure, mustRun } from "#scripts/processes.mjs";
import { freePort, prepareDatabase, startServer } from "#scripts/server/local-server.mjs";
import { runtimeBelow, send, sideBySide } from "./measure.mjs";
import { verdict } from "./verdict.mjs";

export const SIZES = [2000, 20_000];
const MONTH = "/api/availability/month?venue=toronto&month=2027-01&people=12&setup=boardroom&breakouts=6,4";

/** Prints the row; `folder` takes the databases, `size` is rounds and requests. */
export async function benchMonth(folder, size) {
  const servers = [];
  try {
    for (const data of await filledFolders(folder)) {
      const state = join(data, "..");
      servers.push(await startServer({ port: await freePort(), state, variables: { RATE_LIMITS: "off" }, logLevel: "warn" }));
    }
    const asked = await Promise.all(servers.map(({ url }) => send(url + MONTH)));
    if (asked.some(({ status, body }) => status !== 200 || !body.equals(asked[0].body)))
      throw new Failure("The two databases do not give the same month.");
    const sides = servers.map(({ url, pid }, at) => ({
      name: `${SIZES[at]} bookings`,
      call: () => send(url + MONTH),
      pid: runtimeBelow(pid),
    }));
    const [few, many] = await sideBySide(sides, size);
    console.log("\nA month of free days for 12 people and two breakout rooms, where ten times as much is booked");
    for (const { name, ms, p95 } of [few, many])
      console.log(`  ${name.padEnd(34)}${ms.toFixed(2).padStart(8)} ms ${p95.toFixed(2).padStart(8)} ms p95`);
    console.log(
      `  ${verdict(many.p95 / few.p95 <= 1.3)} ratio: ${(many.p95 / few.p95).toFixed(2)} by p95, ${(many.ms / few.ms).toFixed(2)} by time (goal 1.3)`,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The folders of the databases, smallest first; each is filled once. */
export async function filledFolders(folder) {
  const folders = SIZES.map((bookings) => join(folder, `booked-${bookings}`, "data"));
  for (const [at, data] of folders.entries()) {
    if (existsSync(data)) continue;
    await prepareDatabase(data);
    await mustRun("Filling the database", "node", ["--no-warnings", "tests/bench/list-rows.ts", data, String(SIZES[at])]);
  }
  return folders;
}
