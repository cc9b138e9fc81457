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
};
const buckets = (kind: string, given: Partial<Parameters<typeof countsOf>[0]> = {}) =>
  countsOf({ ...MAIL, kind, ...given }).map((counts) => counts.map(({ bucket }) => bucket));

test("what strangers have caused to an address holds back no links of a booking that are asked for there", () => {
  expect(buckets("booking_received")).toEqual([
    ["mail_first", "mail_firsts", "mail_firsts_day", "mail_network"],
    ["mail_stranger", "mail_stranger_day", "mail_network"],
  ]);
  expect(buckets("booking_links")).toEqual([["mail_links", "mail_network"]]);
});

test("what is caused where the reader of the address has answered falls under none of the strangers' counts first", () => {
  expect(buckets("booking_received", { answered: true })[0]).toEqual(["mail_answered", "mail_network"]);
  const subjects = (network: string) =>
    countsOf({ ...MAIL, kind: "booking_received", network })
      .flat()
      .map(({ subject }) => subject);
  expect(subjects("a")[0]).not.toBe(subjects("b")[0]);
});

test("the link that holds a room is counted by its booking: the first of an hour for nothing else, and what follows a proof too", () => {
  const of = (kind: string, payload: Record<string, unknown>, sender: string | null = null) =>
    countsOf({ ...MAIL, kind, payload, sender })
      .flat()
      .map(({ bucket, subject }) => `${bucket} ${subject}`);
  expect(of("booking_hold_link", { bookingId: "b", own: true })).toEqual(["mail_holds b"]);
  expect(of("booking_hold_link", { bookingId: "b", own: false })).toEqual(["mail_holds b", "mail_network 192.0.2.1"]);
  expect(of("booking_held", { bookingId: "b" })).toEqual(["mail_holds b"]);
  // A stranger who is signed in uses up nothing of the address either.
  expect(of("booking_hold_link", { bookingId: "b", own: false }, "account")).toEqual(["mail_holds b", "mail_network 192.0.2.1"]);
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
