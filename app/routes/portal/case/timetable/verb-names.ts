/** What the forms of the timetable ask for, for the page in the browser; `verbs.ts` does it. */
export const TIMETABLE_INTENTS = [
  "set-deadline",
  "finish-deadline",
  "cancel-deadline",
  "ask-extension",
  "decide-extension",
  "decide-closed-day",
] as const;
export type TimetableIntent = (typeof TIMETABLE_INTENTS)[number];
export const isTimetableIntent = (intent: string): intent is TimetableIntent => (TIMETABLE_INTENTS as readonly string[]).includes(intent);
