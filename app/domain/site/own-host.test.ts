import { expect, test } from "vitest";
import { isOwnHost } from "./own-host.ts";

const hostOf = (host: string) => new URL(`http://${host}`).hostname;

test.each([
  ...["localhost", "127.0.0.1", "127.9.8.7:8787", "[::1]:8787", "10.0.0.4", "192.168.1.20", "172.16.0.1", "172.31.255.1", "169.254.1.1"],
  ...["[fd12::1]", "[fe80::1]", "concord.localhost", "concord.test", "concord.example", "concord.local", "app", "2130706433"],
])("%s is a machine of one's own", (host) => {
  expect(isOwnHost(hostOf(host))).toBe(true);
});

test.each([
  ...[
    "hearings.ca",
    "concord.workers.dev",
    "203.0.113.7",
    "172.32.0.1",
    "11.0.0.1",
    "192.169.0.1",
    "[2001:db8::1]",
    "localhost.hearings.ca",
  ],
  ...["10.0.0.1.nip.io", "127.0.0.1.evil.ca", "example.com", "test.ca"],
])("%s is the Internet's", (host) => {
  expect(isOwnHost(hostOf(host))).toBe(false);
});
