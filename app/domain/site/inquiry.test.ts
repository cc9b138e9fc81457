import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { parseBookingNumber } from "../booking/booking-number.ts";
import { HEAD_OFFICE } from "../venue/venues.ts";
import { answerDue } from "./answer-due.ts";
import { checkInquiry, INQUIRY_FIELDS, INQUIRY_TOPICS } from "./inquiry.ts";
import { newInquiryReference } from "./inquiry-reference.ts";

const inquiry = (change: Record<string, unknown> = {}) => ({
  name: "Ada Beaulieu",
  email: "ada@beaulieu.example",
  phone: "",
  topic: "venues",
  message: "Is there a room for twelve on Friday?",
  ...change,
});
const codeOf = (change: Record<string, unknown>) => {
  const check = checkInquiry(inquiry(change));
  return check.ok ? null : check.issues.map((issue) => `${issue.field}: ${issue.code}`);
};

describe("a message to the offices", () => {
  it("needs no telephone, and takes a valid one", () => {
    expect(checkInquiry(inquiry())).toEqual({ ok: true, request: { ...inquiry(), phone: undefined } });
    expect(checkInquiry(inquiry({ phone: undefined }))).toMatchObject({ ok: true });
    expect(checkInquiry(inquiry({ phone: " +1 416 555 0155 " }))).toMatchObject({ request: { phone: "+1 416 555 0155" } });
    expect(codeOf({ phone: "12" })).toEqual(["phone: phone_invalid"]);
    expect(codeOf({ phone: "call me maybe" })).toEqual(["phone: phone_invalid"]);
  });

  it.each([
    [{ name: "A" }, "name: name_required"],
    [{ name: "   " }, "name: name_required"],
    [{ name: "x".repeat(201) }, "name: too_long"],
    [{ email: "ada@" }, "email: email_is_required"],
    [{ topic: "" }, "topic: topic_required"],
    [{ topic: "gossip" }, "topic: topic_required"],
    [{ message: "too few" }, "message: message_required"],
    [{ message: " ".repeat(20) }, "message: message_required"],
    [{ message: "x".repeat(4001) }, "message: too_long"],
    [{ message: undefined }, "message: message_required"],
    [{ status: "answered" }, "status: unknown_field"],
  ])("%j is told as %s", (change, told) => {
    expect(codeOf(change)).toEqual([told]);
  });

  it("takes ten characters and four thousand", () => {
    expect(codeOf({ message: "x".repeat(10) })).toBeNull();
    expect(codeOf({ message: "x".repeat(4000) })).toBeNull();
    expect(INQUIRY_TOPICS.map((topic) => codeOf({ topic }))).toEqual(INQUIRY_TOPICS.map(() => null));
  });

  it("tells one thing per field, in the order of the form", () => {
    expect(codeOf({ name: "", email: "", phone: "1", topic: "", message: "" })?.map((told) => told.split(":")[0])).toEqual(INQUIRY_FIELDS);
  });

  it("has a reference that is no booking's", () => {
    const reference = newInquiryReference();
    expect(reference).toMatch(/^Q-\d{4}-\d{4}$/);
    expect(parseBookingNumber(reference)).toBeNull();
    expect(parseBookingNumber(reference.slice(2))).toBe(reference.replace("Q", "CN"));
  });
});

describe("within one business day", () => {
  const due = (at: string) => new Date(answerDue(Date.parse(at))).toISOString();

  it("is the same time of the next business day", () => {
    expect(due("2026-11-23T15:00:00Z")).toBe("2026-11-24T15:00:00.000Z");
    expect(due("2026-11-27T20:00:00Z")).toBe("2026-11-30T20:00:00.000Z");
  });

  it("counts from the opening for what comes at night or at a weekend", () => {
    expect(due("2026-11-24T03:00:00Z")).toBe("2026-11-25T00:00:00.000Z");
    expect(due("2026-11-21T15:00:00Z")).toBe("2026-11-24T00:00:00.000Z");
  });

  it("always falls on a business day, at most four days on", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true }), (from) => {
        const at = answerDue(from.getTime());
        expect(at - from.getTime()).toBeGreaterThan(0);
        expect(at - from.getTime()).toBeLessThanOrEqual(4 * 86_400_000);
        expect(HEAD_OFFICE.hours[weekday(todayIn(HEAD_OFFICE.zone, new Date(at)))]).toBeDefined();
      }),
    );
  });
});
