import { expect, it } from "vitest";
import { isBudgetSpent, type ProviderSettings, providersInOrder } from "./providers.ts";

const settings = (change: Partial<ProviderSettings>): ProviderSettings => ({
  order: "",
  hasOpenAI: true,
  hasWorkersAI: true,
  dailyTokens: 0,
  ...change,
});

it.each([
  [{}, ["openai", "workers_ai"]],
  [{ order: "workers_ai, openai" }, ["workers_ai", "openai"]],
  [{ order: "workers_ai" }, ["workers_ai"]],
  [{ order: "workers_ai,openai,workers_ai", hasOpenAI: false }, ["workers_ai"]],
  [{ order: "guided" }, []],
  [{ hasOpenAI: false, hasWorkersAI: false }, []],
])("asks with %j: %j", (change, expected) => {
  expect(providersInOrder(settings(change))).toEqual(expected);
});

it("has a budget only where one is set", () => {
  expect(isBudgetSpent(settings({}), 1e9)).toBe(false);
  expect(isBudgetSpent(settings({ dailyTokens: 100 }), 99)).toBe(false);
  expect(isBudgetSpent(settings({ dailyTokens: 100 }), 100)).toBe(true);
});
