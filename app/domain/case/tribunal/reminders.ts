/** When an arbitrator is reminded of what they were asked and have not answered: an appointment, or a question about a conflict. */

const DAY_MS = 86_400_000;
/** Days after they were asked. */
export const ANSWER_REMINDED_AFTER = [3, 7] as const;

/** Instants before which something was asked of which so many reminders are due at `now` (UTC milliseconds), the first reminder first. */
export const askedBefore = (now: number): readonly [number, number] => [
  now - ANSWER_REMINDED_AFTER[0] * DAY_MS,
  now - ANSWER_REMINDED_AFTER[1] * DAY_MS,
];
