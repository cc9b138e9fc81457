/** Saves edits of the draft, one save after the other: a moment after typing, at once, or on the way out of the page. */
import { DraftConflict, patchDraft } from "#app/api-client/drafts.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { DraftEdits, SentEdits } from "./draft-edits.ts";
import type { HeldDraft } from "./held-draft.ts";

const SAVE_AFTER_MS = 300;
const RETRY_MS = 4000;
/** Conflicts in a row after which another writer is faster than this document; the next edit tries again. */
const CONFLICTS = 6;

interface Saving {
  edits: DraftEdits;
  held: HeldDraft;
  /** Tells other tabs that a version exists. */
  announce(version: number): void;
}

/** `again`: fields were refused and the rest may still be kept. `retryInMs`: nothing was answered; null where another try would not help. */
type SaveResult = "ok" | "conflict" | "again" | { retryInMs: number | null };

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Makes what saves `edits` into the draft that is `held`. */
export function createDraftSaver(saving: Saving) {
  const { edits, held } = saving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let sending = "";

  async function saveAll(ahead: number): Promise<void> {
    for (let conflicts = 0; edits.isWaiting() && conflicts < CONFLICTS; ) {
      const sent = edits.toSend();
      sending = JSON.stringify(sent);
      const result = await save(saving, sent, conflicts === 0 ? ahead : 0);
      if (typeof result === "object") {
        if (result.retryInMs !== null) timer = setTimeout(() => void flush(), result.retryInMs);
        return;
      }
      if (result === "conflict") conflicts += 1;
    }
  }

  function begin(ahead: number): Promise<void> {
    const mine = saveAll(ahead).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  /** Saves what is typed, now. Settles when it is saved or has failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (running) await running;
    if (edits.isWaiting()) await begin(0);
  }

  return {
    isRunning: () => running !== null,
    /** Saves a moment after the last call. */
    soon() {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    cancel: () => clearTimeout(timer),
    flush,
    /** Saves what is typed on the way out: there is no waiting for the save before this one. Says whether anything is on its way. */
    leave(): boolean {
      clearTimeout(timer);
      if (!edits.isWaiting()) return running !== null;
      // It is assumed to succeed. One that begins the draft has not brought its cookie yet: everything is sent again, to begin it.
      const ahead = running && held.snapshot().draft.version > 0 ? 1 : 0;
      if (!running || sending !== JSON.stringify(edits.toSend())) void begin(ahead);
      return true;
    },
  };
}

/** One save. `ahead` is how many versions the server will be on by then. */
async function save({ edits, held, announce }: Saving, sent: SentEdits, ahead: number): Promise<SaveResult> {
  held.publish({ saving: "saving" });
  try {
    const { version } = held.snapshot().draft;
    const form = edits.wantedForm();
    const view = await patchDraft({
      version: version + ahead,
      values: sent.values,
      ...(sent.undo.length > 0 ? { undo: [...sent.undo] } : {}),
      ...(version === 0 ? { locale: pageLocale() } : {}),
      ...(form ? { form } : {}),
    });
    edits.acknowledge(sent);
    held.accept(view);
    held.publish({ saving: "saved" });
    announce(view.version);
    return "ok";
  } catch (error) {
    if (error instanceof DraftConflict) {
      held.accept(error.draft);
      return "conflict";
    }
    let retryInMs: number | null = null;
    if (error instanceof ApiError && (error.status === 400 || error.status === 413)) {
      // The server will not keep it like this (too long); it stays on screen, and the check before sending says why.
      const named = error.issues.map(({ field }) => field);
      // What was typed next to it is kept.
      if (edits.refuse(named, sent)) return "again";
    } else if (!(error instanceof ApiError && error.status === 401)) {
      // Not for somebody who has signed out, whose page is loaded again; whose session has ended signs in again first (`page-draft.ts`).
      retryInMs = (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0) || RETRY_MS;
    }
    held.publish({ saving: "failed" });
    return { retryInMs };
  }
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return lang === "fr" || lang === "es" ? lang : "en";
}
