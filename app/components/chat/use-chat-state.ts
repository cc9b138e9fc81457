import { useSyncExternalStore } from "react";
import { type ChatState, hasWords, readChatState, readUnheard, subscribeToChatState, waitingWords } from "./chat-state.ts";

/** The panel's state in this tab; "closed" on the server. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribeToChatState, readChatState, () => "closed");
}

/** True while a person's message waits behind the minimised panel. */
export function useUnheard(): boolean {
  return useSyncExternalStore(subscribeToChatState, readUnheard, () => false);
}

/** True while words wait to be said to the assistant: of a page's composer, or sent before the conversation was there. */
export function useHasWords(): boolean {
  return useSyncExternalStore(
    subscribeToChatState,
    () => hasWords() || waitingWords() !== null,
    () => false,
  );
}

/** What was sent before the conversation was there, while it waits. */
export function useWaitingWords(): string | null {
  return useSyncExternalStore(subscribeToChatState, waitingWords, () => null);
}
