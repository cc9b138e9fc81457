/** One model's part in a turn: the AI SDK's loop over the tools, within the limits of a turn, its words read before they are shown. */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { isStepCount, type ModelMessage, streamText } from "ai";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { textGate } from "#app/domain/assistant/text-gate.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { instructions } from "./instructions.ts";
import { factsOfTurn } from "./known-facts.ts";
import { SaidNothing, TooMuch, TooSlow, Untrue } from "./providers/failure.ts";
import { createTools } from "./tools/create-tools.ts";

/** What happens during a turn, for whoever shows it. */
export type TurnEvent =
  | { type: "text"; delta: string }
  /** What was said so far in this turn is void: another model begins anew. */
  | { type: "reset" }
  /** The draft changed. */
  | { type: "draft" };

export interface Limits {
  stallMs: number;
  turnMs: number;
}

/** No step can have used more. */
const MOST_TOKENS = 1_000_000;

/**
 * Runs the loop and gives the text; counts the tokens of every step as it ends. Throws when the model fails, stalls, says
 * nothing, asks for more than a turn may or says what is not so. Of a text that is refused nothing false was emitted.
 */
export async function speak(
  model: LanguageModelV4,
  conversation: Conversation,
  emit: (event: TurnEvent) => void,
  { stallMs, turnMs }: Limits,
  tokens = { input: 0, output: 0 },
): Promise<string> {
  const told = instructions(conversation);
  const ownWords = model.modelId === "guided";
  const facts = ownWords ? null : await factsOfTurn(conversation, told);
  const gate = facts ? textGate(facts.now, (fault) => new Untrue(fault)) : null;
  // The clock is the model's: it runs from here on.
  const stop = new AbortController();
  const ring = () => setTimeout(() => stop.abort(new TooSlow("no token in time")), stallMs);
  const end = setTimeout(() => stop.abort(new TooSlow("no end in time")), turnMs);
  let alarm = ring();
  const alive = () => {
    clearTimeout(alarm);
    alarm = ring();
  };
  let text = "";
  const say = (delta: string) => {
    text += delta;
    if (delta !== "") emit({ type: "text", delta });
  };
  let written = 0;
  const spend = (letters: number) => {
    written += letters;
    if (written > CHAT_LIMITS.written) throw new TooMuch("more letters than a turn may have");
  };
  try {
    const result = streamText({
      model,
      instructions: told,
      messages: [...conversation.history, { role: "user", content: conversation.message }] satisfies ModelMessage[],
      tools: limited(createTools(conversation), stop),
      stopWhen: isStepCount(CHAT_LIMITS.steps),
      maxOutputTokens: 800,
      maxRetries: 0,
      abortSignal: stop.signal,
      toolCallConcurrency: 1,
      onError: () => undefined,
    });
    for await (const part of result.fullStream) {
      alive();
      if (stop.signal.aborted) throw stop.signal.reason;
      if (part.type === "error") throw part.error instanceof Error ? part.error : new Error(String(part.error));
      if (part.type === "abort") throw new TooSlow("no token in time");
      if (part.type === "finish-step") {
        tokens.input += counted(part.usage.inputTokens);
        tokens.output += counted(part.usage.outputTokens);
      }
      if (part.type === "tool-input-delta") spend(part.delta.length);
      if (part.type === "reasoning-delta") spend(part.text.length);
      if (part.type === "tool-result") {
        facts?.hear(part.toolName, part.output);
        emit({ type: "draft" });
      }
      if (part.type === "start-step" && text !== "" && !text.endsWith("\n")) say(gate ? gate.push("\n\n") : "\n\n");
      if (part.type === "text-delta" && part.text !== "") {
        spend(part.text.length);
        say(gate ? gate.push(part.text) : part.text);
      }
      if (part.type === "finish" && part.finishReason === "error") throw new Error("the provider stopped with an error");
    }
    if (gate) say(gate.end());
  } catch (error) {
    // Nothing of this model's goes on behind the one that answers instead.
    stop.abort(error);
    throw error;
  } finally {
    clearTimeout(alarm);
    clearTimeout(end);
  }
  // A server that counts nothing still spends the day's budget: about four letters are a token.
  if (tokens.input + tokens.output === 0 && !ownWords) tokens.input = Math.ceil(askedLength(conversation) / 4);
  if (tokens.output === 0 && !ownWords) tokens.output = Math.ceil(text.length / 4);
  const answer = text.trim();
  if (answer === "" && conversation.summary === null) throw new SaidNothing("the provider answered nothing");
  return answer;
}

/** The tools, until a turn has called enough of them: a model that asks for a thousand at once is stopped, not served. */
function limited<Tools extends ReturnType<typeof createTools>>(tools: Tools, stop: AbortController): Tools {
  let calls = 0;
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => {
      const run = tool.execute as (...given: unknown[]) => unknown;
      const execute = (...given: unknown[]) => {
        calls += 1;
        if (calls > CHAT_LIMITS.calls) stop.abort(new TooMuch("more calls than a turn may have"));
        // A call that was waiting when the turn ended does nothing any more.
        stop.signal.throwIfAborted();
        return run(...given);
      };
      return [name, { ...tool, execute }];
    }),
  ) as Tools;
}

/** A server's own count, as far as it can be one: it may lie, and must not undo the day's budget. */
function counted(tokens: number | undefined): number {
  return Number.isSafeInteger(tokens) && Number(tokens) > 0 ? Math.min(Number(tokens), MOST_TOKENS) : 0;
}

function askedLength(conversation: Conversation): number {
  return [instructions(conversation), conversation.message, ...conversation.history.map(({ content }) => content)].join("").length;
}
