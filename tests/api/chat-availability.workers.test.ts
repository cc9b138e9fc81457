/** "Is Toronto free on 16 March?" put to the assistant, with the days as they are in the database. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { booking } from "#tests/kit/factories.ts";

/** 16 March 2027 is a Tuesday, the 26th Good Friday. */
const NOW = () => new Date("2026-11-23T15:00:00Z");
const talker = () => apiClient({ clock: NOW, variables: { RATE_LIMITS: "off" } });

interface Answer {
  response: string;
  draft: Record<string, string>;
  sessionId: string;
}
async function talk(locale: string, messages: readonly string[], client: ApiClient = talker()): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const message of messages) {
    const sessionId = answers.at(-1)?.sessionId ?? null;
    answers.push((await (await client.post("/api/ai/chat", { message, sessionId, locale })).json()) as Answer);
  }
  return answers;
}
const last = async (...talking: Parameters<typeof talk>) => (await talk(...talking)).at(-1) as Answer;

async function fill(venue: string) {
  const { results } = await env.DB.prepare("SELECT id FROM rooms WHERE venue_id = ? ORDER BY capacity DESC")
    .bind(venue)
    .all<{ id: string }>();
  const { id: bookingId } = await booking({ location: "arbitration_place_miami", bookingDate: "2027-03-16", status: "confirmed" });
  const [startsAt, endsAt] = ["08:00", "18:00"].map((time) => instantOf("2027-03-16", time, "America/New_York")) as [number, number];
  for (const { id } of results)
    await connect(env.DB)
      .insert(roomHolds)
      .values({ id: newId(), roomId: id, bookingId, part: "main", startsAt, endsAt, busyUntil: endsAt, expiresAt: null, createdAt: 1 });
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM room_holds").run();
});

describe("the assistant answers", () => {
  test.each([
    ["en", "Is Miami free on 16 March 2027?", "A room is free in Miami"],
    ["fr", "Miami est-il libre le 16 mars 2027 ?", "Miami"],
    ["es", "¿Está libre Miami el 16 de marzo de 2027?", "Miami"],
  ])("%s: %s", async (locale, message, expected) => {
    const { response } = await last(locale, [message]);
    expect(response).toContain(expected);
    expect(response).toContain("2027");
  });

  test("with what is held at this moment, and never with rooms, numbers or names", async () => {
    const question = ["Is Miami free on 16 March 2027?"];
    await fill("arbitration_place_miami");
    const { response } = await last("en", question);
    expect(response).not.toContain("A room is free");
    expect(response).toContain("Nearest days");
    const { results } = await env.DB.prepare("SELECT name FROM rooms").all<{ name: string }>();
    for (const { name } of results) expect(response).not.toContain(name);
    expect(response).not.toMatch(/CN-\d/);
  });

  test("and holds nothing: no room, no day in the draft", async () => {
    const { draft } = await last("en", ["Is Miami free on 16 March 2027?"]);
    expect(draft.preferredDate).toBeUndefined();
    const { results } = await env.DB.prepare("SELECT id FROM room_holds").all();
    expect(results).toEqual([]);
  });

  test("that closed days are closed", async () => {
    const { response } = await last("en", ["Is Toronto free on 26 March 2027?"]);
    expect(response).toContain("closed in Toronto");
  });
});
