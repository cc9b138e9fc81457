import { type Access, accessOfSession } from "#app/db/accounts/access.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";

/**
 * Under what the person of this session acts, to be read before a password or code is looked at and held by the batch that follows.
 * Throws `unauthenticated` when the session was ended meanwhile.
 */
export async function ownAccess({ auth, db }: Pick<AccountContext, "auth" | "db">): Promise<Access> {
  const sessionId = await auth.sessionId();
  const access = sessionId === null ? null : await accessOfSession(db, sessionId);
  if (!access) throw new AppError("unauthenticated");
  return access;
}
