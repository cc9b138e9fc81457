/** Password hashes as better-auth makes and reads them (scrypt by `node:crypto`); loaded when one is given. */

import { passwordOf } from "#app/db/accounts/people.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";

export async function hashPassword(password: string): Promise<string> {
  return (await import("better-auth/crypto")).hashPassword(password);
}

/** Whether this is a person's password; false for who has none. */
export async function isPasswordOf(db: Database, userId: string, password: string): Promise<boolean> {
  const [found] = await passwordOf(db, userId);
  if (!found?.hash) return false;
  return (await import("better-auth/crypto")).verifyPassword({ hash: found.hash, password });
}
