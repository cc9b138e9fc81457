/** Who asks: a person, or a program that looks first. */
import { expect, test } from "vitest";
import { isByPerson, isOpenedHere, isPageShown, mayShowInPage } from "./by-person.ts";

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

const shown = (headers: Record<string, string>, method = "GET") => isPageShown({ method, headers: new Headers(headers) });
const DATA = { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-origin" };

test.each([
  ["opened from a page of ours", { ...OPENED, "Sec-Fetch-Site": "same-origin" }],
  ["opened from a mail in a browser", { ...OPENED, "Sec-Fetch-Site": "cross-site" }],
  ["opened from an address that was typed", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" }],
  ["whose data a page of ours asks for", DATA],
  ["of a browser that says nothing", {}],
])("a page is shown that is %s", (_, headers) => {
  expect(shown(headers)).toBe(true);
});

test.each([
  ["HEAD", {}, "HEAD"],
  ["a form", OPENED, "POST"],
  ["data that is fetched ahead", { ...DATA, "Sec-Purpose": "prefetch" }, "GET"],
  ["a page that is rendered ahead", { ...OPENED, "Sec-Purpose": "prefetch;prerender" }, "GET"],
  ["a picture on another site", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site" }, "GET"],
  ["a picture on our own", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-origin" }, "GET"],
  ["a frame", { ...OPENED, "Sec-Fetch-Dest": "iframe" }, "GET"],
  ["another site's navigation without its user", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site" }, "GET"],
  ["another site's fetch", { ...DATA, "Sec-Fetch-Site": "same-site" }, "GET"],
])("%s shows nobody a page", (_, headers, method) => {
  expect(shown(headers, method)).toBe(false);
});

test.each([
  ["a page of ours", { ...OPENED, "Sec-Fetch-Site": "same-origin" }, true],
  ["an address that was typed", { ...OPENED, "Sec-Fetch-Site": "none" }, true],
  ["a browser that says nothing", {}, true],
  ["a link on another site", { ...OPENED, "Sec-Fetch-Site": "cross-site" }, false],
  ["a picture", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-origin" }, false],
])("whether a page was opened from here: %s", (_, headers, isHere) => {
  expect(isOpenedHere({ method: "GET", headers: new Headers(headers as Record<string, string>) })).toBe(isHere);
});

test.each([
  ["a frame of ours", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-origin" }, true],
  ["a picture of ours", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-origin" }, true],
  ["a tab", { ...OPENED, "Sec-Fetch-Site": "same-origin" }, true],
  ["a program", {}, true],
  ["another site's frame", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site" }, false],
  ["a picture of another host of this domain", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "same-site" }, false],
  ["a frame that says nothing of its site", { "Sec-Fetch-Dest": "iframe" }, false],
  ["a frame ahead of its user", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" }, false],
  ["an object", { "Sec-Fetch-Dest": "object", "Sec-Fetch-Site": "same-origin" }, false],
  ["a link on another site", { ...OPENED, "Sec-Fetch-Site": "cross-site" }, false],
])("whether a file is shown in %s", (_, headers, isShown) => {
  expect(mayShowInPage({ method: "GET", headers: new Headers(headers as Record<string, string>) })).toBe(isShown);
});
