/** How much the house keeps of strangers' requests that nobody has touched, and for how long. Migration 0382 has the same numbers. */

const MEGABYTE = 1_000_000;

/** In bytes. Above `alarm` somebody is called; at `most` no further request of an unproven address is taken. */
export const KEPT_REQUESTS = { alarm: 1000 * MEGABYTE, most: 2000 * MEGABYTE } as const;

/** Days after its last hearing day, or after it came where it names none, that such a request is removed. */
export const UNTOUCHED_DAYS = 180;
