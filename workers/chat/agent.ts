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
import { isBudgetSpent, type ProviderName, type ProviderUse, providersInOrder } from "#app/domain/assistant/providers.ts";
import type { Conversation } from "#app/services/conversations.server.ts";
import { providerSettings } from "#app/services/provider-settings.server.ts";
import { guidedModel } from "./guided/model.ts";
import { instructions } from "./instructions.ts";
import { plainView } from "./plain-view.ts";
import { answered, failed, takesTurn } from "./providers/circuits.ts";
import { failureOf, SaidNothing, TooSlow } from "./providers/failure.ts";
import { modelOf } from "./providers/model.ts";
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
  /** What each provider that was asked did, in their order. */
  uses: ProviderUse[];
}

/** No token for this long and the provider has failed; `ASSISTANT_STALL_MS` changes it. */
const STALL_MS = 10_000;
/** A whole turn may take a provider this long; `ASSISTANT_TURN_MS` changes it. */
const TURN_MS = 30_000;

export async function runTurn(env: Env, conversation: Conversation, emit: (event: TurnEvent) => void): Promise<TurnAnswer> {
  const reading = readingOf(conversation);
  const spoken = reading.requestedLanguage ?? reading.language;
  if (spoken) conversation.setLocale(spoken);

  const uses: ProviderUse[] = [];
  const settings = providerSettings(env);
  // A pressed button needs no model to be understood.
  const asked = conversation.confirmPressed || isBudgetSpent(settings, conversation.tokensToday) ? [] : providersInOrder(settings);
  for (const provider of asked) {
    const begun = Date.now();
    if (!takesTurn(provider, env, begun)) continue;
    const tokens = { input: 0, output: 0 };
    const use = (failure: ProviderUse["failure"]) =>
      uses.push({ provider, inputTokens: tokens.input, outputTokens: tokens.output, milliseconds: Date.now() - begun, failure });
    try {
      const text = await speak(await modelOf(provider, env), conversation, emit, limitsOf(env), tokens);
      answered(provider, env);
      use(null);
      return { text, provider, uses };
    } catch (error) {
      console.warn(`The assistant's provider failed; another one answers this turn. ${reasonOf(error)}`);
      failed(provider, env, Date.now());
      use(failureOf(error));
      conversation.startAgain();
      emit({ type: "reset" });
    }
  }
  const begun = Date.now();
  const text = await speakGuided(conversation, reading, emit);
  uses.push({ provider: "guided", inputTokens: 0, outputTokens: 0, milliseconds: Date.now() - begun, failure: null });
  return { text, provider: "guided", uses };
}

interface Limits {
  stallMs: number;
  turnMs: number;
}

function limitsOf(env: Env): Limits {
  const { ASSISTANT_STALL_MS, ASSISTANT_TURN_MS }: { ASSISTANT_STALL_MS?: string; ASSISTANT_TURN_MS?: string } = env;
  return { stallMs: Number(ASSISTANT_STALL_MS) || STALL_MS, turnMs: Number(ASSISTANT_TURN_MS) || TURN_MS };
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
  return speak(guidedModel(conversation, reading), conversation, emit, { stallMs: STALL_MS, turnMs: TURN_MS });
}

/** Runs the loop and gives the text; counts the tokens of every step as it ends. Throws when the model fails, stalls or says nothing. */
async function speak(
  model: LanguageModelV4,
  conversation: Conversation,
  emit: (event: TurnEvent) => void,
  { stallMs, turnMs }: Limits,
  tokens = { input: 0, output: 0 },
): Promise<string> {
  const stop = new AbortController();
  const ring = () => setTimeout(() => stop.abort(new TooSlow("no token in time")), stallMs);
  const end = setTimeout(() => stop.abort(new TooSlow("no end in time")), turnMs);
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
      if (part.type === "abort") throw new TooSlow("no token in time");
      if (part.type === "finish-step") {
        tokens.input += part.usage.inputTokens ?? 0;
        tokens.output += part.usage.outputTokens ?? 0;
      }
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
    clearTimeout(end);
  }
  // A server that counts nothing still spends the day's budget: about four letters are a token.
  if (tokens.input + tokens.output === 0 && model.modelId !== "guided") tokens.input = Math.ceil(askedLength(conversation) / 4);
  if (tokens.output === 0 && model.modelId !== "guided") tokens.output = Math.ceil(text.length / 4);
  const answer = text.trim();
  if (answer === "" && conversation.summary === null) throw new SaidNothing("the provider answered nothing");
  return answer;
}

function askedLength(conversation: Conversation): number {
  return [instructions(conversation), conversation.message, ...conversation.history.map(({ content }) => content)].join("").length;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : "unknown error";
}
