import { passkeyOwner, usingPasskey } from "#app/db/accounts/passkeys.repo.server.ts";
import { endingSession } from "#app/db/accounts/people.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { beginSession, recordFailedSignIn } from "#app/services/accounts/sign-ins/sign-in-history.server.ts";

/** Signs in by what the browser answered, and gives the session's cookies. Throws `unauthenticated`, whatever is wrong, and `too_many_requests`. */
export async function signInByPasskey(context: AccountContext, response: unknown): Promise<Headers> {
  const { actor, auth, clock, db, guesses } = context;
  const guess = await guesses.take({ at: "passkey" });
  const before = await actor();
  const oldSession = await auth.sessionId();
  const credentialId = typeof response === "object" && response !== null && "id" in response ? String(response.id).slice(0, 1500) : "";
  const [owner] = await passkeyOwner(db, credentialId);
  const access = owner ? { userId: owner.userId, version: owner.accessVersion, isOpen: owner.active } : null;
  const answer = await auth.call<{ session: { token: string } }>("/passkey/verify-authentication", { response }, { access });
  if (!answer.ok || !owner || !access) {
    await recordFailedSignIn(context, owner?.userId ?? null, "passkey");
    throw new AppError("unauthenticated");
  }
  const { session } = answer.body;
  const now = clock().getTime();
  // A session that waited for this passkey has served its turn.
  const over = before.kind === "held" && oldSession !== null ? [endingSession(db, before.id, oldSession)] : [];
  // With the challenge that was asked for: both have led to a right sign-in.
  const more = [usingPasskey(db, owner.id, now), ...over, ...guess.right(2)];
  return beginSession(context, { access, token: session.token }, answer.headers, { by: "passkey", passkeyId: owner.id, more });
}
