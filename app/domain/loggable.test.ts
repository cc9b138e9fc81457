import { DrizzleQueryError } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { loggable, withoutPeople } from "./loggable.ts";

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

test("of an error that is not ours its name and its frames are logged, on one line", () => {
  const zone =
    "x\n2026-11-22 sign-in of admin@concord.example succeeded\n    at forged (frame.ts:1:1)\u2028client secret: 514 555 0142\u0000\u202e";
  const thrown = [
    () => new Intl.DateTimeFormat("en", { timeZone: zone }),
    () => JSON.parse(zone),
    () => new URL(zone),
    () => {
      throw new Error(`could not read ${zone}`, { cause: new TypeError(zone) });
    },
    () => {
      throw Object.assign(new Error(zone), { name: zone });
    },
    () => {
      throw { said: zone };
    },
  ];
  for (const wrong of thrown) {
    const logged = errorOf(wrong);
    expect(logged).not.toMatch(/sign-in|secret|forged|frame\.ts/);
    expect(logged).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  }
  expect(errorOf(() => new Intl.DateTimeFormat("en", { timeZone: zone }))).toMatch(/^RangeError at .*loggable\.test\.ts/);
  expect(errorOf(() => JSON.parse("x".repeat(50_000))).length).toBeLessThanOrEqual(4000);
});

test("our own codes, and what the database answers, are told", () => {
  expect(loggable(new AppError("stale_version"))).toMatch(/^AppError: stale_version at /);
  expect(loggable(new Error("D1_ERROR: no such table: bookings"))).toMatch(/^Error: D1_ERROR: no such table: bookings at /);
});

test("what an address opens is taken out of a text, and the router's own answers lose the address", () => {
  expect(loggable("You asked for /fr/reset-password/s3cr-et_key")).toBe("You asked for /fr/reset-password/…");
  const missing = { status: 404, statusText: "Not Found", internal: true, data: 'Error: No route matches URL "/invitation/s3cr-et_key/x"' };
  expect(loggable(missing)).toBe("404 Not Found");
  const query = new DrizzleQueryError("SELECT 1", [], new Error("asked by /resume/s3cr-et_key"));
  expect(loggable(query)).not.toContain("s3cr");
});

function errorOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return loggable(error);
  }
  throw new Error("Nothing was thrown.");
}

test("what looks like somebody's is taken out of any line; ids, frames and versions stay", () => {
  fc.assert(
    fc.property(
      fc.emailAddress().filter((address) => !/['/|]/.test(address)),
      fc.ipV4(),
      (address, network) => {
        expect(withoutPeople(`mail to <${address}> failed`)).not.toContain(address);
        expect(withoutPeople(`from ${network}:`)).toBe("from …:");
      },
    ),
  );
  for (const phone of ["+1 416 555 0142", "+33 1 23 45 67 89", "(416) 555-0142", "416-555-0142", "416.555.0142"])
    expect(withoutPeople(`call ${phone} back`)).toBe("call … back");
  expect(withoutPeople("from 2001:db8:85a3:8d3::7344 twice")).toBe("from … twice");
  for (const line of [
    "scheduled work scans, 824ae65c-967f-44d3-ace1-8eea7a265672: D1_ERROR: too many SQL variables",
    "AppError: stale_version at move (/app/node_modules/@better-auth/core/dist/index.mjs:53:22) | at vitest@5.1.1/dist/a.js:10:4",
    'Failed query: select "id" from "bookings" where "id" = ? limit 1 at 2026-11-29T16:00:00.000Z',
    "booking CN-1234-5678, attempt 12, waited 86400000 ms",
  ])
    expect(withoutPeople(line)).toBe(line);
});
