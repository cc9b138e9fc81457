/** A part whose code comes later is fetched once; a failure is not begun again by every look. */
import { expect, test } from "vitest";
import { late, loadParts } from "./late-part.tsx";

const View = () => null;
const Failed = () => null;

function fetched(name: string, answers: readonly boolean[]) {
  const left = [...answers];
  const calls: boolean[] = [];
  const part = late<object>({
    name,
    async fetch() {
      const comes = left.shift() ?? false;
      calls.push(comes);
      if (!comes) throw new TypeError("Failed to fetch dynamically imported module");
      return View;
    },
    failed: Failed,
    served: null,
  });
  return { part, calls };
}

test("what has come is fetched once, also by its name", async () => {
  const { part, calls } = fetched("one", [true, true]);
  await loadParts(["one", "unknown"]);
  expect(part.view()).toBe(View);
  expect([await part.load(), await part.load()]).toEqual([true, true]);
  expect(calls).toEqual([true]);
});

test("a failure is kept until it is asked for again", async () => {
  const { part, calls } = fetched("two", [false, true]);
  await loadParts(["two"]);
  expect([part.view(), part.hasFailed()]).toEqual([null, true]);
  expect(await part.load()).toBe(true);
  expect(part.view()).toBe(View);
  expect(calls).toEqual([false, true]);
});
