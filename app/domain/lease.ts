/**
 * How long a claim holds without being renewed, in milliseconds: what a dead isolate had claimed (mail on its way, a request
 * under an idempotency key) is free within a minute. Work that lasts longer renews its claim, and each of its steps is
 * bounded by `STEP_MS`.
 */
export const LEASE_MS = 50_000;

/** Longest time that one step of scheduled work may take: sending one mail, scanning one document. */
export const STEP_MS = 30_000;
