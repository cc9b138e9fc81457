/** Circuits of this isolate's providers: each isolate finds out for itself, and remembers only as long as it lives. */
import { afterFailure, type Circuit, CLOSED, mayAsk, trying } from "#app/domain/assistant/circuit-breaker.ts";
import type { ModelProvider } from "#app/domain/assistant/providers.ts";

const circuits = new Map<string, Circuit>();
/** A failing endpoint says nothing of another one, or of another key. */
const keyOf = (provider: ModelProvider, env: Env) =>
  provider === "openai" ? `${provider} ${env.OPENAI_BASE_URL} ${env.OPENAI_API_KEY}` : provider;

/** True where the provider may be asked now; a caller that gets true does ask. */
export function takesTurn(provider: ModelProvider, env: Env, now: number): boolean {
  const key = keyOf(provider, env);
  const circuit = circuits.get(key) ?? CLOSED;
  if (!mayAsk(circuit, now)) return false;
  circuits.set(key, trying(circuit, now));
  return true;
}

export function answered(provider: ModelProvider, env: Env): void {
  circuits.delete(keyOf(provider, env));
}

export function failed(provider: ModelProvider, env: Env, now: number): void {
  const key = keyOf(provider, env);
  circuits.set(key, afterFailure(circuits.get(key) ?? CLOSED, now));
}
