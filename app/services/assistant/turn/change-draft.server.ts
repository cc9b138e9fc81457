/** What a turn changes of the visitor's draft: in its own hands at first, and written with the turn (`store-turn.server.ts`). */
import type { DraftRow } from "#app/db/bookings/drafts.repo.server.ts";
import { NEW_CONVERSATION } from "#app/domain/assistant/conversation.ts";
import { settleDraft } from "#app/domain/booking/draft/draft.ts";
import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { DraftChange, DraftChangeResult } from "#app/services/assistant/conversation.ts";
import { newDraft, ownedBy, viewOf, withAssistantWrites } from "#app/services/bookings/drafts/drafts.server.ts";
import type { Turn } from "./turn.ts";

/** Goes on with a fresh draft of who acts now. */
export async function beginNextDraft(turn: Turn): Promise<void> {
  const { actor, clock, visitor } = turn.context;
  const who = await actor();
  turn.draft = { ...newDraft(turn.locale, clock().getTime(), turn.draft.form), ownerId: who.kind === "visitor" ? null : who.id };
  turn.storedDraft = null;
  await visitor.write({ draftId: turn.draft.id });
  turn.booking = null;
}

/** Changes the draft; nothing of it is written before the turn is. */
export async function changeDraft(turn: Turn, change: DraftChange): Promise<DraftChangeResult> {
  turn.changes.push(change);
  const result = await made(turn, change);
  for (const { field } of result.rejected) turn.refused.add(field);
  return result;
}

/**
 * The draft is this one by now, which somebody else has written: what the turn changes is made again onto it. Throws `stale_version` where that draft
 * refuses what the one before took: the answer speaks of what it took.
 */
export async function changeAgain(turn: Turn, current: DraftRow): Promise<void> {
  turn.storedDraft = current;
  turn.draft = asFormOfPage(current, turn.options.form, current);
  turn.state = { ...turn.before, summaryShown: false };
  turn.summary = null;
  for (const change of turn.changes) {
    const { rejected } = await made(turn, change);
    if (rejected.some(({ field }) => !turn.refused.has(field))) throw new AppError("stale_version", { detail: { draft: viewOf(current) } });
  }
}

/** The draft, as one of the form of the page that the visitor has come to. */
export function asFormOfPage(draft: DraftRow, form: DraftForm | null, stored: DraftRow | null): DraftRow {
  if (!form || draft.form === form || draft.bookingId !== null) return draft;
  return { ...draft, form, values: settleDraft(draft.values, form), ...changed(draft, stored) };
}

/** What follows from other values: a summary was of the values before, and the write makes the next version. */
function changed(draft: DraftRow, stored: DraftRow | null): Pick<DraftRow, "summaryHash" | "version"> {
  return { summaryHash: null, version: stored ? stored.version + 1 : draft.version };
}

async function made(turn: Turn, change: DraftChange): Promise<DraftChangeResult> {
  if (turn.draft.bookingId) {
    // The earlier request is in; what is said now begins another.
    await beginNextDraft(turn);
    turn.state = { ...NEW_CONVERSATION };
  }
  const { values, form, accepted, rejected } = plannedChange(turn, change);
  const { draft, locale, storedDraft } = turn;
  if (form !== draft.form || JSON.stringify(values) !== JSON.stringify(draft.values)) {
    const owner = ownedBy(draft, await turn.context.actor());
    turn.draft = { ...draft, values, form, locale, ...owner, ...changed(draft, storedDraft) };
    turn.summary = null;
  }
  return { draft: viewOf(turn.draft), accepted, rejected };
}

/** The draft's values after a change. */
function plannedChange({ draft, context }: Turn, { set = [], clear = [], form }: DraftChange) {
  const kept = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !clear.includes(name as DraftField)));
  const becomes = form ?? draft.form;
  return { ...withAssistantWrites({ values: kept, form: becomes }, set, context.clock()), form: becomes };
}
