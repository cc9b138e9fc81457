import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, networkOf, siteOf } from "./network.ts";

test("an IPv4 address is its own network", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
});

test("addresses of one IPv6 /64 are one network, however they are written", () => {
  const network = networkOf("2001:db8:1:2:3:4:5:6");
  expect(network).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:0DB8:0001:0002:ffff::1")).toBe(network);
  expect(networkOf("2001:db8:1:2::")).toBe(network);
});

test("the next /64 is another network", () => {
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
});

test("short forms stand for zeros", () => {
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
});

test("an IPv4 address mapped into IPv6 is the IPv4 address", () => {
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("an IPv4 address is one network in each spelling of it mapped into IPv6, and no other IPv6 address is it", () => {
  const part = fc.nat(255);
  const zeros = fc.constantFrom("::", "0:0:0:0:0:", "0000:0000:0000:0000:0000:", "0::", "::0:0:", "0:0::0:");
  fc.assert(
    fc.property(fc.tuple(part, part, part, part), zeros, fc.boolean(), fc.boolean(), fc.boolean(), (parts, front, wide, dotted, upper) => {
      const dots = parts.join(".");
      const hex = (high: number, low: number) => (high * 256 + low).toString(16).padStart(wide ? 4 : 1, "0");
      const [one, two, three, four] = parts;
      const end = dotted ? dots : `${hex(one, two)}:${hex(three, four)}`;
      const spell = (group: string) => (upper ? `${front}${group}:${end}`.toUpperCase() : `${front}${group}:${end}`);
      expect(networkOf(spell("ffff"))).toBe(dots);
      expect(networkOf(spell("fffe"))).toBe("0:0:0:0::/64");
    }),
  );
});

test("any header gives the same network each time, and no error", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.string(), fc.stringMatching(/^[0-9a-f:.%]{0,45}$/)), (text) => {
      expect(networkOf(text)).toBe(networkOf(` ${text.toUpperCase()} `));
    }),
  );
});

test("an area is an IPv4 /16 and an IPv6 /32; what is no address is its own", () => {
  expect(areaOf(networkOf("192.0.2.7"))).toBe("192.0.0.0/16");
  expect(areaOf(networkOf("2001:db8:12:34::9"))).toBe("2001:db8::/32");
  expect(areaOf(networkOf("::1"))).toBe("0:0::/32");
  expect(areaOf("local")).toBe("local");
});

test("a site is an IPv6 /48; an IPv4 address has none", () => {
  expect(siteOf(networkOf("2001:db8:12:34::9"))).toBe("2001:db8:12::/48");
  expect(siteOf(networkOf("2001:db8:12:ffff::9"))).toBe("2001:db8:12::/48");
  expect(siteOf(networkOf("192.0.2.7"))).toBeNull();
  expect(siteOf(networkOf("::ffff:192.0.2.7"))).toBeNull();
  expect(siteOf("local")).toBeNull();
});
