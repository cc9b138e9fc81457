import { expect, test } from "vitest";
import { isPasskeyHost } from "./passkey-host.ts";

test.each([
  ["localhost", true],
  ["concord.example", true],
  ["127.0.0.1.example", true],
  ["127.0.0.1", false],
  ["[::1]", false],
])("%s", (host, may) => expect(isPasskeyHost(host)).toBe(may));

test("however an IP address is written in a URL", () => {
  for (const address of ["http://127.1/", "http://0x7f000001/", "http://2130706433/", "http://[2001:db8::1]:8787/"])
    expect(isPasskeyHost(new URL(address).hostname), address).toBe(false);
});
