import type { Locale } from "#app/domain/locale.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { leaveBrowser } from "./leave-browser.server.ts";

interface SignedOut {
  /** The cookies of the answer, with the mark by which pages of before are refused (`middleware/page-guard.ts`). */
  headers: Headers;
  /** A draft waits for them. */
  kept: boolean;
  /** The language of who has left; null of nobody. */
  locale: Locale | null;
}

/** Ends the session, and takes draft and conversation out of this browser first, while the person is still known. */
export async function signOut(context: AccountContext): Promise<SignedOut> {
  const { actor: who } = await context.auth.acting();
  const { kept, cookie } = await leaveBrowser(context);
  const headers = new Headers(await context.auth.signOut());
  headers.append("Set-Cookie", cookie);
  return { headers, kept, locale: who.kind === "visitor" ? null : who.locale };
}
