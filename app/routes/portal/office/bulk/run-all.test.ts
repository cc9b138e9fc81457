import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChosenRow, type RowOutcome, type RowResult, runAll } from "./run-all.ts";

const rowsOf = (count: number): ChosenRow[] => Array.from({ length: count }, (_, at) => ({ id: `r${at}`, version: 1, name: `Row ${at}` }));

async function outcomesOf(count: number, act: (row: ChosenRow) => RowResult, stop = new AbortController(), stopAfter = Infinity) {
  const seen: RowOutcome[] = [];
  let calls = 0;
  await runAll(rowsOf(count), {
    act: async (row) => {
      calls += 1;
      if (calls === stopAfter) stop.abort();
      return act(row);
    },
    onOutcome: (outcome) => seen.push(outcome),
    signal: stop.signal,
  });
  return { seen, calls };
}

const result = fc.constantFrom<RowResult>({ kind: "done" }, { kind: "refused", why: "stale" }, { kind: "unanswered" }, { kind: "ended" });

test("whatever happens, every row has exactly one outcome and no row is acted upon twice", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(result, { maxLength: 60 }), fc.option(fc.integer({ min: 1, max: 60 })), async (results, stopAfter) => {
      const acted = new Set<string>();
      const { seen } = await outcomesOf(
        results.length,
        ({ id }) => {
          expect(acted.has(id)).toBe(false);
          acted.add(id);
          return results[Number(id.slice(1))] ?? { kind: "unanswered" };
        },
        new AbortController(),
        stopAfter ?? Infinity,
      );
      expect(seen.map(({ row }) => row.id).sort()).toEqual(
        rowsOf(results.length)
          .map(({ id }) => id)
          .sort(),
      );
      // What was left alone was not acted upon, but for the row that heard that nobody is signed in any more.
      for (const { row, kind } of seen)
        if (kind === "left" && acted.has(row.id)) expect(results[Number(row.id.slice(1))]?.kind).toBe("ended");
    }),
  );
});

test("stopping leaves what was not begun, and a line that is broken is not called ten thousand times", async () => {
  const stopped = await outcomesOf(100, () => ({ kind: "done" }), new AbortController(), 10);
  expect(stopped.calls).toBeLessThan(15);
  expect(stopped.seen.filter(({ kind }) => kind === "left").length).toBe(100 - stopped.calls);
  const broken = await outcomesOf(10_000, () => ({ kind: "unanswered" }));
  expect(broken.calls).toBeLessThan(20);
  expect(broken.seen).toHaveLength(10_000);
});
