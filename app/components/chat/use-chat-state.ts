import { useSyncExternalStore } from "react";
import { type ChatState, readChatState, subscribeToChatState } from "./chat-state.ts";

/** The panel's state in this tab; "closed" on the server. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribeToChatState, readChatState, () => "closed");
}
