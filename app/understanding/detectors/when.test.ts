import { expect, test } from "vitest";
import { textFor } from "#tests/understanding/detector-kit.ts";
import { whens } from "./when.ts";

test("a deadline, a day ruled out, and heads are what the grammar says they are", () => {
  const said = (message: string) => whens(textFor(message)).map((find) => [find.said?.slot, find.said?.role]);
  expect(said("by March 31")).toEqual([["when", "deadline"]]);
  expect(said("not on Friday")).toEqual([["when", "not"]]);
  expect(said("12 people")).toEqual([["headcount", undefined]]);
});
