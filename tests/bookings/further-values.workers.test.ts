/** What is given beyond a form: kept by drafts, shown and taken back on the fast form, changed by staff, refused where it cannot be kept. */
import { describe, expect, test } from "vitest";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { FIELD_NAMES, type FieldName } from "#app/domain/booking/registry/registry.ts";
import * as fastPage from "#app/routes/site/fast-booking/route.tsx";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { draftTextFor, valueFor } from "#tests/kit/field-values.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const patch = async (client: ApiClient, version: number, values: Record<string, string>) => {
  const answer = await client.patch("/api/drafts/current", { version, values, form: "fast" });
  expect(answer.status).toBe(200);
  return answer.json<DraftView>();
};
const NEW_LISTS = ["people", "alternativeDays", "remarks", "toFollow"] as const satisfies readonly FieldName[];

/** What a rule writes over, whatever is typed: the fast form's venue decides these two. */
const SETTLED: readonly FieldName[] = ["timeZone"];

test("a draft of the fast form gives back every field of the registry as it was typed", async () => {
  const client = apiClient();
  const values = Object.fromEntries(FIELD_NAMES.filter((name) => !SETTLED.includes(name)).map((name) => [name, draftTextFor(name)]));
  // Several days give way to a day that is typed next to them.
  await patch(client, 0, values);
  const held = (await (await client.get("/api/drafts/current")).json<DraftView>()).values;
  expect(Object.fromEntries(Object.keys(values).map((name) => [name, held[name as FieldName]?.value]))).toEqual(values);
});

test("the fast form lists what was told beyond it", async () => {
  const client = apiClient();
  await patch(client, 0, { contactName: "Ada Beaulieu", people: draftTextFor("people"), catering: "Lunch for nine" });
  const page = await pageText(client, fastPage, {});
  expect(page).toContain("Further details you gave us");
  expect(page).toContain("Meals and drinks Lunch for nine");
  expect(page).toContain("Wei Chen (witness for the claimant), Chen Ltd, by video, Paris, Captions");
  expect(await pageText(apiClient(), fastPage, {})).not.toContain("Further details you gave us");
});

test("people who are counted and not named stand on the fast form as they were said", async () => {
  const client = apiClient();
  const people = JSON.stringify([
    { part: "witness", attends: "remote", count: 1 },
    { part: "counsel", side: "respondent", count: 2 },
  ]);
  await patch(client, 0, { contactName: "Ada Beaulieu", people });
  const page = await pageText(client, fastPage, {});
  expect(page).toContain("1 witness, by video");
  expect(page).toContain("2 lawyers for the respondent");
});

describe("a fast request", () => {
  const send = (values: Record<string, unknown>) => apiClient().post("/api/bookings/fast", fastBooking(values));
  const issuesOf = async (values: Record<string, unknown>) => {
    const answer = await send(values);
    expect(answer.status).toBe(400);
    return (await answer.json<{ issues: { field: string; code: string }[] }>()).issues.map(({ field, code }) => [field, code]);
  };

  test.each([
    ["a list of days without its kind", { bookingDates: valueFor("bookingDates") }, "bookingDates", "choice_not_offered"],
    ["a room set-up at a place that is not ours", { location: "alternate", roomSetup: "u_shape" }, "roomSetup", "choice_not_offered"],
    ["several days beside a day", { bookingType: "consecutive" }, "bookingType", "choice_not_offered"],
    ["a past day among the other days", { alternativeDays: [{ date: "2020-03-02" }] }, "alternativeDays", "date_in_past"],
    ["a message for a name", { people: [{ part: "witness", name: "www.evil.example/pay" }] }, "people", "person_name_only"],
    ["a part that nobody has", { people: [{ part: "judge" }] }, "people", "list_invalid"],
    ["a zone that is none", { people: [{ part: "counsel", zone: "Mars/Olympus" }] }, "people", "list_invalid"],
    ["a remark that is too long", { remarks: [{ text: "x".repeat(1001) }] }, "remarks", "list_invalid"],
    ["a field to follow that is none", { toFollow: ["karaoke"] }, "toFollow", "list_invalid"],
    ["61 people", { people: Array.from({ length: 61 }, () => ({ part: "other" })) }, "people", "list_invalid"],
    ["an end that comes too soon", { startTime: "09:00", duration: "extended", endTime: "10:00" }, "endTime", "extended_too_short"],
    ["a flag that is none", { needsInterpretation: "perhaps" }, "needsInterpretation", "flag_invalid"],
  ])("is refused for %s, and nothing is dropped", async (_, values, field, code) => {
    expect(await issuesOf(values)).toContainEqual([field, code]);
  });

  test("lasts as long as it says", async () => {
    const made = await send({ startTime: "09:00", duration: "half_day" });
    expect(await made.json()).toMatchObject({ startTime: "09:00", endTime: "12:30", duration: "half_day" });
  });
});

test("staff change the new fields like every other", async () => {
  const made = await apiClient().post("/api/bookings/fast", fastBooking({ catering: "Lunch for nine", people: valueFor("people") }));
  const { id, version } = await made.json<BookingRecord>();
  const { client: admin } = await asRole("admin");
  const changed = Object.fromEntries(NEW_LISTS.map((name) => [name, valueFor(name)]));
  const answer = await admin.put(`/api/bookings/${id}`, { version, values: { ...changed, catering: "Lunch for ten", people: [] } });
  expect([answer.status, await answer.clone().json()]).toEqual([200, expect.anything()]);
  const { details } = await (await admin.get(`/api/bookings/${id}`)).json<BookingRecord>();
  expect(details).toMatchObject({ ...changed, catering: "Lunch for ten", people: [] });
});
