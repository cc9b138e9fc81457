import type { AccountContext } from "#app/services/accounts/account-context.ts";
import type { SignedIn } from "#app/services/accounts/auth.server.ts";
import { judgePassword } from "./sign-in-history.server.ts";

/** The same for who has set this password by the same request: nothing is guessed. */
export function signInByNewPassword(context: AccountContext, email: string, password: string): Promise<SignedIn | null> {
  const { auth } = context;
  return judgePassword(context, email, null, (access) => auth.signIn(email, password, access));
}
