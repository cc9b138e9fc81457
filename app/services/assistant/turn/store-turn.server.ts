/** What a turn writes: its session and draft where they are new, its messages, and what goes along with them. */
import type { BatchItem } from "drizzle-orm/batch";
import { countingUnanswered } from "#app/db/assistant/assistant.repo.server.ts";
import { countingUse } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { standingOf } from "#app/db/assistant/staffed-chats.repo.server.ts";
import {
  type DraftRow,
  findDraft,
  insertConversation,
  insertConversationOfDraft,
  insertDraft,
  saveTurn,
  setDraftLocale,
  type TurnMessages,
} from "#app/db/bookings/drafts.repo.server.ts";
import type { ProviderUse } from "#app/domain/assistant/providers.ts";
import { lookAgainIn, staffIn } from "#app/domain/assistant/staffed.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayNotifyOffice, tellingOffice } from "#app/services/assistant/callback-requests.server.ts";
import type { TurnEnd } from "#app/services/assistant/conversation.ts";
import { unansweredIn } from "#app/services/assistant/conversation-checks.ts";
import { movedElsewhere } from "#app/services/bookings/drafts/drafts.server.ts";
import { isConcurrentDraft } from "#app/services/platform/concurrent-draft.ts";
import type { Turn } from "./turn.ts";

/** The draft that the form has begun at the same moment. */
async function draftOfForm({ context: { db, clock }, draft }: Turn): Promise<DraftRow> {
  const begun = await findDraft(db, draft.id, clock().getTime());
  if (begun && begun.holder !== draft.holder) throw await movedElsewhere(db);
  if (!begun || !isConcurrentDraft(begun, draft.ownerId, clock().getTime())) throw new AppError("conflict");
  return begun;
}

/** Stores what is new; the draft as it is goes with it. False when the form had begun that draft at the same moment: it is read. */
export async function storeNew(turn: Turn): Promise<boolean> {
  const { db } = turn.context;
  let isOurs = true;
  if (!turn.sessionStored && turn.draftStored) {
    if (!(await insertConversationOfDraft(db, turn.session, turn.draft))) throw await movedElsewhere(db);
  } else if (!turn.sessionStored) isOurs = await insertConversation(db, turn.session, turn.draft);
  else if (!turn.draftStored) isOurs = await insertDraft(db, turn.draft);
  if (!isOurs) turn.draft = await draftOfForm(turn);
  turn.sessionStored = true;
  turn.draftStored = true;
  return isOurs;
}

/** Writes the turn. `staffed` is true while a person is in the conversation. */
async function writeTurn(turn: Turn, messages: TurnMessages, along: (now: number) => BatchItem<"sqlite">[] = () => []) {
  const { context } = turn;
  const { db, clock } = context;
  const now = clock().getTime();
  await storeNew(turn);
  turn.tellsOffice = turn.tellsOffice && (await mayNotifyOffice(context.rateLimits));
  const { state, locale, draft } = turn;
  turn.session = { ...turn.session, state, locale, draftId: draft.id };
  const { lines, standing } = await saveTurn(db, turn.session, { messages, asked: turn.personAsked }, now, [
    ...along(now),
    ...(turn.tellsOffice ? [tellingOffice(context, turn.session.id, plainValues(draft.values).location ?? null, now)] : []),
  ]);
  // Neither written nor deleted: it goes on in another session.
  if (!standing && (await standingOf(db, turn.session.id, now)).length > 0) throw await movedElsewhere(db);
  if (draft.locale !== locale && !draft.bookingId) await setDraftLocale(db, draft, locale);
  const [first] = lines;
  return {
    lines: first === undefined ? null : { first, last: lines.at(-1) ?? first },
    lookAgain: standing ? lookAgainIn(standing, now) : null,
    staffed: standing !== null && staffIn(standing, now) !== null,
  };
}

/** Writes both messages, what nobody could answer, and what models have used. */
export async function finishTurn(
  turn: Turn,
  { text, provider, uses = [] }: { text: string; provider: string; uses?: readonly ProviderUse[] },
): Promise<TurnEnd> {
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
  const end = await writeTurn(turn, [{ role: "user", content: turn.options.message, provider: null }]);
  return { ...end, taken: end.staffed };
}
