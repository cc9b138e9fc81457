/** Which model answers: any OpenAI-compatible server by environment, else the embedded assistant. */
export type ProviderName = "openai" | "guided";

export function chosenProvider(env: Env): ProviderName {
  return env.OPENAI_API_KEY ? "openai" : "guided";
}
