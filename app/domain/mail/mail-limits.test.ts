import { expect, test } from "vitest";
import { countsOf } from "./mail-limits.ts";

const MAIL = { recipient: "victim@law.example", sender: null, network: "192.0.2.1", byStaff: false, proven: false };
const buckets = (kind: string) => countsOf({ ...MAIL, kind }).map(({ bucket }) => bucket);

test("what strangers have caused to an address holds back no links of a booking that are asked for there", () => {
  expect(buckets("booking_received")).toEqual(["mail_stranger", "mail_stranger_day", "mail_network"]);
  expect(buckets("booking_links")).toEqual(["mail_links", "mail_network"]);
});
