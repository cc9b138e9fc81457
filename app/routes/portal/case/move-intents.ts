/** What the section of actions posts. */
export const MOVE_INTENTS = ["start-review", "resolve", "reopen", "accept-assignment", "decline-assignment", "set-tribunal"] as const;
