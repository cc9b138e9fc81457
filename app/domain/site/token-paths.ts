/**
 * Addresses that hold a key: anyone who reads one can open what it opens. They are named to no other site (`Referrer-Policy`)
 * and are written into no log of ours.
 */
const NAMES = "reset-password|invitation|first-administrator|manage|hold|resume|booking-confirmation|feeds";

const PAGE = new RegExp(`^(?:/(?:fr|es))?/(?:${NAMES})/.`, "i");
const TAKES_OVER = /^(?:\/(?:fr|es))?\/(?:resume|invitation|first-administrator|reset-password)(?:\/|\.)/i;
/** Also inside another address, where its slashes are escaped. */
const ANYWHERE = new RegExp(`(/|%2F)(${NAMES})\\1[^\\s"'\`<>?#&()\\\\]+`, "gi");

/** True for the path of a page, of its data or of a file that a key opens. */
export function holdsKey(pathname: string): boolean {
  return PAGE.test(pathname);
}

/**
 * True for the address that brings somebody's unfinished request, or somebody's session, into a browser: who sends a form there may well have
 * the key.
 */
export function takesOver(pathname: string): boolean {
  return TAKES_OVER.test(pathname);
}

/** A text with the keys of such addresses taken out. */
export function withoutKeys(text: string): string {
  return text.replace(ANYWHERE, "$1$2$1…");
}
