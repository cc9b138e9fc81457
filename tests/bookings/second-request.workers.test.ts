/** What happens to a draft and its conversation around a booking: nothing given is lost, nothing hidden is booked. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";

const NOW = new Date("2026-11-16T15:00:00Z");
const visitor = () => apiClient({ clock: () => NOW });
const BROWSER = { "Sec-Fetch-Site": "same-origin" };

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  summary: { hash: string; lines: { field: string; text: string }[] } | null;
  booking?: { id: string; confirmationKey: string };
}

async function say(client: ApiClient, message: string, more: Record<string, unknown> = {}): Promise<Answer> {
  const response = await client.post("/api/ai/chat", { message, ...more }, BROWSER);
  expect(response.status).toBe(200);
  return response.json<Answer>();
}
const patch = (client: ApiClient, version: number, values: Record<string, string>, form: "fast" | "detailed" = "fast") =>
  client.patch("/api/drafts/current", { version, values, form }).then((response) => response.json<DraftView>());

const FAST = {
  proceedingType: "mediation",
  locationType: "virtual",
  contactName: "Ada Beaulieu",
  contactEmail: "ada@beaulieu.example",
  contactPhone: "+1 416 555 0142",
  caseDescription: "A lease that ended badly.",
};
const WHOLE = {
  proceedingType: "mediation",
  locationType: "virtual",
  contactName: "Ada Beaulieu",
  contactFirm: "Beaulieu Osei LLP",
  contactEmail: "ada@beaulieu.example",
  contactPhone: "+1 416 555 0142",
  claimantName: "Northgate Ltd.",
  claimantFirm: "Beaulieu Osei LLP",
  respondentName: "Harbour Inc.",
  respondentFirm: "Roe & Poe LLP",
  styleOfCause: "Northgate v. Harbour",
  preferredDate: "2027-03-16",
  startTime: "09:00",
  duration: "full_day",
  platformPreference: "zoom",
};
const sendFast = async (client: ApiClient, more: Record<string, string> = {}) => {
  const made = await client.post("/api/bookings/fast", { ...FAST, ...more });
  expect(made.status).toBe(201);
  const { confirmationKey } = await made.json<{ confirmationKey: string }>();
  return client.within((services) => services.bookings.confirmation(confirmationKey));
};

describe("a second request", () => {
  test("begun in the form is what the conversation goes on with", async () => {
    const client = visitor();
    const first = await say(client, "A virtual mediation, please.");
    await sendFast(client);
    await patch(client, 0, { contactName: "Bea Castle", proceedingType: "arbitration" });
    const answer = await say(client, "It is in person", { sessionId: first.sessionId });
    expect(answer.draft).toMatchObject({ contactName: "Bea Castle", proceedingType: "arbitration", locationType: "in_person" });
    const current = await (await client.get("/api/drafts/current")).json<DraftView>();
    expect(current.values.contactName?.value).toBe("Bea Castle");
  });

  test("a booking that staff have hidden does not silence its conversation", async () => {
    const client = visitor();
    const first = await say(client, "A virtual mediation, please.");
    const { id } = await sendFast(client);
    const { client: admin } = await asRole("admin");
    expect((await admin.delete(`/api/bookings/${id}`)).status).toBe(204);
    const answer = await say(client, "Hello again", { sessionId: first.sessionId });
    expect(answer.response).not.toBe("");
    expect(answer.booking).toBeUndefined();
  });

  test("under the same key but with other words is another booking, also after the key is forgotten", async () => {
    const key = { "Idempotency-Key": "booking-of-the-day" };
    const one = await (await visitor().post("/api/bookings/fast", FAST, key)).json<{ id: string }>();
    await env.DB.prepare("DELETE FROM idempotency_keys").run();
    const other = await (await visitor().post("/api/bookings/fast", { ...FAST, contactName: "Bea Castle" }, key)).json<{ id: string }>();
    expect(other.id).not.toBe(one.id);
  });
});

describe("days told beside a fast booking", () => {
  const listed = JSON.stringify([
    { date: "2027-03-16", startTime: "09:00", duration: "half_day" },
    { date: "2027-03-19", startTime: "09:00", duration: "half_day" },
  ]);

  test("give way to a day that is named for it", async () => {
    const client = visitor();
    const draft = await patch(client, 0, { ...FAST, bookingType: "non-consecutive", bookingDates: listed }, "detailed");
    await patch(client, draft.version, { preferredDate: "2027-04-20" });
    const record = await sendFast(client, { preferredDate: "2027-04-20" });
    expect(record.bookingDate).toBe("2027-04-20");
    expect(record.details?.bookingType ?? "").toBe("");
  });

  test("are kept where none is, and the first of them is the booking's day", async () => {
    const client = visitor();
    await patch(client, 0, { ...FAST, bookingType: "non-consecutive", bookingDates: listed }, "detailed");
    const record = await sendFast(client);
    expect(record).toMatchObject({ bookingDate: "2027-03-16", startTime: "09:00", endTime: "12:30" });
    expect(record.details?.bookingDates).toHaveLength(2);
  });

  test("are left out when they could not be booked; so is what means nothing with its own choices", async () => {
    const client = visitor();
    const past = JSON.stringify([{ date: "2020-03-16", startTime: "09:00", duration: "half_day" }]);
    await patch(client, 0, { ...FAST, bookingType: "non-consecutive", bookingDates: past, alternateLocationName: "Hotel Larch" });
    const record = await sendFast(client);
    expect(record).toMatchObject({ bookingDate: null, alternateLocationName: null });
  });
});

describe("the summary", () => {
  test("is not shown of what could not be booked, and says what stands in the way", async () => {
    const client = visitor();
    await patch(client, 0, { ...WHOLE, duration: "extended", endTime: "11:00" }, "detailed");
    const asked = await say(client, "Hello");
    const answer = await say(client, "No, that's all", { sessionId: asked.sessionId });
    expect(answer.summary).toBeNull();
    expect(answer.response).toContain("11:00");
  });

  test("is no longer the draft's once a value has changed", async () => {
    const client = visitor();
    await patch(client, 0, WHOLE, "detailed");
    const answer = await say(client, "Hello");
    expect(answer.summary).not.toBeNull();
    const shown = await (await client.get("/api/drafts/current")).json<DraftView>();
    const changed = await patch(client, shown.version, { contactName: "Bea Castle" }, "detailed");
    expect(changed.summary).toBeNull();
    const transcript = await (await client.get("/api/ai/chat")).json<{ summary: unknown }>();
    expect(transcript.summary).toBeNull();
  });

  test("books what applies, and not what an earlier choice has left behind", async () => {
    const client = visitor();
    await patch(client, 0, { ...WHOLE, arbitratorEmail: "tbd", mediaType: "audio_file" }, "detailed");
    const asked = await say(client, "Hello");
    const answer = await say(client, "No, that's all", { sessionId: asked.sessionId });
    const confirmed = await say(client, "Confirm", { sessionId: asked.sessionId, confirm: answer.summary?.hash });
    const record = await client.within((services) => services.bookings.confirmation(confirmed.booking?.confirmationKey ?? ""));
    expect(record.details).toMatchObject({ mediaType: "", arbitratorEmail: "", platformPreference: "zoom" });
  });
});

test("what a rule overrules at once is not said to be noted", async () => {
  const answer = await say(visitor(), "A virtual mediation in Miami", { form: "detailed" });
  expect(answer.draft.location).toBeUndefined();
  expect(answer.response).not.toContain("Another place");
});

test("a second undo brings back what the visitor had typed", async () => {
  const client = visitor();
  const draft = await patch(client, 0, { contactName: "Jane Doe" });
  const first = await say(client, "My name is Jane Smith");
  await say(client, "No, my name is Jane Smythe", { sessionId: first.sessionId });
  const now = await (await client.get("/api/drafts/current")).json<DraftView>();
  const undone = await client.patch("/api/drafts/current", { version: now.version, undo: ["contactName"] });
  expect((await undone.json<DraftView>()).values.contactName?.value).toBe("Jane Doe");
  expect(draft.version).toBe(1);
});
