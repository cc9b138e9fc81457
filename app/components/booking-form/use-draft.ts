/** The document's one draft store, for React. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { DraftView } from "#app/api-client/drafts.ts";
import { type DraftSnapshot, EMPTY_DRAFT, snapshotOf } from "./draft/draft-snapshot.ts";
import { draftStore, stayInStep } from "./draft/page-draft.ts";

/** The draft as it is now, live. `initial` is the one that the page was rendered with. */
export function useDraft(initial?: DraftView): DraftSnapshot {
  const [first] = useState(() => {
    if (initial && typeof document !== "undefined") draftStore.seed(initial);
    return snapshotOf(initial ?? EMPTY_DRAFT);
  });
  const snapshot = useSyncExternalStore(draftStore.subscribe, draftStore.snapshot, () => first);
  useEffect(() => {
    if (initial) draftStore.receive(initial);
  }, [initial]);
  useEffect(stayInStep, []);
  return snapshot;
}
