import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DETAILED_FIELDS } from "#app/domain/booking/requests/detailed-fields.ts";
import { applyFastEffects } from "#app/domain/booking/requests/effects.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { FAST_FIELDS, missingFields } from "#app/domain/booking/requests/fast-values.ts";
import { FAST_URGENCIES, LOCATION_TYPES, LOCATIONS, PROCEEDING_TYPES, TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { type DraftValues, detailedOnly, fastValuesOf, missingOf, ORIGINS, plainValues, settleDraft, summaryHash } from "./draft.ts";
import { DRAFT_FIELDS, type DraftField, detailedFieldOf } from "./draft-fields.ts";
import { detailedValuesOf, draftValuesOf } from "./draft-names.ts";

const text = fc.string({ minLength: 1, maxLength: 30 });
const arbitraryValues: fc.Arbitrary<FastBookingValues> = fc.record(
  {
    proceedingType: fc.constantFrom(...PROCEEDING_TYPES),
    locationType: fc.constantFrom(...LOCATION_TYPES),
    location: fc.constantFrom(...LOCATIONS),
    contactName: text,
    contactFirm: text,
    contactEmail: text,
    contactPhone: text,
    caseDescription: text,
    preferredDate: fc.constantFrom("2027-03-16", "2027-07-01", "not a date"),
    startTime: fc.constantFrom("09:00", "14:30"),
    timeZone: fc.constantFrom(...TIME_ZONES),
    urgencyLevel: fc.constantFrom(...FAST_URGENCIES),
    specialRequirements: text,
  },
  { requiredKeys: [] },
);
const arbitraryDraft: fc.Arbitrary<DraftValues> = arbitraryValues.chain((values) =>
  fc.array(fc.constantFrom(...ORIGINS), { minLength: FAST_FIELDS.length, maxLength: FAST_FIELDS.length }).map((origins) =>
    Object.fromEntries(
      FAST_FIELDS.flatMap((field, index) => {
        const value = values[field];
        return value === undefined ? [] : [[field, { value, origin: origins[index] ?? "visitor" }]];
      }),
    ),
  ),
);

describe("effects", () => {
  it("are idempotent: applying twice changes nothing", () => {
    fc.assert(
      fc.property(arbitraryValues, (values) => {
        const once = applyFastEffects(values).values;
        expect(applyFastEffects(once)).toEqual({ values: once, written: [] });
      }),
    );
  });

  it("settle a draft the same way twice, and never lose what a visitor chose unless a rule forces it", () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const settled = settleDraft(draft, "fast");
        expect(settleDraft(settled, "fast")).toEqual(settled);
        for (const field of FAST_FIELDS) {
          const before = draft[field];
          if (!before || before.origin === "rule") continue;
          expect(settled[field]?.value === before.value || settled[field]?.origin === "rule").toBe(true);
        }
      }),
    );
  });

  it("take back what a rule wrote when its reason is gone", () => {
    const trial = settleDraft({ proceedingType: { value: "court_trial", origin: "visitor" } }, "fast");
    expect(trial.locationType).toEqual({ value: "in_person", origin: "rule" });
    expect(trial.location).toEqual({ value: "alternate", origin: "rule" });
    const mediation = settleDraft({ ...trial, proceedingType: { value: "mediation", origin: "visitor" } }, "fast");
    expect(mediation.locationType).toBeUndefined();
    expect(mediation.location).toBeUndefined();
  });

  it("assume Toronto only where no venue has been chosen", () => {
    expect(applyFastEffects({ locationType: "in_person" }).values.location).toBe("arbitration_place_toronto");
    expect(applyFastEffects({ locationType: "in_person", location: "arbitration_place_miami" }).values.location).toBe(
      "arbitration_place_miami",
    );
    expect(applyFastEffects({ locationType: "virtual" }).values.location).toBeUndefined();
  });
});

/** A detailed draft of any values: what a field may hold, and what it may not. */
const detailedDraft: fc.Arbitrary<DraftValues> = fc
  .uniqueArray(fc.constantFrom(...DRAFT_FIELDS), { maxLength: 40 })
  .chain((fields) => fc.tuple(...fields.map((field) => fc.tuple(fc.constant(field), anyText(field), fc.constantFrom(...ORIGINS)))))
  .map((entries) => Object.fromEntries(entries.map(([field, value, origin]) => [field, { value, origin }])));

function anyText(field: DraftField): fc.Arbitrary<string> {
  const { is } = DETAILED_FIELDS[detailedFieldOf(field)];
  if (is.kind === "choice" || is.kind === "choices") return fc.constantFrom("nonsense", ...is.values);
  return is.kind === "flag" ? fc.constantFrom("true", "false") : fc.constantFrom("3", "2027-03-16", "09:00", "[]", "Alba v. Bruno");
}

describe("a detailed draft", () => {
  it("is settled once and for all, keeps what its rules do not touch, and knows what is missing", () => {
    fc.assert(
      fc.property(detailedDraft, (draft) => {
        const settled = settleDraft(draft, "detailed");
        expect(settleDraft(settled, "detailed")).toEqual(settled);
        const plain = plainValues(settled);
        for (const field of missingOf(plain, "detailed")) expect(plain[field] ?? "").toMatch(/^(?:|false|\[\])$/);
        for (const [field, held] of Object.entries(settled)) if (held?.origin !== "rule") expect(held).toEqual(draft[field as DraftField]);
      }),
      { numRuns: 1000 },
    );
  });

  it("holds what only it has a field for apart from what a fast booking takes", () => {
    fc.assert(
      fc.property(detailedDraft, (draft) => {
        const plain = plainValues(draft);
        expect({ ...fastValuesOf(plain), ...detailedOnly(plain) }).toEqual(plain);
        expect(draftValuesOf(detailedValuesOf(plain))).toEqual(plain);
      }),
    );
  });
});

describe("the fast schema", () => {
  it("never throws, and a request it takes has nothing missing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), arbitraryValues), (input) => {
        const check = checkFastBooking(input, new Date("2026-11-21T15:00:00Z"));
        if (check.ok) expect(missingFields(check.request)).toEqual([]);
        else expect(check.issues.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("the summary's hash", () => {
  it("changes with any value and not with the order or the origin of values", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDraft, fc.constantFrom(...FAST_FIELDS), async (draft, field) => {
        const hash = await summaryHash(draft, "fast");
        const reversed = Object.fromEntries(Object.entries(draft).reverse()) as DraftValues;
        expect(await summaryHash(reversed, "fast")).toBe(hash);
        const changed = { ...draft, [field]: { value: `${plainValues(draft)[field] ?? ""}x`, origin: "visitor" as const } };
        expect(await summaryHash(changed, "fast")).not.toBe(hash);
      }),
    );
  });
});
