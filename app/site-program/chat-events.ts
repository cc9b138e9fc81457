/** That the conversation was asked for and is on its way, and that it is there or has failed: what is larger and less wanted waits for it. */
export const CHAT_COMES = "concord:chat-comes";
export const CHAT_CAME = "concord:chat-came";
