/**
 * The document's one draft store, and what keeps it in step with other tabs and machines. Without React, since the form and the
 * conversation share it and each may have another one (`scripts/vite/small-react.ts`).
 */
import { LEAVING } from "#app/site-program/signed-out.ts";
import { createDraftStore, type DraftStore } from "../draft-store.ts";

/** Other tabs hear "version n" and ask the server themselves: no personal data crosses. */
const CHANNEL = "concord-draft";
const POLL_MS = 5000;
/** That the page before this one left while it saved; it says nothing of what. */
const SAVING = "concord-draft-saving";
/** When a save was last answered, by the clock of this machine. */
const SAVED = "concord-draft-saved";
/** A page that was loaded before that save arrived asks again after these times. */
const CATCH_UP_MS = [100, 600, 1800, 4000];

const channel = typeof BroadcastChannel === "undefined" || typeof document === "undefined" ? null : new BroadcastChannel(CHANNEL);

/** One per document. On the server nothing is ever written to it: requests share an isolate. */
export const draftStore: DraftStore = createDraftStore((version, sent) => {
  channel?.postMessage({ version, sent });
  rememberSaved();
});

let users = 0;
let disconnect: () => void = () => undefined;

/** Keeps the draft in step for as long as somebody shows it; the answer ends that. */
export function stayInStep(): () => void {
  users += 1;
  if (users === 1) disconnect = connect(draftStore);
  return () => {
    users -= 1;
    if (users === 0) disconnect();
  };
}

function connect(store: DraftStore): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const visible = () => document.visibilityState === "visible";
  const refetch = () => {
    if (visible()) void store.refetch();
  };
  const comeBack = () => {
    refetch();
    // What was refused since a session had ended is saved once its person has signed in again, in another tab.
    if (visible()) void store.flush();
  };
  const leave = () => {
    if (store.leave()) rememberSaving();
  };
  const hear = (event: MessageEvent<{ version: number; sent?: true }>) => {
    if (event.data.sent) store.sentElsewhere();
    if (event.data.version !== store.snapshot().draft.version) void store.refetch();
  };
  channel?.addEventListener("message", hear);
  document.addEventListener("visibilitychange", () => (visible() ? comeBack() : leave()), { signal });
  window.addEventListener("focus", comeBack, { signal });
  window.addEventListener("pageshow", (event) => event.persisted && refetch(), { signal });
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener(LEAVING, store.forget, { signal });
  window.addEventListener("online", () => void store.flush(), { signal });
  // Another machine, through the resume link, is heard only by asking.
  const poll = setInterval(() => {
    if (store.snapshot().draft.version > 0) refetch();
  }, POLL_MS);
  if (wasSaving()) for (const delay of CATCH_UP_MS) setTimeout(refetch, delay);
  // Answered while this page was on its way already: it was asked for without that save, or without the cookie of the first.
  else if (Number(recalled(SAVED) ?? 0) >= performance.timeOrigin) refetch();
  return () => {
    listening.abort();
    channel?.removeEventListener("message", hear);
    clearInterval(poll);
  };
}

function rememberSaving(): void {
  try {
    sessionStorage.setItem(SAVING, "1");
  } catch {
    // No storage: the page shows the draft as it was when it was asked for.
  }
}

function rememberSaved(): void {
  try {
    sessionStorage.setItem(SAVED, String(Date.now()));
  } catch {
    // As above.
  }
}

function recalled(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function wasSaving(): boolean {
  const was = recalled(SAVING) !== null;
  try {
    sessionStorage.removeItem(SAVING);
  } catch {
    // Nothing was stored either.
  }
  return was;
}
