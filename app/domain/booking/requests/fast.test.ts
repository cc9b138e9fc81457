import { describe, expect, it } from "vitest";
import { checkFastBooking } from "./fast.ts";

const now = new Date("2026-11-21T15:00:00Z");
const valid = {
  proceedingType: "mediation",
  locationType: "hybrid",
  contactName: "Anne-Marie O’Neil",
  contactEmail: "anne@example.com",
  contactPhone: "416-555-0123",
  caseDescription: "Dispute over a lease",
};

describe("fast booking", () => {
  it("takes hybrid for in_person_and_virtual and settles the venue and its zone", () => {
    const check = checkFastBooking(valid, now);
    expect(check.ok && check.request).toMatchObject({
      locationType: "in_person_and_virtual",
      location: "arbitration_place_toronto",
      timeZone: "America/Toronto",
    });
  });

  it("refuses a virtual court trial and names the field", () => {
    const check = checkFastBooking({ ...valid, proceedingType: "court_trial", locationType: "virtual" }, now);
    expect(check.issues).toEqual([{ field: "locationType", code: "location_type_not_offered" }]);
  });

  it("names every field that is wrong, once", () => {
    const check = checkFastBooking({ contactPhone: "call me maybe", preferredDate: "2026-11-20", surprise: 1 }, now);
    expect(Object.fromEntries(check.issues.map((issue) => [issue.field, issue.code]))).toEqual({
      proceedingType: "proceeding_type_required",
      locationType: "location_type_required",
      contactName: "name_required",
      contactEmail: "email_required",
      contactPhone: "phone_required",
      caseDescription: "description_required",
      preferredDate: "date_in_past",
      surprise: "unknown_field",
    });
  });
});
