import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelProvider } from "#app/domain/assistant/providers.ts";

/** The model behind a name; its library is loaded only when it is asked. */
export async function modelOf(provider: ModelProvider, env: Env): Promise<LanguageModelV4> {
  if (provider === "workers_ai") return (await import("./workers-ai.ts")).workersAIModel(env);
  return (await import("./openai.ts")).openaiModel(env);
}
