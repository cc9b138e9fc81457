/** What a turn writes to the visitor's draft, onto what the draft holds now. */
import { findDraft, updateDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { NEW_CONVERSATION } from "#app/domain/assistant/conversation.ts";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { DraftChange, DraftChangeResult } from "#app/services/assistant/conversation.ts";
import { movedElsewhere, newDraft, ownedBy, viewOf, withAssistantWrites } from "#app/services/bookings/drafts/drafts.server.ts";
import { storeNew } from "./store-turn.server.ts";
import type { Turn } from "./turn.ts";

/** How often a change is written again when the form wrote meanwhile. */
const TRIES = 3;

/** Goes on with a fresh draft of who acts now. */
export async function beginNextDraft(turn: Turn): Promise<void> {
  const { actor, clock, visitor } = turn.context;
  const who = await actor();
  turn.draft = { ...newDraft(turn.locale, clock().getTime(), turn.draft.form), ownerId: who.kind === "visitor" ? null : who.id };
  turn.draftStored = false;
  await visitor.write({ draftId: turn.draft.id });
  turn.booking = null;
}

/** Changes the draft. Throws `stale_version` when the form keeps writing at the same moment. */
export async function changeDraft(turn: Turn, change: DraftChange): Promise<DraftChangeResult> {
  const { actor, db, clock } = turn.context;
  for (let attempt = 0; ; attempt += 1) {
    if (turn.draft.bookingId) {
      // The earlier request is in; what is said now begins another.
      await beginNextDraft(turn);
      turn.state = { ...NEW_CONVERSATION };
    }
    const { values, form, accepted, rejected } = plannedChange(turn, change);
    const result = () => ({ draft: viewOf(turn.draft), accepted, rejected });
    if (form === turn.draft.form && JSON.stringify(values) === JSON.stringify(turn.draft.values)) return result();
    const { locale } = turn;
    const saved = turn.draftStored
      ? await updateDraft(db, turn.draft, { values, form, updatedAt: clock().getTime(), locale, ...ownedBy(turn.draft, await actor()) })
      : { ...turn.draft, values, form, locale };
    if (saved) {
      turn.draft = saved;
      // The form was there at the same moment: what was said is written onto what was typed.
      if (!(await storeNew(turn))) continue;
      turn.summary = null;
      return result();
    }
    // The form wrote meanwhile: read again and write onto what the draft holds now.
    const current = await findDraft(db, turn.draft.id, clock().getTime());
    if (current && current.holder !== turn.draft.holder) throw await movedElsewhere(db);
    if (!current || attempt === TRIES) throw new AppError("stale_version", { detail: { draft: viewOf(current) } });
    turn.draft = current;
  }
}

/** The draft's values after a change. */
function plannedChange({ draft, context }: Turn, { set = [], clear = [], form }: DraftChange) {
  const kept = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !clear.includes(name as DraftField)));
  const becomes = form ?? draft.form;
  return { ...withAssistantWrites({ values: kept, form: becomes }, set, context.clock()), form: becomes };
}
