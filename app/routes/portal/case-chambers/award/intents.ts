/** What the forms about the award of a panel ask for. */
export const AWARD_INTENTS = ["put-award", "answer-award", "take-award-back", "issue-award"] as const;
export type AwardIntent = (typeof AWARD_INTENTS)[number];
export const isAwardIntent = (intent: string): intent is AwardIntent => (AWARD_INTENTS as readonly string[]).includes(intent);
