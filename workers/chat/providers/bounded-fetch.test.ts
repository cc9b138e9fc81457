import { afterEach, expect, test, vi } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

afterEach(() => vi.restoreAllMocks());

test("a model’s server that answers with a redirect sends us nowhere, and our key to nobody", async () => {
  const asked: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    asked.push([String(input), init?.redirect]);
    return new Response(null, { status: 307, headers: { Location: "https://elsewhere.example/" } });
  });
  const answer = await boundedFetch("https://model.example/v1", { headers: { Authorization: "Bearer key" } });
  expect(answer.status).toBe(307);
  expect(asked).toEqual([["https://model.example/v1", "manual"]]);
});
