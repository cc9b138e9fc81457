import { beginningToAdd, MOST_PASSKEYS, passkeysOf } from "#app/db/accounts/passkeys.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { ownAccess } from "#app/services/accounts/own-account/own-access.server.ts";
import { requireOwnerOrHeld } from "#app/services/accounts/own-account/require-owner.server.ts";
import { requirePassword } from "#app/services/accounts/own-account/require-password.server.ts";
import { requireFactor, requireFreshPasskey } from "#app/services/accounts/second-factor/require-factor.server.ts";
import { type Ceremony, nameOf, refused, requireHostName } from "./passkeys.server.ts";

/**
 * Begins to add one. The name is judged now: what an authenticator has made cannot be taken back from it. Where there is a
 * second factor it is asked for, as is a passkey that signed in too long ago: who has a passkey needs no code any more. Throws `invalid_input` on `name`, `password`, `code` or `passkey`, `too_many_requests`.
 */
export async function beginPasskey(context: AccountContext, name: string, password: string, code: string): Promise<Ceremony> {
  const { auth, db } = context;
  const who = await requireOwnerOrHeld(context);
  requireHostName(context);
  nameOf(name);
  const access = await ownAccess(context);
  await requirePassword(context, who.id, password);
  await requireFactor(context, who.id, code);
  await requireFreshPasskey(context, who.id);
  if ((await passkeysOf(db, who.id)).length >= MOST_PASSKEYS) throw refused("passkey", "passkey_too_many");
  const answer = await auth.call<Record<string, unknown>>("/passkey/generate-register-options", undefined, { own: true });
  if (!answer.ok) throw new AppError("conflict");
  // The challenge is the person's, not this session's: what was shown for it is kept here.
  await beginningToAdd(db, (await auth.sessionId()) ?? "", access.version);
  return { options: answer.body, headers: answer.headers };
}
