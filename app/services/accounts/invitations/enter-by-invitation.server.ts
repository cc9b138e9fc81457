import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { signInByNewPassword } from "#app/services/accounts/sign-ins/sign-in-by-new-password.server.ts";
import { acceptInvitation } from "./accept-invitation.server.ts";
import { openInvitation } from "./open-invitation.server.ts";

export interface Entered {
  /** The case that the invitation leads to. */
  caseId: string | null;
  /** Cookies of the session that a new account is given; none for an account that was there. */
  cookies: readonly string[];
}

/**
 * Accepts, and signs in anyone who has just opened their account. An unknown link is counted as a guess. Throws as `acceptInvitation` does,
 * and `too_many_requests`.
 */
export async function enterByInvitation(
  context: AccountContext,
  token: string,
  { password, ...typed }: { password: string } & Readonly<Record<string, unknown>>,
): Promise<Entered> {
  if ((await openInvitation(context, token)).state === "unknown") await context.guesses.missLink();
  const accepted = await acceptInvitation(context, token, { ...typed, password });
  const signedIn = accepted.done === "created" ? await signInByNewPassword(context, accepted.email, password) : null;
  return { caseId: accepted.caseId, cookies: signedIn?.headers.getSetCookie() ?? [] };
}
