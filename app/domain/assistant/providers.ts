/** Who may answer a turn: models of elsewhere, and the embedded assistant, which always can. */
export const PROVIDER_NAMES = ["openai", "workers_ai", "guided"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
