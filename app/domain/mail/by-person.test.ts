/** Who follows a mailed link: a person, or a program that looks at it first. */
import { expect, test } from "vitest";
import { isByPerson } from "./by-person.ts";

const OPENED = { "Sec-Fetch-User": "?1", "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" };
const by = (method: string, headers: Record<string, string> = {}) => isByPerson({ method, headers: new Headers(headers) });

test("a person opens a page or sends a form", () => {
  expect(by("GET", OPENED)).toBe(true);
  expect(by("POST")).toBe(true);
});

test.each([
  ["a scanner's GET", "GET", {}],
  ["a HEAD request", "HEAD", {}],
  ["a HEAD request that claims to be opened", "HEAD", OPENED],
  ["a navigation that nobody began", "GET", { "Sec-Fetch-Dest": "document" }],
  ["a script's fetch", "GET", { "Sec-Fetch-User": "?1", "Sec-Fetch-Dest": "empty" }],
  ["a frame", "GET", { "Sec-Fetch-User": "?1", "Sec-Fetch-Dest": "iframe" }],
  ["a denied user", "GET", { "Sec-Fetch-User": "?0", "Sec-Fetch-Dest": "document" }],
  ["a prefetch", "GET", { ...OPENED, "Sec-Purpose": "prefetch" }],
  ["a page rendered ahead", "GET", { ...OPENED, "Sec-Purpose": "prefetch;prerender" }],
  ["an older prefetch", "GET", { ...OPENED, Purpose: "prefetch" }],
  ["Firefox's prefetch", "GET", { ...OPENED, "X-Moz": "prefetch" }],
  ["a question for options", "OPTIONS", OPENED],
])("%s is no person", (_, method, headers) => {
  expect(by(method, headers)).toBe(false);
});
