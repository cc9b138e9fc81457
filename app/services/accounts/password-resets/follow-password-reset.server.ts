import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { openPasswordReset } from "./open-password-reset.server.ts";

/**
 * Whose password a link sets, for somebody who follows it: their e-mail; null when it opens nothing (any more). `isOpenedHere`: their own
 * browser shows the page, and a link that opens nothing is counted as a guess.
 */
export async function followPasswordReset(context: AccountContext, token: string, isOpenedHere: boolean): Promise<string | null> {
  const email = await openPasswordReset(context, token);
  // Only who tries links is counted, and no page that has this browser try them.
  if (email === null && isOpenedHere) await context.guesses.missLink().catch(() => undefined);
  return email;
}
