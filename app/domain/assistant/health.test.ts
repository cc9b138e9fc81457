import { expect, it } from "vitest";
import { healthOf, type UsageOfDay } from "./health.ts";

const SETTINGS = { order: "openai", hasOpenAI: true, hasWorkersAI: true, dailyTokens: 100 };
const day = (change: Partial<UsageOfDay>): UsageOfDay => ({
  day: "2026-11-21",
  provider: "openai",
  turns: 0,
  failures: 0,
  inputTokens: 0,
  outputTokens: 0,
  totalMs: 0,
  slowestMs: 0,
  answeredAt: null,
  failedAt: null,
  failure: null,
  ...change,
});

it("lists who is asked in order, then who is not", () => {
  const { providers } = healthOf(SETTINGS, [], "2026-11-21");
  expect(providers.map(({ provider, place, state }) => [provider, place, state])).toEqual([
    ["openai", 1, "unasked"],
    ["guided", 2, "unasked"],
    ["workers_ai", null, "absent"],
  ]);
});

it("gives today's figures, and calls failing what failed after it last answered, also yesterday", () => {
  const rows = [
    day({
      turns: 4,
      failures: 1,
      inputTokens: 60,
      outputTokens: 20,
      totalMs: 4000,
      slowestMs: 1900,
      answeredAt: 50,
      failedAt: 40,
      failure: "timeout",
    }),
    day({ day: "2026-11-20", turns: 9, answeredAt: 30, failedAt: 60, failure: "refused" }),
  ];
  const { providers, tokensToday } = healthOf(SETTINGS, rows, "2026-11-21");
  expect(tokensToday).toBe(80);
  expect(providers[0]).toMatchObject({
    turns: 4,
    failures: 1,
    tokens: 80,
    averageMs: 1000,
    slowestMs: 1900,
    state: "failing",
    failure: "refused",
  });
});
