/** Whatever is typed where the whole request is made: no error, evidence, values that the form takes, in good time. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { DRAFT_FIELDS } from "#app/domain/booking/draft-fields.ts";
import { checkField } from "../check-field.ts";
import { isSpoken } from "../evidence.ts";
import { interpret } from "../interpret.ts";
import { CONTEXT } from "../testing.ts";

const WORDS =
  "opposing counsel is the respondent claimant : , . ; ? \n Jane Roe Blake Osei LLP Acme Inc. of and jane@roe.example 416 555 0142 16 17 19 March 2027 to 9 5 p.m. h de à las 20 people personnes no sans with a French interpreter interprète court reporter breakout rooms Zoom Teams half day jusqu'à hasta v. c. contra file number CV-24-1234 yes no none why express copy for avec con et y mediator médiateur testigo transcript in two days".split(
    " ",
  );
const messages = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(" ")),
);
const contexts = fc.record({
  form: fc.constant("detailed" as const),
  locale: fc.constantFrom("en" as const, "fr" as const, "es" as const),
  asked: fc.array(fc.constantFrom(...DRAFT_FIELDS), { maxLength: 3 }),
  values: fc.record({
    proceedingType: fc.constantFrom("arbitration", "mediation", "audio_transcription", "court_trial", "boardroom_only"),
    bookingType: fc.constantFrom("single", "consecutive", "non-consecutive"),
  }),
  earlier: fc.constant(["16 and 19 March 2027, full days"]),
});

test("no error, evidence from the message, values that the form would take, the same answer twice", () => {
  fc.assert(
    fc.property(messages, contexts, (message, given) => {
      const context = { ...CONTEXT, ...given };
      const result = interpret(message, context);
      const said = message.normalize("NFC");
      for (const { field, value, evidence } of result.fields) {
        expect(checkField(field, value)).toEqual({ ok: true, value });
        expect(evidence).not.toBe("");
        expect(said).toContain(evidence);
      }
      for (const { evidence } of [...result.declined, ...result.invalid]) expect(said).toContain(evidence);
      expect(interpret(message, context)).toEqual(result);
    }),
    { numRuns: 300 },
  );
});

const LONG =
  "Hybrid arbitration in Toronto from 16 to 18 March 2027, 9 to 5, under the ICC rules before a sole arbitrator. The claimant is Acme Inc., represented by Smith Jones LLP; opposing counsel is Jane Roe of Roe & Poe LLP, jane@roe.example, 416 555 0142. Also copy Ana Ruiz of Ruiz SC, ana@ruiz.example, acting for the claimant. Smith v. Jones, court file number CV-24-1234. We need a French interpreter, a court reporter, real-time transcripts, 3 breakout rooms, two lapel microphones and vegetarian lunch for 20 people. The costs are shared equally. The dispute is about unpaid invoices under a supply contract.";

test("every value of a long message is spoken", () => {
  const { fields } = interpret(LONG, { ...CONTEXT, form: "detailed" });
  for (const found of fields) expect([found.field, isSpoken(found, [LONG])]).toEqual([found.field, true]);
  expect(Object.fromEntries(fields.map(({ field, value }) => [field, value]))).toMatchObject({
    proceedingType: "arbitration",
    locationType: "in_person_and_virtual",
    location: "arbitration_place_toronto",
    consecutiveStartDate: "2027-03-16",
    consecutiveEndDate: "2027-03-18",
    consecutiveStartTime: "09:00",
    consecutiveDuration: "extended",
    consecutiveEndTime: "17:00",
    arbitrationAuthority: "ICC rules",
    adjudicationType: "sole_arbitrator",
    claimantName: "Acme Inc.",
    claimantFirm: "Smith Jones LLP",
    respondentName: "Jane Roe",
    respondentFirm: "Roe & Poe LLP",
    styleOfCause: "Smith v. Jones",
    courtFileNumber: "CV-24-1234",
    interpretationLanguage: "French",
    courtReportingRequired: "true",
    transcriptSeniorServices: "real_time",
    breakoutRoomCount: "3",
    additionalMicrophones: "2",
    mainRoomCapacity: "20",
    financialResponsibility: "50_50",
    specialRequirements: "vegetarian lunch",
    caseDescription: "unpaid invoices under a supply contract",
  });
  expect(fields.some(({ field }) => field.startsWith("contact"))).toBe(false);
});

test("a long message and the longest are read in a moment", () => {
  const context = { ...CONTEXT, form: "detailed" as const };
  for (let turns = 0; turns < 10; turns++) interpret(LONG, context);
  const median = (message: string) => {
    const times = Array.from({ length: 9 }, () => {
      const from = performance.now();
      interpret(message, context);
      return performance.now() - from;
    }).sort((a, b) => a - b);
    return times[4] ?? 0;
  };
  // Far above what it takes (see docs), so that a busy machine fails nothing: it guards against matching that explodes.
  expect(median(LONG)).toBeLessThan(100);
  expect(median(`${"opposing counsel is Jane Roe of the and ".repeat(60)}`)).toBeLessThan(1000);
  expect(median(`${"16, 17 and 19 to ".repeat(200)}`)).toBeLessThan(1000);
  expect(median(`${"a".repeat(4000)}`)).toBeLessThan(1000);
});
