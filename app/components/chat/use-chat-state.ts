import { useSyncExternalStore } from "react";
import { type ChatState, readChatState, readUnheard, subscribeToChatState } from "./chat-state.ts";

/** The panel's state in this tab; "closed" on the server. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribeToChatState, readChatState, () => "closed");
}

/** True while a person's message waits behind the minimised panel. */
export function useUnheard(): boolean {
  return useSyncExternalStore(subscribeToChatState, readUnheard, () => false);
}
