import { expect, test } from "vitest";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

const LINK = "/api/drafts/current/resume-link";

/** A visitor with a draft in French, and the token of its resume link. */
async function visitorWithLink(clock?: () => Date): Promise<{ client: ApiClient; token: string; url: string }> {
  const client = apiClient(clock ? { clock } : {});
  await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada Beaulieu" }, locale: "fr" });
  const answer = await client.post(LINK, {});
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  return { client, url, token: new URL(url).pathname.split("/").at(-1) ?? "" };
}

const open = (client: ApiClient, token: string) => client.within((services) => services.resumeLinks.open(token));
const nameIn = async (client: ApiClient) =>
  ((await (await client.get("/api/drafts/current")).json()) as DraftView).values.contactName?.value;

test("the link opens the draft, in its language, on another machine", async () => {
  const { token, url } = await visitorWithLink();
  expect(new URL(url).pathname).toMatch(/^\/fr\/resume\//);
  const other = apiClient();
  expect(await open(other, token)).toEqual({ locale: "fr", form: "fast" });
  expect(await nameIn(other)).toBe("Ada Beaulieu");
});

test("the conversation comes along", async () => {
  const client = apiClient();
  await client.post(
    "/api/ai/chat",
    { message: "I would like to book a mediation in Toronto.", locale: "en" },
    { "Sec-Fetch-Site": "same-origin" },
  );
  const { url } = (await (await client.post(LINK, {})).json()) as { url: string };
  const other = apiClient();
  await open(other, new URL(url).pathname.split("/").at(-1) ?? "");
  const transcript = (await (await other.get("/api/ai/chat")).json()) as { messages: { content: string }[] };
  expect(transcript.messages[0]?.content).toBe("I would like to book a mediation in Toronto.");
});

test("looking at a link does not take the draft over", async () => {
  const { token } = await visitorWithLink();
  const other = apiClient();
  expect(await other.within((services) => services.resumeLinks.inspect(token))).toMatchObject({ locale: "fr" });
  expect(await nameIn(other)).toBeUndefined();
});

test("a revoked link is dead", async () => {
  const { client, token } = await visitorWithLink();
  expect((await client.delete(LINK)).status).toBe(204);
  await expect(open(apiClient(), token)).rejects.toMatchObject({ code: "not_found" });
});

test("a new link kills the one before", async () => {
  const { client, token } = await visitorWithLink();
  await client.post(LINK, {});
  await expect(open(apiClient(), token)).rejects.toMatchObject({ code: "not_found" });
});

test("a link is dead once its draft was submitted", async () => {
  const { client, token } = await visitorWithLink();
  expect((await client.post("/api/bookings/fast", fastBooking())).status).toBe(201);
  await expect(open(apiClient(), token)).rejects.toMatchObject({ code: "not_found" });
});

test("a link expires with its draft", async () => {
  const { token } = await visitorWithLink();
  const later = new Date(Date.now() + (DRAFT_DAYS * 24 + 1) * 3_600_000);
  await expect(open(apiClient({ clock: () => later }), token)).rejects.toMatchObject({ code: "not_found" });
});

test("a forged link opens nothing", async () => {
  const { token } = await visitorWithLink();
  const [draftId, nonce, signature = ""] = token.split(".");
  const other = await visitorWithLink();
  const foreignDraft = other.token.split(".")[0];
  const forged = [
    `${foreignDraft}.${nonce}.${signature}`,
    `${draftId}.${nonce}.${signature.slice(0, -2)}AA`,
    `${draftId}.${nonce}.`,
    `${draftId}.${nonce}`,
    `${token}.more`,
    "%00",
    "",
  ];
  for (const attempt of forged) await expect(open(apiClient(), attempt)).rejects.toMatchObject({ code: "not_found" });
});

test("without a draft there is nothing to link to", async () => {
  expect((await apiClient().post(LINK, {})).status).toBe(404);
});
