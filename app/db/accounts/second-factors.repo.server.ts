/** Queries over what second factors keep encrypted. What it is encrypted with is decided in `services`. */
import { and, eq, notLike, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notLeftAlone } from "#app/db/platform/job-failures.repo.server.ts";
import { twoFactor } from "#app/db/schema/people.ts";

export type EncryptedFactor = Pick<typeof twoFactor.$inferSelect, "id" | "secret" | "backupCodes">;

const { backupCodes, id, secret } = twoFactor;

/** Factors of which something does not begin with `prefix`, which names the secret that it is encrypted with. */
export const factorsWithout = (db: Database, prefix: string, now: number, most: number) =>
  db
    .select({ id, secret, backupCodes })
    .from(twoFactor)
    .where(and(or(notLike(secret, `${prefix}%`), notLike(backupCodes, `${prefix}%`)), notLeftAlone("secrets", id, now)))
    .limit(most);

/** Puts `by` in the place of what was read, unless a code was used or the factor set up again meanwhile; the row then stays as it is. */
export const replacingFactor = (db: Database, read: EncryptedFactor, by: Pick<EncryptedFactor, "secret" | "backupCodes">) =>
  db
    .update(twoFactor)
    .set(by)
    .where(and(eq(id, read.id), eq(secret, read.secret), eq(backupCodes, read.backupCodes)));
