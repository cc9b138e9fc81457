import { anyAdministrator, findFirstLink } from "#app/db/accounts/first-administrator.repo.server.ts";
import { type FirstLinkState, firstLinkState } from "#app/domain/people/first-administrator.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";

/** What the first administrator's link is worth. Changes nothing. */
export async function openFirstLink({ clock, db }: Pick<AccountContext, "clock" | "db">, token: string): Promise<FirstLinkState> {
  const [[link], administrators] = await db.batch([findFirstLink(db, await hashOfToken(token)), anyAdministrator(db)]);
  return firstLinkState(link, administrators.length > 0, clock().getTime());
}

/** The same for somebody who follows it. `isOpenedHere`: their own browser shows the page, and an unknown link is counted as a guess. */
export async function followFirstLink(context: AccountContext, token: string, isOpenedHere: boolean): Promise<FirstLinkState> {
  const state = await openFirstLink(context, token);
  // Only who tries links is counted, and no page that has this browser try them.
  if (state === "unknown" && isOpenedHere) await context.guesses.missLink().catch(() => undefined);
  return state;
}
