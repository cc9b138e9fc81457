/** A fetch that fails is not begun again by every look. */
import { expect, test } from "vitest";
import { keptLoad } from "./kept-load.ts";

function fetched(answers: readonly (string | null)[]) {
  const left = [...answers];
  const calls: string[] = [];
  const views = keptLoad(async () => {
    const answer = left.shift() ?? null;
    calls.push(answer ?? "failed");
    if (answer === null) throw new TypeError("Failed to fetch dynamically imported module");
    return answer;
  }, "unreachable");
  return { views, calls };
}

test("what has come is fetched once", async () => {
  const { views, calls } = fetched(["view", "other"]);
  expect([await views.now(), await views.now()]).toEqual(["view", "view"]);
  expect(calls).toEqual(["view"]);
});

test("a failure is kept for every look, as the same promise, until it is fetched again", async () => {
  const { views, calls } = fetched([null, null, "view"]);
  const first = views.now();
  expect(await first).toBe("unreachable");
  expect(views.now()).toBe(first);
  expect(await views.again()).toBeNull();
  expect(views.now()).toBe(first);
  expect(await views.again()).toBe("view");
  expect(await views.now()).toBe("view");
  expect(calls).toEqual(["failed", "failed", "view"]);
});
