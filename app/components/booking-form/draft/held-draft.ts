/** The draft that this document holds: what the server says is taken in, in order, and its readers hear of each change. */
import type { DraftView } from "#app/api-client/drafts.ts";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { REQUIRED_FIELDS } from "../fields.ts";
import type { DraftEdits } from "./draft-edits.ts";
import { type DraftSnapshot, EMPTY_DRAFT, snapshotOf, valuesOf } from "./draft-snapshot.ts";

const GLOW_MS = 2000;

export type HeldDraft = ReturnType<typeof createHeldDraft>;

/** Holds an empty draft, with `edits` shown over it. */
export function createHeldDraft(edits: DraftEdits) {
  const listeners = new Set<() => void>();
  const glow = createGlow(() => publish());
  let snapshot = snapshotOf(EMPTY_DRAFT);
  let seeded = false;
  let begun = false;
  let epoch = 0;

  function publish(change: Partial<Pick<DraftSnapshot, "draft" | "saving" | "sentAs" | "sentElsewhere">> = {}) {
    const draft = change.draft ?? snapshot.draft;
    begun ||= draft.version > 0;
    const continuedElsewhere = !change.sentAs && (snapshot.continuedElsewhere || (draft.continuedElsewhere ?? false));
    snapshot = { ...snapshot, ...change, continuedElsewhere, ...asTyped(draft, edits), glowing: glow.fields() };
    for (const listener of listeners) listener();
  }

  /** Takes what the server says. `askedAt` is the epoch of the question: an answer that was overtaken is left aside. */
  function accept(view: DraftView, askedAt = epoch) {
    const known = snapshot.draft;
    const sameDraft = view.expiresAt === known.expiresAt;
    if (sameDraft ? view.version < known.version : askedAt !== epoch) return;
    epoch += 1;
    if (view.bookingId) return close(view.bookingId);
    if (view.form === edits.wantedForm()) edits.wantForm(null);
    const written = writtenByAssistant(view, known).filter((field) => !edits.typed.has(field));
    if (seeded && written.length > 0) glow.add(written);
    seeded = true;
    publish({ draft: view });
  }

  /** The draft became a booking: what follows begins another. */
  function close(bookingId: string) {
    edits.clear();
    epoch += 1;
    publish({ draft: { ...EMPTY_DRAFT, missing: [...REQUIRED_FIELDS] }, sentAs: bookingId, saving: "idle" });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    epoch: () => epoch,
    /** Whether this document has held a draft that was begun. */
    begun: () => begun || snapshot.draft.version > 0,
    /** Takes the page's own draft, before anything else is known. Listeners are not called: it happens while rendering. */
    seed(view: DraftView) {
      if (seeded) return;
      seeded = true;
      snapshot = snapshotOf(view);
    },
    publish,
    accept,
    close,
  };
}

/** The draft's values with what is being typed over them. */
function asTyped(draft: DraftView, { typed }: DraftEdits): Pick<DraftSnapshot, "values" | "unsaved"> {
  return { values: { ...valuesOf(draft), ...Object.fromEntries(typed) }, unsaved: new Set(typed.keys()) };
}

/** Fields that the assistant has written since `known`. */
function writtenByAssistant(view: DraftView, known: DraftView): DraftField[] {
  return (Object.keys(view.values) as DraftField[]).filter((field) => {
    const held = view.values[field];
    const before = known.values[field];
    return held?.origin === "assistant" && (held.value !== before?.value || before.origin !== "assistant");
  });
}

/** Fields that glow for a moment; `settled` is called once none does. */
function createGlow(settled: () => void) {
  let glowing: ReadonlySet<DraftField> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    fields: () => glowing,
    add(fields: readonly DraftField[]) {
      glowing = new Set([...glowing, ...fields]);
      clearTimeout(timer);
      timer = setTimeout(() => {
        glowing = new Set();
        settled();
      }, GLOW_MS);
    },
  };
}
