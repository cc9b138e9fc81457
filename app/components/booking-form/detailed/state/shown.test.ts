import { expect, test } from "vitest";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { COMBINATIONS } from "#app/domain/booking/rules/table.ts";
import { type FieldsMode, isComplete, settledElsewhere, shownSections } from "./shown.ts";
import { suggestionsFor, withDefaults, withSuggestions } from "./suggestions.ts";

const fieldsOf = (values: DetailedValues, mode: FieldsMode, given: DetailedField[] = []) =>
  shownSections(withDefaults(evaluate(values)), mode, new Set(given)).flatMap(({ fields }) => fields);
const SUGGESTED = { now: Date.parse("2027-03-17T02:00:00Z"), openDays: {} };

test.each(COMBINATIONS)("every mandatory field of %s, %s is on the screen in either mode", (proceedingType, locationType) => {
  for (const bookingType of ["single", "consecutive", "non-consecutive"]) {
    const values = { proceedingType, locationType, bookingType, duration: "extended", consecutiveDuration: "extended" };
    const { mandatory } = evaluate(values);
    for (const mode of ["required", "all"] as const) expect(fieldsOf(values, mode)).toEqual(expect.arrayContaining([...mandatory.keys()]));
  }
});

test("'Required Only' shows what is mandatory, what decides it, and what was given", () => {
  const values = { proceedingType: "mediation", locationType: "in_person", claimantEmail: "a@b.example" };
  const shown = fieldsOf(values, "required", ["claimantEmail"]);
  expect(shown).toContain("claimantEmail");
  expect(shown).toContain("bookingType");
  expect(shown).not.toContain("respondentEmail");
  expect(shown).not.toContain("specialRequirements");
  expect(fieldsOf(values, "all")).toContain("specialRequirements");
});

test("no location type is asked of transcript work", () => {
  expect(fieldsOf({ proceedingType: "audio_transcription" }, "all")).not.toContain("locationType");
});

test("a section is complete once all its visible fields are filled, and not while one is wrong", () => {
  const values = {
    proceedingType: "audio_transcription",
    bookingContactName: "Ana",
    bookingContactFirm: "Cruz",
    bookingContactEmail: "ana@",
    bookingContactPhone: "4165550100",
  };
  const contact = (wrong: DetailedField[]) =>
    shownSections(withDefaults(evaluate(values)), "required", new Set(), new Set(wrong)).find(({ id }) => id === "booking_contact");
  expect(contact([])).toMatchObject({ filled: 4, total: 4 });
  expect(contact([]) && isComplete(contact([]) as never)).toBe(true);
  expect(contact(["bookingContactEmail"])).toMatchObject({ filled: 3, total: 4 });
});

test("what a rule settles in a section out of sight is said all the same", () => {
  const evaluation = evaluate({ proceedingType: "court_trial" });
  const sections = shownSections(withDefaults(evaluation), "required", new Set());
  expect(settledElsewhere(evaluation, sections)).toEqual(expect.arrayContaining(["courtReportingRequired", "location"]));
});

test("the venue's today and an hour of it are suggested where they are mandatory, unless they were emptied", () => {
  const evaluation = evaluate({ proceedingType: "mediation", locationType: "virtual", timeZone: "America/Vancouver" });
  expect(suggestionsFor(evaluation, new Set(), SUGGESTED)).toEqual({ bookingDate: "2027-03-16", startTime: "19:30" });
  expect(suggestionsFor(evaluation, new Set(["startTime"]), SUGGESTED)).toEqual({ bookingDate: "2027-03-16" });
  expect(suggestionsFor(evaluate({ proceedingType: "other", locationType: "virtual" }), new Set(), SUGGESTED)).toEqual({});
});

test("of a day that has begun the next half hour is suggested, since nine o'clock has passed", () => {
  const at = (now: string) => {
    const evaluation = evaluate({ proceedingType: "mediation", locationType: "virtual", timeZone: "America/Vancouver" });
    return suggestionsFor(evaluation, new Set(), { now: Date.parse(now), openDays: {} });
  };
  expect(at("2027-03-16T15:59:00Z")).toEqual({ bookingDate: "2027-03-16", startTime: "09:00" });
  expect(at("2027-03-16T16:00:00Z")).toEqual({ bookingDate: "2027-03-16", startTime: "09:30" });
  expect(at("2027-03-16T21:47:00Z")).toEqual({ bookingDate: "2027-03-16", startTime: "15:00" });
  // Minutes before midnight there is no hour left to suggest.
  expect(at("2027-03-17T06:45:00Z")).toEqual({ bookingDate: "2027-03-16" });
});

test("the venue's first open day is suggested", () => {
  const evaluation = evaluate({ proceedingType: "mediation", locationType: "in_person", location: "arbitration_place_miami" });
  const given = { ...SUGGESTED, openDays: { arbitration_place_miami: "2027-03-22" } as const };
  expect(suggestionsFor(evaluation, new Set(), given).bookingDate).toBe("2027-03-22");
});

test("what is suggested is sent; what another choice hides is not", () => {
  const evaluation = evaluate({ proceedingType: "boardroom_only", claimantName: "Alba", meetingType: "business" });
  const sent = sentValues(withSuggestions(evaluation, suggestionsFor(evaluation, new Set(), SUGGESTED)));
  expect(sent).toMatchObject({
    bookingDate: "2027-03-16",
    startTime: "22:30",
    meetingType: "business",
    location: "arbitration_place_toronto",
  });
  expect(sent).not.toHaveProperty("claimantName");
});
