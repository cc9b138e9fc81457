/** The provider is pulled in the middle of a conversation, in each language: nothing that was said is lost, and the booking completes. */
import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { apiClient } from "#tests/kit/api.ts";
import { requestsOf, script } from "#tests/kit/chat/fake-openai.ts";

const fake = inject("fakeOpenAI");

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  missing: string[];
  locale: string;
  summary: { hash: string; lines: { field: string }[] } | null;
  booking?: { id: string };
}

interface Told {
  opening: string;
  proceeding: string;
  attendance: string;
  facts: string;
  about: string;
  nothingMore: string;
  yes: string;
  story: string;
}

const SAID: Readonly<Record<Locale, Told>> = {
  en: {
    opening: "Good morning, I need a mediation, online please",
    proceeding: "a mediation",
    attendance: "online",
    facts: "I'm Joan Ferris, jferris@pulled.example, 416-555-0198.",
    about: "It's about a bakery that was never handed over.",
    nothingMore: "no, that's all",
    yes: "Yes, that's right",
    story: "bakery",
  },
  fr: {
    opening: "Bonjour, il me faut une médiation, en ligne s'il vous plaît",
    proceeding: "une médiation",
    attendance: "en ligne",
    facts: "Je suis Joan Ferris, jferris@pulled.example, 416 555-0198.",
    about: "Il s'agit d'une boulangerie qui n'a jamais été remise.",
    nothingMore: "non, c'est tout",
    yes: "Oui, c'est exact",
    story: "boulangerie",
  },
  es: {
    opening: "Buenos días, necesito una mediación, en línea por favor",
    proceeding: "una mediación",
    attendance: "en línea",
    facts: "Soy Joan Ferris, jferris@pulled.example, 416 555 0198.",
    about: "Se trata de una panadería que nunca fue entregada.",
    nothingMore: "no, eso es todo",
    yes: "Sí, es correcto",
    story: "panadería",
  },
};

const WAYS = ["answers 503", "stalls in the middle of a sentence", "drops the connection"] as const;
const PULLED = {
  "answers 503": { kind: "status", status: 503 },
  "stalls in the middle of a sentence": { kind: "stall", text: "One moment, I" },
  "drops the connection": { kind: "cut", text: "One moment, I" },
} as const;

const cases = (["en", "fr", "es"] as const).flatMap((locale) => WAYS.map((way) => [locale, way] as const));

test.each(cases)("%s: the model begins, then %s; the embedded assistant ends it", async (locale, way) => {
  const told = SAID[locale];
  const key = `pulled-${locale}-${way}`;
  await script(fake, key, {
    replies: [
      {
        kind: "tools",
        calls: [
          {
            name: "understood",
            arguments: {
              values: [
                { field: "proceedingType", value: "mediation", quote: told.proceeding },
                { field: "locationType", value: "virtual", quote: told.attendance },
              ],
            },
          },
        ],
      },
    ],
    otherwise: PULLED[way],
  });
  const client = apiClient({
    variables: { OPENAI_API_KEY: key, OPENAI_BASE_URL: fake, OPENAI_MODEL: "fake-1", ASSISTANT_STALL_MS: "1500", RATE_LIMITS: "off" },
  });
  let session: string | null = null;
  const say = async (message: string): Promise<Answer> => {
    const body = { message, locale, ...(session === null ? {} : { sessionId: session }) };
    const answer = await client.post("/api/ai/chat", body, { "Sec-Fetch-Site": "same-origin" });
    expect(answer.status).toBe(200);
    const json = (await answer.json()) as Answer;
    session = json.sessionId;
    return json;
  };

  const first = await say(told.opening);
  expect(first.draft).toMatchObject({ proceedingType: "mediation", locationType: "virtual" });

  await say(told.facts);
  const second = await say(told.about);
  expect(second.draft).toMatchObject({
    proceedingType: "mediation",
    locationType: "virtual",
    contactName: "Joan Ferris",
    contactEmail: "jferris@pulled.example",
    contactPhone: "+14165550198",
  });
  expect(second.draft.caseDescription).toContain(told.story);
  expect(second.missing).toEqual([]);
  expect(second.response).not.toContain("One moment, I");
  expect(second.locale).toBe(locale);

  let last = second;
  for (let turn = 0; turn < 3 && !last.summary; turn++) last = await say(told.nothingMore);
  expect(last.summary?.lines.map(({ field }) => field)).toEqual(expect.arrayContaining(["contactName", "proceedingType", "locationType"]));

  const done = await say(told.yes);
  expect(done.locale).toBe(locale);
  const row = await env.DB.prepare(
    "SELECT status, source, locale, location_type, booking_contact_name, case_description FROM bookings WHERE id = ?",
  )
    .bind(done.booking?.id ?? "")
    .first<Record<string, string>>();
  expect(row).toMatchObject({
    status: "consultation_requested",
    source: "assistant",
    locale,
    location_type: "virtual",
    booking_contact_name: "Joan Ferris",
  });
  expect(row?.case_description).toContain(told.story);

  const { results } = await env.DB.prepare("SELECT provider FROM chat_messages WHERE session_id = ? AND role = 'assistant' ORDER BY seq")
    .bind(session)
    .all<{ provider: string }>();
  const [begun, ...ended] = results.map(({ provider }) => provider);
  expect(begun).toBe("openai");
  expect(new Set(ended)).toEqual(new Set(["guided"]));
  // The model was asked again before it was given up, and by its own conversation alone.
  expect((await requestsOf(fake, key)).length).toBeGreaterThan(1);
});
