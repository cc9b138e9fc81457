import type { ServiceContext } from "#app/services/context.ts";
import { findOpenReset } from "./password-resets.server.ts";

/** Whose password a link sets: their e-mail; null when it opens nothing (any more). Changes nothing. */
export async function openPasswordReset(context: ServiceContext, token: string): Promise<string | null> {
  return (await findOpenReset(context, token))?.email ?? null;
}
