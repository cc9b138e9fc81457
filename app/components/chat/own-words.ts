/**
 * Words to the assistant that a tab keeps from one page to the next: given back while nobody has left this browser, or come into it in
 * another's place, since they were written (`concord-left`, `app/domain/visit.ts`).
 */
import { leftMarkIn } from "#app/domain/visit.ts";

const markNow = (): string => leftMarkIn(document.cookie, location.protocol === "https:");

/** Keeps `words` under `key`; null takes away what is kept. False where the browser keeps nothing. */
export function keepWords(key: string, words: string | null): boolean {
  try {
    if (words === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ words, mark: markNow() }));
    return true;
  } catch {
    return false;
  }
}

/** What is kept under `key`; null where nothing is, and of somebody else, whose words go. */
export function keptWords(key: string): string | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof read === "object" && read !== null && "words" in read && "mark" in read && read.mark === markNow())
      return typeof read.words === "string" ? read.words : null;
    sessionStorage.removeItem(key);
    return null;
  } catch {
    // Storage may be forbidden; then a page begins with an empty field.
    return null;
  }
}
