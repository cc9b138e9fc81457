/**
 * The visitor's draft in this document: what the server last said, with what is being typed over it.
 * The form and the chat share one; framework-free, so that neither owns it. Nothing is kept in the
 * browser's storage: personal data lives on the server only.
 */
import { type DraftView, getDraft } from "#app/api-client/drafts.ts";
import type { DraftField, DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { createDraftEdits } from "./draft/draft-edits.ts";
import { createDraftSaver, type DraftSaver } from "./draft/draft-saver.ts";
import { createHeldDraft, type HeldDraft } from "./draft/held-draft.ts";

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Makes a store. `announce` tells other tabs that a version exists, or that the draft was sent. */
export function createDraftStore(announce: (version: number, sent?: true) => void = () => undefined) {
  const edits = createDraftEdits();
  const held = createHeldDraft(edits);
  const saver = createDraftSaver({ edits, held, announce });
  const version = () => held.snapshot().draft.version;

  return {
    subscribe: held.subscribe,
    snapshot: held.snapshot,
    /** The draft that the page came with, before anything else is known. Tells nobody: it is called while rendering. */
    seed: held.seed,
    receive: (view: DraftView) => held.accept(view),
    /** What the assistant's stream says of the draft; other tabs hear of it. */
    hear(view: DraftView) {
      const before = version();
      held.accept(view);
      if (view.bookingId) announce(0, true);
      else if (version() !== before) announce(version());
    },
    /** What the reader typed into a field; `""` clears it. Saved a moment later. */
    edit(field: DraftField, value: string) {
      edits.type(field, value);
      saver.soon();
      held.publish({ sentAs: null, sentElsewhere: false });
    },
    /** Takes back what the assistant wrote last in a field. */
    undo(field: DraftField) {
      edits.undo(field);
      held.publish();
      return saver.flush();
    },
    /** The form that the reader fills from now on; it goes with the next change, typed or spoken. */
    fillIn: (form: DraftForm) => edits.wantForm(form === held.snapshot().draft.form ? null : form),
    /** That form, while the server has not heard of it. */
    wantedForm: edits.wantedForm,
    flush: saver.flush,
    leave: saver.leave,
    /** Lets go of what is typed and not saved: its person has signed out. */
    forget() {
      saver.cancel();
      edits.clear();
      edits.wantForm(null);
    },
    /** Tells other tabs that the draft was sent; this page is about to be left. */
    tellSent: () => announce(0, true),
    /** Begins another draft: this one became a booking. */
    closed: (bookingId: string) => held.close(bookingId),
    /** Another tab has sent the draft: this page says so, and begins another. */
    sentElsewhere() {
      if (held.begun() || edits.isWaiting()) held.publish({ sentElsewhere: true });
    },
    refetch: () => refetch(held, saver),
  };
}

/** Asks the server what the draft is now. */
async function refetch(held: HeldDraft, saver: DraftSaver): Promise<void> {
  const askedAt = held.epoch();
  try {
    const view = await getDraft();
    if (!saver.isRunning() || view.version > held.snapshot().draft.version) held.accept(view, askedAt);
  } catch {
    // The next focus, tab or tick asks again.
  }
}
