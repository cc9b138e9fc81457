import {
  type ConversationCursor,
  type ConversationRow,
  draftsLeft,
  heldBy,
  idOfRef,
  liveOnes,
  quietOnes,
  waitingOnes,
} from "#app/db/assistant/conversation-lists.repo.server.ts";
import { type ConversationEntry, type ConversationView, leftBefore, liveSince, staffIn } from "#app/domain/assistant/staffed.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { iso } from "./staffed-conversations.server.ts";

export interface ConversationPage {
  conversations: ConversationEntry[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

const PAGE = 25;

/** What is no cursor of ours begins at the first page. */
async function cursorOf({ db }: ServiceContext, after: string | null): Promise<ConversationCursor | null> {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  if (!match) return null;
  const [last] = await idOfRef(db, match[2] ?? "");
  return { at: Number(match[1]), id: last?.id ?? "" };
}

async function pageOf(
  { db }: ServiceContext,
  view: ConversationView,
  me: string,
  now: number,
  after: ConversationCursor | null,
): Promise<ConversationRow[]> {
  const limit = PAGE + 1;
  const live = liveSince(now);
  switch (view) {
    case "waiting":
      return waitingOnes(db, after, limit);
    case "drafts":
      return draftsLeft(db, live, after, limit);
    case "mine":
      return heldBy(db, me, leftBefore(now), after, limit);
    case "live":
      return liveOnes(db, live, after, limit);
    case "all": {
      // What is live lies before what is quiet, in the same order.
      const lively = !after || after.at >= live ? await liveOnes(db, live, after, limit) : [];
      return lively.length === limit ? lively : [...lively, ...(await quietOnes(db, live, after, limit - lively.length))];
    }
  }
}

/** Who waits longest on top, the other views newest first. */
export async function listConversations(context: ServiceContext, view: ConversationView, after: string | null): Promise<ConversationPage> {
  const { clock } = context;
  const { id: me } = await administratorOf(context);
  const now = clock().getTime();
  const rows = await pageOf(context, view, me, now, await cursorOf(context, after));
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const at = last && (view === "waiting" ? last.waitingSince : last.updatedAt);
  return { conversations: shown.map((row) => entryOf(row, me, now)), next: rows.length > PAGE && last ? `${at}~${last.ref}` : null };
}

function entryOf(row: ConversationRow, me: string, now: number): ConversationEntry {
  const { proceedingType = "", preferredDate = "", location = "", contactName = "" } = plainValues(row.values ?? {});
  const staff = staffIn(row, now);
  return {
    ref: row.ref,
    lastAt: iso(row.updatedAt),
    locale: row.locale,
    draft: { proceedingType, date: preferredDate, location, contactName, given: row.drafted },
    bookingId: row.bookingId,
    waitingSince: row.waitingSince === null ? null : iso(row.waitingSince),
    asked: row.askedAt !== null,
    live: row.updatedAt >= liveSince(now),
    staff: staff && { name: staff.name, me: staff.id === me },
  };
}
