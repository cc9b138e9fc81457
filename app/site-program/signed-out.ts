/**
 * Signing out in one tab empties every tab: each loads again, and the server shows what may still be seen. A page that the browser
 * had kept whole for its Back button does the same. What passes between tabs is a moment, nothing of anybody.
 */

const MOMENT = "concord-signed-out";

/** Said on `window` before a page loads again: what was typed and not saved is not to be saved now. */
export const LEAVING = "concord-leaving";

/** Begins listening, and tells the other tabs where this page is the one that signing out leads to. Ends with `signal`. */
export function signedOut(signal?: AbortSignal): void {
  tellOthers();
  const options = signal ? { signal } : {};
  window.addEventListener("storage", (event) => event.key === MOMENT && event.newValue && leave(), options);
  window.addEventListener("pageshow", (event) => event.persisted && lastMoment() > performance.timeOrigin && leave(), options);
}

function tellOthers(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("signedOut")) return;
  // Loaded again, the page has nothing more to tell.
  address.searchParams.delete("signedOut");
  history.replaceState(history.state, "", address);
  forget();
  try {
    localStorage.setItem(MOMENT, String(Date.now()));
  } catch {
    // Storage may be forbidden: the other tabs learn it with their next request.
  }
}

function lastMoment(): number {
  try {
    return Number(localStorage.getItem(MOMENT) ?? 0);
  } catch {
    return 0;
  }
}

/** What this tab keeps for its next pages may be words of who has left. */
function forget(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Then nothing was kept either.
  }
}

function leave(): void {
  window.dispatchEvent(new Event(LEAVING));
  forget();
  location.reload();
}
