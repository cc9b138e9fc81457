import { describe, expect, test } from "vitest";
import { byteRange, hasVersion } from "./byte-range.ts";

describe("one range of a file of 100 bytes", () => {
  test.each([
    ["bytes=0-0", { first: 0, last: 0 }],
    ["bytes=0-99", { first: 0, last: 99 }],
    ["bytes=99-99", { first: 99, last: 99 }],
    ["bytes=0-", { first: 0, last: 99 }],
    ["bytes=99-", { first: 99, last: 99 }],
    ["bytes=10-1000", { first: 10, last: 99 }],
    [`bytes=10-${"9".repeat(400)}`, { first: 10, last: 99 }],
    ["bytes=-1", { first: 99, last: 99 }],
    ["bytes=-100", { first: 0, last: 99 }],
    ["bytes=-1000", { first: 0, last: 99 }],
    ["BYTES=1-2", { first: 1, last: 2 }],
    ["bytes=007-08", { first: 7, last: 8 }],
  ])("%s is a part", (header, part) => {
    expect(byteRange(header, 100)).toEqual(part);
  });

  test.each(["bytes=100-", "bytes=100-200", "bytes=-0", `bytes=${"9".repeat(400)}-`])("%s is not there", (header) => {
    expect(byteRange(header, 100)).toBe("unsatisfiable");
  });

  test.each([
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=5-4",
    "bytes=a-b",
    "bytes=0x1-2",
    "bytes=1-2-3",
    "bytes=--1",
    "bytes=+1-2",
    "bytes=1.0-2",
    "bytes=0-1,5-6",
    "bytes=0-1,",
    "items=0-1",
    "0-1",
    "bytes 0-1",
    "bytes=٠-١",
  ])("%s asks for nothing that there is: the whole file", (header) => {
    expect(byteRange(header, 100)).toBeNull();
  });
});

test("an empty file has no first byte, and its last bytes are all of it", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(byteRange("bytes=-5", 0)).toBeNull();
});

test.each([
  [undefined, false],
  ["", false],
  ['"other"', false],
  ["tag", false],
  ['"tag"', true],
  ['W/"tag"', true],
  ['"a", W/"b","tag"', true],
  ["*", true],
  [" * ", true],
])("If-None-Match %s", (header, held) => {
  expect(hasVersion(header, '"tag"')).toBe(held);
});
