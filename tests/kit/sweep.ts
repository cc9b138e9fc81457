/** Every sweep of what has expired, one after the other. */
import type { Database } from "#app/db/client.server.ts";
import { sweepsOfExpired } from "#app/db/platform/sweeping.repo.server.ts";

export async function sweepExpired(db: Database, now: number): Promise<void> {
  for (const [, [first, ...rest]] of sweepsOfExpired(db, now)) await db.batch([first, ...rest]);
}
