/** What the assistant says, in the hands of staff: the calls of section 7, the next visitor's answer, history and undo. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/bookings.ts";
import { MOST_FAQS } from "#app/domain/assistant/faq/schema.ts";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { FAQ_COLUMNS, faqCells, readFaqTable } from "#app/domain/assistant/faq/table.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import { readCatalog } from "#app/services/assistant/assistant-catalog.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { recordedDatabase } from "#tests/kit/recorded-database.ts";

interface Faq {
  id: string;
  question: string;
  answer: string;
  category: string;
  keywords: string;
  priority: string;
  isActive: boolean;
  version: number;
  texts: Record<string, { question: string; answer: string; keywords: string }>;
}
const PIANO = {
  question: "Do you have a piano?",
  answer: "There is a grand piano in the Toronto lounge.",
  category: "general",
  keywords: "piano, grand piano",
  priority: "normal",
  isActive: true,
};
const visitor = () => apiClient({ variables: { RATE_LIMITS: "off" } });
let admin: ApiClient;

beforeAll(async () => {
  ({ client: admin } = await asRole("admin"));
});
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM unanswered_questions").run();
});

async function made(input: Record<string, unknown> = PIANO): Promise<Faq> {
  const answer = await admin.post("/api/ai/faqs", input);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Faq;
}

async function ask(message: string, locale = "en", client = visitor()) {
  const answer = await client.post("/api/ai/chat", { message, locale });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { response: string; sources: { id: string; question: string }[] };
}

test("the database begins with what the code holds, word for word and in its order", async () => {
  const { faqs, settings } = await readCatalog(connect(env.DB));
  expect(faqs).toEqual(FAQ_SEED);
  expect(settings).toEqual({ welcome: { en: null, fr: null, es: null }, instructions: null, personality: null });
});

describe("the calls of section 7", () => {
  test("everyone reads the active FAQs in the language asked for, and nothing that only staff work by", async () => {
    const list = (await (await visitor().get("/api/ai/faqs?locale=fr")).json()) as Faq[];
    expect(list).toHaveLength(FAQ_SEED.length);
    const [first] = FAQ_SEED;
    expect(list[0]).toEqual({
      id: "opening-hours",
      question: first?.question.fr,
      answer: first?.answer.fr,
      category: "general",
      keywords: first?.keywords.fr,
      priority: "high",
      isActive: true,
    });
  });

  test("an FAQ is created, changed and deleted with the payload of the specification", async () => {
    const faq = await made();
    expect(faq).toMatchObject({ ...PIANO, texts: { en: { question: PIANO.question } } });
    const changed = await admin.put(`/api/ai/faqs/${faq.id}`, { ...PIANO, answer: "The piano was sold.", isActive: false });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ id: faq.id, answer: "The piano was sold.", isActive: false });
    const published = (await (await visitor().get("/api/ai/faqs")).json()) as Faq[];
    expect(published.map(({ id }) => id)).not.toContain(faq.id);
    const all = (await (await admin.get("/api/ai/faqs")).json()) as Faq[];
    expect(all.map(({ id }) => id)).toContain(faq.id);
    const deleted = await admin.delete(`/api/ai/faqs/${faq.id}`);
    expect(await deleted.json()).toEqual({ id: faq.id, deleted: true });
    expect((await admin.delete(`/api/ai/faqs/${faq.id}`)).status).toBe(404);
  });

  test("what is too short is refused in the specification's words, per field", async () => {
    const answer = await admin.post("/api/ai/faqs", { question: "Why?", answer: "Because", category: "" });
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { field: string; message: string }[] };
    expect(Object.fromEntries(issues.map(({ field, message }) => [field, message]))).toEqual({
      question: "Question must be at least 5 characters",
      answer: "Answer must be at least 10 characters",
      category: "Category is required",
    });
  });

  test("another language's text stands beside the first, and is changed alone", async () => {
    const faq = await made();
    await admin.put(`/api/ai/faqs/${faq.id}`, {
      ...PIANO,
      question: "Avez-vous un piano ?",
      answer: "Il y a un piano à queue.",
      locale: "fr",
    });
    const french = ((await (await visitor().get("/api/ai/faqs?locale=fr")).json()) as Faq[]).find(({ id }) => id === faq.id);
    const english = ((await (await visitor().get("/api/ai/faqs")).json()) as Faq[]).find(({ id }) => id === faq.id);
    expect([french?.answer, english?.answer]).toEqual(["Il y a un piano à queue.", PIANO.answer]);
    await admin.delete(`/api/ai/faqs/${faq.id}`);
  });

  test("a change that is based on an older version is refused, with the FAQ as it stands", async () => {
    const faq = await made();
    await admin.put(`/api/ai/faqs/${faq.id}`, { ...PIANO, answer: "A colleague was faster." });
    const late = await admin.put(`/api/ai/faqs/${faq.id}`, { ...PIANO, answer: "This is the later one.", version: faq.version });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: "stale_version", faq: { texts: { en: { answer: "A colleague was faster." } } } });
    await admin.delete(`/api/ai/faqs/${faq.id}`);
  });

  test("of two changes at the same moment one is made", async () => {
    const faq = await made();
    const change = (answer: string) => admin.put(`/api/ai/faqs/${faq.id}`, { ...PIANO, answer, version: faq.version });
    const answers = await Promise.all([change("The first of two answers."), change("The second of two answers.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await admin.delete(`/api/ai/faqs/${faq.id}`);
  });

  test("the settings are listed with their defaults, and set by key and value", async () => {
    const listed = async (client: ApiClient) =>
      (await (await client.get("/api/ai/config")).json()) as { key: string; value: string; locale: string | null }[];
    expect((await listed(admin)).map(({ key, locale }) => `${key}:${locale}`)).toEqual([
      "welcome_message:en",
      "welcome_message:fr",
      "welcome_message:es",
      "booking_instructions:null",
      "ai_personality:null",
    ]);
    expect((await listed(visitor())).map(({ key }) => key)).toEqual(["welcome_message"]);
    expect((await admin.put("/api/ai/config", { key: "welcome_message", value: "Welcome to our house." })).status).toBe(200);
    expect(await listed(visitor())).toMatchObject([{ key: "welcome_message", value: "Welcome to our house." }]);
    await admin.put("/api/ai/config", { key: "welcome_message", value: "" });
    expect((await listed(visitor()))[0]?.value).toMatch(/^Hello, I am the assistant of/);
    expect((await admin.put("/api/ai/config", { key: "api_key", value: "x" })).status).toBe(400);
    expect((await admin.put("/api/ai/config", { key: "ai_personality", value: "x".repeat(1001) })).status).toBe(400);
  });

  test("a setting that was changed meanwhile is not written over by who names an older version", async () => {
    const { version } = (await (await admin.put("/api/ai/config", { key: "ai_personality", value: "Patient." })).json()) as {
      version: number;
    };
    await admin.put("/api/ai/config", { key: "ai_personality", value: "Very patient.", version });
    const late = await admin.put("/api/ai/config", { key: "ai_personality", value: "Brief.", version });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ setting: { value: "Very patient." } });
    await admin.put("/api/ai/config", { key: "ai_personality", value: "" });
  });
});

describe("the next visitor", () => {
  test("hears a new answer in each language, with its source, and no longer once it is inactive", async () => {
    const whole = {
      category: "general",
      texts: {
        en: PIANO,
        fr: { question: "Avez-vous un piano ?", answer: "Il y a un piano à queue.", keywords: "piano" },
        es: { question: "¿Tienen un piano?", answer: "Hay un piano de cola.", keywords: "piano" },
      },
    };
    expect((await ask("Do you have a piano?")).response).not.toContain("grand piano");
    const faq = await made(whole);
    const answers = await Promise.all([ask("Do you have a piano?"), ask("Avez-vous un piano ?", "fr"), ask("¿Tienen un piano?", "es")]);
    expect(answers[0]?.response).toContain("There is a grand piano in the Toronto lounge.");
    expect(answers[1]?.response).toContain("Il y a un piano à queue.");
    expect(answers[2]?.response).toContain("Hay un piano de cola.");
    expect(answers[1]?.sources).toEqual([{ id: faq.id, question: "Avez-vous un piano ?" }]);
    await admin.put(`/api/ai/faqs/${faq.id}`, { ...whole, isActive: false });
    expect((await ask("Do you have a piano?")).response).not.toContain("grand piano");
    await admin.delete(`/api/ai/faqs/${faq.id}`);
  });

  test("hears an answer that staff have rewritten also when a city is named, whose figures stood there before", async () => {
    expect((await ask("What are your opening hours in Miami?")).response).toContain("8:00 a.m.–6:00 p.m.");
    const faq = ((await (await admin.get("/api/ai/faqs")).json()) as Faq[]).find(({ id }) => id === "opening-hours");
    await admin.put("/api/ai/faqs/opening-hours", { ...faq, texts: undefined, answer: "This month our offices open by appointment." });
    // Sent without `texts` it changes English alone.
    expect((await ask("What are your opening hours in Miami?")).response).toContain("by appointment");
    expect((await ask("Quelles sont les heures à Miami ?", "fr")).response).toMatch(/18\s?h/);
    const [entry] = await admin.within((services) => services.assistant.history());
    await admin.within((services) => services.faqs.undo("opening-hours", entry?.seq ?? 0, entry?.latest ?? 0));
    expect((await ask("What are your opening hours in Miami?")).response).toContain("8:00 a.m.–6:00 p.m.");
  });

  test("costs no further trip to the database once an isolate knows the answers", async () => {
    await ask("Do you have parking?");
    const { database, statements } = recordedDatabase(env.DB);
    await apiClient({ database, variables: { RATE_LIMITS: "off" } }).post("/api/ai/chat", { message: "Do you have parking?" });
    const faqs = statements.filter(({ sql }) => /\b(?:faqs|faq_texts|assistant_settings)\b/.test(sql));
    expect(faqs).toEqual([]);
    expect(statements.filter(({ sql }) => /assistant_state/.test(sql))).toHaveLength(1);
  });
});

describe("history", () => {
  test("says who changed what, and undo brings an answer, and a deleted FAQ, back", async () => {
    const faq = await made();
    await admin.put(`/api/ai/faqs/${faq.id}`, { ...PIANO, answer: "The piano was sold." });
    await admin.delete(`/api/ai/faqs/${faq.id}`);
    const history = () => admin.within((services) => services.assistant.history());
    const mine = (await history()).filter(({ subjectId }) => subjectId === faq.id);
    expect(mine.map(({ action }) => action)).toEqual(["deleted", "updated", "created"]);
    expect(mine[1]?.changes).toMatchObject({
      before: { texts: { en: { answer: PIANO.answer } } },
      after: { texts: { en: { answer: "The piano was sold." } } },
    });
    expect(mine[0]?.by).toBeTruthy();
    await admin.within((services) => services.faqs.undo(faq.id, 3, 3));
    expect(await admin.within((services) => services.faqs.get(faq.id))).toMatchObject({ texts: { en: { answer: "The piano was sold." } } });
    await admin.within((services) => services.faqs.undo(faq.id, 2, 4));
    expect(await admin.within((services) => services.faqs.get(faq.id))).toMatchObject({ texts: { en: { answer: PIANO.answer } } });
    // Somebody looked at an older page.
    await expect(admin.within((services) => services.faqs.undo(faq.id, 2, 4))).rejects.toMatchObject({ code: "stale_version" });
    await admin.within((services) => services.faqs.undo(faq.id, 1, 5));
    await expect(admin.within((services) => services.faqs.get(faq.id))).rejects.toMatchObject({ code: "not_found" });
  });

  test("is a chain of hashes as every history is", async () => {
    const faq = await made();
    await admin.delete(`/api/ai/faqs/${faq.id}`);
    const chain = (await connect(env.DB).select().from(auditEntries)).filter(({ subjectId }) => subjectId === faq.id);
    expect(chain.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(chain[1]?.previousHash).toBe(chain[0]?.hash);
  });

  test("holds settings, which are put back too", async () => {
    await admin.put("/api/ai/config", { key: "ai_personality", value: "Patient." });
    await admin.put("/api/ai/config", { key: "ai_personality", value: "Brief." });
    const [last] = await admin.within((services) => services.assistant.history());
    expect(last).toMatchObject({
      subject: "assistant_setting",
      subjectId: "ai_personality:*",
      changes: { before: "Patient.", after: "Brief." },
    });
    await admin.within((services) => services.assistant.undo("ai_personality:*", last?.seq ?? 0, last?.latest ?? 0));
    const settings = await admin.within((services) => services.assistant.list());
    expect(settings.find(({ key }) => key === "ai_personality")?.value).toBe("Patient.");
    await admin.put("/api/ai/config", { key: "ai_personality", value: "" });
  });
});

describe("searching, and what is asked in vain", () => {
  test("words are found in any language, without accents and by their beginning", async () => {
    const found = (search: string, category: "general" | null = null) =>
      admin.within(async (services) => (await services.faqs.list({ category, search })).map(({ id }) => id));
    expect(await found("stationnement")).toContain("parking-and-transport");
    expect(await found("confidentialite")).toContain("confidentiality");
    expect(await found("park")).toContain("parking-and-transport");
    expect(await found("confidentialite", "general")).not.toContain("confidentiality");
    expect(await found('" OR NEAR(')).toEqual([]);
    expect((await found("")).length).toBe(FAQ_SEED.length);
  });

  test("a question that no FAQ answers is counted once for all who ask it, and done when it becomes an FAQ", async () => {
    await ask("Do you have a piano?");
    await ask("do you have a PIANO?");
    await ask("My name is Grace Lim, do you have a piano?");
    const unanswered = () => admin.within((services) => services.assistant.unanswered());
    // What is in capitals may be a name; who asks is not part of the question.
    expect(await unanswered()).toMatchObject([{ question: "do you have a piano", locale: "en", times: 2 }]);
    const faq = await admin.within((services) => services.faqs.create(PIANO, { question: "do you have a piano", locale: "en" }));
    expect(await unanswered()).toEqual([]);
    await admin.delete(`/api/ai/faqs/${faq.id}`);
  });

  test("is removed after its days, and beyond the newest that are kept", async () => {
    const rows = Array.from({ length: 520 }, (_, index) => index);
    await env.DB.prepare("INSERT INTO unanswered_questions SELECT 'question ' || value, 'en', 1, value, value FROM json_each(?)")
      .bind(JSON.stringify(rows))
      .run();
    await sweepUnanswered(connect(env.DB), 5);
    const left = await env.DB.prepare("SELECT count(*) AS n, min(last_at) AS oldest FROM unanswered_questions").first();
    expect(left).toEqual({ n: 500, oldest: 20 });
  });
});

test("a file that was exported changes nothing when it is imported, and one changed cell changes one FAQ", async () => {
  const listed = await admin.within((services) => services.faqs.list({ category: null, search: "" }));
  const file = (cells: (faq: (typeof listed)[number]) => string[]) =>
    BYTE_ORDER_MARK + [FAQ_COLUMNS, ...listed.map(cells)].map(csvLine).join("");
  const take = (text: string) => {
    const table = readFaqTable(text);
    if (!table.ok) throw new Error(JSON.stringify(table.issues));
    return admin.within((services) => services.faqs.importAll(table.faqs));
  };
  expect(await take(file(faqCells))).toEqual({ created: 0, updated: 0, unchanged: listed.length });
  const asked = "=SUM(1;2), is that lunch?";
  const changed = (faq: (typeof listed)[number]) =>
    faqCells(faq).map((cell, at) => (faq.id === "catering" && at === FAQ_COLUMNS.indexOf("question_en") ? asked : cell));
  expect(file(changed)).toContain(`"'${asked}"`);
  expect(await take(file(changed))).toEqual({ created: 0, updated: 1, unchanged: listed.length - 1 });
  const { texts } = await admin.within((services) => services.faqs.get("catering"));
  expect(texts.en).toMatchObject({ question: asked, rewritten: false });
  expect(await take(file(faqCells))).toMatchObject({ updated: 1 });
});

test("there are never more FAQs than an isolate holds", async () => {
  const faq = {
    category: "general" as const,
    priority: "normal" as const,
    isActive: true,
    texts: { en: { question: "Question?", answer: "An answer.", keywords: "" } },
  };
  const many = Array.from({ length: MOST_FAQS - FAQ_SEED.length + 1 }, (_, index) => ({ id: `many-${index}`, faq }));
  await expect(admin.within((services) => services.faqs.importAll(many))).rejects.toMatchObject({ issues: [{ code: "too_many_faqs" }] });
  const counts = await admin.within((services) => services.faqs.importAll(many.slice(1)));
  expect(counts).toEqual({ created: many.length - 1, updated: 0, unchanged: 0 });
  expect((await admin.post("/api/ai/faqs", PIANO)).status).toBe(400);
  expect(await admin.within((services) => services.faqs.importAll(many.slice(1)))).toEqual({
    created: 0,
    updated: 0,
    unchanged: many.length - 1,
  });
  await env.DB.batch([
    env.DB.prepare("DELETE FROM faq_texts WHERE faq_id LIKE 'many-%'"),
    env.DB.prepare("DELETE FROM faqs WHERE id LIKE 'many-%'"),
  ]);
});

describe("a message on trial", () => {
  test("is read by our own readers, in the language asked for, and nothing is stored", async () => {
    const before = await env.DB.prepare("SELECT (SELECT count(*) FROM booking_drafts) + (SELECT count(*) FROM chat_sessions) AS n").first();
    const answer = await admin.post("/api/ai/try", { message: "Une médiation à Montréal le 12 mars pour 8 personnes", locale: "fr" });
    expect(answer.status).toBe(200);
    const { readers } = (await answer.json()) as { readers: { provider: string; reads: { text: string; quote: string }[] }[] };
    expect(readers.map(({ provider }) => provider)).toEqual(["guided"]);
    const reads = readers[0]?.reads ?? [];
    expect(reads.map(({ text }) => text).join(" | ")).toMatch(/Médiation.*12 mars/);
    expect(reads.every(({ quote }) => quote.length > 0)).toBe(true);
    expect(
      await env.DB.prepare("SELECT (SELECT count(*) FROM booking_drafts) + (SELECT count(*) FROM chat_sessions) AS n").first(),
    ).toEqual(before);
  });

  test("names what is wrong", async () => {
    const answer = await admin.post("/api/ai/try", { message: "  ", locale: "de" });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { issues: { field: string }[] }).issues.map(({ field }) => field).sort()).toEqual([
      "locale",
      "message",
    ]);
  });
});
