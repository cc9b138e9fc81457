import { describe, expect, it } from "vitest";
import { loadGoals } from "#tests/evals/load.ts";
import { projection } from "#tests/evals/score.ts";
import { DRAFT_FIELDS, kindOf, recordName } from "./detailed-fields.ts";
import { byRule } from "./detailed-rules.ts";
import { type DetailedGoal, isDetailed } from "./detailed-schema.ts";
import { readDetailed, spelled } from "./read-detailed.ts";
import { scoreDetailed, scoreDetailedRecord } from "./score-detailed.ts";

const TODAY = "2026-11-21";
const goalOf = (id: string) =>
  loadGoals()
    .filter(isDetailed)
    .find((goal) => goal.id === id) as DetailedGoal;
const goal = goalOf("hybrid-mediation-miami-one-line");

/** As the server reads a detailed request back: every field under its own name, in JSON's types. */
const EMPTY = Object.fromEntries(
  DRAFT_FIELDS.map((field) => {
    const empty = { flag: false, count: null, services: [], days: [], counsel: [] } as Record<string, unknown>;
    const kind = kindOf(field);
    return [recordName(field), kind in empty ? empty[kind] : ""];
  }),
);
const DETAILS = {
  ...EMPTY,
  proceedingType: "mediation",
  locationType: "in_person_and_virtual",
  location: "arbitration_place_miami",
  bookingContactName: "Daniela Ortiz",
  bookingContactFirm: "Ortiz Hale LLP",
  bookingContactEmail: "dortiz@ortizhale.example",
  bookingContactPhone: "+1 305 555 0151",
  claimantName: "Coral Bay Resorts LLC",
  claimantFirm: "Ortiz Hale LLP",
  respondentName: "Lumen Glass Inc.",
  respondentFirm: "Vance Whitaker LLP",
  styleOfCause: "Coral Bay Resorts v. Lumen Glass",
  bookingType: "single",
  bookingDate: "2027-03-16",
  startTime: "09:00",
  duration: "extended",
  endTime: "17:00",
  timeZone: "America/New_York",
  needsInterpretation: true,
  interpretationLanguage: "French",
  courtReportingRequired: true,
  platformPreference: "zoom",
  virtualSupport: "full_support",
  needsConferencingUnit: true,
  needs60InchUnit: true,
  caseManagementSupport: true,
  financialResponsibility: "100_booking_party",
};
const record = (details: Record<string, unknown> = {}, columns: Record<string, unknown> = {}) => {
  const all: Record<string, unknown> = { ...DETAILS, ...details };
  return { ...all, status: "pending", source: "assistant", urgency: "standard", rulesVersion: 1, notes: null, details: all, ...columns };
};
const score = (details: Record<string, unknown>, said: readonly string[] = ["French interpreter"]) =>
  scoreDetailed(goal, "en", readDetailed(record(details)), said, TODAY).map(({ kind, field }) => `${kind} ${field}`);

describe("scoreDetailed", () => {
  it("accepts the right record, with what rules and defaults wrote", () => {
    expect(score({})).toEqual([]);
    expect(scoreDetailedRecord(goal, record())).toEqual([]);
  });

  it.each([
    ["startTime", "08:00", "wrong startTime"],
    ["endTime", "", "wrong endTime"],
    ["courtReportingRequired", false, "wrong courtReportingRequired"],
    ["interpretationLanguage", "Spanish", "wrong interpretationLanguage"],
    ["bookingDate", "2027-03-17", "wrong preferredDate"],
    ["respondentName", "Ortiz", "wrong respondentName"],
    ["witnessName", "Somebody", "invented witnessName"],
    ["mainRoomCapacity", 12, "invented mainRoomCapacity"],
    ["needsLegalVideography", true, "invented needsLegalVideography"],
    ["transcriptSeniorServices", ["real_time"], "invented transcriptSeniorServices"],
    ["secondCopy", true, "invented secondCopy"],
    ["caseDescription", "A dispute", "invented caseDescription"],
    ["bookingType", "consecutive", "invented bookingType"],
    ["additionalCounselList", [{ name: "Ana" }], "invented additionalCounselList"],
  ])("%s %j: %s", (field, value, failure) => {
    expect(score({ [field]: value })).toEqual([failure]);
  });

  it("wants a refused service to be left out", () => {
    const refused = goalOf("no-thanks-services");
    const stored = readDetailed(record({ courtReportingRequired: true }));
    const failures = scoreDetailed(refused, "en", stored, [], TODAY).map(({ kind, field }) => `${kind} ${field}`);
    expect(failures).toContain("wrong courtReportingRequired");
    expect(failures).toContain("wrong needsInterpretation");
    expect(failures).not.toContain("wrong needsLegalVideography");
  });

  it("compares days and counsel entry by entry, in any order", () => {
    const days = goalOf("two-days-hours-later");
    const [first, second] = ["2026-12-31", "2027-01-18"].map((date) => ({ date, startTime: "13:00", duration: "half_day" }));
    const wrongIn = (bookingDates: unknown) =>
      scoreDetailed(days, "en", readDetailed(record({ bookingType: "non-consecutive", bookingDates })), [], TODAY).some(
        ({ field }) => field === "bookingDates",
      );
    expect(wrongIn([second, first])).toBe(false);
    expect(wrongIn([first])).toBe(true);
    expect(wrongIn([first, { ...second, startTime: "14:00" }])).toBe(true);

    const two = goalOf("two-co-counsel");
    const ana = { name: "Ana Ruiz", firm: "Ruiz SC", email: "ana@ruizsc.example", phone: "", actsFor: "the claimant" };
    const leo = { name: "Leo Brandt", firm: "Brandt Legal", email: "", phone: "212-555-0199", actsFor: "respondent" };
    const counselWrong = (additionalCounselList: unknown) =>
      scoreDetailed(two, "en", readDetailed(record({ additionalCounselList })), [], TODAY).some(
        ({ field }) => field === "additionalCounselList",
      );
    expect(counselWrong([leo, ana])).toBe(false);
    expect(counselWrong([ana])).toBe(true);
    expect(counselWrong([leo, { ...ana, phone: "416 555 0100" }])).toBe(true);
  });

  it("reads a draft's texts like a record's types", () => {
    expect(readDetailed({ needsInterpretation: "true", mainRoomCapacity: "24", bookingDates: "[]", contactName: "Ada" })).toMatchObject({
      needsInterpretation: "true",
      mainRoomCapacity: "24",
      bookingDates: null,
      contactName: "Ada",
    });
    expect(spelled("transcriptSeniorServices", "real_time,daily_rough")).toBe("daily_rough,real_time");
    expect(spelled("secondCopy", "false")).toBeNull();
    expect(spelled("additionalIpads", 0)).toBeNull();
  });
});

describe("scoreDetailedRecord", () => {
  it.each([
    ["status", { status: "confirmed" }],
    ["source", { source: "detailed" }],
    ["rulesVersion", { rulesVersion: null }],
    ["claimantName", { claimantName: null }],
    ["bookingDate", { bookingDate: "2027-03-17" }],
    ["notes", { notes: "VIP" }],
    ["details", { details: null }],
  ])("finds a %s that is not the request's", (field, columns) => {
    expect(scoreDetailedRecord(goal, record({}, columns)).map((failure) => failure.field)).toContain(field);
  });

  it("finds values under names that the request does not have", () => {
    expect(scoreDetailedRecord(goal, record({ mood: "good" }))).toMatchObject([{ kind: "invented", field: "mood" }]);
  });

  it("takes a fast booking from whoever chose the Express way, with what was said beyond it", () => {
    const express = goalOf("express-half-way");
    const fast = record({}, { status: "consultation_requested", rulesVersion: null, details: null });
    expect(scoreDetailedRecord(express, fast)).toEqual([]);
    expect(scoreDetailedRecord(goal, fast).map(({ field }) => field)).toContain("status");
  });
});

describe("projection", () => {
  it("leaves the visitor's own words out, and nothing else", () => {
    const of = (details: Record<string, unknown>) => projection(goal, readDetailed(record(details)));
    expect(of({ interpretationLanguage: "français", bookingContactPhone: "305-555-0151", timeZone: "" })).toBe(of({}));
    expect(of({ endTime: "18:00" })).not.toBe(of({}));
    expect(of({ additionalIpads: 2 })).not.toBe(of({}));
  });
});

it("byRule knows the effects of the specification, section 4, and no others", () => {
  const said = (values: Record<string, string>) => (field: string) => values[field] ?? null;
  expect(byRule("virtualSupport", "full_support", said({ proceedingType: "mediation" }))).toBe(true);
  expect(byRule("virtualSupport", "full_support", said({ proceedingType: "arbitration" }))).toBe(false);
  expect(byRule("location", "arbitration_place_toronto", said({ locationType: "in_person" }))).toBe(true);
  expect(byRule("location", "arbitration_place_toronto", said({ locationType: "virtual" }))).toBe(false);
  expect(byRule("secondCopy", "true", said({ examType: "cross_examination" }))).toBe(true);
  expect(byRule("secondCopy", "true", said({ financialResponsibility: "50_50" }))).toBe(true);
  expect(byRule("secondCopy", "true", said({}))).toBe(false);
  expect(byRule("needsConferencingUnit", "true", said({ locationType: "in_person_and_virtual", location: "alternate" }))).toBe(false);
});
