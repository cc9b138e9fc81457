import { moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { takeUpNewest } from "./restore-unfinished-request.server.ts";
import type { BrowserContext } from "./unfinished-request.server.ts";

/**
 * For what ends sessions of a person while they sit here: others may hold a copy of this very browser's cookie too. Gives the new holder
 * of the person's drafts, and `goOn` for after the batch that moves them there: this browser then holds what it held, or the person's
 * newest draft, in a session of a new name.
 */
export async function renewingBrowser(context: BrowserContext, userId: string) {
  const { db, visitor } = context;
  const to = newId();
  const { continuedElsewhere: _not, ...held } = await visitor.read();
  const { draftId, chatSessionId, asideDraftId, asideChatSessionId, holder } = held;
  return {
    holder: to,
    async goOn(): Promise<void> {
      // What no account owns, as what was set aside, has not moved with the person's own.
      await moveToHolder(db, { draftId, chatSessionId, holder }, to);
      await moveToHolder(db, { draftId: asideDraftId, chatSessionId: asideChatSessionId, holder }, to);
      await visitor.end();
      if (Object.keys(held).length > 0) await visitor.write({ ...held, holder: to });
      if (!draftId && !chatSessionId) await takeUpNewest(context, userId);
    },
  };
}
