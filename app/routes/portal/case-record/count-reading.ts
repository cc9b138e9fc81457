/** Counting who has the whole chain of a case read: by account, since on a hearing's day both sides share a network. */
import type { Services } from "#app/context.ts";

/** Throws `too_many_requests`. */
export async function countReading({ actor, rateLimits }: Pick<Services, "actor" | "rateLimits">): Promise<void> {
  const who = await actor();
  if (who.kind === "user") await rateLimits.takeFor("record", who.id);
}
