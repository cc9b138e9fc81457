import { expect, test } from "vitest";
import { z } from "zod";
import { checkValue } from "./atoms.ts";
import { limitedTypeOf } from "./json-types.ts";
import { LINE } from "./kinds.ts";

const SHORT = { is: { kind: "line", least: 1, most: 40 }, missing: "required", about: "A number." } as const;

test("a line takes as many characters as its row says, or as any line", () => {
  expect(checkValue(SHORT, "4".repeat(40))).toEqual({ ok: true, value: "4".repeat(40) });
  expect(checkValue(SHORT, "4".repeat(41))).toEqual({ ok: false, code: "too_long" });
  expect(checkValue({ ...SHORT, is: LINE }, "4".repeat(300)).ok).toBe(true);
  expect(checkValue({ ...SHORT, is: LINE }, "4".repeat(301))).toEqual({ ok: false, code: "too_long" });
});

test("the document of the API says the same", () => {
  const most = (row: Parameters<typeof limitedTypeOf>[0]) => z.toJSONSchema(limitedTypeOf(row), { io: "input" }).maxLength;
  expect([most(SHORT), most({ ...SHORT, is: LINE })]).toEqual([40, 300]);
});
