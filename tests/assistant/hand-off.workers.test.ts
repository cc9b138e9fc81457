/** Who asks for a person half-way is called once, keeps the draft, and may go on; who comes back sees the current state. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

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

test.each<[Locale, string, string]>([
  ["en", "Virtual mediation. I'm Petra Lowe, 416-555-0107.", "Please have a person call me."],
  ["fr", "Médiation virtuelle. Je suis Petra Lowe, 416 555-0107.", "Rappelez-moi s'il vous plaît"],
  ["es", "Mediación virtual. Soy Petra Lowe, 416 555 0107.", "Llámeme por favor"],
])("%s: a person asked for twice is one task", async (locale, opening, wish) => {
  const say = visitor(locale);
  await say(opening);
  const promised = await say(wish);
  expect(promised.response).toContain("416");
  const second = await say(wish);
  expect(second.draft).toMatchObject({ contactName: "Petra Lowe", proceedingType: "mediation" });
  expect(await calls(second.sessionId)).toBe(1);
});

test("the call that a booking promises stands, and its task says first that none is wanted", async () => {
  const remark = "Please do not call me, e-mail only.";
  const made = await apiClient().post("/api/bookings/fast", fastBooking({ contactName: "Noemi Quiet", specialRequirements: remark }));
  expect(made.status).toBe(201);
  const { client } = await asRole("admin");
  const { tasks } = await client.within((services) => services.queue.list("open", null));
  expect(tasks.find(({ contact }) => contact.name === "Noemi Quiet")).toMatchObject({
    ...{ kind: "call_booking", remark, wantsNoCall: true },
    way: { by: "mail", refusesCalls: true },
  });
});
