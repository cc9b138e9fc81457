import type { ProviderSettings } from "#app/domain/assistant/providers.ts";

/** What `wrangler.toml`, secrets and bindings may say of the assistant's models; none of it has to be there. */
export interface AssistantEnvironment {
  ASSISTANT_PROVIDERS?: string;
  ASSISTANT_DAILY_TOKENS?: string;
  OPENAI_API_KEY?: string;
  /** Workers AI, bound in production alone. */
  AI?: unknown;
}

export function providerSettings(env: AssistantEnvironment): ProviderSettings {
  return {
    order: env.ASSISTANT_PROVIDERS ?? "",
    hasOpenAI: Boolean(env.OPENAI_API_KEY),
    hasWorkersAI: Boolean(env.AI),
    dailyTokens: Math.max(0, Number(env.ASSISTANT_DAILY_TOKENS) || 0),
  };
}
