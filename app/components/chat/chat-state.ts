/** Whether the assistant's panel is open in this tab. Only the word is kept in the browser, nothing that was said. */

export type ChatState = "closed" | "open" | "minimised";

const KEY = "concord-chat";
const listeners = new Set<() => void>();
let state: ChatState | null = null;
let byPerson = false;

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
