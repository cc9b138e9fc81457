/**
 * One turn of the assistant: the AI SDK's loop over the tools, with whichever model. A provider that
 * fails, stalls or answers garbage is replaced by the embedded assistant for this turn, so that the
 * visitor sees an answer and not an error.
 */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { isStepCount, type ModelMessage, streamText } from "ai";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { interpret } from "#app/domain/assistant/interpret.ts";
import type { Interpretation } from "#app/domain/assistant/interpretation.ts";
import type { Conversation } from "#app/services/conversations.server.ts";
import { guidedModel } from "./guided/model.ts";
import { instructions } from "./instructions.ts";
import { plainView } from "./plain-view.ts";
import { chosenProvider, type ProviderName } from "./providers/choose.ts";
import { createTools } from "./tools/create-tools.ts";

/** What happens during a turn, for whoever shows it. */
export type TurnEvent =
  | { type: "text"; delta: string }
  /** What was said so far in this turn is void: another model begins anew. */
  | { type: "reset" }
  /** The draft changed. */
  | { type: "draft" };

export interface TurnAnswer {
  text: string;
  provider: ProviderName;
}

/** No token for this long and the provider has failed; `ASSISTANT_STALL_MS` changes it. */
const STALL_MS = 10_000;

export async function runTurn(env: Env, conversation: Conversation, emit: (event: TurnEvent) => void): Promise<TurnAnswer> {
  const reading = readingOf(conversation);
  const spoken = reading.requestedLanguage ?? reading.language;
  if (spoken) conversation.setLocale(spoken);

  // A pressed button needs no model to be understood.
  if (chosenProvider(env) === "openai" && !conversation.confirmPressed) {
    try {
      const { openaiModel } = await import("./providers/openai.ts");
      const stall = Number(env.ASSISTANT_STALL_MS) || STALL_MS;
      return { text: await speak(await openaiModel(env), conversation, emit, stall), provider: "openai" };
    } catch (error) {
      console.warn(`The assistant's provider failed; the embedded assistant answers this turn. ${reasonOf(error)}`);
      conversation.startAgain();
      emit({ type: "reset" });
    }
  }
  return { text: await speakGuided(conversation, reading, emit), provider: "guided" };
}

function readingOf(conversation: Conversation): Interpretation {
  const view = conversation.view();
  return interpret(conversation.message, {
    form: view.form,
    locale: conversation.locale,
    today: conversation.today,
    asked: conversation.state.asked,
    values: plainView(view),
    summaryShown: conversation.state.summaryShown,
    dateOptions: conversation.state.dateOptions,
    wondering: conversation.state.wondering ?? null,
    earlier: conversation.history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
  });
}

async function speakGuided(conversation: Conversation, first: Interpretation, emit: (event: TurnEvent) => void): Promise<string> {
  let reading = first;
  if (first.acts.includes("detailed") && conversation.view().form === "fast" && !conversation.booking) {
    // "I would like to order it all: …": what follows is read as the whole request that it is.
    await conversation.change({ form: "detailed" });
    reading = readingOf(conversation);
  }
  return speak(guidedModel(conversation, reading), conversation, emit, STALL_MS);
}

/** Runs the loop and gives the text. Throws when the model fails, stalls or says nothing. */
async function speak(
  model: LanguageModelV4,
  conversation: Conversation,
  emit: (event: TurnEvent) => void,
  stallMs: number,
): Promise<string> {
  const stop = new AbortController();
  const ring = () => setTimeout(() => stop.abort(new Error("no token in time")), stallMs);
  let alarm = ring();
  const alive = () => {
    clearTimeout(alarm);
    alarm = ring();
  };
  let text = "";
  try {
    const result = streamText({
      model,
      instructions: instructions(conversation),
      messages: [...conversation.history, { role: "user", content: conversation.message }] satisfies ModelMessage[],
      tools: createTools(conversation),
      stopWhen: isStepCount(CHAT_LIMITS.steps),
      maxOutputTokens: 800,
      maxRetries: 0,
      abortSignal: stop.signal,
      toolCallConcurrency: 1,
      onError: () => undefined,
    });
    for await (const part of result.fullStream) {
      alive();
      if (part.type === "error") throw part.error instanceof Error ? part.error : new Error(String(part.error));
      if (part.type === "abort") throw new Error("no token in time");
      if (part.type === "tool-result") emit({ type: "draft" });
      if (part.type === "start-step" && text !== "" && !text.endsWith("\n")) {
        text += "\n\n";
        emit({ type: "text", delta: "\n\n" });
      }
      if (part.type === "text-delta" && part.text !== "") {
        text += part.text;
        emit({ type: "text", delta: part.text });
      }
      if (part.type === "finish" && part.finishReason === "error") throw new Error("the provider stopped with an error");
    }
  } finally {
    clearTimeout(alarm);
  }
  const answer = text.trim();
  if (answer === "" && conversation.summary === null) throw new Error("the provider answered nothing");
  return answer;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : "unknown error";
}
