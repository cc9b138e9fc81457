import type { Context } from "hono";
import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { isLocale, type Locale } from "#app/domain/locale.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { lineText } from "#app/i18n/staffed-texts.ts";
import type { Conversation, SaidLine } from "#app/services/assistant/conversations.server.ts";
import { enterTurn } from "../chat/admission.ts";
import { answerTurn } from "../chat/answer.ts";
import type { ApiEnv } from "./create-api.ts";
import { readJson } from "./read-json.ts";
import { chatMessageSchema, chatNewsQuerySchema } from "./schemas.ts";

/** `sent`: the body, read before the turn takes its place: who sends theirs slowly keeps nobody else from one. */
async function openTurn(c: Context<ApiEnv>, sent: unknown): Promise<Conversation> {
  const { services } = c.env;
  const parsed = chatMessageSchema.safeParse(sent);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      field: String(issue.path[0] ?? "body"),
      code:
        issue.message === "too_long"
          ? "too_long"
          : issue.code === "invalid_type" || issue.message === "required"
            ? "required"
            : "invalid_input",
    }));
    throw new AppError("invalid_input", { issues });
  }
  const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
  return services.conversations.open({
    sessionId: parsed.data.sessionId ?? null,
    message: parsed.data.message.normalize("NFC"),
    locale: parsed.data.locale ?? (isLocale(asked) ? asked : "en"),
    confirm: parsed.data.confirm ?? null,
    form: parsed.data.form ?? null,
    browser: c.req.header("Sec-Fetch-Site") !== undefined,
  });
}

function newsQuery(query: Record<string, string>) {
  const parsed = chatNewsQuerySchema.safeParse(query);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ field: String(issue.path[0] ?? "query"), code: "invalid_input" }));
  throw new AppError("invalid_input", { issues });
}

/** The lines in words: also that a person came or left. */
async function told(lines: readonly SaidLine[], locale: Locale) {
  const i18n = lines.some(({ role }) => role === "joined" || role === "left") ? await createPageI18n(locale) : null;
  return lines.map((line) => (i18n ? { ...line, content: lineText(i18n, line) } : line));
}

/** The assistant (specification, section 7; rulings, "Chat"). Both endpoints run the same agent. */
export const aiRouter = new Hono<ApiEnv>()
  .get("/chat", async (c) => {
    const { conversations, assistant } = c.env.services;
    const asked = c.req.query("locale");
    const [transcript, welcome] = await Promise.all([conversations.transcript(), assistant.welcome(isLocale(asked) ? asked : "en")]);
    if (!transcript) return c.json({ sessionId: null, messages: [], draft: null, welcome, staff: null, lookAgain: null });
    const { draft, locale, summaryShown, messages, ...rest } = transcript;
    const waiting = summaryShown ? await import("../chat/draft-texts.ts") : null;
    const summary = (await waiting?.waitingSummary(draft, locale)) ?? null;
    return c.json({ ...rest, messages: await told(messages, locale), draft, locale, welcome, summary });
  })
  .get("/chat/news", async (c) => {
    const { after = 0, locale = "en" } = newsQuery(c.req.query());
    const news = await c.env.services.conversations.news(after);
    if (!news) return c.json({ sessionId: null, messages: [], staff: null, lookAgain: null });
    return c.json({ ...news, messages: await told(news.messages, locale) });
  })
  .delete("/chat", async (c) => {
    await c.env.services.conversations.remove();
    return c.body(null, 204);
  })
  .post("/chat", async (c) => {
    const sent = await readJson(c);
    const leave = enterTurn();
    try {
      const conversation = await openTurn(c, sent.value);
      return c.json((await answerTurn(c.env, conversation, () => undefined)).answer);
    } finally {
      leave();
    }
  })
  .post("/chat/stream", async (c) => {
    const sent = await readJson(c);
    const leave = enterTurn();
    try {
      const conversation = await openTurn(c, sent.value);
      const { streamTurn } = await import("../chat/stream.ts");
      return streamTurn(c.env, conversation, { waitUntil: (work) => c.executionCtx.waitUntil(work), leave });
    } catch (error) {
      leave();
      throw error;
    }
  });
