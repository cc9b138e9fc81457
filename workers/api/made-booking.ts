import type { Context } from "hono";
import type { StoredAnswer } from "#app/services/platform/idempotency.server.ts";
import type { ApiEnv } from "./create-api.ts";

/**
 * The answer about a booking that was made, with the key of its confirmation page. The key is added to what is kept of the
 * answer under its Idempotency-Key, since keys are stored nowhere as they are.
 */
export async function answerMade(c: Context<ApiEnv>, { status, body }: StoredAnswer) {
  const made = JSON.parse(body) as { id: string };
  const named = await c.env.services.bookings.made(made.id);
  return c.json({ ...made, confirmationKey: named?.confirmationKey ?? null }, status as 201);
}
