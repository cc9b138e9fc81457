import type { Context } from "hono";
import { Hono } from "hono";
import type { z } from "zod";
import type { Issue } from "#app/domain/errors.ts";
import { isLocale, type Locale } from "#app/domain/locale.ts";
import { normalized } from "#app/domain/normalized.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { lineText } from "#app/i18n/staffed-texts.ts";
import type { Conversation } from "#app/services/assistant/conversation.ts";
import type { VisitorTranscript } from "#app/services/assistant/visitor/read-transcript.server.ts";
import type { SaidLine } from "#app/services/assistant/visitor/visitor-conversation.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { replyParts } from "#workers/chat/reply-parts.ts";
import { enterTurn } from "../chat/admission.ts";
import { answerTurn } from "../chat/answer.ts";
import type { TalkInput } from "../chat/talk/read.ts";
import { described } from "./described.ts";
import { readBody, readQuery } from "./read-input.ts";
import { chatMessageSchema, chatNewsQuerySchema } from "./schemas.ts";

/** What is wrong with a message, in the three words that the widget knows. */
const chatIssues = (error: z.ZodError): Issue[] =>
  error.issues.map((issue) => ({
    field: String(issue.path[0] ?? "body"),
    code:
      issue.message === "too_long"
        ? "too_long"
        : issue.code === "invalid_type" || issue.message === "required"
          ? "required"
          : "invalid_input",
  }));

/** `sent`: the body, read before the turn takes its place: who sends theirs slowly keeps nobody else from one. */
async function openTurn(c: Context<ApiEnv>, sent: z.output<typeof chatMessageSchema>): Promise<Conversation> {
  const { services } = c.env;
  const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
  return services.conversations.open({
    sessionId: sent.sessionId ?? null,
    message: normalized(sent.message, "NFC"),
    locale: sent.locale ?? (isLocale(asked) ? asked : "en"),
    confirm: sent.confirm ?? null,
    form: sent.form ?? null,
    browser: c.req.header("Sec-Fetch-Site") !== undefined,
  });
}

/** What came with the message: a button that was pressed, or a card that was filled. */
function inputOf({ press, typed, card }: z.output<typeof chatMessageSchema>): TalkInput {
  return { ...(press ? { press } : {}), ...(typed ? { typed } : {}), ...(card ? { card } : {}) };
}

/** The lines in words: also that a person came or left. */
async function told(lines: readonly SaidLine[], locale: Locale) {
  const i18n = lines.some(({ role }) => role === "joined" || role === "left") ? await createPageI18n(locale) : null;
  return lines.map((line) => (i18n ? { ...line, content: lineText(i18n, line) } : line));
}

/** The last reply as a window showed it, with what the draft holds by now. */
async function replyAgain(
  { shown, offered, subjects }: NonNullable<VisitorTranscript["reply"]>,
  { draft, loose, locale }: Pick<VisitorTranscript, "draft" | "loose" | "locale">,
  hasSummary: boolean,
) {
  const [{ shownAgain }, { talkValues }] = await Promise.all([import("../chat/talk/reply.ts"), import("../chat/talk/values.ts")]);
  const again = await shownAgain(shown, { values: talkValues(draft), loose, subjects }, locale);
  return { text: again.words, ...replyParts(again, offered, hasSummary) };
}

/** The assistant (specification, section 7; rulings, "Chat"). Both endpoints run the same agent. */
export const aiRouter = new Hono<ApiEnv>()
  .get(
    "/chat",
    described({
      tag: "Assistant",
      summary: "The visitor's conversation so far.",
      caller: "anyone",
      answers: { record: "anyRecord" },
    }),
    async (c) => {
      const { conversations, assistant } = c.env.services;
      const asked = c.req.query("locale");
      const [transcript, welcome] = await Promise.all([conversations.transcript(), assistant.welcome(isLocale(asked) ? asked : "en")]);
      if (!transcript) return c.json({ sessionId: null, messages: [], draft: null, welcome, staff: null, lookAgain: null });
      const { draft, locale, summaryShown, loose, messages, reply, ...rest } = transcript;
      const waiting = summaryShown ? await import("../chat/summary-text.ts") : null;
      const summary = (await waiting?.waitingSummary(draft, locale, loose)) ?? null;
      const shown = reply && (await replyAgain(reply, { draft, loose, locale }, summary !== null));
      return c.json({ ...rest, messages: await told(messages, locale), draft, locale, welcome, summary, reply: shown });
    },
  )
  .get(
    "/chat/news",
    described({
      tag: "Assistant",
      summary: "What was said in the visitor's conversation after line `after`: how a person's answers are heard.",
      caller: "anyone",
      answers: { record: "chatNewsRecord" },
    }),
    readQuery(chatNewsQuerySchema),
    async (c) => {
      const { after = 0, locale = "en" } = c.req.valid("query");
      const news = await c.env.services.conversations.news(after);
      if (!news) return c.json({ sessionId: null, messages: [], staff: null, lookAgain: null });
      return c.json({ ...news, messages: await told(news.messages, locale) });
    },
  )
  .delete(
    "/chat",
    described({
      tag: "Assistant",
      summary: "Deletes the visitor's own conversation and its draft, at once. A booking stays.",
      caller: "anyone",
      answers: { status: 204 },
    }),
    async (c) => {
      await c.env.services.conversations.remove();
      return c.body(null, 204);
    },
  )
  .post(
    "/chat",
    described({
      tag: "Assistant",
      summary: "A turn of the conversation. A booking is made only after its summary was confirmed.",
      caller: "anyone",
      answers: { record: "chatRecord" },
      refusals: [409, 429, 503],
    }),
    readBody(chatMessageSchema, chatIssues),
    async (c) => {
      const leave = enterTurn();
      try {
        const sent = c.req.valid("json");
        const conversation = await openTurn(c, sent);
        return c.json((await answerTurn(c.env, conversation, inputOf(sent), () => undefined)).answer);
      } finally {
        leave();
      }
    },
  )
  .post(
    "/chat/stream",
    described({
      tag: "Assistant",
      summary: "The same, streamed as it is written.",
      caller: "anyone",
      answers: { bytes: "text/event-stream" },
      refusals: [409, 429, 503],
    }),
    readBody(chatMessageSchema, chatIssues),
    async (c) => {
      const leave = enterTurn();
      try {
        const sent = c.req.valid("json");
        const conversation = await openTurn(c, sent);
        const { streamTurn } = await import("../chat/stream.ts");
        return streamTurn(c.env, conversation, inputOf(sent), { waitUntil: (work) => c.executionCtx.waitUntil(work), leave });
      } catch (error) {
        leave();
        throw error;
      }
    },
  );
