import { conversationFile } from "#app/db/assistant/conversation-lists.repo.server.ts";
import { recordingWhile } from "#app/db/assistant/staffed-chats.repo.server.ts";
import { liveSince, type MessageRole, STAFFED_MINUTES, staffIn } from "#app/domain/assistant/staffed.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { withConversationHistory } from "#app/services/assistant/conversation-history.server.ts";
import { type DraftView, viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { iso } from "./staffed-conversations.server.ts";

/** A conversation as its page shows it. Moments are ISO 8601. */
export interface ConversationFile {
  ref: string;
  locale: Locale;
  startedAt: string;
  lastAt: string;
  /** When it is deleted by itself. */
  expiresAt: string;
  /** Of who is in it: named in every change. */
  version: number;
  /** `until`: when they have left unless they write. */
  staff: { name: string; me: boolean; until: string } | null;
  waitingSince: string | null;
  asked: boolean;
  live: boolean;
  lines: { seq: number; role: MessageRole; content: string; name: string | null; at: string }[];
  /** True where the beginning is left out. */
  cut: boolean;
  draft: DraftView | null;
  booking: { id: string; bookingNumber: string } | null;
  /** Calls that were promised in it. */
  calls: { id: string; phone: string; dueAt: string; done: boolean }[];
}

/** What is left of a conversation that was deleted: that it was. */
export interface DeletedConversation {
  deletedAt: string;
  byVisitor: boolean;
}

/** Lines of a transcript that its page shows; a visitor has 120 turns. */
const LINES = 500;

/** Anyone who looks again within this time writes no second opening. */
const ONE_LOOK = 3_600_000;

/** A conversation; its opening is in its history. Throws `not_found` for one that never was or is past its time. */
export async function openConversation(context: ServiceContext, ref: string): Promise<ConversationFile | DeletedConversation> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const now = clock().getTime();
  const [sessions, drafts, lines, booked, calls, history] = await db.batch(conversationFile(db, ref, now, LINES));
  const [session] = sessions;
  if (!session) {
    const deleted = history.find(({ action }) => action === "deleted");
    if (!deleted) throw new AppError("not_found");
    return { deletedAt: iso(deleted.at), byVisitor: deleted.actorKind !== "admin" };
  }
  // As the privacy page says: what was only asked, and is over, is not shown.
  const given = session.drafted || Boolean(drafts[0]?.bookingId) || session.askedAt !== null || session.staffVersion > 0;
  if (!given && session.updatedAt < liveSince(now)) throw new AppError("not_found");
  if (!history.some(({ actorId, action, at }) => actorId === who.id && action !== "deleted" && at > now - ONE_LOOK)) {
    await withConversationHistory(db, who, { ref, action: "opened" }, now, (audit) => recordingWhile(db, session.id, audit).run());
  }
  const staff = staffIn(session, now);
  const told = lines.toReversed();
  return {
    ref,
    locale: session.locale,
    startedAt: iso(session.createdAt),
    lastAt: iso(session.updatedAt),
    expiresAt: iso(session.expiresAt),
    version: session.staffVersion,
    staff: staff && {
      name: staff.name,
      me: staff.id === who.id,
      until: iso((session.staffAt ?? now) + STAFFED_MINUTES * 60_000),
    },
    waitingSince: session.waitingSince === null ? null : iso(session.waitingSince),
    asked: session.askedAt !== null,
    live: session.updatedAt >= liveSince(now),
    lines: told.map(({ seq, role, content, authorName, createdAt }) => ({ seq, role, content, name: authorName, at: iso(createdAt) })),
    cut: (told[0]?.seq ?? 1) > 1,
    draft: drafts[0] ? viewOf(drafts[0]) : null,
    booking: booked[0] ?? null,
    calls: calls.map(({ id: call, contact, dueAt, doneAt }) => ({
      id: call,
      phone: contact.phone ?? "",
      dueAt: iso(dueAt),
      done: doneAt !== null,
    })),
  };
}
