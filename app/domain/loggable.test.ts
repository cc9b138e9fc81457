import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { loggable } from "./loggable.ts";

test("a failed statement is logged without the values it was sent with", () => {
  const error = new DrizzleQueryError(
    "INSERT INTO chat_messages VALUES (?)",
    ["My name is Grace Lim\n    at home"],
    new Error("D1_ERROR: full"),
  );
  expect(String(error)).toContain("Grace Lim");
  const logged = String(loggable(error));
  expect(logged).toContain("INSERT INTO chat_messages");
  expect(logged).toContain("D1_ERROR: full");
  expect(logged).toContain("loggable.test.ts");
  expect(logged).not.toMatch(/Grace|home/);
});

test("any other error is logged as it is", () => {
  const error = new Error("something else");
  expect(loggable(error)).toBe(error);
});
