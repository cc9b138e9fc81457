/**
 * Conversations in the hands of staff: those whose visitor asked for a person, left a draft or is there now; read, joined,
 * answered in, handed back, deleted. For administrators; `not_found` for everybody else. Who opened, joined, left or deleted
 * one stands in its history, what was said does not. Staff name it by a reference of its own: its id is its visitor's alone.
 */
import {
  type ConversationCursor,
  type ConversationRow,
  conversationFile,
  draftsLeft,
  findHand,
  heldBy,
  idOfRef,
  liveOnes,
  quietOnes,
  waitingOnes,
} from "#app/db/assistant/conversation-lists.repo.server.ts";
import { joining, leaving, recordingWhile, removingConversation, saying } from "#app/db/assistant/staffed-chats.repo.server.ts";
import {
  type ConversationEntry,
  type ConversationView,
  leftBefore,
  liveSince,
  type MessageRole,
  STAFF_MESSAGE_MAX,
  STAFFED_MINUTES,
  staffIn,
} from "#app/domain/assistant/staffed.ts";
import { plainValues } from "#app/domain/booking/draft.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { type DraftView, viewOf } from "#app/services/bookings/drafts.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { withConversationHistory } from "./conversation-history.server.ts";

export interface ConversationPage {
  conversations: ConversationEntry[];
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

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

export interface ConversationDesk {
  /** Who waits longest on top, the other views newest first. */
  list(view: ConversationView, after: string | null): Promise<ConversationPage>;
  /** A conversation; its opening stands in its history. Throws `not_found` for one that never was or is past its time. */
  open(ref: string): Promise<ConversationFile | DeletedConversation>;
  /** Joins, in place of whoever is in it. False when somebody joined, left or replaced somebody since `version` was read. */
  join(ref: string, version: number): Promise<boolean>;
  /** Hands it back to the assistant. False when its hands changed meanwhile. */
  leave(ref: string, version: number): Promise<boolean>;
  /**
   * Says something to the visitor. `key` is the form's own: what is sent twice is said once. False, with nothing said, when
   * one is not in it any more. Throws `invalid_input` for an empty or too long message.
   */
  say(ref: string, version: number, message: { content: string; key: string }): Promise<boolean>;
  /** Deletes the transcript and the draft, at once; what has become a booking stays. */
  remove(ref: string): Promise<void>;
}

const PAGE = 25;
/** Lines of a transcript that its page shows; a visitor has 120 turns. */
const LINES = 500;
/** Whoever looks again within this time opens nothing anew. */
const ONE_LOOK = 3_600_000;

export function createConversationDesk({ db, actor, clock }: ServiceContext): ConversationDesk {
  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  async function handOf(ref: string) {
    const [hand] = await findHand(db, ref, clock().getTime());
    if (!hand) throw new AppError("not_found");
    return hand;
  }

  /** What is no cursor of ours begins at the first page. */
  async function cursorOf(after: string | null): Promise<ConversationCursor | null> {
    const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
    if (!match) return null;
    const [last] = await idOfRef(db, match[2] ?? "");
    return { at: Number(match[1]), id: last?.id ?? "" };
  }

  async function pageOf(view: ConversationView, me: string, now: number, after: ConversationCursor | null): Promise<ConversationRow[]> {
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

  return {
    async list(view, after) {
      const { id: me } = await administrator();
      const now = clock().getTime();
      const rows = await pageOf(view, me, now, await cursorOf(after));
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const at = last && (view === "waiting" ? last.waitingSince : last.updatedAt);
      return { conversations: shown.map((row) => entryOf(row, me, now)), next: rows.length > PAGE && last ? `${at}~${last.ref}` : null };
    },
    async open(ref) {
      const who = await administrator();
      const now = clock().getTime();
      const [sessions, drafts, lines, booked, calls, history] = await db.batch(conversationFile(db, ref, now, LINES));
      const [session] = sessions;
      if (!session) {
        const deleted = history.find(({ action }) => action === "deleted");
        if (!deleted) throw new AppError("not_found");
        return { deletedAt: iso(deleted.at), byVisitor: deleted.actorKind !== "admin" };
      }
      // As the privacy page says: what was only asked, and is over, is nobody's to read.
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
    },
    async join(ref, version) {
      const who = await administrator();
      const hand = await handOf(ref);
      if (hand.staffVersion !== version) return false;
      const now = clock().getTime();
      const held = staffIn(hand, now);
      if (held?.id === who.id) return true;
      const act = held ? ({ action: "taken_over", changes: { from: held.id } } as const) : ({ action: "joined" } as const);
      const name = `${who.firstName} ${who.lastName}`.trim();
      const results = await withConversationHistory(db, who, { ref, ...act }, now, (audit) =>
        db.batch(joining(db, hand, { id: who.id, name }, audit, now)),
      );
      return (results.at(-1) as unknown[]).length > 0;
    },
    async leave(ref, version) {
      const who = await administrator();
      const hand = await handOf(ref);
      if (hand.staffVersion !== version || hand.staffId !== who.id) return false;
      const now = clock().getTime();
      const results = await withConversationHistory(db, who, { ref, action: "left" }, now, (audit) =>
        db.batch(leaving(db, hand, audit, now)),
      );
      return (results.at(-1) as unknown[]).length > 0;
    },
    async say(ref, version, { content, key }) {
      const who = await administrator();
      const said = content.normalize("NFC").replaceAll("\r\n", "\n").trim();
      if (said === "") throw new AppError("invalid_input", { issues: [{ field: "message", code: "required" }] });
      if (said.length > STAFF_MESSAGE_MAX) throw new AppError("invalid_input", { issues: [{ field: "message", code: "too_long" }] });
      const hand = await handOf(ref);
      if (hand.staffVersion !== version || hand.staffId !== who.id) return false;
      const author = { id: who.id, name: hand.staffName ?? "" };
      // Of this conversation and person: a key says nothing to anybody else's form.
      const originKey = `${hand.id}:${who.id}:${key.slice(0, 64)}`;
      const [, told] = await db.batch(saying(db, hand, author, { content: said, originKey }, clock().getTime()));
      return told.length > 0;
    },
    async remove(ref) {
      const who = await administrator();
      const { id, draftId } = await handOf(ref);
      await withConversationHistory(db, who, { ref, action: "deleted" }, clock().getTime(), (audit) =>
        db.batch(removingConversation(db, id, [draftId], audit)),
      );
    },
  };
}

const iso = (at: number) => new Date(at).toISOString();

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
