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

test("what an address opens is taken out of an error, of what caused it, and of the router's own answers", () => {
  const asked = new Error('You made a POST request to "/fr/reset-password/s3cr-et_key"', {
    cause: new Error("GET /manage/0ther-key failed"),
  });
  const logged = String(loggable(asked));
  expect(logged).toContain("/fr/reset-password/…");
  expect(logged).toContain("/manage/…");
  expect(logged).toContain("loggable.test.ts");
  expect(logged).not.toMatch(/s3cr|0ther/);
  const missing = { status: 404, statusText: "Not Found", internal: true, data: 'Error: No route matches URL "/invitation/s3cr-et_key/x"' };
  expect(loggable(missing)).toBe('404 Not Found: Error: No route matches URL "/invitation/…"');
  const query = new DrizzleQueryError("SELECT 1", [], new Error("asked by /resume/s3cr-et_key"));
  expect(String(loggable(query))).not.toContain("s3cr");
});
