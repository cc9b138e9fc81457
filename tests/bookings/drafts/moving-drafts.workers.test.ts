/** A request that is running while its draft moves to another session writes nothing to it any more, and learns nothing of it. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const SECRET = "Confidential: the insurer would settle at four million.";
const current = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
const patch = async (client: ApiClient, values: Record<string, string>) =>
  client.patch("/api/drafts/current", { version: (await current(client)).version, values });
const say = (client: ApiClient, message: string, sessionId?: string) =>
  client.post("/api/ai/chat", { message, ...(sessionId ? { sessionId } : {}) }, BROWSER);
const transcript = async (client: ApiClient) => (await (await client.get("/api/ai/chat")).json<{ messages: unknown }>()).messages;

/** A visitor who has talked, made a resume link and keeps the cookie; and who takes their draft over with it, and types on. */
async function bait(values: Record<string, string> = {}) {
  const maker = apiClient();
  const { sessionId } = await (await say(maker, "I would like to book a mediation in Toronto.")).json<{ sessionId: string }>();
  if (Object.keys(values).length > 0) expect((await patch(maker, values)).status).toBe(200);
  const { url } = await (await maker.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
  const taker = apiClient();
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  async function takeOver() {
    await taker.within((services) => services.resumeLinks.open(token));
    expect((await patch(taker, { contactName: "Grace Lim", caseDescription: SECRET })).status).toBe(200);
  }
  /** The maker once more; the taker is faster than their request's next statement of this kind. */
  const overtakenAt = (statement: RegExp, also: () => Promise<unknown> = async () => undefined) =>
    apiClient({
      cookie: maker.cookies(),
      database: interruptedDatabase(env.DB, statement, async () => {
        await takeOver();
        await also();
      }),
    });
  return { maker, taker, sessionId, overtakenAt };
}

const WRITES_DRAFT = /^update "booking_drafts"/;

describe("a turn of the chat", () => {
  test("neither writes to the draft that moved meanwhile nor answers with what it holds", async () => {
    const { taker, sessionId, overtakenAt } = await bait();
    const answer = await say(overtakenAt(WRITES_DRAFT), "My e-mail is mallory@evil.example.", sessionId);
    expect(answer.status).toBe(409);
    const said = await answer.text();
    expect(JSON.parse(said)).toMatchObject({ error: "stale_version", draft: { version: 0, values: {}, continuedElsewhere: true } });
    expect(said).not.toContain("four million");
    expect((await current(taker)).values).toMatchObject({ contactName: { value: "Grace Lim" }, caseDescription: { value: SECRET } });
    expect((await current(taker)).values.contactEmail).toBeUndefined();
    expect(JSON.stringify(await transcript(taker))).not.toContain("mallory");
  });

  test("leaves nothing in the transcript that moved meanwhile", async () => {
    const { taker, sessionId, overtakenAt } = await bait();
    const answer = await say(overtakenAt(/^update "chat_sessions"/), "What are your opening hours?", sessionId);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(await transcript(taker))).not.toContain("opening hours");
  });

  test("begins no conversation beside a draft that moved meanwhile", async () => {
    const maker = apiClient();
    await patch(maker, { contactFirm: "Roe LLP" });
    const { url } = await (await maker.post("/api/drafts/current/resume-link", {})).json<{ url: string }>();
    const taker = apiClient();
    const overtaken = apiClient({
      cookie: maker.cookies(),
      database: interruptedDatabase(env.DB, /^insert into "chat_sessions"/, () =>
        taker.within((services) => services.resumeLinks.open(new URL(url).pathname.split("/").at(-1) ?? "")),
      ),
    });
    expect((await say(overtaken, "What are your opening hours?")).status).toBe(409);
    expect(await transcript(taker)).toEqual([]);
    await patch(taker, { caseDescription: SECRET });
    for (const client of [maker, overtaken]) {
      const { sessionId } = await (await say(client, "Hello")).json<{ sessionId: string }>();
      expect(await (await say(client, "Go on.", sessionId)).text()).not.toContain("four million");
    }
  });

  test("with its yes is not answered with the taker's booking", async () => {
    const own = {
      contactName: "Alan Roe",
      contactEmail: "alan@roe.example",
      contactPhone: "+1 416 555 0161",
      proceedingType: "mediation",
      locationType: "virtual",
      caseDescription: "Two neighbours disagree about a fence.",
    };
    const { taker, sessionId, overtakenAt } = await bait(own);
    const shown = await overtakenSummary(taker, sessionId, overtakenAt);
    expect(shown.status).toBe(409);
    expect(shown.said).not.toMatch(/four million|confirmationKey|CN-\d/);
    expect(shown.made).toMatchObject({ bookingContactName: "Vera Victim" });
  });

  /** The maker says yes to their summary; meanwhile the taker takes the draft over and books. */
  async function overtakenSummary(taker: ApiClient, sessionId: string, overtakenAt: Awaited<ReturnType<typeof bait>>["overtakenAt"]) {
    let made: unknown = null;
    const maker = overtakenAt(/^insert into "bookings"/, async () => {
      const booked = await taker.post("/api/bookings/fast", fastBooking({ contactName: "Vera Victim", caseDescription: SECRET }));
      expect(booked.status).toBe(201);
      made = await booked.json();
    });
    let summary: { hash: string } | null = null;
    for (const message of ["Please show me the summary.", "The date is not known yet", "no, nothing else"])
      summary ??= (await (await say(maker, message, sessionId)).json<{ summary: { hash: string } | null }>()).summary;
    const answer = await maker.post("/api/ai/chat", { message: "Confirm", sessionId, confirm: summary?.hash }, BROWSER);
    return { status: answer.status, said: await answer.text(), made };
  }

  test("is not deleted with the conversation by who had it before", async () => {
    const { taker, overtakenAt } = await bait();
    expect((await overtakenAt(/^delete from "chat_messages"/).delete("/api/ai/chat")).status).toBe(204);
    expect(JSON.stringify(await transcript(taker))).toContain("a mediation in Toronto");
    expect((await current(taker)).values.contactName?.value).toBe("Grace Lim");
  });
});

describe("the form", () => {
  test("whose save comes too late is not answered with the taker's draft", async () => {
    const { taker, overtakenAt } = await bait();
    const answer = await patch(overtakenAt(WRITES_DRAFT), { contactFirm: "Evil LLP" });
    const said = await answer.text();
    expect([answer.status, JSON.parse(said).draft]).toEqual([
      409,
      expect.objectContaining({ version: 0, values: {}, continuedElsewhere: true }),
    ]);
    expect(said).not.toContain("four million");
    expect((await current(taker)).values.contactFirm).toBeUndefined();
  });

  test.each([
    ["fast", "/api/bookings/fast"],
    ["detailed", "/api/public-bookings"],
  ])("sent as a %s request makes no booking of a draft that moved meanwhile, and gives none", async (_kind, path) => {
    const { taker, overtakenAt } = await bait();
    const maker = overtakenAt(/^insert into "bookings"/, async () => {
      const booked = await taker.post("/api/bookings/fast", fastBooking({ contactName: "Vera Victim", caseDescription: SECRET }));
      expect(booked.status).toBe(201);
    });
    const answer = await maker.post(path, path.endsWith("fast") ? fastBooking() : detailedBooking());
    expect(answer.status).toBe(409);
    expect(await answer.text()).not.toMatch(/four million|confirmationKey|CN-\d/);
  });

  test("sent after its draft had moved leaves the draft open for its taker", async () => {
    const { taker, overtakenAt } = await bait();
    expect((await overtakenAt(/^insert into "bookings"/).post("/api/bookings/fast", fastBooking())).status).toBe(409);
    const booked = await taker.post("/api/bookings/fast", fastBooking({ contactName: "Vera Victim" }));
    expect([booked.status, (await booked.json<{ bookingContactName: string }>()).bookingContactName]).toEqual([201, "Vera Victim"]);
  });
});

describe("a resume link", () => {
  test("is not made of a draft that moved meanwhile", async () => {
    const { maker, overtakenAt } = await bait();
    const answer = await overtakenAt(/^insert into "access_keys"/).post("/api/drafts/current/resume-link", {});
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("/resume/");
    expect((await maker.post("/api/drafts/current/resume-link", {})).status).toBe(404);
  });

  test("of the taker is not revoked by who had the draft before", async () => {
    const { taker, overtakenAt } = await bait();
    let url = "";
    const maker = overtakenAt(/^delete from "access_keys"/, async () => {
      url = (await (await taker.post("/api/drafts/current/resume-link", {})).json<{ url: string }>()).url;
    });
    await maker.delete("/api/drafts/current/resume-link");
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    expect(await apiClient().within((services) => services.resumeLinks.inspect(token))).not.toBeNull();
  });
});
