/**
 * Whether the assistant's panel is open in this tab, and the first words that a page's composer hands to it. Of these the
 * browser keeps only the way from one page to the next: they are removed when they are taken.
 */
import { keepWords, keptWords } from "./own-words.ts";

export type ChatState = "closed" | "open" | "minimised";

const KEY = "concord-chat";
const WORDS = "concord-chat-words";
const FIRST = "concord-chat-first";
const listeners = new Set<() => void>();
let state: ChatState | null = null;
let byPerson = false;
let unheard = false;
let words: string | null = null;
let first: string | null = null;

/** The state that this tab remembers. */
export function readChatState(): ChatState {
  if (state !== null) return state;
  try {
    const kept = sessionStorage.getItem(KEY);
    state = kept === "open" || kept === "minimised" ? kept : "closed";
  } catch {
    // Storage may be forbidden; then the panel begins closed on each page.
    state = "closed";
  }
  return state;
}

/** Opens, minimises or closes the panel, as a person just asked. */
export function setChatState(next: ChatState): void {
  state = next;
  byPerson = true;
  try {
    sessionStorage.setItem(KEY, next);
  } catch {
    // See `read`.
  }
  for (const listener of listeners) listener();
}

/** True when the present state was chosen on this page and not restored: only then may the focus move. */
export function chosenByPerson(): boolean {
  return byPerson;
}

/** Calls `listener` at each change; gives what ends that. */
export function subscribeToChatState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a person wrote while the panel was minimised, or that it has been seen. */
export function setUnheard(next: boolean): void {
  if (unheard === next) return;
  unheard = next;
  for (const listener of listeners) listener();
}

/** Whether a person has written what the visitor has not seen yet. */
export const readUnheard = (): boolean => unheard;

/** Opens the panel of this page, which says `text` to the assistant where there is any. */
export function talkHere(text: string): void {
  words = text || null;
  setChatState("open");
}

/** Leaves `text`, where there is any, to the panel of the next page, which opens with it. False where the browser keeps nothing. */
export function talkThere(text: string): boolean {
  if (text && !keepWords(WORDS, text)) return false;
  try {
    sessionStorage.setItem(KEY, "open");
    return true;
  } catch {
    return false;
  }
}

/** Leaves `text` to the conversation, which says it as soon as it is there: it was sent before that. */
export function sayWhenOpen(text: string): void {
  if (!keepWords(FIRST, text)) first = text;
  for (const listener of listeners) listener();
}

/** What was sent before the conversation was there. */
export const waitingWords = (): string | null => first ?? keptWords(FIRST);

/** What was sent before the conversation was there, once. */
export function takeWaitingWords(): string | null {
  const taken = waitingWords();
  first = null;
  keepWords(FIRST, null);
  return taken;
}

/** Whether a page's composer has left words that wait to be said. */
export const hasWords = (): boolean => words !== null || keptWords(WORDS) !== null;

/** The words that wait to be said, once; null where none do. */
export function takeWords(): string | null {
  const taken = words ?? keptWords(WORDS);
  words = null;
  keepWords(WORDS, null);
  return taken;
}
