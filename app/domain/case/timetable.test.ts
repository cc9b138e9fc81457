import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { TIME_ZONES } from "../booking/vocabulary.ts";
import { extensionDecisionSchema, extensionRequestSchema, newDeadlineSchema } from "./deadlines/deadline-schemas.ts";
import type { CaseRelation } from "./permissions.ts";
import { deadlineState, dueInstant, EXTENSION_GRACE, extensionIsOpen, mayCallDone, nextReminder, owes } from "./timetable.ts";

const HOUR = 3_600_000;
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const open = { owedBy: "side_a", doneAt: null, cancelledAt: null } as const;

describe("the moment of a deadline", () => {
  test.each([
    ["the day before the clocks go forward", "America/Toronto", "2027-03-13", "17:00", "2027-03-13T22:00:00.000Z"],
    ["the day they go forward", "America/Toronto", "2027-03-14", "17:00", "2027-03-14T21:00:00.000Z"],
    ["a time that is skipped", "America/Toronto", "2027-03-14", "02:30", "2027-03-14T07:30:00.000Z"],
    ["a time that comes twice is the first", "America/Toronto", "2027-11-07", "01:30", "2027-11-07T05:30:00.000Z"],
    ["the day they go back", "America/Toronto", "2027-11-07", "17:00", "2027-11-07T22:00:00.000Z"],
    ["Cayman on the day Toronto goes forward", "America/Cayman", "2027-03-14", "02:30", "2027-03-14T07:30:00.000Z"],
    ["Cayman on the day Toronto goes back", "America/Cayman", "2027-11-07", "17:00", "2027-11-07T22:00:00.000Z"],
    ["Cayman in summer", "America/Cayman", "2027-07-13", "17:00", "2027-07-13T22:00:00.000Z"],
  ])("%s", (_, zone, date, time, instant) => {
    expect(iso(dueInstant(date, time, zone))).toBe(instant);
  });
});

describe("reminders", () => {
  const due = (date: string, time: string, zone: string) => ({ dueAt: dueInstant(date, time, zone), zone });

  it("come three days and one day before at the same time of day, also over a change of the clocks", () => {
    // Due on Monday the 15th at 17:00 EDT; three days before is still EST.
    const spring = due("2027-03-15", "17:00", "America/Toronto");
    expect(iso(nextReminder(spring, 0))).toBe("2027-03-12T22:00:00.000Z");
    expect(iso(nextReminder(spring, Date.parse("2027-03-12T22:00:00Z")))).toBe("2027-03-14T21:00:00.000Z");
    expect(nextReminder(spring, Date.parse("2027-03-14T21:00:00Z"))).toBeNull();
    const autumn = due("2027-11-08", "09:00", "America/Toronto");
    expect(iso(nextReminder(autumn, 0))).toBe("2027-11-05T13:00:00.000Z");
    expect(iso(nextReminder(autumn, Date.parse("2027-11-06T00:00:00Z")))).toBe("2027-11-07T14:00:00.000Z");
    const cayman = due("2027-11-08", "09:00", "America/Cayman");
    expect(iso(nextReminder(cayman, 0))).toBe("2027-11-05T14:00:00.000Z");
  });

  it("are at most two for a deadline, before it, whenever they are asked for", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TIME_ZONES),
        fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2030-01-01") }),
        fc.integer({ min: 0, max: 10 * 24 * HOUR }),
        (zone, dueAt, before) => {
          const told: number[] = [];
          for (let at = nextReminder({ dueAt, zone }, dueAt - before); at !== null; at = nextReminder({ dueAt, zone }, at)) told.push(at);
          expect(told.length).toBeLessThanOrEqual(2);
          for (const at of told) expect(dueAt - at).toBeGreaterThanOrEqual(23 * HOUR);
          for (const at of told) expect(dueAt - at).toBeLessThanOrEqual(73 * HOUR + 60_000);
          if (before > 73 * HOUR + 60_000) expect(told).toHaveLength(2);
          if (before < 22 * HOUR) expect(told).toHaveLength(0);
        },
      ),
    );
  });
});

it("agrees with the library of time on every instant", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIME_ZONES),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, day, minute) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        expect(dueInstant(date, time, zone)).toBe(instantOf(date, time, zone));
      },
    ),
  );
});

it("is overdue from its moment on, and neither once done nor cancelled", () => {
  expect(deadlineState({ ...open, dueAt: 10 }, 9)).toBe("open");
  expect(deadlineState({ ...open, dueAt: 10 }, 10)).toBe("overdue");
  expect(deadlineState({ ...open, dueAt: 10, doneAt: 20 }, 30)).toBe("done");
  expect(deadlineState({ ...open, dueAt: 10, doneAt: 20, cancelledAt: 25 }, 30)).toBe("cancelled");
});

it("more time may be asked for until 48 hours after it, and not once it is closed", () => {
  expect(extensionIsOpen({ ...open, dueAt: 0 }, EXTENSION_GRACE)).toBe(true);
  expect(extensionIsOpen({ ...open, dueAt: 0 }, EXTENSION_GRACE + 1)).toBe(false);
  expect(extensionIsOpen({ ...open, dueAt: 10, doneAt: 1 }, 2)).toBe(false);
  expect(extensionIsOpen({ ...open, dueAt: 10, cancelledAt: 1 }, 2)).toBe(false);
});

const a: CaseRelation = { kind: "member", side: "a", capacity: "party" };
const b: CaseRelation = { kind: "member", side: "b", capacity: "counsel" };
const arbitrator: CaseRelation = { kind: "arbitrator", accepted: true, presides: true };
const administrator: CaseRelation = { kind: "administrator" };

test.each([
  ["side_a", [a]],
  ["side_b", [b]],
  ["both", [a, b]],
  ["arbitrator", [arbitrator]],
] as const)("%s is owed by those and by nobody else", (owedBy, who) => {
  for (const relation of [a, b, arbitrator, administrator])
    expect(owes(relation, owedBy)).toBe((who as readonly CaseRelation[]).includes(relation));
});

it("no side calls done what the other owes too", () => {
  expect([a, b, arbitrator, administrator].map((relation) => mayCallDone(relation, "both"))).toEqual([false, false, true, true]);
  expect([a, b, arbitrator, administrator].map((relation) => mayCallDone(relation, "side_a"))).toEqual([true, false, true, true]);
  expect([a, b].map((relation) => mayCallDone(relation, "arbitrator"))).toEqual([false, false]);
});

it("says what is wrong with a deadline, and refuses without a reason", () => {
  const wrong = newDeadlineSchema.safeParse({ title: " ", owedBy: "nobody", dueDate: "2027-02-29", dueTime: "24:00", zone: "Mars/Base" });
  expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["title", "deadline_title_required"],
    ["owedBy", "owed_by_required"],
    ["dueDate", "date_invalid"],
    ["dueTime", "time_invalid"],
    ["zone", "time_zone_invalid"],
  ]);
  const zoned = { title: "Reply", owedBy: "side_b", dueDate: "2027-03-01", dueTime: "17:00", zone: "EST" };
  expect(newDeadlineSchema.parse(zoned).zone).toBe("America/Toronto");
  expect(extensionDecisionSchema.safeParse({ decision: "refused", reason: " " }).error?.issues[0]).toMatchObject({
    path: ["reason"],
    message: "why_required",
  });
  expect(extensionDecisionSchema.safeParse({ decision: "granted" }).success).toBe(true);
});

test("a day that no clock can be set by is refused where it is asked for", () => {
  const wanted = { wantedDate: "9999-12-31", wantedTime: "23:59", reason: "Illness." };
  expect(extensionRequestSchema.safeParse(wanted).error?.issues).toMatchObject([{ path: ["wantedDate"], message: "date_invalid" }]);
  expect(extensionRequestSchema.safeParse({ ...wanted, wantedDate: "2099-12-31" }).success).toBe(true);
});
