/** Whether the assistant's panel is open in this tab. Only the word is kept in the browser, nothing that was said. */

export type ChatState = "closed" | "open" | "minimised";

const KEY = "concord-chat";
const listeners = new Set<() => void>();
let state: ChatState | null = null;
let byPerson = false;
let unheard = false;

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
