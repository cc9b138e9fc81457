/** What the environment says of how a model is asked. */
import { EFFORTS, type Effort } from "./ask.ts";

/** No token for this long and the provider has failed; `ASSISTANT_STALL_MS` changes it. */
const STALL_MS = 10_000;
/** A whole reading may take this long; `ASSISTANT_TURN_MS` changes it. */
const TURN_MS = 30_000;
/** Tokens of an answer, and of one that thinks before; `ASSISTANT_OUTPUT_TOKENS` changes them. */
const TOKENS = 4000;
const TOKENS_WITH_THOUGHTS = 12_000;
/** Families that think before they answer. */
const THINKING = /(?:^|[/@\s-])(?:o[134]|gpt-[5-9]|gpt-oss|qwq|magistral)|deepseek-r|reason|think/i;

interface Settings {
  ASSISTANT_STALL_MS?: string;
  ASSISTANT_TURN_MS?: string;
  ASSISTANT_REASONING?: string;
  ASSISTANT_OUTPUT_TOKENS?: string;
}

export function turnLimits(env: Settings): { stallMs: number; turnMs: number } {
  return { stallMs: Number(env.ASSISTANT_STALL_MS) || STALL_MS, turnMs: Number(env.ASSISTANT_TURN_MS) || TURN_MS };
}

/** How long it may think: as set, little for a model that is known to think, nothing said of any other. */
export function effortOf(env: Settings, modelId: string): Effort | undefined {
  const set = EFFORTS.find((effort) => effort === env.ASSISTANT_REASONING);
  return set ?? (THINKING.test(modelId) ? "low" : undefined);
}

/** Thoughts count as output: who thinks needs room for both. */
export function tokensOf(env: Settings, modelId: string): number {
  const effort = effortOf(env, modelId);
  return Number(env.ASSISTANT_OUTPUT_TOKENS) || (effort && effort !== "none" ? TOKENS_WITH_THOUGHTS : TOKENS);
}
