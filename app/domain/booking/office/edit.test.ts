import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DETAILED_FIELD_NAMES, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { changesBetween, changesPlace, checkEdit, type StoredRequest, storedValues } from "./edit.ts";
import { movedTo } from "./managed.ts";

const NOW = new Date("2027-01-10T15:00:00Z");
const stored = (change: Partial<StoredRequest> = {}): StoredRequest => ({
  proceedingType: "mediation",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  alternateLocationName: null,
  timeZone: "America/Toronto",
  bookingDate: "2027-03-16",
  startTime: "09:00",
  endTime: "16:00",
  duration: "full_day",
  urgency: "standard",
  bookingContactName: "Samuel Okoye",
  bookingContactFirm: "Okoye Barristers",
  bookingContactEmail: "samuel@okoye.example",
  bookingContactPhone: "+1 416 555 0168",
  styleOfCause: null,
  caseDescription: "A lease renewal on which landlord and tenant disagree.",
  specialRequirements: null,
  details: {},
  ...change,
});
const edited = (row: StoredRequest, wished: DetailedValues, now = NOW) => {
  const check = checkEdit(storedValues(row), wished, now);
  if (!check.ok) throw new Error(JSON.stringify(check.issues));
  return check.edit;
};
const issues = (row: StoredRequest, wished: DetailedValues, now = NOW) => {
  const check = checkEdit(storedValues(row), wished, now);
  return check.ok ? [] : check.issues.map(({ field, code }) => `${field} ${code}`);
};

describe("what was declined in so many words", () => {
  const row = stored({ details: { courtReportingRequired: "false", needsInterpretation: "false" } });
  test("stays declined when staff change something else, also where their form sends an empty box", () => {
    for (const sent of [{}, { courtReportingRequired: "", needsInterpretation: "false" }]) {
      const edit = edited(row, { bookingContactFirm: "Okoye & Daughters", ...sent });
      expect(edit.values).toMatchObject({ courtReportingRequired: "false", needsInterpretation: "false" });
      expect(Object.keys(edit.changes)).toEqual(["bookingContactFirm"]);
    }
  });
  test("is asked for once an edit asks for it, and what nobody said stays unsaid", () => {
    const edit = edited(row, { courtReportingRequired: "true", needsLegalVideography: "" });
    expect(edit.values).toMatchObject({ courtReportingRequired: "true", needsInterpretation: "false" });
    expect(edit.values.needsLegalVideography).toBeUndefined();
    expect(edit.changes).toEqual({ courtReportingRequired: [null, "true"] });
  });
});

describe("what an edit starts from", () => {
  test("is what was asked, and not the first of several days that lists show", () => {
    const bookingDates = JSON.stringify([{ date: "2027-03-16", startTime: "09:00", duration: "full_day" }]);
    const values = storedValues(stored({ details: { bookingType: "non-consecutive", bookingDates } }));
    expect(values).toMatchObject({ bookingType: "non-consecutive", bookingDates });
    expect([values.bookingDate, values.startTime, values.duration, values.endTime]).toEqual([undefined, undefined, undefined, undefined]);
  });
  test("has a duration also where only an end was stored", () => {
    expect(storedValues(stored({ duration: null }))).toMatchObject({ duration: "full_day" });
    expect(storedValues(stored({ duration: null, endTime: "18:00" }))).toMatchObject({ duration: "extended", endTime: "18:00" });
  });
  test("an edit of nothing changes nothing, whatever was stored", () => {
    const row = fc.record({
      proceedingType: fc.constantFrom(
        "mediation",
        "arbitration",
        "court_trial",
        "virtual_hearing",
        "audio_transcription",
        "boardroom_only",
        "other",
      ),
      locationType: fc.constantFrom("in_person", "virtual", "in_person_and_virtual"),
      location: fc.constantFrom(null, "arbitration_place_cayman", "arbitration_place_toronto", "alternate"),
      urgency: fc.constantFrom("standard", "urgent", "expedited"),
      bookingDate: fc.constantFrom(null, "2020-03-16", "2027-03-16"),
      startTime: fc.constantFrom(null, "09:00"),
      bookingContactFirm: fc.constantFrom(null, "A", "Okoye Barristers"),
    });
    fc.assert(
      fc.property(row, (change) => {
        const values = storedValues(stored(change));
        const check = checkEdit(values, {}, NOW);
        expect(check.ok ? check.edit.changes : check.issues).toEqual({});
        const phone = checkEdit(values, { bookingContactPhone: "+1 416 555 0199" }, NOW);
        expect(phone.ok ? Object.keys(phone.edit.changes) : phone.issues).toEqual(["bookingContactPhone"]);
      }),
    );
  });
});

describe("what is asked of an edit", () => {
  test("a day that has come stays; another one is of today or later at the venue", () => {
    const past = stored({ bookingDate: "2027-01-05" });
    expect(issues(past, { startTime: "10:00" })).toEqual([]);
    expect(issues(past, { bookingDate: "2027-01-09" })).toEqual(["bookingDate date_in_past"]);
    const agreed = [{ date: "2027-01-05", startTime: "09:00", duration: "full_day" }];
    const listed = stored({ details: { bookingType: "non-consecutive", bookingDates: JSON.stringify(agreed) } });
    const more = (date: string) => JSON.stringify([...agreed, { date, startTime: "09:00", duration: "full_day" }]);
    expect(issues(listed, { bookingDates: more("2027-03-16") })).toEqual([]);
    expect(issues(listed, { bookingDates: more("2027-01-06") })).toEqual(["bookingDates date_in_past"]);
  });
  test("a short request stays one; what it says cannot be taken away", () => {
    expect(edited(stored(), { styleOfCause: "Roy v. Roy" }).complete).toBe(false);
    expect(edited(stored(), { styleOfCause: "Roy v. Roy" }).values.virtualSupport).toBeUndefined();
    expect(issues(stored(), { bookingContactPhone: "" })).toEqual(["bookingContactPhone phone_required"]);
    expect(issues(stored(), { caseDescription: "" })).toEqual(["caseDescription description_required"]);
    expect(issues(stored(), { proceedingType: "" })).toContain("proceedingType proceeding_type_required");
  });
  test("what the proceeding does not offer is refused by name", () => {
    expect(issues(stored({ proceedingType: "court_trial", location: "alternate" }), { location: "arbitration_place_miami" })).toEqual([]);
    expect(issues(stored({ proceedingType: "arbitration" }), { transcriptDelivery: "no_transcript" })).toEqual([
      "transcriptDelivery choice_not_offered",
    ]);
    expect(issues(stored({ proceedingType: "boardroom_only" }), { location: "alternate" })).toEqual(["location location_invalid"]);
    expect(issues(stored(), { proceedingType: "court_trial", locationType: "in_person_and_virtual" })).toEqual([
      "locationType location_type_not_offered",
    ]);
    expect(issues(stored(), { locationType: "underwater" })).toContain("locationType location_type_required");
  });
  test("only what decides where and when asks for a new confirmation", () => {
    expect(changesPlace(edited(stored(), { startTime: "10:00" }).changes)).toBe(true);
    expect(changesPlace(edited(stored(), { mainRoomCapacity: "20" }).changes)).toBe(true);
    expect(changesPlace(edited(stored(), { locationType: "virtual" }).changes)).toBe(true);
    expect(changesPlace(edited(stored(), { specialRequirements: "A lectern.", needsInterpretation: "true" }).changes)).toBe(false);
  });
  test("applying an edit to its own result changes nothing", () => {
    const field = fc.constantFrom(...DETAILED_FIELD_NAMES);
    const value = fc.constantFrom("", "true", "3", "virtual", "arbitration", "2027-03-18", "10:00", "extended", "Ada Roy", "single");
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 5 }), (pairs) => {
        const wished = Object.fromEntries(pairs) as DetailedValues;
        const once = checkEdit(storedValues(stored()), wished, NOW);
        if (!once.ok) return;
        const twice = checkEdit(once.edit.values, {}, NOW);
        expect(twice.ok ? twice.edit.changes : twice.issues).toEqual({});
        expect(changesBetween(storedValues(stored()), once.edit.values)).toEqual(once.edit.changes);
      }),
      { numRuns: 300 },
    );
  });
});

describe("another day and hour", () => {
  test("lasts as long as before, or says that it would not end on that day", () => {
    const extended = { bookingDate: "2027-03-16", startTime: "09:00", duration: "extended", endTime: "18:30" };
    expect(movedTo(extended, "2027-03-18", "10:00")).toEqual({
      values: { bookingDate: "2027-03-18", startTime: "10:00", endTime: "19:30" },
    });
    expect(movedTo(extended, "2027-03-18", "15:00")).toHaveProperty("issues");
    expect(movedTo({ startTime: "09:00", duration: "full_day" }, "2027-03-18", "")).toEqual({
      values: { bookingDate: "2027-03-18", startTime: "09:00" },
    });
  });
});
