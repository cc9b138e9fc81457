import { emailKeyOf } from "#app/domain/email-address.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import type { SignedIn } from "#app/services/accounts/auth.server.ts";
import { judgePassword } from "./sign-in-history.server.ts";

/** By e-mail and password. Null when they do not match or the account was closed. Throws `too_many_requests`. */
export async function signInByPassword(context: AccountContext, typed: string, password: string): Promise<SignedIn | null> {
  const { auth, guesses } = context;
  // The address that is counted is the one that is judged.
  const email = emailKeyOf(typed);
  return judgePassword(context, email, guesses.take({ at: "password", email }), (access) => auth.signIn(email, password, access));
}
