import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
} from "#app/domain/booking/requests/detailed-fields.ts";
import { SECTION_IDS } from "../registry/registry.ts";
import { EFFECTS } from "./effects.ts";
import { evaluate, offered } from "./evaluate.ts";
import { SECTION_OF } from "./sections.ts";
import { COMBINATIONS, ruleRow } from "./table.ts";

/** Any value that a field could be given: one of its list, or text, mostly absent. */
function anyValue(field: DetailedField) {
  const { is } = DETAILED_FIELDS[field];
  switch (is.kind) {
    case "choice":
    case "choices":
      return fc.constantFrom("", "nonsense", ...is.values);
    case "flag":
      return fc.constantFrom("", "true", "false");
    case "count":
      return fc.constantFrom("", "0", "3", "999");
    default:
      return fc.constantFrom("", "Alba v. Bruno", "2027-03-16", "09:00");
  }
}
const anyValues: fc.Arbitrary<DetailedValues> = fc.record(
  Object.fromEntries(DETAILED_FIELD_NAMES.map((field) => [field, anyValue(field)])) as Record<DetailedField, fc.Arbitrary<string>>,
  { requiredKeys: ["proceedingType", "locationType"] },
);
const base = (proceedingType: string, locationType = "in_person", more: DetailedValues = {}): DetailedValues => ({
  proceedingType,
  locationType,
  bookingType: "single",
  financialResponsibility: "100_booking_party",
  ...more,
});
const mandatoryOf = (values: DetailedValues) => [...evaluate(values).mandatory.keys()];

describe("the engine", () => {
  test("never throws, and evaluating what it gives changes nothing", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const once = evaluate(values);
        const twice = evaluate(once.values);
        expect(twice.values).toEqual(once.values);
        expect(twice.applied).toEqual([]);
        expect([...twice.mandatory]).toEqual([...once.mandatory]);
        expect([...twice.locked]).toEqual([...once.locked]);
      }),
      { numRuns: 3000 },
    );
  });

  test("shows every mandatory field, in the section that is said to be mandatory, and offers what it holds", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const evaluation = evaluate(values);
        for (const field of evaluation.mandatory.keys()) {
          const section = evaluation.sections.find(({ id }) => id === SECTION_OF[field]);
          expect(section?.fields).toContain(field);
          expect(section?.mandatory).toBe(true);
        }
        for (const [field] of evaluation.locked) {
          const list = offered(field, evaluation);
          const value = evaluation.values[field];
          if (list && value) expect(list).toContain(value);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("independent choices give the same whatever came first", () => {
    fc.assert(
      fc.property(anyValues, fc.array(fc.nat({ max: DETAILED_FIELD_NAMES.length - 1 }), { maxLength: 20 }), (values, order) => {
        const shuffled = Object.fromEntries(
          Object.entries(values).sort(
            ([one], [other]) => order.indexOf(one.length) - order.indexOf(other.length) || (one < other ? 1 : -1),
          ),
        );
        expect(evaluate(shuffled).values).toEqual(evaluate(values).values);
      }),
      { numRuns: 500 },
    );
  });

  test("has every field in one section", () => {
    for (const field of DETAILED_FIELD_NAMES) expect(SECTION_IDS).toContain(SECTION_OF[field]);
  });
});

describe.each(COMBINATIONS)("%s, %s", (proceeding, locationType) => {
  test("has a row whose demands can be met", () => {
    const row = ruleRow(proceeding, locationType);
    for (const [field] of row.demands) expect(row.without).not.toContain(SECTION_OF[field]);
    const evaluation = evaluate(base(proceeding, locationType));
    expect(evaluation.express).toBe(evaluate(evaluation.values).express);
    if (evaluation.express) expect(evaluation.mandatory.size).toBe(0);
    else expect(evaluation.mandatory.has("bookingContactName")).toBe(true);
  });
});

describe("statements of section 4", () => {
  test("audio_transcription or past_proceeding_transcript_order: no location type is asked; financialResponsibility becomes 100_booking_party", () => {
    for (const proceeding of ["audio_transcription", "past_proceeding_transcript_order"]) {
      const { values, locked, sections } = evaluate(base(proceeding, "", { financialResponsibility: "50_50" }));
      expect(values.financialResponsibility).toBe("100_booking_party");
      expect(locked.has("financialResponsibility")).toBe(true);
      expect(locked.has("locationType")).toBe(true);
      expect(sections.map(({ id }) => id)).not.toContain("location");
    }
  });
  test("mediation: virtualSupport becomes full_support and is locked; mediation also auto-selects case management support", () => {
    for (const locationType of ["in_person", "virtual", "in_person_and_virtual"]) {
      const { values, locked } = evaluate(base("mediation", locationType, { virtualSupport: "setup_only" }));
      expect(values).toMatchObject({ virtualSupport: "full_support", caseManagementSupport: "true" });
      expect(locked.has("virtualSupport")).toBe(true);
    }
  });
  test("court_trial: locationType forced to in_person, location to alternate, court reporting turned on and locked; only in_person is offered", () => {
    const evaluation = evaluate(base("court_trial", "virtual", { location: "arbitration_place_miami", courtReportingRequired: "false" }));
    expect(evaluation.values).toMatchObject({ locationType: "in_person", location: "alternate", courtReportingRequired: "true" });
    expect(evaluation.locked.has("courtReportingRequired")).toBe(true);
    expect(offered("locationType", evaluation)).toEqual(["in_person"]);
  });
  test("boardroom_only: virtual not offered; only the company's own locations allowed (no alternate); court reporting not offered", () => {
    const evaluation = evaluate(base("boardroom_only", "virtual", { location: "alternate", courtReportingRequired: "true" }));
    expect(offered("locationType", evaluation)).toEqual(["in_person"]);
    expect(offered("location", evaluation)).not.toContain("alternate");
    expect(evaluation.values.location).toBe("arbitration_place_toronto");
    expect(evaluation.values.courtReportingRequired).toBeUndefined();
    expect(evaluation.sections.map(({ id }) => id)).not.toContain("court_reporting");
  });
  test("choosing in_person or in_person_and_virtual sets location to the Toronto venue, where no venue has been chosen yet", () => {
    for (const locationType of ["in_person", "in_person_and_virtual"]) {
      expect(evaluate(base("arbitration", locationType)).values.location).toBe("arbitration_place_toronto");
      expect(evaluate(base("arbitration", locationType, { location: "arbitration_place_miami" })).values.location).toBe(
        "arbitration_place_miami",
      );
    }
  });
  test("in_person_and_virtual sets needsConferencingUnit to true", () => {
    expect(evaluate(base("arbitration", "in_person_and_virtual")).values.needsConferencingUnit).toBe("true");
  });
  test("examType cross_examination sets secondCopy to true", () => {
    expect(evaluate(base("examination_or_related", "in_person", { examType: "cross_examination" })).values.secondCopy).toBe("true");
  });
  test("financialResponsibility other than 100_booking_party sets secondCopy to true", () => {
    expect(evaluate(base("arbitration", "in_person", { financialResponsibility: "50_50" })).values.secondCopy).toBe("true");
  });
  test("leaving location alternate clears the alternate-location fields", () => {
    const values = base("arbitration", "in_person", { location: "arbitration_place_miami", alternateLocationName: "A club" });
    expect(evaluate(values).values.alternateLocationName).toBeUndefined();
  });
  test("choosing location alternate clears the conferencing unit, the counts and assignments, the breakout and additional-room flags and details, roomSetup and mainRoomCapacity", () => {
    const given: DetailedValues = {
      needsConferencingUnit: "true",
      additionalMonitors: "2",
      monitorAssignment: "counsel",
      additionalIpads: "2",
      ipadFirmAssignment: "counsel",
      additionalMicrophones: "2",
      microphoneTypes: "lapel",
      additionalLaptops: "2",
      laptopFirmAssignment: "counsel",
      needsBreakoutRooms: "true",
      breakoutRoomCount: "2",
      breakoutRoomCapacities: "4, 4",
      needsAdditionalRooms: "true",
      additionalRoomTypes: "lounge",
      roomSetup: "u_shape",
      mainRoomCapacity: "20",
    };
    const { values } = evaluate(base("arbitration", "in_person_and_virtual", { ...given, location: "alternate" }));
    for (const field of Object.keys(given)) expect(values[field as DetailedField], field).toBeUndefined();
  });
  test("changing bookingType clears bookingDates", () => {
    const bookingDates = '[{"date":"2027-03-16","startTime":"09:00","duration":"half_day"}]';
    expect(evaluate(base("arbitration", "in_person", { bookingType: "non-consecutive", bookingDates })).values.bookingDates).toBe(
      bookingDates,
    );
    expect(evaluate(base("arbitration", "in_person", { bookingType: "single", bookingDates })).values.bookingDates).toBeUndefined();
    expect(evaluate(base("arbitration", "in_person", { bookingType: "consecutive", bookingDates })).values.bookingDates).toBeUndefined();
  });
  test("choosing a duration other than extended clears the end time", () => {
    expect(evaluate(base("arbitration", "in_person", { duration: "full_day", endTime: "16:00" })).values.endTime).toBeUndefined();
    expect(evaluate(base("arbitration", "in_person", { duration: "extended", endTime: "16:00" })).values.endTime).toBe("16:00");
  });
  test("no_transcript is not offered for arbitration", () => {
    const evaluation = evaluate(base("arbitration", "in_person", { transcriptDelivery: "no_transcript" }));
    expect(offered("transcriptDelivery", evaluation)).not.toContain("no_transcript");
    expect(evaluation.values.transcriptDelivery).toBeUndefined();
    expect(offered("transcriptDelivery", evaluate(base("mediation")))).toContain("no_transcript");
  });
});

describe("statements of section 5", () => {
  test("additional counsel fields are never mandatory", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(mandatoryOf(values).filter((field) => field.startsWith("additionalCounsel"))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  test("examination types require examType", () => {
    expect(mandatoryOf(base("examination_or_related"))).toContain("examType");
  });
  test("audio transcription requires mediaType, mediaLength, audioLanguage and numberOfSpeakers", () => {
    expect(mandatoryOf(base("audio_transcription"))).toEqual(
      expect.arrayContaining(["mediaType", "lengthOfMedia", "languageOfAudio", "numberOfSpeakers"]),
    );
  });
  test("court trials auto-select court reporting and prefill the in-person location", () => {
    expect(evaluate(base("court_trial", "")).values).toMatchObject({ courtReportingRequired: "true", locationType: "in_person" });
  });
  test("hearing board marks adjudicatingBody mandatory", () => {
    expect(mandatoryOf(base("hearing_board"))).toContain("adjudicatingBody");
  });
  test("past-proceeding orders require ordering counsel, typeOfProceeding and witnessName", () => {
    expect(mandatoryOf(base("past_proceeding_transcript_order"))).toEqual(
      expect.arrayContaining(["orderingCounselName", "orderingCounselFirm", "typeOfProceeding", "witnessName"]),
    );
  });
  test("alternate-location contact fields are mandatory only when location details are mandatory and the proceeding is not boardroom_only", () => {
    const alternate = (values: DetailedValues) => mandatoryOf(values).filter((field) => field.startsWith("alternateLocation"));
    expect(alternate(base("arbitration", "in_person", { location: "alternate" }))).toContain("alternateLocationContactName");
    expect(alternate(base("arbitration", "virtual", { location: "alternate" }))).toEqual([]);
    expect(alternate(base("boardroom_only", "in_person", { location: "alternate" }))).toEqual([]);
    expect(alternate(base("other", "in_person", { location: "alternate" }))).toEqual([]);
  });
  test("needsConferencingUnit is mandatory for hybrid bookings with witnesses, secondCopy for cross examinations", () => {
    expect(mandatoryOf(base("examination_or_related", "in_person_and_virtual"))).toContain("needsConferencingUnit");
    expect(mandatoryOf(base("examination_or_related", "in_person", { examType: "cross_examination" }))).toContain("secondCopy");
  });
  test("at least one combination has no mandatory field, so that the Express panel exists", () => {
    const express = COMBINATIONS.filter(([proceeding, locationType]) => evaluate(base(proceeding, locationType)).express);
    expect(express.map(([proceeding]) => proceeding)).toContain("other");
    expect(express.length).toBeLessThan(COMBINATIONS.length / 2);
  });
});

test("every effect is reached by some values", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(anyValues, (values) => {
      for (const { code } of evaluate(values).applied) reached.add(code);
    }),
    { numRuns: 3000 },
  );
  expect([...new Set(EFFECTS.map(({ code }) => code))].filter((code) => !reached.has(code))).toEqual([]);
});
