import { readingAll } from "#app/db/cases/case-notices.repo.server.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Marks all of the caller's that were there at `until` (UTC milliseconds). */
export async function markAllNoticesRead({ actor, clock, db }: ServiceContext, until: number): Promise<void> {
  const who = signedIn(await actor());
  await readingAll(db, who.id, until, clock().getTime());
}
