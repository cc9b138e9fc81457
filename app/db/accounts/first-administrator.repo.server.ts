/** Queries over the first administrator's link. The database refuses one that is closed, and any once there is an administrator (migration 0215). */
import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { firstAdministratorLinks, user } from "#app/db/schema/people.ts";

export function findFirstLink(db: Database, tokenHash: string) {
  return db.select().from(firstAdministratorLinks).where(eq(firstAdministratorLinks.tokenHash, tokenHash)).limit(1);
}

/** One administrator, in use or not; none before the first. */
export function anyAdministrator(db: Database) {
  return db.select({ id: user.id }).from(user).where(eq(user.role, "admin")).limit(1);
}

/** Closes it; comes first in its batch, before there is an administrator. */
export function usingFirstLink(db: Database, tokenHash: string, now: number) {
  return db.update(firstAdministratorLinks).set({ usedAt: now }).where(eq(firstAdministratorLinks.tokenHash, tokenHash));
}
