import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingRecordSchema } from "#app/domain/booking/office/record.ts";
import { DETAILED_FIELD_NAMES, DETAILED_FIELDS } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { COMBINATIONS } from "#app/domain/booking/rules/table.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { businessDayIn, detailedBooking, openWeekIn } from "#tests/kit/payloads.ts";

interface Issue {
  field: string;
  code: string;
  message: string;
}

/** Each a caller of its own: the limit of bookings has tests elsewhere. */
const post = (body: unknown, headers: Record<string, string> = {}) => apiClient().post("/api/public-bookings", body, headers);

async function issuesOf(body: unknown): Promise<Record<string, string>> {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  const { error, issues } = (await answer.json()) as { error: string; issues: Issue[] };
  expect(error).toBe("invalid_input");
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}

async function made(body: unknown) {
  const answer = await post(body);
  const text = await answer.text();
  expect(text).not.toContain("invalid_input");
  expect(answer.status).toBe(201);
  return JSON.parse(text) as Record<string, unknown> & { id: string; effects: { code: string; fields: string[] }[] };
}

const stored = async (id: string) => {
  const { client } = await asRole("admin");
  return bookingRecordSchema.parse(await (await client.get(`/api/bookings/${id}`)).json());
};

test("a whole request is stored, pending, and read back field by field", async () => {
  const sent = detailedBooking({
    locationType: "hybrid",
    platformPreference: "zoom",
    examType: "",
    needs60InchUnit: true,
    additionalMicrophones: 4,
    monitorAssignment: "",
    needsBreakoutRooms: true,
    breakoutRoomCount: 2,
    transcriptSeniorServices: ["daily_rough", "real_time"],
    additionalCounselList: [{ name: "Ina Roy", firm: "Roy SENC", email: "ina@roy.example", phone: "", actsFor: "Insurer" }],
    needsInterpretation: true,
    interpretationLanguage: "French",
  });
  const booking = await made(sent);
  expect(booking).toMatchObject({ status: "pending", source: "detailed" });
  const record = await stored(booking.id);
  expect(record).toMatchObject({
    locationType: "in_person_and_virtual",
    location: "arbitration_place_miami",
    timeZone: "America/New_York",
    startTime: "09:00",
    endTime: "16:00",
    claimantName: "Alba Minerals",
    styleOfCause: "Alba v. Bruno",
    rulesVersion: 1,
  });
  expect(record.details).toMatchObject({
    needsConferencingUnit: true,
    needs60InchUnit: true,
    additionalMicrophones: 4,
    needsBreakoutRooms: true,
    breakoutRoomCount: 2,
    transcriptSeniorServices: ["real_time", "daily_rough"],
    additionalCounselList: [{ name: "Ina Roy", firm: "Roy SENC", email: "ina@roy.example", phone: "", actsFor: "Insurer" }],
    interpretationLanguage: "French",
    bookingDate: sent.bookingDate,
    endTime: "",
    // Missing optional values: empty text, false, a default.
    witnessName: "",
    streamingRequired: false,
    additionalIpads: null,
    financialResponsibility: "100_booking_party",
  });
  expect(Object.keys(record.details ?? {}).sort()).toEqual([...DETAILED_FIELD_NAMES, "needs60InchUnit", "declined"].sort());
});

test("what the rules settle is said in the answer", async () => {
  const booking = await made(
    detailedBooking({
      ...{ proceedingType: "mediation", arbitrationProceedingType: "" },
      ...{ locationType: "virtual", location: "", platformPreference: "teams" },
    }),
  );
  expect(booking.effects).toContainEqual({ code: "mediation_full_support", fields: ["virtualSupport"] });
  expect((await stored(booking.id)).details).toMatchObject({ virtualSupport: "full_support", caseManagementSupport: true });
});

test("work without a hearing is given no day and no hour that nobody chose", async () => {
  const { id } = await made({
    ...detailedBooking({ proceedingType: "audio_transcription", locationType: "", location: "" }),
    ...{ bookingType: "", bookingDate: "", startTime: "", duration: "", arbitrationProceedingType: "" },
    ...{ mediaType: "audio_file", mediaLength: "90 minutes", audioLanguage: "English", numberOfSpeakers: 3 },
  });
  const record = await stored(id);
  expect(record).toMatchObject({ bookingDate: null, startTime: null, endTime: null, startsAt: null });
  expect(record.details).toMatchObject({ bookingType: "", bookingDate: "", startTime: "", duration: "", consecutiveStartTime: "" });
  expect(record.details).toMatchObject({ lengthOfMedia: "90 minutes", languageOfAudio: "English", numberOfSpeakers: 3 });
});

test("several days, in a row and apart", async () => {
  const first = openWeekIn(40);
  const span = await made(
    detailedBooking({
      bookingType: "consecutive",
      bookingDate: "",
      startTime: "",
      duration: "",
      consecutiveStartDate: first,
      consecutiveEndDate: addDays(first, 4),
      consecutiveStartTime: "10:00",
      consecutiveDuration: "half_day",
    }),
  );
  expect(span).toMatchObject({ bookingDate: first, startTime: "10:00", endTime: "13:30" });
  const apart = await made(
    detailedBooking({
      bookingType: "non-consecutive",
      bookingDates: [
        { date: businessDayIn(60), startTime: "09:00", duration: "full_day" },
        { date: businessDayIn(50), startTime: "13:00", duration: "extended", endTime: "18:00" },
      ],
    }),
  );
  expect(apart).toMatchObject({ bookingDate: businessDayIn(50), startTime: "13:00", endTime: "18:00", duration: "extended" });
  expect((await stored(apart.id)).details?.bookingDates).toHaveLength(2);
});

test("an express request asks for how to call back, and is called within two hours", async () => {
  const contact = { bookingContactName: "Ina Roy", bookingContactEmail: "ina@roy.example", bookingContactPhone: "+1 514 555 0188" };
  expect(await issuesOf({ proceedingType: "other", locationType: "virtual" })).toEqual({
    bookingContactName: "Name is required",
    bookingContactEmail: "Valid email required",
    bookingContactPhone: "Valid phone required",
  });
  expect(await made({ proceedingType: "other", locationType: "virtual", ...contact })).toMatchObject({
    source: "express",
    status: "pending",
  });
});

describe("bad input", () => {
  test.each([
    ["nothing", {}, { proceedingType: "Choose one of the listed proceeding types", locationType: "Choose in person, virtual or hybrid" }],
    [
      "a proceeding outside the list",
      detailedBooking({ proceedingType: "duel" }),
      { proceedingType: "Choose one of the listed proceeding types" },
    ],
    [
      "a date that does not exist",
      detailedBooking({ bookingDate: "2027-02-30" }),
      { bookingDate: "Enter a date that exists, for example 2027-03-16" },
    ],
    [
      "a past day",
      detailedBooking({ bookingDate: "2020-01-02" }),
      { bookingDate: "This date has passed at the venue. Choose today or later" },
    ],
    ["an extended day without its end", detailedBooking({ duration: "extended" }), { endTime: "End time is required" }],
    ["an end before the start", detailedBooking({ duration: "extended", endTime: "08:00" }), { endTime: "Minimum duration is 3.5 hours" }],
    ["209 minutes", detailedBooking({ duration: "extended", endTime: "12:29" }), { endTime: "Minimum duration is 3.5 hours" }],
    ["a phone of letters", detailedBooking({ bookingContactPhone: "call me maybe" }), { bookingContactPhone: "Valid phone required" }],
    ["a name of 10,000 characters", detailedBooking({ claimantName: "x".repeat(10_000) }), { claimantName: "This text is too long" }],
    ["an unknown key", detailedBooking({ favouriteColour: "green" }), { favouriteColour: "This field is not known" }],
    ["a count below zero", detailedBooking({ additionalMonitors: -1 }), { additionalMonitors: "Enter a whole number, zero or more" }],
    ["half a microphone", detailedBooking({ additionalMicrophones: 1.5 }), { additionalMicrophones: "Enter a whole number, zero or more" }],
    ["a flag that is a word", detailedBooking({ needsInterpretation: "perhaps" }), { needsInterpretation: "Answer yes or no" }],
    [
      "a list that is none",
      detailedBooking({ bookingType: "non-consecutive", bookingDates: "soon" }),
      { bookingDates: "This list cannot be read. Please add its entries again" },
    ],
    [
      "further counsel without a name",
      detailedBooking({ additionalCounselList: [{ name: "", firm: "Roy SENC" }] }),
      { additionalCounselList: "Additional counsel name required" },
    ],
    [
      "further counsel with half an e-mail",
      detailedBooking({ additionalCounselList: [{ name: "Ina Roy", email: "ina@" }] }),
      { additionalCounselList: "Valid email required" },
    ],
    ["a name of the language's own", detailedBooking({ location: "constructor" }), { location: "Choose one of the listed venues" }],
    ["an optional e-mail that is none", detailedBooking({ respondentEmail: "at home" }), { respondentEmail: "Valid email required" }],
    [
      "a virtual court trial",
      detailedBooking({
        proceedingType: "court_trial",
        arbitrationProceedingType: "",
        locationType: "virtual",
        trialType: "supreme",
        trialCourtLocation: "Ottawa",
        courtFileNumber: "T-1",
        location: "",
      }),
      { locationType: "This proceeding is not offered with that location type" },
    ],
    [
      "a boardroom somewhere else",
      detailedBooking({
        proceedingType: "boardroom_only",
        arbitrationProceedingType: "",
        location: "alternate",
        meetingType: "business",
        mainRoomCapacity: 8,
      }),
      { location: "Choose one of the listed venues" },
    ],
    [
      "an arbitration without a transcript",
      detailedBooking({ transcriptDelivery: "no_transcript" }),
      { transcriptDelivery: "This is not offered with your other choices" },
    ],
  ] as const)("%s", async (_case, body, expected) => {
    expect(await issuesOf(body)).toEqual(expected);
  });

  test("each mandatory text of section 5 has its message to the letter", async () => {
    const empty = Object.fromEntries(Object.keys(detailedBooking()).map((name) => [name, ""]));
    expect(await issuesOf({ ...empty, proceedingType: "examination_or_related", locationType: "in_person" })).toMatchObject({
      bookingContactName: "Name is required",
      bookingContactFirm: "Firm is required",
      styleOfCause: "Style of cause required",
      courtFileNumber: "Court file number required",
      bookingDate: "Date is required",
      startTime: "Start time is required",
      witnessName: "Witness name required",
    });
    expect(await issuesOf({ ...empty, proceedingType: "past_proceeding_transcript_order" })).toMatchObject({
      orderingCounselName: "Ordering counsel name required",
      orderingCounselFirm: "Ordering counsel firm required",
      typeOfProceeding: "Type of proceeding required",
    });
    expect(await issuesOf({ ...empty, proceedingType: "expert_determination", locationType: "virtual" })).toMatchObject({
      claimantName: "Claimant name required",
      claimantFirm: "Claimant firm required",
      respondentName: "Respondent name required",
      respondentFirm: "Respondent firm required",
      contractNumber: "Contract number required",
    });
  });
});

describe("fields of another proceeding", () => {
  const foreign = { mediatorName: "Ada Beaulieu", meetingType: "business" };
  const text = "This belongs to another type of proceeding. Leave it out, or choose that proceeding";
  const count = async () => (await env.DB.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n;

  test("are refused by name, with what to do, and nothing is booked", async () => {
    const before = await count();
    const answer = await post(detailedBooking(foreign));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: "fields_of_another_proceeding",
      message: "Some fields belong to another type of proceeding. Nothing was booked. Leave them out, or choose that proceeding.",
      issues: ["mediatorName", "meetingType"].map((field) => ({ field, code: "of_another_proceeding", message: text })),
    });
    expect(await count()).toBe(before);
  });

  test("stand next to whatever else is wrong", async () => {
    expect(await issuesOf(detailedBooking({ ...foreign, startTime: "" }))).toEqual({
      mediatorName: text,
      meetingType: text,
      startTime: "Start time is required",
    });
  });

  test("are no obstacle once left out, under the same key; what was made is answered again", async () => {
    const headers = { "Idempotency-Key": "foreign-0123456789abcdef" };
    const client = apiClient();
    const send = (sent: unknown) => client.post("/api/public-bookings", sent, headers);
    expect((await send(detailedBooking(foreign))).status).toBe(422);
    const [one, other] = [await send(detailedBooking()), await send(detailedBooking())];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(await other.json()).toMatchObject({ id: (await one.json<{ id: string }>()).id });
  });
});

describe.each(COMBINATIONS)("%s, %s", (proceedingType, locationType) => {
  test("the API misses exactly what the rules make mandatory", async () => {
    const settled = evaluate({ proceedingType, locationType, bookingType: "single", financialResponsibility: "100_booking_party" });
    // A way that the proceeding does not offer is refused; asked for as it is held, it is the same as settled.
    const asked = { proceedingType, locationType: settled.values.locationType };
    expect(Object.keys(await issuesOf(asked)).sort()).toEqual([...settled.missing].sort());
  });
});

test("the same Idempotency-Key makes one booking", async () => {
  const headers = { "Idempotency-Key": "detailed-0123456789abcdef" };
  const body = detailedBooking();
  const client = apiClient();
  const send = (sent: unknown) => client.post("/api/public-bookings", sent, headers);
  const [one, other] = [await send(body), await send(body)];
  expect([one.status, other.status]).toEqual([201, 201]);
  // The network and the program alone are no one's name: what opens the booking is not answered to them again.
  expect(await other.json()).toEqual({ ...(await one.json<object>()), confirmationKey: null });
  expect((await send(detailedBooking({ claimantName: "Somebody else" }))).status).toBe(422);
});

test("whatever is sent, the answer is never a fault of ours", async () => {
  const anything = fc.oneof(
    fc.constantFrom("", "true", "2027-03-16", "09:00", "alternate", "mediation", "virtual", "-1", "[]", "[{}]", null, true, 0, -3, 1e300),
    fc.string({ maxLength: 30 }),
    fc.array(fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 })), { maxLength: 2 }),
  );
  const values = fc.record(
    Object.fromEntries(
      DETAILED_FIELD_NAMES.map((name) => {
        const { is } = DETAILED_FIELDS[name];
        return [name, "values" in is ? fc.oneof(fc.constantFrom(...is.values), anything) : anything];
      }),
    ),
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 8, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue() }), async (body) => {
      const answer = await post(body);
      await answer.text();
      expect([201, 400]).toContain(answer.status);
    }),
    { numRuns: env.STORM === "full" ? 10_000 : 2000 },
  );
  expect((await env.DB.prepare("SELECT count(*) AS n FROM bookings WHERE json_valid(details) = 0").first<{ n: number }>())?.n).toBe(0);
  // Thousands of requests: on a machine that is busy with other files they take their time.
}, 300_000);
