import { expect, test } from "vitest";
import { countsOf } from "./mail-limits.ts";

const MAIL = {
  recipient: "victim@law.example",
  sender: null,
  network: "192.0.2.1",
  byStaff: false,
  proven: false,
  own: false,
  answered: false,
  confirmed: false,
  area: "192.0.0.0/16",
  waited: false,
};
const HOUSE = ["mail_new_house", "mail_new_house_day", "mail_new_area", "mail_new_area_day"];
const buckets = (kind: string, given: Partial<Parameters<typeof countsOf>[0]> = {}) =>
  countsOf({ ...MAIL, kind, ...given }).map((counts) => counts.map(({ bucket }) => bucket));

test("what strangers have caused to an address holds back no links of a booking that are asked for there", () => {
  expect(buckets("booking_received")).toEqual([
    ["mail_first", "mail_firsts", "mail_firsts_day", "mail_network", ...HOUSE],
    ["mail_stranger", "mail_stranger_day", "mail_network", ...HOUSE],
  ]);
  expect(buckets("booking_links")).toEqual([
    ["mail_links", "mail_network", "mail_booking_first", "mail_booking_firsts", "mail_booking_firsts_day", ...HOUSE],
    ["mail_links", "mail_network", "mail_bookings", "mail_bookings_day", ...HOUSE],
  ]);
});

test("what has waited for the house's ceiling has room of its own, then what who comes has left, and no area's share", () => {
  const inHouse = buckets("booking_received", { waited: true }).map((counts) => counts.filter((bucket) => bucket.startsWith("mail_new")));
  const both = [
    ["mail_new_waited", "mail_new_waited_day"],
    ["mail_new_house", "mail_new_house_day"],
  ];
  expect(inHouse).toEqual([...both, ...both]);
  expect(buckets("booking_received", { waited: true, proven: true }).flat()).not.toContain("mail_new_waited");
});

test("what is sent to an address that has answered counts for no house, and a confirmed booking's links fall under a count of their own", () => {
  expect(buckets("booking_received", { proven: true }).flat()).not.toContain("mail_new_house");
  expect(buckets("booking_links", { proven: true })).toEqual([["mail_links", "mail_network", "mail_bookings_proven"]]);
  // Strangers' bookings in a known reader's name use up neither of these.
  expect(buckets("booking_links", { proven: true, confirmed: true, answered: true })).toEqual([
    ["mail_links", "mail_network", "mail_bookings_confirmed"],
    ["mail_links", "mail_network", "mail_answered"],
    ["mail_links", "mail_network", "mail_bookings_proven"],
  ]);
  expect(buckets("booking_links", { confirmed: true })[0]).toEqual(["mail_links", "mail_network", "mail_bookings_confirmed"]);
  expect(buckets("booking_links", { sender: "account" }).flat()).not.toContain("mail_new_house");
});

test("what is caused where the reader of the address has answered falls under none of the strangers' counts first", () => {
  expect(buckets("booking_received", { answered: true })[0]).toEqual(["mail_answered", "mail_network"]);
  const subjects = (network: string) =>
    countsOf({ ...MAIL, kind: "booking_received", network })
      .flat()
      .map(({ subject }) => subject);
  expect(subjects("a")[0]).not.toBe(subjects("b")[0]);
});

test("the link that holds a room is counted by its booking and its address, the first of an hour by no network, and what follows a proof by its booking alone", () => {
  const of = (kind: string, payload: Record<string, unknown>, sender: string | null = null) =>
    countsOf({ ...MAIL, kind, payload, sender, proven: true })
      .flat()
      .map(({ bucket, subject }) => `${bucket} ${subject}`);
  const all = "mail_bookings_proven victim@law.example";
  expect(of("booking_hold_link", { bookingId: "b", own: true })).toEqual(["mail_holds b", all]);
  expect(of("booking_hold_link", { bookingId: "b", own: false })).toEqual(["mail_holds b", "mail_network 192.0.2.1", all]);
  expect(of("booking_hold_link", { bookingId: "b", own: false }, "account")).toEqual(["mail_holds b", "mail_network 192.0.2.1", all]);
  expect(countsOf({ ...MAIL, kind: "booking_held", payload: { bookingId: "b" } }).flat()).toMatchObject([{ bucket: "mail_holds" }]);
});

test("what one account causes to an address leaves the first mail of every other account its place", () => {
  const keys = (sender: string, proven: boolean, own = false) =>
    countsOf({ ...MAIL, kind: "invitation", sender, proven, own }).map((counts) =>
      counts.map(({ bucket, subject }) => `${bucket} ${subject}`),
    );
  for (const proven of [false, true]) {
    const [first, then] = keys("flooder", proven);
    const [mine] = keys("counsel", proven);
    expect(first?.[0]).toBe("mail_sender_first victim@law.example flooder");
    expect(mine?.[0]).toBe("mail_sender_first victim@law.example counsel");
    // The first of the other shares with what the one causes beyond its own neither an account nor an address.
    const shared = then?.filter((key) => mine?.includes(key) && !key.startsWith("mail_network"));
    expect(shared).toEqual([]);
  }
  // What an account causes to its own address falls under nobody else's counts.
  expect(keys("owner", true, true)).toEqual([["mail_proven victim@law.example owner"]]);
});
