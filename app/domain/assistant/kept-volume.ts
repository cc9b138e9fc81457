/** How much the house keeps of conversations and of requests under way, and what of it ends early. Migration 0380 has the same numbers. */

const MEGABYTE = 1_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** In bytes. Above `alarm` somebody is called; from `near` on what is kept for nobody goes; at `most` visitors begin nothing new, at `end` nothing of theirs grows. */
export const KEPT_VOLUME = { alarm: 1000 * MEGABYTE, near: 1200 * MEGABYTE, most: 2000 * MEGABYTE, end: 2400 * MEGABYTE } as const;

/** Days after its last message that a conversation ends in which nothing was given for a request. */
export const EMPTY_TALK_DAYS = 4;

/**
 * How long a conversation, or a request under way, is left alone before it may go to make room (milliseconds). `empty`: nothing was given in it;
 * `unnamed`: nobody said in it how to be reached.
 */
export const LEFT_ALONE = {
  near: { empty: DAY, unnamed: 4 * DAY },
  full: { empty: HOUR, unnamed: 4 * DAY },
} as const;
export type Pressure = keyof typeof LEFT_ALONE;
