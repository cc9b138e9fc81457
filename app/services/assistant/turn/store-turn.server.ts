/** What a turn writes: its session and draft where they are new, its messages, and what goes along with them. */
import type { BatchItem } from "drizzle-orm/batch";
import { countingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { countingUse } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { standingOf } from "#app/db/assistant/staffed-chats.repo.server.ts";
import {
  beginningConversation,
  beginningDraft,
  findDraft,
  saveTurn,
  type TurnMessages,
  whileAsRead,
  writingDraft,
  writingDraftLocale,
  writingSummaryHash,
} from "#app/db/bookings/drafts.repo.server.ts";
import { isDraftConflict } from "#app/db/errors.ts";
import { holdingOwner } from "#app/db/held-binding.server.ts";
import type { ProviderUse } from "#app/domain/assistant/providers.ts";
import { lookAgainIn, staffIn } from "#app/domain/assistant/staffed.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayNotifyOffice, tellingOffice } from "#app/services/assistant/callback-requests.server.ts";
import type { TurnEnd } from "#app/services/assistant/conversation.ts";
import { unansweredIn } from "#app/services/assistant/conversation-checks.ts";
import { withRoom } from "#app/services/assistant/volume/make-room.server.ts";
import { movedElsewhere, viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import { isConcurrentDraft } from "#app/services/platform/concurrent-draft.ts";
import { changeAgain } from "./change-draft.server.ts";
import type { Turn } from "./turn.ts";

/** How often a turn is written again when the form wrote meanwhile. */
const TRIES = 3;

/** What is new of the draft and the conversation, in one batch with whatever claims that it is so. */
interface News {
  statements: BatchItem<"sqlite">[];
  /** Which of them begins the conversation; -1 where it is stored. */
  beginsAt: number;
}

function newsOf(turn: Turn): News {
  const { db } = turn.context;
  const { draft, session } = turn;
  const drafted = draftNews(turn);
  if (turn.sessionStored) return { statements: drafted, beginsAt: -1 };
  return { statements: [...drafted, beginningConversation(db, session, draft), ...holdingOwner(db, draft)], beginsAt: drafted.length };
}

function draftNews({ context: { db, clock }, draft, storedDraft, locale }: Turn): BatchItem<"sqlite">[] {
  if (!storedDraft) return [beginningDraft(db, { ...draft, locale }), ...holdingOwner(db, draft)];
  if (draft.version !== storedDraft.version) {
    const { values, form, ownerId, summaryHash } = draft;
    const change = { values, form, ownerId, summaryHash, locale, updatedAt: clock().getTime() };
    const becomesOwn = ownerId === storedDraft.ownerId ? [] : holdingOwner(db, draft);
    return [whileAsRead(db, storedDraft), writingDraft(db, storedDraft, change), ...becomesOwn];
  }
  const spoken = draft.locale !== locale && !draft.bookingId ? [writingDraftLocale(db, draft, locale)] : [];
  if (draft.summaryHash === storedDraft.summaryHash) return spoken;
  return [whileAsRead(db, storedDraft), writingSummaryHash(db, storedDraft, draft.summaryHash), ...spoken];
}

/** What was new is stored by now. Throws what `movedElsewhere` gives where the draft of a new conversation had moved. */
async function nowStored(turn: Turn, begun: readonly unknown[] | undefined): Promise<void> {
  if (!turn.sessionStored && begun?.length === 0) throw await movedElsewhere(turn.context.db);
  turn.sessionStored = true;
  if (!turn.draft.bookingId) turn.draft = { ...turn.draft, locale: turn.locale };
  turn.storedDraft = turn.draft;
}

/**
 * The form wrote the draft meanwhile: it is read again, and this turn's changes are made onto what it holds now. Throws `stale_version` when the
 * form keeps writing at the same moment, and what the batch has thrown where the draft is as it was read.
 */
async function readAgain(turn: Turn, error: unknown): Promise<void> {
  const { db, clock } = turn.context;
  const now = clock().getTime();
  const { draft, storedDraft } = turn;
  const current = await findDraft(db, draft.id, now);
  if (current && current.holder !== draft.holder) throw await movedElsewhere(db);
  if (storedDraft === null) {
    if (!current) throw error;
    if (!isConcurrentDraft(current, draft.ownerId, now)) throw new AppError("conflict");
  } else if (current?.version === storedDraft.version && current.bookingId === storedDraft.bookingId) throw error;
  if (!current || turn.conflicts === TRIES) throw new AppError("stale_version", { detail: { draft: viewOf(current) } });
  turn.conflicts += 1;
  await changeAgain(turn, current);
}

/**
 * Stores what is new of the draft and the conversation before anything is done that hangs on them. False when the form wrote meanwhile: then nothing
 * is stored, and the draft holds both. Throws `unavailable` where the house is full (`withRoom`).
 */
export async function storeTurn(turn: Turn): Promise<boolean> {
  const { statements, beginsAt } = newsOf(turn);
  const [first, ...others] = statements;
  if (!first) return true;
  try {
    const { db, clock } = turn.context;
    const rows = (await withRoom(db, clock().getTime(), () => db.batch([first, ...others]))) as readonly unknown[][];
    await nowStored(turn, rows[beginsAt]);
    return true;
  } catch (error) {
    if (!isDraftConflict(error)) throw error;
    await readAgain(turn, error);
    return false;
  }
}

type Written = TurnEnd & { staffed: boolean };

/** Writes the turn, all or nothing. Null when the form wrote the draft meanwhile: it is read again. `staffed` is true while a person is in the conversation. */
async function writeTurn(
  turn: Turn,
  messages: TurnMessages,
  along: (now: number) => BatchItem<"sqlite">[] = () => [],
): Promise<Written | null> {
  const { context } = turn;
  const { db, clock } = context;
  const now = clock().getTime();
  turn.tellsOffice = turn.tellsOffice && (await mayNotifyOffice(context.rateLimits));
  const { state, locale, draft } = turn;
  turn.session = { ...turn.session, state, locale, draftId: draft.id };
  const { statements, beginsAt } = newsOf(turn);
  // At the same time: the cookie waits for no second write.
  context.visitor.keep();
  const office = turn.tellsOffice ? [tellingOffice(context, turn.session.id, plainValues(draft.values).location ?? null, now)] : [];
  try {
    const batch = { first: statements, along: [...along(now), ...office] };
    const saved = await withRoom(db, now, () => saveTurn(db, turn.session, { messages, asked: turn.personAsked }, now, batch));
    await nowStored(turn, saved.begun[beginsAt]);
    return await ended(turn, saved, now);
  } catch (error) {
    if (!isDraftConflict(error)) throw error;
    await readAgain(turn, error);
    return null;
  }
}

async function ended({ context: { db }, session }: Turn, { lines, standing }: Awaited<ReturnType<typeof saveTurn>>, now: number) {
  // Neither written nor deleted: it goes on in another session.
  if (!standing && (await standingOf(db, session.id, now)).length > 0) throw await movedElsewhere(db);
  const [first] = lines;
  return {
    lines: first === undefined ? null : { first, last: lines.at(-1) ?? first },
    lookAgain: standing ? lookAgainIn(standing, now) : null,
    staffed: standing !== null && staffIn(standing, now) !== null,
  };
}

/** Writes both messages, what nobody could answer, and what models have used. Null, and nothing is written, when the form wrote the draft meanwhile. */
export async function finishTurn(
  turn: Turn,
  { text, provider, uses = [] }: { text: string; provider: string; uses?: readonly ProviderUse[] },
): Promise<TurnEnd | null> {
  const { db } = turn.context;
  const { message } = turn.options;
  if (turn.forgotten) return { lines: null, lookAgain: null };
  return writeTurn(
    turn,
    [
      { role: "user", content: message, provider: null },
      { role: "assistant", content: text, provider },
    ],
    (now) => [
      ...unansweredIn(message, [...turn.unanswered], withoutRemarks(plainValues(turn.draft.values))).map((question) =>
        countingUnanswered(db, question, turn.locale, now),
      ),
      ...uses.map((use) => countingUse(db, use, now)),
    ],
  );
}

/** A question that nobody could answer is a remark as well: that is no reason to strike its words. */
const withoutRemarks = ({ remarks: _kept, ...values }: DraftPlain): DraftPlain => values;

/** Writes the visitor's message alone, for the person of staff who is in the conversation. */
export async function passOnTurn(turn: Turn): Promise<TurnEnd & { taken: boolean }> {
  const write = () => writeTurn(turn, [{ role: "user", content: turn.options.message, provider: null }]);
  let end = await write();
  while (!end) end = await write();
  return { ...end, taken: end.staffed };
}
