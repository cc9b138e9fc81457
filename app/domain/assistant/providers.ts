/** Who may answer a turn: models of elsewhere in the configured order, and the embedded assistant, which always can. */
export const PROVIDER_NAMES = ["openai", "workers_ai", "guided"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
export type ModelProvider = Exclude<ProviderName, "guided">;

/** Why a provider gave no answer. */
export const PROVIDER_FAILURES = [
  "timeout",
  "rate_limited",
  "refused",
  "server_error",
  "unreachable",
  "bad_answer",
  "empty",
  "untrue",
] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** What one provider did in one turn: numbers alone. */
export interface ProviderUse {
  provider: ProviderName;
  inputTokens: number;
  outputTokens: number;
  /** From the question to the last word, or to the failure. */
  milliseconds: number;
  /** Null where it answered. */
  failure: ProviderFailure | null;
}

/** What the environment says of the providers; bindings and secrets only as there or not. */
export interface ProviderSettings {
  /** Names set apart by commas, the first asked first; empty: every one that is there, in their own order. */
  order: string;
  hasOpenAI: boolean;
  hasWorkersAI: boolean;
  /** Tokens a day (UTC) for all models together; 0 for no limit. */
  dailyTokens: number;
}

/** Models to be asked, in order, before the embedded assistant. What is named and not there is passed over. */
export function providersInOrder({ order, hasOpenAI, hasWorkersAI }: ProviderSettings): ModelProvider[] {
  const there: readonly ModelProvider[] = [...(hasOpenAI ? (["openai"] as const) : []), ...(hasWorkersAI ? (["workers_ai"] as const) : [])];
  const wanted = order.split(",").map((name) => name.trim());
  if (wanted.every((name) => name === "")) return [...there];
  return [...new Set(wanted)].filter((name): name is ModelProvider => (there as readonly string[]).includes(name));
}

/** True once a day's tokens are used up: from then on the embedded assistant answers alone. */
export function isBudgetSpent({ dailyTokens }: ProviderSettings, usedToday: number): boolean {
  return dailyTokens > 0 && usedToday >= dailyTokens;
}
