/** Whether a visitor's session still holds what it names: a draft or a conversation that has moved to another one is not its any more. */
import { findHolders, type NamedSession } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { OwnVisitorData, VisitorData } from "./visitor-data.ts";
import { hashOf } from "./visitor-storage.server.ts";

/** What another session may have taken over. */
const HELD_DRAFTS = ["draftId", "asideDraftId"] as const;
const HELD_CONVERSATIONS = ["chatSessionId", "asideChatSessionId"] as const;
const HELD = [...HELD_DRAFTS, ...HELD_CONVERSATIONS];

export interface HeldCheck {
  /**
   * What the session named `sessionId` holds of `data`; null for one that did not come with the request's cookie. `"over"` where the session is
   * not this reader's any more, or `"ended"` for all, which KV may not know: it ends with the account's that wrote it. `stored`: what the database said
   * of it when it was read, which is asked again only where `data` names something else.
   */
  ownOf(
    data: VisitorData,
    sessionId: string | null,
    stored: () => Promise<NamedSession | null>,
  ): Promise<OwnVisitorData | "over" | "ended">;
  /** Another session is read from now on. */
  forget(): void;
}

export function createHeldCheck({ db, actor, clock }: Pick<ServiceContext, "db" | "actor" | "clock">): HeldCheck {
  type Named = Omit<Parameters<typeof findHolders>[1], "userId" | "idHash">;
  async function holdersOf(sessionId: string | null, named: Named, stored: () => Promise<NamedSession | null>) {
    // Who was let in and is nobody any more reads nothing of it.
    const [who, known] = await Promise.all([actor().catch(() => null), sessionId === null ? null : stored()]);
    const userId = who === null || who.kind === "visitor" ? null : who.id;
    const isKnown = known !== null && [...named.draftIds, ...named.conversationIds].every((id) => Object.values(known.data).includes(id));
    if (isKnown) return { holders: known.holders, ...isOverFor(known, userId) };
    return findHolders(db, { ...named, idHash: sessionId === null ? "" : await hashOf(sessionId), userId }, clock().getTime());
  }
  /** By what is held: it changes within a request only with what is written. */
  const checked = new Map<string, ReturnType<typeof holdersOf>>();

  return {
    async ownOf(data, sessionId, stored) {
      const idsOf = (names: readonly (typeof HELD)[number][]) => names.flatMap((name) => data[name] ?? []);
      const ids = [...idsOf(HELD), ...(sessionId !== null && data.lastBookingId ? [data.lastBookingId] : [])];
      if (ids.length === 0) return data;
      const named = { draftIds: idsOf(HELD_DRAFTS), conversationIds: idsOf(HELD_CONVERSATIONS) };
      const asked = checked.get(ids.join(" ")) ?? holdersOf(sessionId, named, stored);
      checked.set(ids.join(" "), asked);
      const { holders, isEnded, isOver } = await asked;
      if (isOver) return isEnded ? "ended" : "over";
      const own: OwnVisitorData = { ...data };
      const isOthers = (id: string | undefined) => id !== undefined && holders.has(id) && holders.get(id) !== data.holder;
      for (const name of HELD) if (isOthers(own[name])) delete own[name];
      return isOthers(data.draftId) ? { ...own, continuedElsewhere: true } : own;
    },
    forget: () => checked.clear(),
  };
}

/** As `findHolders` has it: what was last written under an account's session is that account's as long as that session lasts. */
function isOverFor({ endedAt, actingSession, writer }: NamedSession, userId: string | null) {
  const isEnded = endedAt !== null;
  return { isEnded, isOver: isEnded || (actingSession !== null && (userId === null || writer !== userId)) };
}
