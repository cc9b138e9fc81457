/**
 * The visitor's draft in this document: what the server last said, with what is being typed over it.
 * The form and the chat share one; framework-free, so that neither owns it. Nothing is kept in the
 * browser's storage: personal data lives on the server only.
 */
import { DraftConflict, type DraftView, getDraft, patchDraft } from "#app/api-client/drafts.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { DraftField, DraftForm, DraftPlain } from "#app/domain/booking/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";
import { REQUIRED_FIELDS } from "./fields.ts";

export interface DraftSnapshot {
  /** As the server last gave it. */
  draft: DraftView;
  /** The server's values with local edits over them. */
  values: DraftPlain;
  /** Typed here and not yet acknowledged. */
  unsaved: ReadonlySet<DraftField>;
  /** Written by the assistant just now: they glow once and settle. */
  glowing: ReadonlySet<DraftField>;
  saving: "idle" | "saving" | "saved" | "failed";
  /** What names the confirmation of the booking that this draft has just become (its key; its id where the chat made it), until another is begun. */
  sentAs: string | null;
  /** The draft that was here is gone on with on another device; what is typed now begins another. */
  continuedElsewhere: boolean;
}

export const EMPTY_DRAFT: DraftView = {
  version: 0,
  locale: "en",
  form: "fast",
  values: {},
  missing: [...REQUIRED_FIELDS],
  summary: null,
  bookingId: null,
  expiresAt: null,
};

const SAVE_AFTER_MS = 300;
const GLOW_MS = 2000;
const RETRY_MS = 4000;
/** Conflicts in a row after which somebody is writing faster than we can; the next edit tries again. */
const CONFLICTS = 6;

/** A snapshot of a draft that nobody is typing into; for the server's rendering. */
export function snapshotOf(draft: DraftView): DraftSnapshot {
  return {
    draft,
    values: valuesOf(draft),
    unsaved: new Set(),
    glowing: new Set(),
    saving: "idle",
    sentAs: null,
    continuedElsewhere: draft.continuedElsewhere ?? false,
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Makes a store. `announce` tells other tabs that a version exists. */
export function createDraftStore(announce: (version: number) => void = () => undefined) {
  const listeners = new Set<() => void>();
  const edits = new Map<DraftField, string>();
  const refused = new Set<DraftField>();
  const undoing = new Set<DraftField>();
  let wanted: DraftForm | null = null;
  let glowing: ReadonlySet<DraftField> = new Set();
  let snapshot = snapshotOf(EMPTY_DRAFT);
  let seeded = false;
  let epoch = 0;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let glowTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let sending = "";

  function publish(change: Partial<Pick<DraftSnapshot, "draft" | "saving" | "sentAs">> = {}) {
    const draft = change.draft ?? snapshot.draft;
    snapshot = {
      ...snapshot,
      ...change,
      continuedElsewhere: !change.sentAs && (snapshot.continuedElsewhere || (draft.continuedElsewhere ?? false)),
      values: { ...valuesOf(draft), ...Object.fromEntries(edits) },
      unsaved: new Set(edits.keys()),
      glowing,
    };
    for (const listener of listeners) listener();
  }

  /** Takes what the server says. `askedAt` is the epoch of the question: an answer that was overtaken is left aside. */
  function accept(view: DraftView, askedAt = epoch) {
    const known = snapshot.draft;
    const sameDraft = view.expiresAt === known.expiresAt;
    if (sameDraft ? view.version < known.version : askedAt !== epoch) return;
    epoch += 1;
    if (view.bookingId) return closed(view.bookingId);
    if (view.form === wanted) wanted = null;
    const changed = (Object.keys(view.values) as DraftField[]).filter((field) => {
      const held = view.values[field];
      const before = known.values[field];
      return held?.origin === "assistant" && (held.value !== before?.value || before.origin !== "assistant") && !edits.has(field);
    });
    if (seeded && changed.length > 0) glow(changed);
    seeded = true;
    publish({ draft: view });
  }

  function glow(fields: readonly DraftField[]) {
    glowing = new Set([...glowing, ...fields]);
    clearTimeout(glowTimer);
    glowTimer = setTimeout(() => {
      glowing = new Set();
      publish();
    }, GLOW_MS);
  }

  /** The draft became a booking: what follows begins another. */
  function closed(bookingId: string) {
    edits.clear();
    undoing.clear();
    refused.clear();
    epoch += 1;
    publish({ draft: { ...EMPTY_DRAFT, missing: [...REQUIRED_FIELDS] }, sentAs: bookingId, saving: "idle" });
  }

  const waiting = () => [...edits.keys()].some((field) => !refused.has(field)) || undoing.size > 0;

  async function saveOnce(ahead: number): Promise<"ok" | "conflict" | "again" | "failed"> {
    const values = Object.fromEntries([...edits].filter(([field]) => !refused.has(field)));
    const undo = [...undoing];
    sending = JSON.stringify([values, undo]);
    publish({ saving: "saving" });
    try {
      const locale = snapshot.draft.version === 0 ? pageLocale() : undefined;
      const view = await patchDraft({
        version: snapshot.draft.version + ahead,
        values,
        ...(undo.length > 0 ? { undo } : {}),
        ...(locale ? { locale } : {}),
        ...(wanted ? { form: wanted } : {}),
      });
      for (const [field, value] of Object.entries(values)) if (edits.get(field as DraftField) === value) edits.delete(field as DraftField);
      for (const field of undo) undoing.delete(field);
      accept(view);
      publish({ saving: "saved" });
      announce(view.version);
      return "ok";
    } catch (error) {
      if (error instanceof DraftConflict) {
        accept(error.draft);
        return "conflict";
      }
      if (error instanceof ApiError && (error.status === 400 || error.status === 413)) {
        // The server will not keep it like this (too long); it stays on screen, and the check before sending says why.
        const named = error.issues.map(({ field }) => field).filter((field) => field in values);
        for (const field of named.length > 0 ? named : Object.keys(values)) refused.add(field as DraftField);
        // What was typed beside it is kept.
        if (named.length > 0 && named.length < Object.keys(values).length) return "again";
        undoing.clear();
      } else {
        saveTimer = setTimeout(() => void flush(), (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0) || RETRY_MS);
      }
      publish({ saving: "failed" });
      return "failed";
    }
  }

  async function saveAll(ahead: number): Promise<void> {
    for (let conflicts = 0; waiting() && conflicts < CONFLICTS; ) {
      const result = await saveOnce(conflicts === 0 ? ahead : 0);
      if (result === "failed") return;
      if (result === "conflict") conflicts += 1;
    }
  }

  /** Saves what is typed, now. Settles when it is saved or has failed. */
  async function flush(): Promise<void> {
    clearTimeout(saveTimer);
    while (running) await running;
    if (waiting()) await begin(0);
  }

  /** Saves what is typed on the way out: there is no waiting for the save before this one. Says whether anything is on its way. */
  function leave(): boolean {
    clearTimeout(saveTimer);
    if (!waiting()) return running !== null;
    const values = Object.fromEntries([...edits].filter(([field]) => !refused.has(field)));
    // It is assumed to succeed. One that begins the draft has not brought its cookie yet: everything is sent again, to begin it.
    const ahead = running && snapshot.draft.version > 0 ? 1 : 0;
    if (!running || sending !== JSON.stringify([values, [...undoing]])) void begin(ahead);
    return true;
  }

  function begin(ahead: number): Promise<void> {
    const mine = saveAll(ahead).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    /** The draft that the page came with, before anything else is known. Tells nobody: it is called while rendering. */
    seed(view: DraftView) {
      if (seeded) return;
      seeded = true;
      snapshot = snapshotOf(view);
    },
    receive: (view: DraftView) => accept(view),
    /** What the assistant's stream says of the draft; other tabs hear of it. */
    hear(view: DraftView) {
      const before = snapshot.draft.version;
      accept(view);
      if (snapshot.draft.version !== before) announce(snapshot.draft.version);
    },
    /** What the reader typed into a field; `""` clears it. Saved a moment later. */
    edit(field: DraftField, value: string) {
      edits.set(field, value);
      refused.delete(field);
      undoing.delete(field);
      clearTimeout(saveTimer);
      saveTimer = setTimeout(() => void flush(), SAVE_AFTER_MS);
      publish({ sentAs: null });
    },
    /** Takes back what the assistant wrote last in a field. */
    undo(field: DraftField) {
      edits.delete(field);
      undoing.add(field);
      publish();
      return flush();
    },
    /** The form that the reader fills from now on; it goes with the next change, typed or spoken. */
    fillIn(form: DraftForm) {
      wanted = form === snapshot.draft.form ? null : form;
    },
    /** That form, while the server has not heard of it. */
    wantedForm: () => wanted,
    flush,
    leave,
    /** Lets go of what is typed and not saved: its person has signed out. */
    forget() {
      clearTimeout(saveTimer);
      edits.clear();
      undoing.clear();
      wanted = null;
    },
    closed(bookingId: string) {
      closed(bookingId);
      announce(0);
    },
    /** Asks the server what the draft is now. */
    async refetch() {
      const askedAt = epoch;
      try {
        const view = await getDraft();
        if (!running || view.version > snapshot.draft.version) accept(view, askedAt);
      } catch {
        // The next focus, tab or tick asks again.
      }
    },
  };
}

function valuesOf(draft: DraftView): DraftPlain {
  return Object.fromEntries(Object.entries(draft.values).map(([field, held]) => [field, held?.value ?? ""]));
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return lang === "fr" || lang === "es" ? lang : "en";
}
