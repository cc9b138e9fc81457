import type { Context } from "hono";
import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { Conversation } from "#app/services/conversations.server.ts";
import { chatAnswer } from "../chat/answer.ts";
import type { ApiEnv } from "./create-api.ts";
import { readJson } from "./read-json.ts";
import { chatMessageSchema } from "./schemas.ts";

async function openTurn(c: Context<ApiEnv>): Promise<Conversation> {
  const { services } = c.env;
  const parsed = chatMessageSchema.safeParse((await readJson(c)).value);
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

/** The assistant (specification, section 7; rulings, "Chat"). Both endpoints run the same agent. */
export const aiRouter = new Hono<ApiEnv>()
  .get("/chat", async (c) => {
    const { conversations, assistant } = c.env.services;
    const asked = c.req.query("locale");
    const [transcript, welcome] = await Promise.all([conversations.transcript(), assistant.welcome(isLocale(asked) ? asked : "en")]);
    if (!transcript) return c.json({ sessionId: null, messages: [], draft: null, welcome });
    const { draft, locale, summaryShown, ...rest } = transcript;
    const waiting = summaryShown ? await import("../chat/draft-texts.ts") : null;
    return c.json({ ...rest, draft, locale, welcome, summary: (await waiting?.waitingSummary(draft, locale)) ?? null });
  })
  .post("/chat", async (c) => {
    const conversation = await openTurn(c);
    const { runTurn } = await import("../chat/agent.ts");
    const answer = await runTurn(c.env, conversation, () => undefined);
    return c.json(await chatAnswer(conversation, answer));
  })
  .post("/chat/stream", async (c) => {
    const conversation = await openTurn(c);
    const { streamTurn } = await import("../chat/stream.ts");
    return streamTurn(c.env, conversation, (work) => c.executionCtx.waitUntil(work));
  });
