/** The detailed draft through its doors: the form's rules, the API's refusals and the assistant's questions are one. */
import { describe, expect, test } from "vitest";
import { detailedFieldOf, draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { COMBINATIONS } from "#app/domain/booking/rules/table.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";

const NOW = new Date("2026-11-16T15:00:00Z");
const visitor = () => apiClient({ clock: () => NOW });
const FUTURE = "2027-03-16";

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  form: string;
  summary: { hash: string; lines: { field: string; label: string; text: string }[] } | null;
  booking?: { id: string; bookingNumber: string; confirmationKey: string };
}

async function say(client: ApiClient, message: string, more: Record<string, unknown> = {}): Promise<Answer> {
  const response = await client.post("/api/ai/chat", { message, ...more });
  expect(response.status).toBe(200);
  return response.json<Answer>();
}
const begin = (client: ApiClient, values: Record<string, string>, form = "detailed") =>
  client.patch("/api/drafts/current", { version: 0, values, form }).then((response) => response.json<DraftView>());

describe.each(COMBINATIONS)("%s, %s", (proceedingType, locationType) => {
  test("the form's mandatory set, the API's and the assistant's are one", async () => {
    const { missing, values } = evaluate({ proceedingType, locationType });
    const client = visitor();
    const draft = await begin(client, { proceedingType, locationType });
    expect(draft.missing).toEqual(missing.map(draftFieldOf));
    const answer = await say(client, "Hello");
    expect(answer.form).toBe("detailed");
    expect(answer.missing).toEqual(missing.map(draftFieldOf));
    // A way that the proceeding is not offered in is refused as such, whatever else is missing.
    const { issues } = await (await visitor().post("/api/public-bookings", { proceedingType, locationType })).json<{
      issues: { field: string; code: string }[];
    }>();
    const refused = issues.filter(({ code }) => code !== "location_type_not_offered").map(({ field }) => field);
    expect(refused).toEqual([...missing]);
    if (values.locationType !== locationType) expect(issues.map(({ field }) => field)).toContain("locationType");
  });
});

describe("one draft", () => {
  test("what was told for a fast booking goes on into the detailed form, and back", async () => {
    const client = visitor();
    const fast = await begin(
      client,
      { contactName: "Ada Beaulieu", caseDescription: "A lease that ended badly.", urgencyLevel: "urgent" },
      "fast",
    );
    expect(fast.form).toBe("fast");
    const patch = await client.patch("/api/drafts/current", {
      version: fast.version,
      values: { proceedingType: "mediation", locationType: "in_person_and_virtual", styleOfCause: "Beaulieu v. Osei" },
      form: "detailed",
    });
    const detailed = await patch.json<DraftView>();
    expect(detailed.values.contactName?.value).toBe("Ada Beaulieu");
    expect(detailed.values.caseDescription?.value).toBe("A lease that ended badly.");
    expect(detailed.values.needsConferencingUnit).toMatchObject({ value: "true", origin: "rule" });
    expect(detailed.values.virtualSupport).toMatchObject({ value: "full_support", origin: "rule" });
    const back = await client.patch("/api/drafts/current", { version: detailed.version, form: "fast" });
    const again = await back.json<DraftView>();
    expect(again.values.styleOfCause?.value).toBe("Beaulieu v. Osei");
    expect(again.values.needsConferencingUnit).toBeUndefined();
  });

  test("a fast booking keeps what was told beyond its fields", async () => {
    const client = visitor();
    const told = {
      proceedingType: "mediation",
      locationType: "virtual",
      contactName: "Ada Beaulieu",
      contactEmail: "ada@beaulieu.example",
      contactPhone: "+1 416 555 0142",
      caseDescription: "A lease that ended badly.",
    };
    await begin(client, { ...told, styleOfCause: "Beaulieu v. Osei", needsInterpretation: "true", respondentEmail: "not yet" }, "fast");
    const made = await client.post("/api/bookings/fast", told);
    expect(made.status).toBe(201);
    const { confirmationKey } = await made.json<{ confirmationKey: string }>();
    const record = await client.within((services) => services.bookings.confirmation(confirmationKey));
    expect(record.styleOfCause).toBe("Beaulieu v. Osei");
    expect(record.details).toMatchObject({ needsInterpretation: true, respondentEmail: "" });
  });

  test("an unknown field, or a form that is none, is refused by name", async () => {
    const client = visitor();
    expect((await client.patch("/api/drafts/current", { version: 0, values: { roomKey: "1" } })).status).toBe(400);
    expect((await client.patch("/api/drafts/current", { version: 0, form: "royal" })).status).toBe(400);
  });
});

describe("the assistant", () => {
  test("takes the whole request, tells what the rules settle, and books exactly what was confirmed", async () => {
    const client = visitor();
    await begin(client, {
      proceedingType: "mediation",
      locationType: "in_person_and_virtual",
      location: "arbitration_place_miami",
      contactName: "Ada Beaulieu",
      contactFirm: "Beaulieu Osei LLP",
      contactEmail: "ada@beaulieu.example",
      contactPhone: "+1 416 555 0142",
      claimantName: "Northgate Ltd.",
      claimantFirm: "Beaulieu Osei LLP",
      respondentName: "Harbour Inc.",
      respondentFirm: "Roe & Poe LLP",
      styleOfCause: "Northgate v. Harbour",
      preferredDate: FUTURE,
      startTime: "09:00",
      duration: "full_day",
    });
    let answer = await say(client, "What else do you need?");
    expect(answer.missing).toEqual(["platformPreference"]);
    answer = await say(client, "Zoom", { sessionId: answer.sessionId });
    expect(answer.draft.platformPreference).toBe("zoom");
    const lines = Object.fromEntries(answer.summary?.lines.map(({ field, text }) => [field, text]) ?? []);
    expect(lines).toMatchObject({ respondentName: "Harbour Inc.", platformPreference: "Zoom", virtualSupport: "Full support throughout" });
    expect(lines.preferredDate).toBeTruthy();
    const early = await say(client, "Is the room big?", { sessionId: answer.sessionId });
    expect(early.booking).toBeUndefined();
    answer = await say(client, "summary please", { sessionId: answer.sessionId });
    const confirmed = await say(client, "Confirm", { confirm: answer.summary?.hash, sessionId: answer.sessionId });
    const record = await client.within((services) => services.bookings.confirmation(confirmed.booking?.confirmationKey ?? ""));
    expect(record).toMatchObject({
      source: "assistant",
      status: "pending",
      location: "arbitration_place_miami",
      respondentName: "Harbour Inc.",
      timeZone: "America/New_York",
      details: { platformPreference: "zoom", needsConferencingUnit: true, virtualSupport: "full_support", caseManagementSupport: true },
    });
    for (const field of answer.summary?.lines ?? []) expect(record.details).toHaveProperty(detailedFieldOf(field.field as never));
  });

  test("reads the page's form", async () => {
    const page = await say(visitor(), "A mediation in Toronto", { form: "detailed" });
    expect(page.form).toBe("detailed");
  });
});
