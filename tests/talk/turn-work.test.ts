/** What a turn costs behind the reading, whatever a message repeats: counted in functions of the domain that are called, never in seconds. */
import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
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

/** Functions of `folder` that are called for a message. */
async function calls(message: string, folder: string, locale: Locale = "fr"): Promise<number> {
  const talk = new MemoryTalk(locale, NOW);
  await session.post("Profiler.takePreciseCoverage");
  await talk.say(message);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const own = result.filter(({ url }) => url.includes(folder));
  return own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0)).reduce((sum, count) => sum + count, 0);
}

const work = (unit: string) => calls(unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000), "/app/domain/");

test.each(["4 mars mars deux |", "4 mars cherche “ sept", "le 4 mars à 9h, le 5 avril de 10h à 12h. "])("%j", async (unit) => {
  expect(await work(unit)).toBeLessThan(MOST);
});

/** A letter of an alphabet of consonants and vowels, by turns: names that no list has, each another one. */
const named = (at: number): string => {
  const [first, second, third] = [at % 17, Math.floor(at / 17) % 5, Math.floor(at / 85) % 17].map(
    (one, place) => (place === 1 ? "aeiou" : "bcdfghjklmnprstvz")[one],
  );
  return `${first?.toUpperCase()}${second}${third}${second}r`;
};
const filled = (line: (at: number) => string): string => {
  let text = "";
  for (let at = 0; text.length < 4000; at += 1) text += line(at);
  return text.slice(0, 4000);
};

/** Four thousand letters that are no letter: whatever they are, each is gone through a few times, and no part of them once for every other. */
test.each([
  ["names, one on a line", filled((at) => `${named(at)} ${named(at * 7 + 3)}\n`), 3_000_000, 4_500_000],
  ["a letter on each line", filled((at) => `${"abcdefghijklmnopqrstuvwxyz"[at % 26]}\n`), 1_000_000, 4_500_000],
  ["words, one on a line", filled((at) => `${named(at).toLowerCase()}\n`), 3_500_000, 4_500_000],
  ["days of the calendar", filled((at) => `${["March", "April", "May"][at % 3]} ${(at % 28) + 1}, `), 3_000_000, 4_500_000],
  ["numbers", filled((at) => `${at % 31} `), 1_000_000, 4_500_000],
])("%s", async (_, message, talk, reading) => {
  expect(await calls(message, "/app/domain/", "en")).toBeLessThan(talk);
  expect(await calls(message, "/app/understanding/", "en")).toBeLessThan(reading);
});
