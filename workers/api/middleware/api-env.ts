/** What every route of the API is handed. */
import type { Services } from "#app/services/create-services.server.ts";

export interface ApiEnv {
  Bindings: Env & { services: Services };
}
