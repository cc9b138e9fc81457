import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import type { DraftValues } from "#app/domain/booking/draft/draft.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { draft } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const current = async (client: ApiClient) => (await (await client.get("/api/drafts/current")).json()) as DraftView;
const patch = (client: ApiClient, body: unknown) => client.patch("/api/drafts/current", body);
const patched = async (client: ApiClient, body: unknown) => {
  const answer = await patch(client, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DraftView;
};

/** A visitor who holds a stored draft with these values. */
async function holding(values: DraftValues): Promise<ApiClient> {
  const row = await draft({ values });
  const client = apiClient();
  await client.within((services) => services.visitor.write({ draftId: row.id }));
  return client;
}

test("a visitor without a draft has an empty one, and looking makes none", async () => {
  const client = apiClient();
  expect(await current(client)).toMatchObject({ version: 0, values: {}, bookingId: null });
  expect(client.cookies()).toBe("");
});

test("the first change begins a draft that a cookie out of scripts' reach holds", async () => {
  const client = apiClient();
  const answer = await patch(client, { version: 0, values: { contactName: "Ada Beaulieu" }, locale: "fr" });
  expect(answer.headers.getSetCookie().join()).toMatch(/concord-visitor=.*HttpOnly.*SameSite=Lax/i);
  expect(await current(client)).toMatchObject({
    version: 1,
    locale: "fr",
    values: { contactName: { value: "Ada Beaulieu", origin: "visitor", undo: false } },
  });
});

test("a change on a stale version is refused with the current draft; nothing is lost", async () => {
  const client = apiClient();
  await patched(client, { version: 0, values: { contactName: "Ada Beaulieu" } });
  await patched(client, { version: 1, values: { contactFirm: "Beaulieu LLP" } });
  const stale = await patch(client, { version: 1, values: { contactName: "Overwritten" } });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    error: "stale_version",
    draft: { version: 2, values: { contactName: { value: "Ada Beaulieu" }, contactFirm: { value: "Beaulieu LLP" } } },
  });
});

test("of two changes on one version at once, one is taken", async () => {
  const client = apiClient();
  await patched(client, { version: 0, values: { contactName: "Ada Beaulieu" } });
  const answers = await Promise.all(["One LLP", "Two LLP"].map((contactFirm) => patch(client, { version: 1, values: { contactFirm } })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test("what is half typed is kept, and still counts as missing", async () => {
  const view = await patched(apiClient(), { version: 0, values: { contactEmail: "ada@" } });
  expect(view.values.contactEmail?.value).toBe("ada@");
  expect(view.missing).toContain("contactEmail");
});

test("an empty value clears the field", async () => {
  const client = apiClient();
  await patched(client, { version: 0, values: { contactName: "Ada Beaulieu", contactFirm: "Beaulieu LLP" } });
  const view = await patched(client, { version: 1, values: { contactName: "", contactFirm: null } });
  expect(view.values).toEqual({});
});

test.each([
  ["an unknown field", { version: 0, values: { status: "confirmed" } }],
  ["a value that is no text", { version: 0, values: { contactName: 7 } }],
  ["a value beyond any limit", { version: 0, values: { caseDescription: "x".repeat(7000) } }],
  ["an unknown key", { version: 0, owner: "me" }],
  ["no version", { values: {} }],
  ["a language that we don't speak", { version: 0, locale: "de" }],
])("%s: 400", async (_name, body) => {
  expect((await patch(apiClient(), body)).status).toBe(400);
});

describe("rules", () => {
  test("a choice that settles another is marked as a rule's", async () => {
    const view = await patched(apiClient(), { version: 0, values: { proceedingType: "court_trial" } });
    expect(view.values.locationType).toMatchObject({ value: "in_person", origin: "rule", undo: false });
    expect(view.missing).not.toContain("locationType");
  });

  test("changing one's mind takes back what the rule wrote", async () => {
    const client = apiClient();
    await patched(client, { version: 0, values: { proceedingType: "court_trial" } });
    const view = await patched(client, { version: 1, values: { proceedingType: "mediation" } });
    expect(view.values).toEqual({ proceedingType: { value: "mediation", origin: "visitor", undo: false } });
  });
});

describe("what the assistant wrote", () => {
  const written: DraftValues = {
    contactName: {
      value: "Ada Beaulieu",
      origin: "assistant",
      evidence: "I'm Ada Beaulieu",
      previous: { value: "A. Beaulieu", origin: "visitor" },
    },
    contactFirm: { value: "Beaulieu LLP", origin: "assistant", evidence: "from Beaulieu LLP", previous: null },
  };

  test("is shown with the visitor's words and an undo", async () => {
    const view = await current(await holding(written));
    expect(view.values.contactName).toEqual({ value: "Ada Beaulieu", origin: "assistant", evidence: "I'm Ada Beaulieu", undo: true });
  });

  test("goes back to what stood there, or to nothing", async () => {
    const view = await patched(await holding(written), { version: 1, undo: ["contactName", "contactFirm"] });
    expect(view.values).toEqual({ contactName: { value: "A. Beaulieu", origin: "visitor", undo: false } });
  });

  test("becomes the visitor's own when the visitor changes it; undo has nothing to take back", async () => {
    const client = await holding(written);
    const view = await patched(client, { version: 1, values: { contactName: "Ada M. Beaulieu" } });
    expect(view.values.contactName).toEqual({ value: "Ada M. Beaulieu", origin: "visitor", undo: false });
    expect((await patched(client, { version: 2, undo: ["contactName"] })).values.contactName?.value).toBe("Ada M. Beaulieu");
  });
});

test("another visitor, with no cookie or a forged one, sees nothing of it", async () => {
  const client = apiClient();
  await patched(client, { version: 0, values: { contactName: "Ada Beaulieu" } });
  expect((await current(apiClient())).values).toEqual({});
  const forged = client.cookies().replace(/\.[^.]*$/, ".AAAAAAAAAAAAAAAAAAAAAAAAAAA");
  expect(forged).not.toBe(client.cookies());
  expect((await current(apiClient({ cookie: forged }))).values).toEqual({});
});

test("an expired draft is gone", async () => {
  const row = await draft({ values: { contactName: { value: "Ada Beaulieu", origin: "visitor" } }, expiresAt: Date.now() - 1 });
  const client = apiClient();
  await client.within((services) => services.visitor.write({ draftId: row.id }));
  expect(await current(client)).toMatchObject({ version: 0, values: {} });
});

test("a draft that became a booking is closed, and the next change begins another", async () => {
  const client = apiClient();
  await patched(client, { version: 0, values: { contactName: "Ada Beaulieu" } });
  const { id } = (await (await client.post("/api/bookings/fast", fastBooking())).json()) as { id: string };
  expect(await current(client)).toMatchObject({ version: 0, values: {} });
  expect(await connect(env.DB).select({ id: bookingDrafts.id }).from(bookingDrafts).where(eq(bookingDrafts.bookingId, id))).toHaveLength(1);
  expect(await patched(client, { version: 0, values: { contactName: "Ada Beaulieu" } })).toMatchObject({ version: 1 });
});
