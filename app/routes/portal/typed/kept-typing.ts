/**
 * What was typed when a session ended, kept in its tab while its person signs in again (rulings, "What is typed outlives an ended
 * session"): for an hour, for the page that it was typed into, and for that person alone.
 */
import type { TypedForm } from "./typed-forms.ts";

const STORE = "concord-typed";
const HOUR = 3_600_000;

export interface TypedPage {
  path: string;
  /** The rest of the address at which it was typed: what was open there. */
  search: string;
  /** Whose account. */
  whose: string;
  forms: readonly TypedForm[];
  /** Whether files had been chosen, which no program can choose again. */
  files: boolean;
}

/** Keeps it for this tab. */
export function keepTyping(page: TypedPage): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...page, at: Date.now() }));
  } catch {
    // Storage is forbidden or full: then the form comes back as it began.
  }
}

/** What is kept for this page and person, once: whatever else is kept goes. */
export function takeTyping(path: string, whose: string): TypedPage | null {
  try {
    const text = sessionStorage.getItem(STORE);
    if (!text) return null;
    const kept = JSON.parse(text) as TypedPage & { at: number };
    // On the way through signing in, other pages are passed.
    const isTheirs = kept.whose === whose && Date.now() - kept.at < HOUR;
    if (isTheirs && kept.path !== path) return null;
    sessionStorage.removeItem(STORE);
    return isTheirs ? kept : null;
  } catch {
    return null;
  }
}

/** Nothing is kept any more, as after signing out. */
export function forgetTyping(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // Then nothing was kept either.
  }
}
