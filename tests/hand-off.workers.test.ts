/** Who asks for a person half-way is called once, keeps the draft, and may go on; who comes back is told what stands. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { apiClient } from "./api.ts";
import { asRole } from "./as-user.ts";
import { fastBooking } from "./payloads.ts";

const BROWSER = { "Sec-Fetch-Site": "same-origin" };

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
}

function visitor(locale: Locale) {
  const client = apiClient({ variables: { RATE_LIMITS: "off" } });
  let sessionId: string | null = null;
  return async (message: string): Promise<Answer> => {
    const answer = await client.post("/api/ai/chat", { message, locale, ...(sessionId ? { sessionId } : {}) }, BROWSER);
    expect(answer.status).toBe(200);
    const json = (await answer.json()) as Answer;
    sessionId = json.sessionId;
    return json;
  };
}

const calls = async (session: string) =>
  (
    await env.DB.prepare("SELECT count(*) AS n FROM staff_tasks WHERE kind = 'call_visitor' AND chat_session_id = ?")
      .bind(session)
      .first<{ n: number }>()
  )?.n;

test.each<[Locale, string, string, string, RegExp]>([
  [
    "en",
    "Virtual mediation. I'm Petra Lowe, 416-555-0107.",
    "Please have a person call me.",
    "I really want to talk to a human.",
    /already/,
  ],
  [
    "fr",
    "Médiation virtuelle. Je suis Petra Lowe, 416 555-0107.",
    "Je voudrais qu'une personne m'appelle.",
    "Je veux vraiment parler à un humain.",
    /déjà/,
  ],
  [
    "es",
    "Mediación virtual. Soy Petra Lowe, 416 555 0107.",
    "Que me llame una persona, por favor.",
    "De verdad quiero hablar con un humano.",
    /Ya he pedido/,
  ],
])("%s: a person asked for twice is one task", async (locale, opening, first, again, already) => {
  const say = visitor(locale);
  const { draft } = await say(opening);
  const promised = await say(first);
  expect(promised.response).toContain("416 555 0107");
  expect(promised.draft).toEqual(draft);
  const second = await say(again);
  expect(second.response).toMatch(already);
  expect(second.draft).toEqual(draft);
  expect(await calls(second.sessionId)).toBe(1);
});

test("another number is another call", async () => {
  const say = visitor("en");
  await say("Virtual mediation. I'm Petra Lowe, 416-555-0107.");
  await say("Please have a person call me.");
  const { sessionId, response } = await say("Sorry, have somebody call me at 416-555-0199 instead.");
  expect(response).toContain("416 555 0199");
  expect(await calls(sessionId)).toBe(2);
});

test.each<[Locale, string, string, string]>([
  ["en", "I'm Petra Lowe, in Miami, petra@lowe.example", "Where were we?", "So far I have: "],
  ["fr", "Je suis Petra Lowe, à Miami, petra@lowe.example", "Où en étions-nous ?", "Voici ce que j’ai noté jusqu’ici : "],
  ["es", "Soy Petra Lowe, en Miami, petra@lowe.example", "¿En qué nos quedamos?", "Esto es lo que tengo anotado hasta ahora: "],
])("%s: who asks where things are is told what stands", async (locale, facts, question, opening) => {
  const say = visitor(locale);
  const nothing = await say(question);
  expect(nothing.response).not.toContain(opening);
  const { draft } = await say(facts);
  const told = await say(question);
  expect(told.response).toContain(opening);
  expect(told.response).toContain("Petra Lowe");
  expect(told.response).toContain("petra@lowe.example");
  expect(told.draft).toEqual(draft);
});

test.each<[Locale, string, string]>([
  ["en", "Please do not call me, 416-555-0107 is for emergencies. E-mail only.", "do not call me"],
  ["fr", "Ne m'appelez pas au 416 555-0107, écrivez-moi.", "Ne m'appelez pas"],
  ["es", "No me llamen al 416 555 0107, por favor.", "No me llamen"],
])("%s: who wants no call gets none, and staff read it", async (locale, message, words) => {
  const say = visitor(locale);
  const first = await say(message);
  expect(first.draft.specialRequirements).toContain(words);
  // Nor where they ask for a person afterwards, or any model asks for the call.
  const human = { en: "I want to talk to a human.", fr: "Je veux parler à un humain.", es: "Quiero hablar con un humano." }[locale];
  const { sessionId, response } = await say(human);
  expect(response).not.toMatch(/416/);
  expect(await calls(sessionId)).toBe(0);
});

test("the call that a booking promises stands, and its task says first that none is wanted", async () => {
  const remark = "Please do not call me, e-mail only.";
  const made = await apiClient().post("/api/bookings/fast", fastBooking({ contactName: "Noemi Quiet", specialRequirements: remark }));
  expect(made.status).toBe(201);
  const { client } = await asRole("admin");
  const { tasks } = await client.within((services) => services.queue.list("open", null));
  expect(tasks.find(({ contact }) => contact.name === "Noemi Quiet")).toMatchObject({ kind: "call_booking", remark, wantsNoCall: true });
});
