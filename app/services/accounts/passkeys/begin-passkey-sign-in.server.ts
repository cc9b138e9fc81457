import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { type Ceremony, refused, requireHostName } from "./passkeys.server.ts";

/** Begins to sign in; asks for no name. Throws `invalid_input` on `passkey`, `too_many_requests`. */
export async function beginPasskeySignIn(context: AccountContext): Promise<Ceremony> {
  const { auth, guesses } = context;
  requireHostName(context);
  await guesses.take({ at: "passkey" });
  const answer = await auth.call<Record<string, unknown>>("/passkey/generate-authenticate-options");
  if (!answer.ok) throw refused("passkey", "passkey_refused");
  return { options: { ...answer.body, userVerification: "required" }, headers: answer.headers };
}
