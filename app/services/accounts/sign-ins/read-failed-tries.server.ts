import { failuresSeenFrom } from "#app/db/accounts/sign-ins.repo.server.ts";
import type { FailedTries } from "#app/domain/people/person-record.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What the owner of a session is shown: tries since the sign-in before it. Null for none. */
export async function readFailedTries({ db }: ServiceContext, userId: string, sessionId: string): Promise<FailedTries | null> {
  const [found] = await failuresSeenFrom(db, userId, sessionId);
  const count = (found?.before ?? 0) + (found?.since ?? 0);
  const lastAt = found?.since ? found.sinceAt : (found?.beforeAt ?? null);
  return count > 0 && lastAt !== null ? { count, lastAt: new Date(lastAt).toISOString() } : null;
}
