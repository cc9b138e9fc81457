import type { LanguageModelV4 } from "@ai-sdk/provider";
import { boundedFetch } from "./bounded-fetch.ts";

const OPENAI = "https://api.openai.com/v1";

/** A chat model of an OpenAI-compatible server: base URL, key and model from the environment. Loaded only when configured. */
export async function openaiModel(env: Env): Promise<LanguageModelV4> {
  const { createOpenAI } = await import("@ai-sdk/openai");
  const provider = createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL || OPENAI, fetch: boundedFetch });
  return provider.chat(env.OPENAI_MODEL || "gpt-5-mini") as LanguageModelV4;
}
