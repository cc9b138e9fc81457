import { useSyncExternalStore } from "react";
import { type ChatState, hasWords, readChatState, readUnheard, subscribeToChatState } from "./chat-state.ts";

/** The panel's state in this tab; "closed" on the server. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribeToChatState, readChatState, () => "closed");
}

/** True while a person's message waits behind the minimised panel. */
export function useUnheard(): boolean {
  return useSyncExternalStore(subscribeToChatState, readUnheard, () => false);
}

/** True while a page's composer has words for the assistant. */
export function useHasWords(): boolean {
  return useSyncExternalStore(subscribeToChatState, hasWords, () => false);
}
