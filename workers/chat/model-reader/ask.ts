/** One call of one model: the forced tool, or one JSON object where a server knows no tools; within the limits of a turn. */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { jsonSchema, streamText, ToolChoiceViolationError, tool } from "ai";
import { TooMuch, TooSlow } from "../providers/failure.ts";
import { isObject, objectIn } from "./json-answer.ts";
import { promptInText } from "./prompt.ts";
import { ABOUT_TOOL, TOOL } from "./schema.ts";

/** How a server is asked. */
export type Manner = "tool" | "text";

export interface Question {
  prompt: string;
  message: string;
  schema: object;
}
export interface Limits {
  /** Milliseconds without a sign of life. */
  stallMs: number;
  /** UTC milliseconds at which the turn's time is over. */
  endsAt: number;
  /** Most tokens of the answer, thoughts included. */
  tokens: number;
  /** How long it may think; absent, the model's own default. */
  effort?: Effort;
}
export const EFFORTS = ["none", "minimal", "low", "medium", "high"] as const;
export type Effort = (typeof EFFORTS)[number];

export interface Tokens {
  input: number;
  output: number;
}
export interface Given {
  /** What it gave: of many calls each one. */
  objects: Record<string, unknown>[];
  /** Why it ended: `length` and `content-filter` are no answers that a second call would better. */
  finish: string;
}

/** So many calls of one answer are read. */
const MOST_CALLS = 50;
/** Letters of one answer, thoughts and arguments included. */
const MOST_LETTERS = 100_000;
/** No answer can have used more. */
const MOST_TOKENS = 1_000_000;

/** Asks once and counts into `tokens`. Throws where the server fails, stalls, or sends more than a turn may have. */
export async function askOnce(
  model: LanguageModelV4,
  { prompt, message, schema }: Question,
  manner: Manner,
  limits: Limits,
  tokens: Tokens,
): Promise<Given> {
  const clock = startClock(limits);
  const heard = new Heard();
  const told = manner === "tool" ? prompt : promptInText(prompt, schema);
  try {
    const result = streamText({
      model,
      instructions: told,
      messages: [{ role: "user", content: message }],
      ...(manner === "tool" ? forced(schema) : {}),
      ...(limits.effort ? { reasoning: limits.effort } : {}),
      maxOutputTokens: limits.tokens,
      maxRetries: 0,
      abortSignal: clock.signal,
      onError: () => undefined,
    });
    for await (const part of result.fullStream) {
      clock.alive();
      if (clock.signal.aborted) throw clock.signal.reason;
      if (part.type === "error" && ToolChoiceViolationError.isInstance(part.error)) {
        // It has answered in words instead: they are read all the same.
        heard.finish = part.error.finishReason;
        continue;
      }
      if (part.type === "error") throw part.error instanceof Error ? part.error : new Error(String(part.error));
      if (part.type === "abort") throw new TooSlow("no token in time");
      if (part.type === "finish-step") count(tokens, part.usage);
      heard.take(part);
    }
  } catch (error) {
    clock.stop(error);
    throw error;
  } finally {
    clock.end();
    // A server that counts nothing still spends the day's budget: about four letters are a token.
    if (tokens.input === 0 && heard.letters > 0) tokens.input = Math.ceil((told.length + message.length) / 4);
    if (tokens.output === 0) tokens.output = Math.ceil(heard.letters / 4);
  }
  return { objects: await heard.objects(), finish: heard.finish };
}

function forced(schema: object) {
  return {
    tools: { [TOOL]: tool({ description: ABOUT_TOOL, inputSchema: jsonSchema(schema) }) },
    toolChoice: { type: "tool", toolName: TOOL },
  } as const;
}

type Part = { type: string; [key: string]: unknown };

/** What came over the stream: arguments of calls as they grow, and text. */
class Heard {
  letters = 0;
  finish = "unknown";
  #text = "";
  readonly #inputs = new Map<string, string>();
  readonly #calls = new Map<string, unknown>();

  take(part: Part): void {
    const words = typeof part.delta === "string" ? part.delta : typeof part.text === "string" ? part.text : "";
    this.letters += words.length;
    if (this.letters > MOST_LETTERS) throw new TooMuch("more letters than a turn may have");
    if (part.type === "text-delta") this.#text += words;
    else if (part.type === "tool-input-delta") this.#inputs.set(String(part.id), (this.#inputs.get(String(part.id)) ?? "") + words);
    else if (part.type === "tool-call" && this.#calls.size < MOST_CALLS) this.#calls.set(String(part.toolCallId), part.input);
    else if (part.type === "finish" && this.finish === "unknown") this.finish = String(part.finishReason);
  }

  async objects(): Promise<Record<string, unknown>[]> {
    const inputs = [...this.#inputs].filter(([id]) => !isObject(this.#calls.get(id))).map(([, text]) => text);
    const given = [...[...this.#calls.values()].filter((input) => isObject(input) || typeof input === "string"), ...inputs];
    const read = await Promise.all(given.slice(0, MOST_CALLS).map(objectIn));
    const found = read.filter((one) => one !== null);
    const inText = found.length > 0 ? null : await objectIn(this.#text);
    return inText ? [inText] : found;
  }
}

/** The clock is the model's: it runs from here on. */
function startClock({ stallMs, endsAt }: Limits) {
  const control = new AbortController();
  const ring = () => setTimeout(() => control.abort(new TooSlow("no token in time")), stallMs);
  const end = setTimeout(() => control.abort(new TooSlow("no end in time")), Math.max(0, endsAt - Date.now()));
  let alarm = ring();
  return {
    signal: control.signal,
    alive() {
      clearTimeout(alarm);
      alarm = ring();
    },
    stop: (reason: unknown) => control.abort(reason),
    end() {
      clearTimeout(alarm);
      clearTimeout(end);
    },
  };
}

/** A server's own count, as far as it can be one: it may lie, and must not undo the day's budget. */
function count(tokens: Tokens, usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void {
  tokens.input += counted(usage.inputTokens);
  tokens.output += counted(usage.outputTokens);
}
function counted(tokens: number | undefined): number {
  return Number.isSafeInteger(tokens) && Number(tokens) > 0 ? Math.min(Number(tokens), MOST_TOKENS) : 0;
}
