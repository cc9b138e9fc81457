import { expect, test } from "vitest";
import { deviceOf, readDevice, storedDevice } from "./device.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

test("of what a browser says its name and its system are kept, and nothing that makes it one of few", () => {
  expect(storedDevice(FIREFOX)).toBe("Firefox/Windows");
  expect(readDevice(storedDevice(FIREFOX))).toEqual(deviceOf(FIREFOX));
  expect(storedDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1")).toBe(
    "Safari/iPhone",
  );
});

test("what is none of those that people use is unknown", () => {
  expect(storedDevice("curl/8.5.0 from my-laptop")).toBe("/");
  expect(storedDevice(null)).toBe("/");
  expect(readDevice("/")).toEqual({ browser: null, system: null });
  expect(readDevice(null)).toEqual({ browser: null, system: null });
});
