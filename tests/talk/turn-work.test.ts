/** What a turn costs behind the reading, whatever a message repeats: counted in functions of the domain that are called, never in seconds. */
import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const session = new Session();
const NOW = new Date("2026-11-23T15:00:00Z");
/** A full letter of four thousand characters, many days in it, is one to two millions of calls. */
const MOST = 3_000_000;

beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
});
afterAll(async () => {
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
});

async function work(unit: string): Promise<number> {
  const talk = new MemoryTalk("fr", NOW);
  await session.post("Profiler.takePreciseCoverage");
  await talk.say(unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000));
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const own = result.filter(({ url }) => url.includes("/app/domain/"));
  return own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0)).reduce((sum, count) => sum + count, 0);
}

test.each(["4 mars mars deux |", "4 mars cherche “ sept", "le 4 mars à 9h, le 5 avril de 10h à 12h. "])("%j", async (unit) => {
  expect(await work(unit)).toBeLessThan(MOST);
});
