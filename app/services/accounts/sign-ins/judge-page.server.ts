import type { AccountContext } from "#app/services/accounts/account-context.ts";

type PageContext = Pick<AccountContext, "auth" | "pageMark">;

/** The cookies for a browser that still names a session, or who signed in last, though nobody is let in by it; none elsewhere. */
export async function endingCookies({ auth, pageMark }: PageContext): Promise<string[]> {
  if (!pageMark.namesSomebody) return [];
  return (await auth.acting()).actor.kind === "visitor" ? pageMark.ended() : [];
}

/**
 * Whether the page that wrote this request may not write any more, since its browser was left to somebody else or its person's session has
 * ended: then the cookies that go with the refusal. Null where it may, and where no page says that it did.
 */
export async function judgePage(context: PageContext): Promise<string[] | null> {
  const { auth, pageMark } = context;
  const { page } = pageMark;
  if (page === null) return null;
  const ended = await endingCookies(context);
  if (ended.length > 0) return ended;
  const { actor } = await auth.acting();
  return pageMark.isOpen(page, actor.kind === "visitor" ? null : actor.id) ? null : [];
}
