/** Which model is asked first: those of the environment in their configured order, else the embedded assistant. */
import { type ProviderName, providersInOrder } from "#app/domain/assistant/providers.ts";
import { providerSettings } from "#app/services/assistant/provider-settings.server.ts";

export function chosenProvider(env: Env): ProviderName {
  return providersInOrder(providerSettings(env))[0] ?? "guided";
}
