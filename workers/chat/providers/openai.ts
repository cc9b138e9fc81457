import type { LanguageModelV4 } from "@ai-sdk/provider";
import { boundedFetch } from "./bounded-fetch.ts";

const OPENAI = "https://api.openai.com/v1";

/**
 * A chat model of an OpenAI-compatible server: base URL, key and model from the environment. Loaded only when configured, and without the
 * provider's other models (of answers, pictures, speech), which would weigh as much again.
 */
export async function openaiModel(env: Env): Promise<LanguageModelV4> {
  const { OpenAIChatLanguageModel } = await import("@ai-sdk/openai/internal");
  const base = (env.OPENAI_BASE_URL || OPENAI).replace(/\/$/, "");
  return new OpenAIChatLanguageModel(env.OPENAI_MODEL || "gpt-5-mini", {
    provider: "openai.chat",
    url: ({ path }) => `${base}${path}`,
    headers: () => ({ Authorization: `Bearer ${env.OPENAI_API_KEY}` }),
    fetch: boundedFetch,
  });
}
