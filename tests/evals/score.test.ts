import { describe, expect, it } from "vitest";
import { isVerbatim, phoneDigits } from "./compare.ts";
import { newConversation } from "./dialogue.ts";
import { loadGoals } from "./load.ts";
import { datesWrong, type GoalResult, inconsistentGoals, median, passHat, passPower, percentile, row, table } from "./report.ts";
import type { FastGoal } from "./schema.ts";
import { projection, readStored, scoreRecord, scoreStored } from "./score.ts";

const TODAY = "2026-11-21";
const goal = loadGoals().find((candidate) => candidate.id === "everything-at-once-miami") as FastGoal;
const SAID = [
  "I'm Robert Hale of Hale & Whitmore LLP, rhale@halewhitmore.example, 305-555-0188. The dispute is over the termination of a hotel franchise agreement.",
];
const RIGHT = {
  proceedingType: "arbitration",
  locationType: "in_person",
  location: "arbitration_place_miami",
  bookingContactName: "Robert Hale",
  bookingContactFirm: "Hale & Whitmore LLP",
  bookingContactEmail: "RHale@halewhitmore.example",
  bookingContactPhone: "+13055550188",
  caseDescription: "The dispute is over the termination of a hotel franchise agreement",
  preferredDate: "2027-01-15",
  startTime: "09:30",
  timeZone: "America/New_York",
  urgency: "standard",
  specialRequirements: "",
};
const score = (changes: Record<string, unknown>) => scoreStored(goal, "en", readStored({ ...RIGHT, ...changes }), SAID, TODAY);

describe("scoreStored", () => {
  it("accepts the right record, with its defaults", () => {
    expect(score({})).toEqual([]);
  });

  it.each([
    ["proceedingType", "mediation"],
    ["location", "arbitration_place_toronto"],
    ["bookingContactName", "Robert"],
    ["bookingContactPhone", "+13055550189"],
    ["preferredDate", "2027-01-16"],
    ["startTime", "21:30"],
    ["caseDescription", "Something else entirely"],
    ["bookingContactFirm", null],
  ])("finds a wrong %s", (field, value) => {
    expect(score({ [field]: value }).map((failure) => failure.kind)).toContain("wrong");
  });

  it("finds what nobody said", () => {
    expect(score({ specialRequirements: "vegan lunch" })).toMatchObject([{ kind: "invented", field: "specialRequirements" }]);
    expect(score({ urgency: "urgent" })).toMatchObject([{ kind: "invented", field: "urgencyLevel" }]);
    expect(score({ caseDescription: "A complex hotel franchise dispute between two companies" })).toMatchObject([
      { kind: "invented", field: "caseDescription" },
    ]);
  });

  it("keeps letter case, unless the visitor typed it so", () => {
    expect(score({ bookingContactName: "robert hale" })).toHaveLength(1);
    const lower = scoreStored(goal, "en", readStored({ ...RIGHT, bookingContactName: "robert hale" }), [...SAID, "robert hale"], TODAY);
    expect(lower).toEqual([]);
    // Typed in lower case, stored with the capitals of the name as expected the other way round.
    const typed = { ...goal, expected: { ...goal.expected, contactName: "robert hale" } };
    expect(
      scoreStored(
        typed,
        "en",
        readStored({ ...RIGHT, bookingContactName: "Robert Hale" }),
        ["robert hale", ...SAID.slice(1)],
        TODAY,
      ).filter(({ field }) => field === "contactName"),
    ).toEqual([]);
    expect(
      scoreStored(typed, "en", readStored({ ...RIGHT, bookingContactName: "ROBERT hale" }), ["Robert Hale"], TODAY).map(
        ({ field }) => field,
      ),
    ).toContain("contactName");
  });

  it("takes the rule's venue for in person without a city, and no other", () => {
    const noCity = loadGoals().find((candidate) => candidate.id === "no-city-said") as FastGoal;
    const fields = (location: string | null) =>
      scoreStored(noCity, "en", readStored({ location, locationType: "in_person" }), [], TODAY).filter(
        (failure) => failure.field === "location",
      );
    expect(fields("arbitration_place_toronto")).toEqual([]);
    expect(fields(null)).toEqual([]);
    expect(fields("arbitration_place_miami")).toHaveLength(1);
    const court = loadGoals().find((candidate) => candidate.id === "court-trial") as FastGoal;
    expect(
      scoreStored(court, "en", readStored({ location: "alternate" }), [], TODAY).filter((failure) => failure.field === "location"),
    ).toEqual([]);
  });
});

it("scoreRecord finds columns that a chat never fills and a status of somebody's wish", () => {
  expect(scoreRecord({ status: "consultation_requested", notes: "" })).toEqual([]);
  expect(scoreRecord({ status: "confirmed", claimantName: "X" }).map((failure) => failure.field)).toEqual(["claimantName", "status"]);
});

it("phoneDigits knows North America, other countries and extensions", () => {
  expect(phoneDigits("(416) 555-0142 ext. 12")).toBe("14165550142");
  expect(phoneDigits("+1 416 555 0142")).toBe("14165550142");
  expect(phoneDigits("+44 20 7946 0123")).toBe("442079460123");
  expect(phoneDigits("+525555550143")).toBe("525555550143");
});

it("isVerbatim takes sentences from several messages and refuses any that was not said", () => {
  const said = ["He keeps the deposit. It’s 4,000 dollars", "since May"];
  expect(isVerbatim("he keeps the deposit.\nIt's 4,000 dollars", said)).toBe(true);
  expect(isVerbatim("He keeps the deposit of 4,000 dollars", said)).toBe(false);
});

describe("report", () => {
  it("counts medians and percentiles", () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([1, 2])).toBe(1.5);
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
    expect(percentile([], 0.5)).toBe(0);
  });

  it("counts pass^k as the chance that k tries are all right", () => {
    expect(passHat(4, 4, 4)).toBe(1);
    expect(passHat(3, 4, 4)).toBe(0);
    expect(passHat(3, 4, 1)).toBe(0.75);
    expect(passHat(5, 6, 4)).toBeCloseTo(1 / 3);
    expect(passHat(1, 1, 4)).toBeNaN();
  });

  it("compares languages by the record, free text aside", () => {
    const stored = readStored(RIGHT);
    const french = readStored({ ...RIGHT, caseDescription: "en français", bookingContactPhone: "305-555-0188" });
    expect(projection(goal, stored)).toBe(projection(goal, french));
    const result = (locale: "en" | "fr", record: typeof stored): GoalResult => ({
      goal,
      locale,
      round: 0,
      stored: record,
      failures: [],
      seconds: 1,
      conversation: { ...newConversation(TODAY), latencies: [5], booking: { id: "1" } },
    });
    expect(inconsistentGoals([result("en", stored), result("fr", french)])).toEqual([]);
    const other = readStored({ ...RIGHT, preferredDate: "2027-01-16" });
    const both = [
      result("en", stored),
      { ...result("fr", other), failures: [{ kind: "wrong" as const, field: "preferredDate", expected: "", stored: "" }] },
    ];
    expect(inconsistentGoals(both)).toHaveLength(1);
    expect(datesWrong(both)).toEqual({ wrong: 1, of: 2 });
    expect(passPower(both, 1)).toBe(0.5);
    expect(row("all", both)).toMatchObject({ dialogues: 2, right: 1, wrong: 1, invented: 0 });
    expect(table([row("all", both)])).toContain("all");
  });
});
