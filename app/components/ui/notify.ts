import type { Notification } from "./notification.ts";

/** A notice that is still to be read when its page is left, with when it was said; nothing of anybody. */
const KEPT = "concord-notice";
/** Milliseconds within which the next page still says it. */
const FRESH = 10_000;

export async function notify(notification: Notification): Promise<void> {
  const { showNotice } = await import("./toaster.client.tsx");
  await showNotice(notification);
}

/** Says it here, and on the page that this one is about to be left for. */
export async function notifyOnward(notification: Notification): Promise<void> {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ notification, at: Date.now() }));
  } catch {
    // Storage may be forbidden; the next page says in its own words what became of it.
  }
  // Some browsers break off what is still to be fetched for it when the page is left: the next page says it.
  await notify(notification).catch(() => undefined);
}

/** Says what the page before this one was left with. */
export async function notifyKept(): Promise<void> {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    const { notification, at } = JSON.parse(kept ?? "{}") as { notification?: Notification; at?: number };
    if (notification && Date.now() - (at ?? 0) < FRESH) await notify(notification);
  } catch {
    // As above.
  }
}
