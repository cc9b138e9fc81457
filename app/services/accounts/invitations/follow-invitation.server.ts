import type { OpenedInvitation } from "#app/domain/people/invitation.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { openInvitation } from "./open-invitation.server.ts";

/** What a link opens for somebody who follows it. `isOpenedHere`: their own browser shows the page, and an unknown link is counted as a guess. */
export async function followInvitation(context: AccountContext, token: string, isOpenedHere: boolean): Promise<OpenedInvitation> {
  const opened = await openInvitation(context, token);
  // Only who tries links is counted, and no page that has this browser try them.
  if (opened.state === "unknown" && isOpenedHere) await context.guesses.missLink().catch(() => undefined);
  return opened;
}
