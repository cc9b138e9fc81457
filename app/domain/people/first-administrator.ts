/** The link that opens the first administrator's account: nobody is there yet who could invite. */

/** How long it works. The person who deploys follows it at once. */
export const FIRST_LINK_HOURS = 24;

/** The page of such a link, without its token. */
export const FIRST_ADMINISTRATOR_PATH = "/first-administrator";

export type FirstLinkState = "open" | "expired" | "closed" | "unknown";

/** What a link is worth at `now` (UTC milliseconds). One that was used or replaced, or that came too late, is closed for good. */
export function firstLinkState(
  link: { expiresAt: number; usedAt: number | null; replacedAt: number | null } | undefined,
  hasAdministrator: boolean,
  now: number,
): FirstLinkState {
  if (!link) return "unknown";
  if (hasAdministrator || link.usedAt !== null || link.replacedAt !== null) return "closed";
  return link.expiresAt <= now ? "expired" : "open";
}
