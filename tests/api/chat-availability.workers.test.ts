/** "Is Toronto free on 16 March?" put to the embedded assistant, with the days as they are in the database. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { instantOf } from "#app/domain/booking/schedule.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "../api.ts";
import { booking } from "../factories.ts";

/** 16 March 2027 is a Tuesday, the 26th Good Friday. */
const NOW = () => new Date("2026-11-23T15:00:00Z");
const talker = () => apiClient({ clock: NOW, variables: { RATE_LIMITS: "off" } });

interface Answer {
  response: string;
  draft: Record<string, string>;
  sessionId: string;
  suggestions: string[];
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

async function fill(venue: string, from = 0) {
  const { results } = await env.DB.prepare("SELECT id FROM rooms WHERE venue_id = ? ORDER BY capacity DESC")
    .bind(venue)
    .all<{ id: string }>();
  const { id: bookingId } = await booking({ location: "arbitration_place_miami", bookingDate: "2027-03-16", status: "confirmed" });
  const [startsAt, endsAt] = ["08:00", "18:00"].map((time) => instantOf("2027-03-16", time, "America/New_York")) as [number, number];
  for (const { id } of results.slice(from))
    await connect(env.DB)
      .insert(roomHolds)
      .values({ id: newId(), roomId: id, bookingId, part: "main", startsAt, endsAt, busyUntil: endsAt, expiresAt: null, createdAt: 1 });
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM room_holds").run();
});

describe("the assistant answers", () => {
  test.each([
    ["en", "Is Toronto free on 16 March for 20 people?", "Toronto, Tuesday, March 16, 2027: rooms are free for 20 people."],
    ["fr", "Montréal est-il libre le 16 mars pour 20 personnes ?", "des salles sont libres pour 20 personnes."],
    ["es", "¿Está libre Toronto el 16 de marzo para 20 personas?", "hay salas libres para 20 personas."],
    [
      "en",
      "Have you got a room in Miami next Tuesday afternoon?",
      "Miami, Tuesday, November 24, 2026: rooms are free at those hours. Miami, Tuesday, December 1, 2026: rooms are free at those hours.",
    ],
    [
      "en",
      "Are rooms free in Toronto on 26 March?",
      "we are closed. The nearest days with a room: Wednesday, March 24, 2027, Thursday, March 25, 2027 and Monday, March 29, 2027.",
    ],
    ["fr", "Avez-vous une salle à Toronto le 26 mars ?", "nous sommes fermés."],
    ["es", "¿Hay sala en Toronto el 26 de marzo a las 10?", "estamos cerrados ese día o a esas horas."],
    [
      "en",
      "Is Toronto free on 16 March for 300 people?",
      "no room of ours is free for 300 people. I see no room on the days around it either",
    ],
  ])("%s: %s", async (locale, message, expected) => {
    const { response } = await last(locale, [message]);
    expect(response.replaceAll("\u00a0", " ")).toContain(expected);
  });

  test("with what is held at this moment, and never with rooms, numbers or names", async () => {
    const question = ["Is Miami free on March 16?"];
    await fill("arbitration_place_miami", 2);
    const few = await last("en", question);
    expect(few.response).toContain("few rooms are left");
    await env.DB.prepare("DELETE FROM room_holds").run();
    await fill("arbitration_place_miami");
    const none = await last("en", question);
    expect(none.response).toContain(
      "no room of ours is free. The nearest days with a room: Monday, March 15, 2027, Wednesday, March 17, 2027",
    );
    expect(`${few.response} ${none.response}`).not.toMatch(/Biscayne|Flagler|Okoye|\b2 rooms\b|\b10\b/);
  });

  test("asks for the city, then for the day, and goes on from there", async () => {
    const answers = await talk("en", ["Is a room free?", "Toronto", "March 16", "And Montreal?"]);
    expect(answers[0]?.response).toBe("In which city should I look: Toronto, Montreal, Miami, Grand Cayman or Ottawa?");
    expect(answers[0]?.suggestions).toContain("Montreal");
    expect(answers[1]?.response).toContain("For which day should I look?");
    expect(answers[2]?.response).toContain("Toronto, Tuesday, March 16, 2027: rooms are free.");
    expect(answers[3]?.response).toContain("Montreal, Tuesday, March 16, 2027: rooms are free.");
  });

  test("within a request keeps to it: nothing that is settled changes, and the next question follows", async () => {
    const client = talker();
    const [before, after] = await talk(
      "en",
      ["A mediation in person in Toronto on March 17, I am Ada Beaulieu.", "Is Miami free on March 16?"],
      client,
    );
    expect(after?.draft).toEqual(before?.draft);
    expect(after?.response).toContain("Miami, Tuesday, March 16, 2027: rooms are free. Asking holds nothing");
    expect(after?.response).toContain("e-mail address");
    const { results } = await env.DB.prepare("SELECT id FROM room_holds").all();
    expect(results).toEqual([]);
  });

  test("writes down no day that has no room", async () => {
    const { draft, response } = await last("en", ["Is Toronto free on March 26?"]);
    expect(draft.preferredDate).toBeUndefined();
    expect(response).not.toContain("Noted");
  });
});
