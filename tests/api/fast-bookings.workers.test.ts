import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { bookingRecordSchema } from "#app/domain/booking/office/record.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { businessDayIn, fastBooking } from "#tests/kit/payloads.ts";

interface Issue {
  field: string;
  code: string;
  message: string;
}

const post = (body: unknown, headers?: Record<string, string>) => apiClient().post("/api/bookings/fast", body, headers);

async function issuesOf(answer: Response): Promise<Issue[]> {
  expect(answer.status).toBe(400);
  const body = (await answer.json()) as { error: string; issues: Issue[] };
  expect(body.error).toBe("invalid_input");
  return body.issues;
}

async function countOf(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;
}

test("a valid request is stored and answered as the record", async () => {
  const day = businessDayIn(20);
  const answer = await post(fastBooking({ preferredDate: day }));
  expect(answer.status).toBe(201);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  const record = bookingRecordSchema.parse(await answer.json());
  expect(record).toMatchObject({
    status: "consultation_requested",
    source: "fast",
    proceedingType: "mediation",
    locationType: "in_person",
    location: "arbitration_place_toronto",
    bookingContactName: "Geneviève O’Brien",
    preferredDate: day,
    bookingDate: day,
    timeZone: "America/Toronto",
    urgency: "standard",
    version: 1,
  });
  expect(parseBookingNumber(record.bookingNumber)).toBe(record.bookingNumber);
  expect(record.id).toMatch(/^[\w-]{22}$/);
  expect(Date.parse(record.callBy ?? "")).toBeGreaterThan(Date.parse(record.createdAt));
});

test("with the booking come its history, its two messages and the call that staff owe", async () => {
  const { id } = (await (await post(fastBooking())).json()) as { id: string };
  const rows = async (sql: string) => (await env.DB.prepare(sql).bind(id).all()).results;
  expect(await rows("SELECT action FROM audit_entries WHERE subject_id = ?")).toEqual([{ action: "requested" }]);
  expect(await rows("SELECT kind, done_at FROM staff_tasks WHERE booking_id = ?")).toEqual([{ kind: "call_booking", done_at: null }]);
  expect(await rows("SELECT kind, recipient FROM outbox WHERE payload->>'bookingId' = ? ORDER BY kind")).toEqual([
    { kind: "booking_received", recipient: "genevieve@tremblay-osei.example" },
    { kind: "booking_received_staff", recipient: "toronto@concord.example" },
  ]);
});

describe("what is missing or wrong is named, field by field", () => {
  test("an empty request", async () => {
    const issues = await issuesOf(await post({}));
    expect(issues.map((issue) => [issue.field, issue.code])).toEqual([
      ["proceedingType", "proceeding_type_required"],
      ["locationType", "location_type_required"],
      ["contactName", "name_required"],
      ["contactEmail", "email_required"],
      ["contactPhone", "phone_required"],
      ["caseDescription", "description_required"],
    ]);
    for (const issue of issues) expect(issue.message.length).toBeGreaterThan(5);
  });

  test.each([
    ["contactEmail", "not an address", "email_required"],
    ["contactPhone", "12345", "phone_required"],
    ["contactName", "A", "name_required"],
    ["caseDescription", "Too short", "description_required"],
    ["caseDescription", "x".repeat(5001), "too_long"],
    ["preferredDate", "2027-02-30", "date_invalid"],
    ["preferredDate", "2020-01-06", "date_in_past"],
    ["urgencyLevel", "whenever", "urgency_invalid"],
    ["proceedingType", "karaoke", "proceeding_type_required"],
    ["location", "atlantis", "location_invalid"],
    ["contactName", 42, "name_required"],
    ["contactName", { $ne: null }, "name_required"],
  ])("%s = %j", async (field, value, code) => {
    const issues = await issuesOf(await post(fastBooking({ [field]: value })));
    expect(issues.map((issue) => [issue.field, issue.code])).toEqual([[field, code]]);
  });

  test("a court trial held virtually is not offered", async () => {
    const issues = await issuesOf(await post(fastBooking({ proceedingType: "court_trial", locationType: "virtual" })));
    expect(issues).toMatchObject([{ field: "locationType", code: "location_type_not_offered" }]);
  });

  test("a field that nobody knows", async () => {
    const issues = await issuesOf(await post(fastBooking({ karaoke: "yes" })));
    expect(issues).toMatchObject([{ field: "karaoke", code: "unknown_field" }]);
  });

  test.each([
    ["a list", []],
    ["a word", "hello"],
    ["null", null],
  ])("%s in place of a request", async (_name, body) => {
    expect(await issuesOf(await post(body))).toMatchObject([{ field: "body", code: "invalid_input" }]);
  });

  test("nothing is stored", async () => {
    const before = await countOf("bookings");
    await post(fastBooking({ contactEmail: "" }));
    expect(await countOf("bookings")).toBe(before);
  });
});

test.each([
  ["locationType", "hybrid", "locationType", "in_person_and_virtual"],
  ["location", "montreal", "location", "arbitration_place_montreal"],
  ["location", "grand_cayman", "location", "arbitration_place_cayman"],
  ["proceedingType", "examination", "proceedingType", "examination_or_related"],
])("%s: the alias %s is answered as %s %s", async (field, alias, stored, canonical) => {
  const record = (await (await post(fastBooking({ [field]: alias }))).json()) as Record<string, unknown>;
  expect(record[stored]).toBe(canonical);
});

test("a proceeding that leaves one way to be held settles it", async () => {
  const { locationType: _left, ...request } = fastBooking({ proceedingType: "virtual_hearing" });
  expect(await (await post(request)).json()).toMatchObject({ locationType: "virtual" });
});

test("the venue's zone makes the instant", async () => {
  const day = businessDayIn(25);
  const record = bookingRecordSchema.parse(
    await (await post(fastBooking({ location: "grand_cayman", preferredDate: day, startTime: "09:30" }))).json(),
  );
  expect(record.timeZone).toBe("America/Cayman");
  expect(record.startsAt).toBe(`${day}T14:30:00.000Z`);
});

test("what only the server may set is ignored", async () => {
  const { client, who } = await asRole("party");
  const answer = await client.post(
    "/api/bookings/fast",
    fastBooking({
      status: "confirmed",
      createdBy: "somebody-else",
      userId: "somebody-else",
      role: "admin",
      id: "chosen-by-me",
      bookingNumber: "CN-0000-0000",
      version: 99,
      submittedAt: "1999-01-01",
      bookingType: "fast",
    }),
  );
  expect(answer.status).toBe(201);
  const record = (await answer.json()) as { id: string; status: string; version: number };
  expect(record).toMatchObject({ status: "consultation_requested", version: 1 });
  expect(record.id).not.toBe("chosen-by-me");
  const row = await env.DB.prepare("SELECT created_by_user FROM bookings WHERE id = ?").bind(record.id).first();
  expect(row).toEqual({ created_by_user: who.id });
});

test("text in any script comes back as it was sent, composed", async () => {
  const decomposed = "Genevie\u0300ve";
  const record = (await (
    await post(fastBooking({ contactName: `${decomposed} 王小明`, caseDescription: "‘Quotes’ & <b>tags</b>; DROP TABLE bookings; 😀" }))
  ).json()) as Record<string, string>;
  expect(record.bookingContactName).toBe("Geneviève 王小明");
  expect(record.caseDescription).toBe("‘Quotes’ & <b>tags</b>; DROP TABLE bookings; 😀");
});

describe("the body itself", () => {
  const raw = (body: BodyInit, type?: string) =>
    apiClient().send("/api/bookings/fast", { method: "POST", body, headers: type ? { "Content-Type": type } : {} });

  test("another type than JSON: 415", async () => {
    expect((await raw("contactName=Ada", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await raw(JSON.stringify(fastBooking()), "text/plain")).status).toBe(415);
  });

  test("more than the limit: 413, whatever it claims to be", async () => {
    const large = JSON.stringify(fastBooking({ caseDescription: "x".repeat(80_000) }));
    expect((await raw(large, "application/json")).status).toBe(413);
    const streamed = new Response(large).body as ReadableStream;
    expect((await raw(streamed, "application/json")).status).toBe(413);
  });

  test("what is not JSON: 400", async () => {
    expect(await issuesOf(await raw("{not json", "application/json"))).toMatchObject([{ field: "body" }]);
    expect(await issuesOf(await raw(new Uint8Array([0x22, 0xff, 0xfe, 0x22]), "application/json"))).toMatchObject([{ field: "body" }]);
  });

  test("JSON with a charset and problem types of JSON are taken", async () => {
    expect((await raw(JSON.stringify(fastBooking()), "application/json; charset=utf-8")).status).toBe(201);
  });
});

test("the eleventh booking within an hour is refused, with the time to wait", async () => {
  const now = new Date("2026-11-02T15:30:00Z");
  const client = apiClient({ clock: () => now });
  for (let made = 0; made < 10; made += 1) expect((await client.post("/api/bookings/fast", fastBooking())).status).toBe(201);
  const refused = await client.post("/api/bookings/fast", fastBooking());
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("1800");
  expect((await apiClient({ clock: () => now }).post("/api/bookings/fast", fastBooking())).status).toBe(201);
});

test("RATE_LIMITS=off lifts the limit, but not in production", async () => {
  const now = new Date("2026-11-02T16:30:00Z");
  const variables = { RATE_LIMITS: "off" };
  const local = apiClient({ clock: () => now, variables });
  const production = apiClient({ clock: () => now, variables: { ...variables, ENVIRONMENT: "production" } });
  const statuses = async (client: typeof local) => {
    const seen: number[] = [];
    for (let made = 0; made < 11; made += 1) seen.push((await client.post("/api/bookings/fast", fastBooking())).status);
    return seen;
  };
  expect(await statuses(local)).not.toContain(429);
  expect((await statuses(production)).at(-1)).toBe(429);
});

test("a zone that is none is an issue of its field, not a fault of ours", async () => {
  const issues = await issuesOf(await post(fastBooking({ timeZone: "y", locationType: "virtual" })));
  expect(issues.map(({ field }) => field)).toEqual(["timeZone"]);
});

test("a number that another booking has is drawn again", async () => {
  // Numbers are drawn from 32-bit words: these give the same digits for the first two draws, then others.
  const words = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  const spy = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (!(array instanceof Uint32Array)) return words(array);
    drawn += 1;
    return array.fill(drawn <= 14 ? 0 : 0x8000_0000);
  });
  try {
    const numbers = [];
    for (const contactName of ["Ana Ruiz", "Bea Cruz"]) {
      const answer = await post(fastBooking({ contactName }));
      expect(answer.status).toBe(201);
      numbers.push(((await answer.json()) as { bookingNumber: string }).bookingNumber);
    }
    expect(numbers).toEqual(["CN-1000-0008", "CN-5555-5551"]);
  } finally {
    spy.mockRestore();
  }
});
